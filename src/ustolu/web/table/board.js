// The board: the game's own drawing, or, for a game without one, its boards as plain grids.
import { Grid } from "../grid.js";
import { html } from "../lib.js";
import { url } from "../site.js";
import { letter } from "../words.js";

/** Boards drawn from what every view says: names of rows, columns and cells. A cell named like a legal move plays it. */
export function PlainBoard({ view, legal, seat, choose, words }) {
  const moves = new Set(legal.map(({ move }) => move));
  return html`<div class="plain-boards">${(view.boards || []).map((board) => {
    const names = board.rows.flatMap((row) => board.columns.map((column) => `${column}${row}`));
    const own = letter(board.seat) === seat || board.seat === undefined || board.seat === null;
    const cells = names.map((at, i) => ({
      name: board.says?.[i] ? words.say(board.says[i]) : words.text(board.cell, { at, shows: board.shows[i] || "empty", ...view.facts?.[board.shows[i]] }),
      content: board.shows[i],
      kind: own && moves.has(at) ? "can" : "",
    }));
    const label = words.say(board.name);
    return html`<figure><figcaption>${label}</figcaption>
      <${Grid} label=${label} rows=${board.rows} columns=${board.columns} cells=${cells} turn=${own && moves.size > 0}
        first=${Math.max(0, own ? names.findIndex((at) => moves.has(at)) : 0)} choose=${own && seat !== "-" ? (i) => choose(names[i]) : null} />
    </figure>`;
  })}</div>`;
}

/** What draws a game: `Board` its views, `Face` (where there is one) what may fall; of the game or shared board `name`, "" for plain grids. */
export async function drawing(name) {
  if (!name) return { Board: PlainBoard, Face: null };
  try {
    const { Board, Face = null } = await import(url(`/games/${name}/board.js`));
    return { Board, Face };
  } catch (error) {
    console.error(error);
    return { Board: PlainBoard, Face: null };
  }
}
