// A drawn example of the guide: a piece of a land, what an item of the score lies on with its points, the scoring tile that it is about.
import { html, style } from "../../web/kit.js";
import { around, Landscape } from "./landscape.js";
import { Pictogram } from "./pictogram.js";
import { TILES } from "./tiles.js";

for (const sheet of ["board.css", "land.css", "pictogram.css"]) style(sheet, import.meta.url);

const WIDE = 96; // px of a tile
const LAID = /^(-?\d+),(-?\d+) (CASTLE|L\d\d) r([0-3])$/;
const ITEM = /^item (\d+) ((?:CASTLE|L\d\d)(?: (?:CASTLE|L\d\d))*)$/;
const SCORING = /^scoring ([1-9]|1[0-6])$/;

/** Reads tiles (`1,0 L30 r1`: right and down from the castle, quarter turns), items (`item 2 CASTLE L30`), `scoring 13`. Throws RangeError. */
export function read(lines) {
  const found = { tiles: [], items: [], scoring: 0 };
  for (const line of lines.map((each) => each.trim())) {
    const [laid, item, scoring] = [LAID, ITEM, SCORING].map((form) => form.exec(line));
    if (laid && TILES.has(laid[3])) found.tiles.push({ id: laid[3], x: Number(laid[1]), y: Number(laid[2]), turn: Number(laid[4]) });
    else if (item) found.items.push({ points: Number(item[1]), tiles: item[2].split(" ") });
    else if (scoring) found.scoring = Number(scoring[1]);
    else throw new RangeError(`${line} is neither a tile such as 1,0 L30 r1, nor item 2 CASTLE L30, nor scoring 13`);
  }
  const there = new Set(found.tiles.map(({ id }) => id));
  const missing = found.items.flatMap(({ tiles }) => tiles).find((id) => !there.has(id));
  if (missing) throw new RangeError(`${missing} is not among the tiles of the example`);
  return found;
}

/** The picture of an example. Throws RangeError for one that cannot be read. */
export function example(lines, words) {
  const { tiles, items, scoring } = read(lines);
  const box = around(tiles);
  return html`<div class="isle-of-skye land-example">
    ${scoring > 0 && html`<p><${Pictogram} number=${scoring} /> <span>${words.text(`scoring-name-${scoring}`)}</span></p>`}
    <div class="piece" style=${`width: ${box.wide * WIDE}px; aspect-ratio: ${box.wide} / ${box.high}`}><${Landscape} tiles=${tiles} box=${box} items=${items.length ? items : null} /></div>
  </div>`;
}
