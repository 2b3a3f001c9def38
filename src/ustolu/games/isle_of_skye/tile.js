// One tile drawn: its ground, the regions upon it, borders, roads, signs. Regions turn with the tile; patterns and signs stay upright.
import { closed, path, turned, turnedAll } from "./curve.js";
import { html, style, useId } from "../../web/kit.js";
import { signs } from "./place.js";
import { shape } from "./shape.js";
import { Sign } from "./signs.js";
import { TILES } from "./tiles.js";

style("tile.css", import.meta.url);

const SQUARE = "M-50-50H50V50H-50z";
const SIGN = 0.82; // of its square of 24

/** The patterns of the terrains, once in each picture; `name` makes their ids its own. */
export const Patterns = ({ name }) => html`<defs>
  <pattern id=${`${name}P`} width="20" height="20" patternUnits="userSpaceOnUse"><path class="tuft" d="M3 7l1.5-3M6 7V3.500M9 7L7.500 4M13 17l1.500-3M16 17v-3.500M19 17l-1.500-3" /></pattern>
  <pattern id=${`${name}M`} width="25" height="20" patternUnits="userSpaceOnUse"><path class="peak" d="M2 9l5-6 5 6M6.500 6.500l2 2.500M14 19l5-6 5 6M18.500 16.500l2 2.500" /></pattern>
  <pattern id=${`${name}W`} width="25" height="12.500" patternUnits="userSpaceOnUse"><path class="wave" d="M0 3q3.125-2.500 6.250 0t6.250 0M12.500 9q3.125-2.500 6.250 0t6.250 0" /></pattern>
</defs>`;

/** What lies flat: colours first, patterns over them, borders, roads. */
export function Ground({ id, turns, name }) {
  const { regions, roads } = shape(TILES.get(id));
  const way = (curve) => path(turnedAll(curve, turns));
  const ways = roads.map(({ arms }) => arms.map(way).join(""));
  return html`${regions.map(({ terrain, corners, curve }) => {
    const d = closed(turnedAll(corners, turns), turnedAll(curve, turns));
    return [
      html`<path class=${`region ${terrain}`} d=${d} />`,
      html`<path class="pattern" d=${d} fill=${`url(#${name}${terrain})`} />`,
      curve.length > 0 && html`<path class=${`border ${terrain}`} d=${way(curve)} />`,
    ];
  })}
  ${ways.map((d) => html`<path class="verge" d=${d} />`)}${ways.map((d) => html`<path class="road" d=${d} />`)}`;
}

/** What stands upright; size: 1 as it is on a single tile. */
export const Signs = ({ id, turns, size = 1 }) =>
  signs(TILES.get(id)).map(({ kind, scores, at }) => {
    const [x, y] = turned(at, turns);
    return html`<g class=${`sign on-tile ${kind}`} transform=${`translate(${x} ${y}) scale(${SIGN * size})`}><${Sign} kind=${kind} scores=${scores} /></g>`;
  });

/** A tile as a picture of its own. */
export function Tile({ id, turns = 0, children = null }) {
  const name = useId().replaceAll(":", "");
  return html`<svg class="tile skye" viewBox="-51 -51 102 102" aria-hidden="true" data-tile=${id}>
    <${Patterns} name=${name} />
    <${Ground} id=${id} turns=${turns} name=${name} /><${Signs} id=${id} turns=${turns} />
    <path class="rim-of-tile" d=${SQUARE} />${children}
  </svg>`;
}
