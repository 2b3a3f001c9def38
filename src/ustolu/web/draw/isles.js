// Islands for pictures: each a path through the middles of its cells, drawn broad with round corners, with a shore and rings of water.
import { html } from "../lib.js";

const CELL = 36;

/** isles: [{cells: "M0 0h1v1", number}] in cells; the numbers are [column, row, number]. `grid` draws free cells as dashes. */
export function Isles({ isles, numbers, free = [] }) {
  const scaled = ({ path }) => path.replace(/-?[\d.]+/g, (n) => String(Number(n) * CELL));
  const pen = { "stroke-linejoin": "round", "stroke-linecap": "round" };
  const layer = (stroke, width, more = {}) =>
    isles.map(
      (isle) =>
        html`<path d=${scaled(isle)} fill="none" stroke=${stroke || `var(--tint-${isle.number})`} stroke-width=${width} ...${pen} ...${more} />`,
    );
  return html`<g>
    ${free.map(([x, y]) => html`<rect x=${x * CELL - 14} y=${y * CELL - 14} width="28" height="28" rx="7" fill="none" stroke="var(--edge)" stroke-width="1.5" stroke-dasharray="4 5" />`)}
    ${layer("var(--sea)", 46, { "stroke-opacity": 0.14 })} ${layer("var(--island-edge)", 35)} ${layer("", 30)}
    <g fill="var(--ink)" font-family="Georgia, serif" font-size="21" text-anchor="middle">${numbers.map(([x, y, n]) => html`<text x=${x * CELL} y=${y * CELL + 7}>${n}</text>`)}</g>
  </g>`;
}
