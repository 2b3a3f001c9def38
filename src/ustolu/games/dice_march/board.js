// Pochod kostek drawn: the base of the pyramid with the dice of the seats, and who has taken and lost how many.
import { html, style } from "../../web/kit.js";
import { Pyramid } from "../pyramid/board.js";
import { Die } from "../pyramid/dice.js";

export { example } from "../pyramid/board.js";

style("board.css", import.meta.url);

/** Legal moves die by die. */
function byDie(moves, words) {
  const groups = new Map();
  for (const one of moves) {
    const at = one.move.split(" ")[1];
    groups.set(at, [...(groups.get(at) || []), one]);
  }
  return [...groups].map(([at, list]) => ({ heading: words.text("die-moves", { at }), moves: list }));
}

/** Each seat's dice: on the base, taken, lost in ties. */
function Armies({ view, words }) {
  const colours = Object.entries(view.pyramid.owners).sort((a, b) => a[1] - b[1]);
  return html`<ul class="armies">${colours.map(
    ([colour, seat]) => html`<li key=${seat}><${Die} die=${`${colour}321`} side=${0} />
      <span>${words.say(["army", { seat, count: view.left[seat], taken: view.prisoners[seat][0], lost: view.prisoners[seat][1] }])}</span></li>`,
  )}</ul>`;
}

export const Board = Object.assign((props) => html`<${Pyramid} ...${props}><${Armies} view=${props.view} words=${props.words} /><//>`, { grouped: byDie });
