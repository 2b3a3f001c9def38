// A board as an ARIA grid: one tab stop, arrows without wrapping, every cell with its own full name.
import { html, useRef, useState } from "./lib.js";

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/** Where a key leads from a cell; the same cell at an edge; null for other keys. */
export function step(key, ctrl, at, rows, columns) {
  const row = Math.floor(at / columns);
  if (key === "Home") return ctrl ? 0 : row * columns;
  if (key === "End") return ctrl ? rows * columns - 1 : row * columns + columns - 1;
  if (!STEPS[key]) return null;
  const [down, right] = STEPS[key];
  const to = [row + down, (at % columns) + right];
  return to[0] < 0 || to[1] < 0 || to[0] >= rows || to[1] >= columns ? at : to[0] * columns + to[1];
}

/**
 * label: the grid's name. rows, columns: names of the lines. cells: for each cell, row by row,
 * {name, content, kind}. choose(i): called for a chosen cell; without it the grid is only read.
 * first: the cell that gets the focus when none had it. turn: true while this grid waits for an answer.
 * tails: what stands at the end of each row, for the eye only; the cells say it too.
 * shown(i): called with the cell under the pointer, else with the one that has the focus, else with -1.
 */
export function Grid({ label, rows, columns, cells, choose = null, first = 0, turn = false, kind = "", shown = null, tails = [], children = null }) {
  const [at, setAt] = useState(-1);
  const [stale, setStale] = useState(false);
  const own = useRef(null);
  const current = at >= 0 && at < cells.length && !stale ? at : first;
  const go = (to) => {
    setAt(to);
    setStale(false);
    own.current.querySelector(`[data-cell="${to}"]`)?.focus();
  };
  const held = () => (own.current?.contains(document.activeElement) ? Number(document.activeElement.getAttribute("data-cell") ?? -1) : -1);
  const keys = (event) => {
    if (event.altKey || event.metaKey) return;
    const to = step(event.key, event.ctrlKey, current, rows.length, columns.length);
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  const cell = (i) => {
    const { name, content, kind: look = "" } = cells[i];
    const common = {
      "data-cell": i,
      tabindex: i === current ? 0 : -1,
      class: `cell ${look}`,
      onfocus: () => {
        setAt(i);
        setStale(false);
        shown?.(i);
      },
    };
    if (!choose) return html`<div role="gridcell" aria-label=${name} ...${common}><span aria-hidden="true">${content}</span></div>`;
    return html`<div role="gridcell" class="slot">
      <button type="button" aria-label=${name} ...${common} onclick=${() => choose(i)}
        onpointerenter=${() => shown?.(i)} onpointerleave=${() => shown?.(held())}>
        <span aria-hidden="true">${content}</span>
      </button>
    </div>`;
  };
  return html`<div role="grid" aria-label=${label} class="grid ${kind}" ref=${own} onkeydown=${keys} data-turn=${turn ? "yes" : "no"} data-first=${first}
    onfocusout=${() => shown?.(-1)} data-columns=${columns.length}>
    ${children}
    <div class="heads" aria-hidden="true">${columns.map((name) => html`<span>${name}</span>`)}</div>
    ${rows.map(
      (name, row) => html`<div role="row" class="line">
        <span class="head" aria-hidden="true">${name}</span>
        ${columns.map((_, column) => cell(row * columns.length + column))}
        ${tails.length > 0 && html`<span class="tail" aria-hidden="true">${tails[row]}</span>`}
      </div>`,
    )}
  </div>`;
}
