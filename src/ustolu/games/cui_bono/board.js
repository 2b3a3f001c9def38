// Qui bono? drawn: the pyramid, the pulled die, and what each seat has kept.
import { html, style } from "../../web/kit.js";
import { Board as Plain, Pyramid } from "../pyramid/board.js";
import { Die } from "../pyramid/dice.js";

export { example } from "../pyramid/board.js";

style("board.css", import.meta.url);

const COLOURS = "ryp";
const SOON = 20; // so many turns before the end it is shown that the game may end by itself

/** What each seat has kept, die by die. */
function Kept({ view, words }) {
  return html`<ul class="kept">${view.kept.map((counts, seat) => {
    const dice = counts.flatMap((count, colour) => Array(count).fill(COLOURS[colour]));
    return html`<li key=${seat}>${words.say(["board-kept", { seat, count: dice.length, last: view.last }])}
      <span class="kept-dice">${dice.map((die, i) => html`<${Die} key=${i} die=${die} side=${0} />`)}</span></li>`;
  })}</ul>`;
}

const NAMES = { r: "red", y: "yellow", p: "pearl" };

export const Board = Object.assign(
  (props) => {
    const { view, words } = props;
    const left = view.turns_left;
    return html`<${Pyramid} ...${props}>
      ${view.hand && html`<p class="held"><${Die} die=${view.hand} side=${0} /> ${words.text("board-hand", { colour: NAMES[view.hand] })}</p>`}
      <${Kept} view=${view} words=${words} />
      ${left !== null && left <= SOON && html`<p>${words.text("board-quiet", { left })}</p>`}<//>`;
  },
  { grouped: Plain.grouped },
);
