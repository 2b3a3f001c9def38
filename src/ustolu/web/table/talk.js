// The log of events, each linked to its position, and the chat.
import { html, useLayoutEffect, useRef, useState } from "../lib.js";
import { passing, phrases } from "./speech.js";

/** Keeps a list that is read at its end scrolled to the end. */
function useEnd(length) {
  const own = useRef(null);
  useLayoutEffect(() => {
    own.current.scrollTop = own.current.scrollHeight;
  }, [length]);
  return own;
}

const markLang = (lang, page = document.documentElement.lang) => (lang && lang !== page ? lang : undefined);

export function Log({ sitting, here = 0 }) {
  const words = sitting.words.value;
  const events = sitting.log.value.filter((event) => event.say?.length && !passing(event));
  const own = useEnd(events.length);
  return html`<section class="panel log" aria-labelledby="log-title">
    <h2 id="log-title">${words.text("ui-log")}</h2>
    <ol ref=${own} tabindex="0" role="list" aria-labelledby="log-title">${events.map(
      (
        event,
      ) => html`<li key=${event.n} class=${`${event.by === "chance" ? "fell" : event.by === "table" ? "note" : ""} ${event.n === here ? "here" : ""}`}>
        <a href=${`#${event.n}`} aria-label=${words.text("ui-position", { n: event.n })}>${event.n}</a>
        <span>${phrases(words, [event]).map(({ text, lang }) => html`<span lang=${markLang(lang)}>${text} </span>`)}</span>
      </li>`,
    )}</ol>
  </section>`;
}

export function Chat({ sitting }) {
  const words = sitting.words.value;
  const [text, setText] = useState("");
  const messages = sitting.chat.value;
  const own = useEnd(messages.length);
  const send = (event) => {
    event.preventDefault();
    if (text.trim()) sitting.command("chat", { text: text.trim() });
    setText("");
  };
  return html`<section class="panel chat" aria-labelledby="chat-title">
    <h2 id="chat-title">${words.text("ui-chat")}</h2>
    <ol ref=${own} tabindex="0" role="list" aria-labelledby="chat-title" class=${messages.length ? "" : "none"}>${messages.map(({ id, name, text: said }) => html`<li key=${id}><strong dir="auto">${name || words.text("ui-guest")}</strong> <span dir="auto">${said}</span></li>`)}</ol>
    ${
      sitting.muted.value
        ? html`<p class="soft">${words.text("ui-muted")}</p>`
        : html`<form class="row write" onsubmit=${send}><label class="unseen" for="chat-text">${words.text("ui-chat-write")}</label>
      <input id="chat-text" autocomplete="off" maxlength="500" placeholder=${words.text("ui-chat-write")} value=${text} oninput=${(e) => setText(e.target.value)} />
      <button type="submit" class="small">${words.text("ui-chat-send")}</button></form>`
    }
  </section>`;
}
