// A whole land as one picture: the ground of all tiles, then what stands on them; a tile that is thought of; what an item of the score lies on.
import { html, useId, useMemo } from "../../web/kit.js";
import { Ground, Patterns, Signs } from "./tile.js";

/**
 * @typedef {{id: string, x: number, y: number, turn: number}} Laid
 * @typedef {{x: number, y: number, wide: number, high: number}} Box of cells; x, y of its upper left one
 */

const put = ({ x, y }) => `translate(${x * 100} ${y * 100})`;
const key = (x, y) => `${x},${y}`;

/** The smallest box around tiles, with so many cells left free on each side. @param {Laid[]} tiles @returns {Box} */
export function around(tiles, margin = 0) {
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, wide: Math.max(...xs) + margin - x + 1, high: Math.max(...ys) + margin - y + 1 };
}

/** The sides of tiles that lie open, and small crosses where tiles meet. @param {Laid[]} tiles */
function lines(tiles) {
  const there = new Set(tiles.map(({ x, y }) => key(x, y)));
  const coast = [];
  const crosses = new Set();
  for (const { x, y } of tiles) {
    const [left, top] = [x * 100 - 50, y * 100 - 50];
    if (!there.has(key(x, y - 1))) coast.push(`M${left} ${top}h100`);
    if (!there.has(key(x, y + 1))) coast.push(`M${left} ${top + 100}h100`);
    if (!there.has(key(x - 1, y))) coast.push(`M${left} ${top}v100`);
    if (!there.has(key(x + 1, y))) coast.push(`M${left + 100} ${top}v100`);
    for (const [cx, cy] of [[left, top], [left + 100, top], [left, top + 100], [left + 100, top + 100]]) crosses.add(`M${cx - 3} ${cy}h6m-3-3v6`); // biome-ignore format: corners read best on one line
  }
  return { coast: coast.join(""), crosses: [...crosses].join("") };
}

/** What an item of the score lies on, each with its points; those on the same place one below the other. */
function Items({ items, tiles }) {
  const at = new Map(tiles.map((tile) => [tile.id, tile]));
  const taken = new Map();
  return items
    .filter((item) => item.tiles.length)
    .map((item, n) => {
      const on = item.tiles.map((id) => at.get(id)).filter(Boolean);
      const mean = (axis) => (on.reduce((sum, tile) => sum + tile[axis], 0) / on.length) * 100;
      const place = key(mean("x"), mean("y"));
      const before = taken.get(place) || 0;
      taken.set(place, before + 1);
      return html`<g key=${n} class="item" transform=${`translate(${mean("x") + before * 14} ${mean("y") + before * 22})`}>
        <rect x="-17" y="-14" width="34" height="28" rx="9" /><text y="8">${item.points}</text></g>`;
    });
}

/**
 * box: what is shown. ghost: a tile that is thought of. items: of the score, whose tiles are lifted out. signs, numbers: how large signs and the numbers of rows and columns are drawn, 0 for none.
 * @param {{tiles: Laid[], box: Box, ghost?: Laid | null, items?: {points: number, tiles: string[]}[] | null, signs?: number, numbers?: number}} all
 */
export function Landscape({ tiles, box, ghost = null, items = null, signs = 1, numbers = 0 }) {
  const name = useId().replaceAll(":", "");
  const still = useMemo(() => {
    const { coast, crosses } = lines(tiles);
    return html`<${Patterns} name=${name} />
      ${tiles.map((tile) => html`<g key=${tile.id} transform=${put(tile)} data-tile=${tile.id}><${Ground} id=${tile.id} turns=${tile.turn} name=${name} /></g>`)}
      <path class="crosses" d=${crosses} /><path class="coast" d=${coast} />
      ${signs > 0 && tiles.map((tile) => html`<g key=${tile.id} transform=${put(tile)}><${Signs} id=${tile.id} turns=${tile.turn} size=${signs} /></g>`)}`;
  }, [JSON.stringify(tiles), signs]);
  const lit = new Set((items || []).flatMap((item) => item.tiles));
  const { x, y, wide, high } = box;
  const columns = Array.from({ length: wide }, (_, n) => x + n);
  const rows = Array.from({ length: high }, (_, n) => y + n);
  return html`<svg class="landscape skye" viewBox=${`${x * 100 - 50} ${y * 100 - 50} ${wide * 100} ${high * 100}`} aria-hidden="true">
    ${
      numbers > 0 &&
      html`<g class="numbers" font-size=${numbers}>${columns.slice(1, -1).map((n) => html`<text x=${n * 100} y=${y * 100 + 42}>${n}</text>`)}
      ${rows.slice(1, -1).map((n) => html`<text class="row-number" x=${x * 100 + 42} y=${n * 100 + 9}>${n}</text>`)}</g>`
    }
    ${still}
    ${items && tiles.filter(({ id }) => !lit.has(id)).map((tile) => html`<rect class="dimmed" x=${tile.x * 100 - 50} y=${tile.y * 100 - 50} width="100" height="100" />`)}
    ${items && tiles.filter(({ id }) => lit.has(id)).map((tile) => html`<rect class="lit" x=${tile.x * 100 - 47} y=${tile.y * 100 - 47} width="94" height="94" rx="6" />`)}
    ${items && html`<${Items} items=${items} tiles=${tiles} />`}
    ${
      ghost &&
      html`<g class="ghost" transform=${put(ghost)} data-at=${key(ghost.x, ghost.y)} data-turn=${ghost.turn}><${Ground} id=${ghost.id} turns=${ghost.turn} name=${name} /><${Signs} id=${ghost.id} turns=${ghost.turn} size=${signs} />
      <rect class="outline" x="-48" y="-48" width="96" height="96" rx="6" /></g>`
    }
  </svg>`;
}
