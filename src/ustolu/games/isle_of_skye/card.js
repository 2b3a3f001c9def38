// A tile among words: drawn, with its number under it and what belongs to it.
import { html } from "../../web/kit.js";
import { Tile } from "./tile.js";

/** What a tile is called: its whole sentence where the view has it. */
export const called = (view, id, words) => (view.words?.[id] ? words.say(view.words[id]) : id);

/** What a tile for sale would do for the own land: where it would fit, and the most points more that it would give there. */
export function prospect(view, id, words) {
  const found = view.mine?.prospects?.[id];
  return found
    ? words.text("board-fits", {
        places: found.places,
        points: Math.max(
          0,
          found.best.reduce((sum, points) => sum + points, 0),
        ),
      })
    : "";
}

/** label: false where a control inside says the sentence. */
export function Card({ view, id, words, turns = 0, kind = "", label = true, sign = "", children = null }) {
  return html`<div class=${`card-of-tile ${kind}`}>
    <div class="drawn-tile" ...${label ? { role: "img", "aria-label": called(view, id, words) } : { "aria-hidden": "true" }}><${Tile} id=${id} turns=${turns} /><b class="tile-number" data-sign=${sign + id}></b></div>
    ${children}
  </div>`;
}
