// Paměťovka drawn: covers over yellow dice, what was thrown, what each has won, and what the last lift shows, for that moment only.
import { html, style } from "../../web/kit.js";
import { Board as Plain, Pyramid } from "../pyramid/board.js";
import { ABOVE } from "../pyramid/camera.js";
import { Face } from "../pyramid/dice.js";

export { example } from "../pyramid/board.js";

style("board.css", import.meta.url);

const FROM = { pitch: ABOVE };
const WITHOUT = ["hollows"]; // opened ones are out of the game

/** The red dice won, die by die. */
function Won({ view, words }) {
  return html`<ul class="won">${view.won.map(
    (won, seat) => html`<li key=${seat}>${words.say(["board-won", { seat, won, goal: view.goal }])}
      <span aria-hidden="true">${Array.from({ length: won }, (_, i) => html`<${Face} key=${i} die="r" axis=${0} />`)}</span></li>`,
  )}</ul>`;
}

/** The three faces under a lifted cover, as they were told this moment; nothing keeps them. */
function Under({ glimpse, words }) {
  const args = glimpse?.flatMap(({ say }) => say || []).findLast(([, args]) => args.cell)?.[1];
  return html`<div class="under">${
    args &&
    html`<span aria-hidden="true">${[args.a, args.b, args.c].map((number, i) => html`<${Face} key=${i} die=${`y${number}`} axis=${0} />`)}</span>
      <p aria-hidden="true">${words.text("board-under", args)}</p>`
  }</div>`;
}

export const Board = Object.assign(
  (props) => {
    const { view, legal, words, glimpse } = props;
    return html`<div class="memory"><${Under} glimpse=${glimpse} words=${words} /><${Pyramid} ...${props} from=${FROM} without=${WITHOUT}>
      ${legal.length > 0 && html`<p>${words.text("board-how")}</p>`}
      <${Won} view=${view} words=${words} /><//></div>`;
  },
  { grouped: Plain.grouped },
);
