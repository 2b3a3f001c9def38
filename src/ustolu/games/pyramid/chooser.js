// What to do at a cell when there is more than one thing: positions of a die as pictures, other moves as words.
import { html, useEffect, useRef } from "../../web/kit.js";
import { LETTERS, NAMES } from "./cells.js";
import { Die } from "./dice.js";

/** A position in words, what shows to this side first: "3 to you, B 2, C 1". */
function named(words, position, side) {
  const from = side ?? 0;
  const [own, ...others] = [0, 1, 2].map((n) => (from + n) % 3);
  const rest = others.map((axis) => `${LETTERS[axis]} ${position[axis]}`).join(", ");
  return side === null ? `${LETTERS[own]} ${position[own]}, ${rest}` : words.text("pyramid-position", { number: position[own], others: rest });
}

/** options: the complete moves at the cell, or without one (undefined); open: whether another cell may be picked as well. */
export function Chooser({ options, cell, open, colour, side, words, choose, close }) {
  const own = useRef(null);
  const looks = side ?? 0;
  const key = ({ position }) => position[looks] + position[(looks + 1) % 3];
  const positions = options.filter(({ position }) => position).sort((a, b) => key(a).localeCompare(key(b)));
  const others = options.filter(({ position }) => !position);
  useEffect(() => {
    const at = document.activeElement;
    const free = !at || at === document.body || Boolean(at.closest(".board, .legal"));
    if (!open && (cell !== undefined || free)) own.current.querySelector("button")?.focus();
  }, [cell]);
  const keys = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  const title = cell === undefined ? words.text("pyramid-choose-position") : words.text("pyramid-choose", { at: NAMES[cell] });
  return html`<div class="chooser" role="group" aria-label=${title} ref=${own} onkeydown=${keys}>
    <p>${open && cell !== undefined ? words.text("pyramid-choose-or-cell", { at: NAMES[cell] }) : title}</p>
    ${others.length > 0 && html`<div class="row">${others.map(({ move, say }) => html`<button key=${move} type="button" onclick=${() => choose(move)}>${say ? words.say(say) : move}</button>`)}</div>`}
    ${
      positions.length > 0 &&
      html`<div class="positions">${positions.map(
        ({ move, position, rest }) =>
          html`<button key=${move} type="button" title=${rest} aria-label=${named(words, position, side)} onclick=${() => choose(move)}><${Die} die=${colour + position} side=${looks} /></button>`,
      )}</div>`
    }
    ${cell !== undefined && html`<button type="button" class="small" onclick=${close}>${words.text("pyramid-cancel")}</button>`}
  </div>`;
}
