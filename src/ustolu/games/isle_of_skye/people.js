// The seats side by side: each land small, to be shown large by a click, with what the seat owns and has in hand.
import { html } from "../../web/kit.js";
import { around, Landscape } from "./landscape.js";
import { Tile } from "./tile.js";

/** Gold and income of a seat in words, as far as they are shown. */
function Purse({ seat, words }) {
  const { gold, stakes, income } = seat;
  return html`<span class="purse">${gold === null ? words.text("board-gold-hidden") : words.text("board-gold-of", { gold })}${stakes ? html`, ${words.text("board-stakes", { gold: stakes })}` : ""}
    ${income && html`<br />${words.text("board-income", { gold: income.total })}`}</span>`;
}

/** shown: the seat whose land is large; show(seat): makes it so. */
export function People({ view, own, shown, show, words }) {
  return html`<ul class="people-of-skye" aria-label=${words.text("board-lands")}>${view.seats.map((seat) => {
    const starts = seat.seat === view.start;
    const name = words.say([seat.seat === own ? "board-land-own" : "board-land", { seat: seat.seat }]);
    return html`<li key=${seat.seat}>
      <button type="button" class="small-land" aria-pressed=${String(seat.seat === shown)} aria-label=${name} onclick=${() => show(seat.seat)}>
        <${Landscape} tiles=${seat.tiles} box=${around(seat.tiles)} signs=${0} /></button>
      <p><b>${words.say(["board-name", { seat: seat.seat }])}</b>${starts && html` <span class="starts" title=${words.text("board-starts")} role="img" aria-label=${words.text("board-starts")}>★</span>`}
        <br /><${Purse} seat=${seat} words=${words} /></p>
      ${
        seat.hand.length > 0 &&
        html`<div class="small-hand" role="img" aria-label=${words.text("board-hand-of", { tiles: seat.hand.join(", "), count: seat.hand.length })}>${seat.hand.map((id) => html`<${Tile} key=${id} id=${id} />`)}</div>`
      }
    </li>`;
  })}</ul>`;
}
