// One land to look at and to walk through: the picture in a frame that fits it, zooms and scrolls, and over it an ARIA grid of its cells.
import { html, style, useRef, useState } from "../../web/kit.js";
import { Landscape } from "./landscape.js";
import { useZoom } from "./zoom.js";

style("land.css", import.meta.url);

const WALK = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const NUMBER = 1300; // px of a hundredth of a cell: how large the numbers of rows and columns are

/** A cell as it is named everywhere: right and down from the castle. */
export const key = (x, y) => `${x},${y}`;

/** @param {string} at */
export const xy = (at) => at.split(",").map(Number);

/** How large signs are drawn, so that they can be told apart in a small picture. */
const signs = (cell) => (cell < 48 ? 1.4 : cell < 72 ? 1.2 : 1);

/** Where a key leads from a cell; null for other keys. */
function walk(event, from, columns, rows) {
  const [x, y] = from;
  const clip = (n, list) => Math.max(list[0], Math.min(list.at(-1), n));
  const { key: name, ctrlKey: ctrl } = event;
  if (name === "Home") return [columns[0], ctrl ? rows[0] : y];
  if (name === "End") return [columns.at(-1), ctrl ? rows.at(-1) : y];
  if (!WALK[name] || event.shiftKey) return null;
  return [clip(x + WALK[name][0], columns), clip(y + WALK[name][1], rows)];
}

const WHOLE = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" /></svg>`;

/** Nearer, farther, the whole; where it scrolls, to all sides. */
function Zoom({ zoom, words }) {
  const button = (sign, id, run, off = false) =>
    html`<button type="button" class="small" aria-label=${words.text(id)} title=${words.text(id)} aria-disabled=${String(off)} onclick=${() => off || run()}>${sign}</button>`;
  return html`<div class="zoom" role="group" aria-label=${words.text("board-zoom")}>
    ${button("−", "board-zoom-out", () => zoom.nearer(-1), zoom.least)}${button("+", "board-zoom-in", () => zoom.nearer(1), zoom.most)}
    ${!zoom.least && button(WHOLE, "board-zoom-whole", zoom.whole)}
    ${
      zoom.scrolls &&
      html`${button("←", "board-pan-left", () => zoom.pan(-1, 0))}${button("→", "board-pan-right", () => zoom.pan(1, 0))}
      ${button("↑", "board-pan-up", () => zoom.pan(0, -1))}${button("↓", "board-pan-down", () => zoom.pan(0, 1))}`
    }
  </div>`;
}

/**
 * board: rows and columns of the grid, by their names. name(at, i), kind(at): a cell's sentence and looks. choose(at, sure): a cell was chosen;
 * sure is false where a finger did it that had not been there before; null when nothing can be chosen. near(at): the cell under the pointer,
 * else with the focus, else "". first: the cell that the focus goes to. keys(event, at): where other keys lead, "" for those that lead nowhere.
 */
export function Land({
  tiles,
  board,
  label,
  words,
  name,
  kind,
  choose,
  near,
  first,
  turn = false,
  ghost = null,
  items = null,
  keys = null,
  tools = null,
}) {
  const [columns, rows] = [board.columns, board.rows].map((names) => names.map((each) => Number.parseInt(each, 10)));
  const [at, setAt] = useState("");
  const frame = useRef(null);
  const touched = useRef({ finger: false, before: "" });
  const zoom = useZoom(frame, columns.length, rows.length);
  const current = at || first;
  const cellOf = (to) => frame.current.querySelector(`[data-cell="${to}"]`);
  const go = (to) => {
    setAt(to);
    cellOf(to)?.focus();
  };
  const held = () => (frame.current?.contains(document.activeElement) ? document.activeElement.getAttribute("data-cell") : "");
  const pressed = (event) => {
    if (event.altKey || event.metaKey || zoom.keys(event)) return;
    const walked = walk(event, xy(current), columns, rows);
    const to = walked ? key(walked[0], walked[1]) : keys?.(event, current);
    if (!to) return;
    event.preventDefault();
    go(to);
  };
  const common = (here, i) => ({
    "data-cell": here,
    "aria-label": name(here, i),
    tabindex: here === current ? 0 : -1,
    class: `cell ${kind(here)}`,
    onpointerdown: (event) => (touched.current = { finger: event.pointerType === "touch", before: held() }),
    onfocus: () => {
      setAt(here);
      near(here);
    },
    onpointerenter: (event) => event.pointerType !== "touch" && near(here),
    onpointerleave: (event) => event.pointerType !== "touch" && near(held()),
  });
  const chosen = (here) => {
    const { finger, before } = touched.current;
    const sure = !finger || before === here;
    touched.current = { finger: false, before: "" };
    if (!sure) zoom.closer(here);
    choose(here, sure);
  };
  const cell = (here, i) =>
    choose
      ? html`<div key=${here} role="gridcell" class="slot"><button type="button" ...${common(here, i)} onclick=${() => chosen(here)}></button></div>`
      : html`<div key=${here} role="gridcell" ...${common(here, i)}></div>`;
  const box = { x: columns[0], y: rows[0], wide: columns.length, high: rows.length };
  const size = `--cell: ${zoom.cell}px; --columns: ${columns.length}; --rows: ${rows.length}`;
  return html`<div class="land">
    <div class="land-tools">${tools}<${Zoom} zoom=${zoom} words=${words} /></div>
    <div class="frame" ref=${frame} style=${`--high: ${zoom.high}px`} onkeydown=${pressed}>
      <div class=${`soil ${zoom.scrolls ? "scrolls" : ""}`} style=${size}>
        <${Landscape} tiles=${tiles} box=${box} ghost=${ghost} items=${items} signs=${signs(zoom.cell)} numbers=${NUMBER / zoom.cell} />
        <div role="grid" class="plots" aria-label=${label} data-turn=${turn ? "yes" : "no"} data-first=${first} onfocusout=${() => near("")}>
          ${rows.map((y, r) => html`<div key=${y} role="row" class="line">${columns.map((x, c) => cell(key(x, y), r * columns.length + c))}</div>`)}
        </div>
      </div>
    </div>
  </div>`;
}
