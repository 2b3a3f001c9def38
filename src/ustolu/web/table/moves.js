// The legal moves as a plain list of buttons, under headings where the board has some, and a field for those who would rather write.
import { html, useEffect, useRef, useState } from "../lib.js";

const MANY = 24; // a longer list starts closed

/** grouped(moves, words): the list in parts, `{heading, moves}`, for a board that has a better order than one after another. */
export function Moves({ sitting, choose, grouped = (moves, _words) => [{ heading: "", moves }] }) {
  const words = sitting.words.value;
  const [text, setText] = useState("");
  const may = sitting.may.value;
  const moves = may ? sitting.moves.value : []; // in a race there may be some that have to be found
  const chosen = sitting.you.value.choices[sitting.active.value];
  const sent = useRef({ ref: "", wanted: "" });
  const field = useRef(null);
  const refusal = sitting.refusal.value;
  const send = (event) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted) choose(wanted);
    sent.current = { ref: sitting.pending.value?.ref || "", wanted };
    setText("");
  };
  useEffect(() => {
    const { ref, wanted } = sent.current;
    if (!wanted || refusal?.ref !== ref || text) return;
    setText(wanted); // to be mended, or written over
    setTimeout(() => field.current === document.activeElement && field.current.select());
  }, [refusal]);
  const button = ({ move, say }) =>
    html`<li key=${move}><button type="button" class="small" aria-current=${move === chosen ? "true" : undefined} onclick=${() => choose(move)}>${say ? words.say(say) : move}</button></li>`;
  const list = grouped(moves, words).map(
    (group) => html`${group.heading && html`<h3>${group.heading}</h3>`}<ul lang=${words.foreign}>${group.moves.map(button)}</ul>`,
  );
  return html`<section class="panel legal" aria-labelledby="legal-title">
    <h2 id="legal-title">${words.text("ui-moves")}</h2>
    ${moves.length === 0 ? !may && html`<p class="soft">${words.text("ui-no-moves")}</p>` : moves.length > MANY ? html`<details><summary>${words.text("ui-moves-count", { count: moves.length })}</summary>${list}</details>` : list}
    ${
      may &&
      html`<form class="row write" onsubmit=${send}><label class="unseen" for="move-text">${words.text("ui-move-write")}</label>
      <input id="move-text" ref=${field} autocomplete="off" autocapitalize="none" spellcheck="false" placeholder=${moves[0]?.move} value=${text} oninput=${(e) => setText(e.target.value)} />
      <button type="submit" class="small">${words.text("ui-move-send")}</button></form>`
    }
  </section>`;
}
