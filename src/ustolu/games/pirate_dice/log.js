// The ship's log on paper.
import { html, style } from "../../web/kit.js";

style("log.css", import.meta.url);

/** The ship's log as the captain keeps it: a column for each seat, old totals crossed out. */
export function Log({ view, words }) {
  const lines = Math.max(0, ...view.log.map((column) => column.length));
  const name = (seat) => words.say(["board-seat", { seat }]);
  const cell = (column, line) => {
    const total = column[line];
    if (total === undefined) return "";
    return line === column.length - 1 ? html`<b>${total}</b>` : html`<s>${total}</s>`;
  };
  return html`<div class="log"><table><caption>${words.text("board-log")}<small>${words.text("board-target", { target: view.target })}</small></caption>
    <thead><tr>${view.log.map((_, seat) => html`<th key=${seat} scope="col"><span>${name(seat)}</span><i data-sign=${String.fromCharCode(65 + seat)}></i></th>`)}</tr></thead>
    <tbody>${Array.from({ length: lines }, (_, line) => html`<tr key=${line}>${view.log.map((column, seat) => html`<td key=${seat}>${cell(column, line)}</td>`)}</tr>`)}</tbody></table></div>`;
}
