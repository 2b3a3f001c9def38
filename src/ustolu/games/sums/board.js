// Součty drawn: the pyramid, the dice thrown, and how many dice each seat has left. Nothing is added up here.
import { html, style } from "../../web/kit.js";
import { Board as Plain, Pyramid } from "../pyramid/board.js";
import { ABOVE } from "../pyramid/camera.js";
import { Die } from "../pyramid/dice.js";

export { example } from "../pyramid/board.js";

style("board.css", import.meta.url);

const FROM = { pitch: ABOVE }; // all three faces of a die are seen alike
const dyed = (seat) => "yr"[seat % 2]; // every other seat's dice

/** What each seat has left, die by die. */
function Supply({ view, words }) {
  return html`<ul class="supply">${view.supply.map(
    (left, seat) => html`<li key=${seat}>${words.say(["board-supply", { seat, left }])}
      <span class="supply-dice" aria-hidden="true">${Array.from({ length: left }, (_, i) => html`<${Die} key=${i} die=${dyed(seat)} side=${0} />`)}</span></li>`,
  )}</ul>`;
}

export const Board = Object.assign(
  (props) => {
    const { view, legal, seat, words } = props;
    const calling = view.phase === "call";
    return html`<div class=${calling ? "sums calling" : "sums"}><${Pyramid} ...${props} from=${FROM} dye=${dyed(seat.charCodeAt(0) - 65)} legal=${legal.filter(({ move }) => move !== "stop -")}>
      ${view.sum > 0 && html`<p>${words.text("adds-up", { sum: view.sum })}</p>`}
      ${calling && legal.length > 0 && html`<p>${words.text(view.calm ? "board-how-calm" : "board-how")}</p>`}
      <${Supply} view=${view} words=${words} /><//></div>`;
  },
  { grouped: Plain.grouped },
);
