// Špičák drawn: the pyramid, where dice are to be found and not shown, and how many lie before each seat.
import { html, style } from "../../web/kit.js";
import { Board as Plain, Pyramid } from "../pyramid/board.js";

export { example } from "../pyramid/board.js";

style("board.css", import.meta.url);

const WITHOUT = ["hollows"]; // nothing is put down
const SEEKING = ["look", "stopped"]; // any die may be tried then, in time or too late

/** How many dice lie before each seat, the one that looks first among them. */
function Won({ view, seat, words }) {
  const letters = "ABC";
  return html`<ul class="won">${view.won.map(
    (count, number) => html`<li key=${number} class=${letters[number] === seat ? "own" : ""}>${words.say(["board-won", { seat: number, count }])}</li>`,
  )}</ul>`;
}

export const Board = Object.assign(
  (props) => {
    const { view, seat, words } = props;
    return html`<${Pyramid} ...${props} search=${SEEKING.includes(view.phase) ? "take" : ""} without=${WITHOUT}>
      ${view.phase === "stopped" && html`<p class="stopped">${words.text("board-stopped")}</p>`}
      ${view.matching !== null && html`<p>${words.text("matching", { count: view.matching })}</p>`}
      ${view.last && view.phase !== "over" && html`<p class="last">${words.text("board-last")}</p>`}
      <${Won} view=${view} seat=${seat} words=${words} /><//>`;
  },
  { grouped: Plain.grouped },
);
