// Looking back: the position after event N, at the address #N; a slider, four buttons, and the arrow keys of the slider.
import { tell } from "../announcer.js";
import { html, useEffect, useState } from "../lib.js";
import { get } from "../site.js";
import { phrases } from "./speech.js";
import { Log } from "./talk.js";

const go = (n) => {
  history.replaceState(null, "", `#${n}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
};

export function leave() {
  history.replaceState(null, "", location.pathname);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

export function Replay({ sitting, at, Board }) {
  const words = sitting.words.value;
  const last = sitting.n;
  const n = Math.min(at, last);
  const [shown, setShown] = useState(null);
  useEffect(() => {
    let late = false;
    get(`tables/${sitting.id}/at/${n}`).then(
      (found) => {
        if (late) return;
        setShown(found);
        const key = sitting.active.value in found.events ? sitting.active.value : Object.keys(found.events)[0];
        const event = (found.events[key] || []).find((e) => e.n === n);
        if (event)
          tell(
            phrases(words, [event])
              .map(({ text }) => text)
              .join(" "),
          );
      },
      (error) => console.error(error),
    );
    return () => {
      late = true;
    };
  }, [n]);
  const key = shown && (sitting.active.value in shown.views ? sitting.active.value : Object.keys(shown.views)[0]);
  const event = shown && (shown.events[key] || []).find((e) => e.n === n);
  const button = (text, to) =>
    html`<button type="button" class="small" disabled=${to < 0 || to > last || to === n} onclick=${() => go(to)}>${words.text(text)}</button>`;
  return html`<div class="table-columns">
    <div class="table-left">
      <section class="panel replay" aria-labelledby="replay-title">
        <h2 id="replay-title">${words.text("ui-replay-title", { n, last })}</h2>
        <input type="range" min="0" max=${last} value=${n} aria-label=${words.text("ui-replay-slider")} aria-valuetext=${words.text("ui-replay-title", { n, last })} oninput=${(e) => go(Number(e.target.value))} />
        <div class="row">${button("ui-replay-first", 0)} ${button("ui-replay-back", n - 1)} ${button("ui-replay-on", n + 1)} ${button("ui-replay-last", last)}
          <button type="button" class="small main-button" onclick=${leave}>${words.text("ui-replay-leave")}</button></div>
        <p class="replay-said">${
          event
            ? phrases(words, [event])
                .map(({ text }) => text)
                .join(" ")
            : words.text("ui-replay-start")
        }</p>
      </section>
      ${key && shown.views[key] && html`<section class="panel board" aria-label=${words.text("ui-board")} lang=${words.foreign}><${Board} view=${shown.views[key]} legal=${[]} seat=${key} choose=${null} words=${words} chosen=${null} /></section>`}
    </div>
    <div class="table-right"><${Log} sitting=${sitting} here=${n} /></div>
  </div>`;
}
