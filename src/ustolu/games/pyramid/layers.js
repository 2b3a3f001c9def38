// The pyramid layer by layer: an ARIA grid of one layer at a time, small enough for any screen, with a sentence for each cell.
import { html } from "../../web/kit.js";
import { LAYER, NAMES, rowsOf } from "./cells.js";
import { Face } from "./dice.js";

/** What is drawn in a cell of the map. */
function Content({ pile, i, axis }) {
  if (pile.has(i)) return html`<${Face} die=${pile.dice[i]} axis=${axis} />`;
  return html`<i class=${pile.hollow(i) ? "hole" : "gap"}></i>`;
}

/**
 * at: the cell that has the focus when the map has it; side: from which it is drawn. marks(i): kinds of marks; name(i): a cell's sentence.
 * choose(i): null where nothing can be chosen. keys(event): for keys that lead away.
 */
export function Layers({ pile, layers, at, side, marks, name, choose, go, keys, turn, words, label }) {
  const layer = LAYER[at];
  const rows = rowsOf(layer, side);
  const first = rows.flat().find((i) => marks(i).includes("legal")) ?? at;
  const step = (by) => {
    const to = rowsOf(layer + by, side).flat();
    go(to.find((i) => marks(i).includes("legal")) ?? to[0], false);
  };
  const cell = (i) => {
    const kinds = marks(i);
    const common = {
      "data-cell": NAMES[i],
      tabindex: i === at ? 0 : -1,
      class: `cell ${pile.has(i) ? "full" : ""} ${pile.free(i) ? "free" : ""} ${kinds.map((kind) => (kind === "legal" ? "can" : kind)).join(" ")}`,
      onfocus: () => go(i, false),
    };
    const content = html`<span aria-hidden="true"><${Content} pile=${pile} i=${i} axis=${side} /></span>`;
    if (!choose) return html`<div key=${i} role="gridcell" aria-label=${name(i)} ...${common}>${content}</div>`;
    return html`<div key=${i} role="gridcell" class="slot"><button type="button" aria-label=${name(i)} ...${common} onclick=${() => choose(i)}>${content}</button></div>`;
  };
  const arrow = (by, sign, id) =>
    html`<button type="button" class="small" aria-disabled=${layer + by < layers[0] || layer + by > layers[1]} aria-label=${words.text(id)}
      onclick=${() => layer + by >= layers[0] && layer + by <= layers[1] && step(by)}>${sign}</button>`;
  return html`<div class="map">
    <div class="map-head">${arrow(-1, "▲", "pyramid-layer-up")}<p>${words.text("pyramid-layer-short", { layer })}</p>${arrow(1, "▼", "pyramid-layer-down")}</div>
    <div role="grid" aria-label=${label} class="layer-grid wide-${layer + 1}" onkeydown=${keys} data-turn=${turn ? "yes" : "no"} data-first=${NAMES[first]}>
      ${rows.map((row) => html`<div key=${row[0]} role="row" class="line">${row.map(cell)}</div>`)}
    </div>
  </div>`;
}
