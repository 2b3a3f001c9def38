// Papírové ostrovy drawn: own grid large, the others small, equal neighbours joined as islands by colour, pattern and number.
import { Die, Grid, html, RollingDie, style, useId, useState } from "../../web/kit.js";

style("board.css", import.meta.url);

const S = 60; // one cell in the drawing
const GAP = 3; // from a cell's edge to its island

/** Patterns so that numbers differ without colour: dots, lines of four directions, rings. */
const PATTERNS = [
  html`<circle cx="5" cy="5" r="1.7" /><circle cx="15" cy="15" r="1.7" />`,
  html`<path d="M0 5h20M0 15h20" />`,
  html`<path d="M-2 12 12-2M-2 32 32-2M8 22 22 8" />`,
  html`<path d="M0 8q5-5 10 0t10 0M0 18q5-5 10 0t10 0" fill="none" />`,
  html`<path d="M5 2v6M2 5h6M15 12v6M12 15h6" />`,
  html`<path d="M-2 8 8-2M-2 8 12 22M8-2 22 12M12 22 22 12" fill="none" />`,
];

const letter = (seat) => String.fromCharCode(65 + seat);

/** The rectangles that make up the land of each number: cells, bridges between equal neighbours, and the middle of equal squares. */
function land(grid, side) {
  const shapes = [];
  const same = (a, b) => grid[a] && grid[a] === grid[b];
  for (let i = 0; i < grid.length; i++) {
    if (!grid[i]) continue;
    const [x, y] = [(i % side) * S, Math.floor(i / side) * S];
    const right = (i + 1) % side !== 0 && same(i, i + 1);
    const below = i + side < grid.length && same(i, i + side);
    const inner = S - 2 * GAP;
    shapes.push({ n: grid[i], x: x + GAP, y: y + GAP, w: inner, h: inner, r: 13 });
    if (right) shapes.push({ n: grid[i], x: x + S / 2, y: y + GAP, w: S, h: inner, r: 0 });
    if (below) shapes.push({ n: grid[i], x: x + GAP, y: y + S / 2, w: inner, h: S, r: 0 });
    if (right && below && same(i, i + side + 1)) shapes.push({ n: grid[i], x: x + S / 2, y: y + S / 2, w: S, h: S, r: 0 });
  }
  return shapes;
}

/** The sea with its islands: rings of water, the shore, the land in its colour and pattern. */
function Sea({ grid, side }) {
  const id = useId();
  const shapes = land(grid, side);
  const rects = (props) => shapes.map((s) => html`<rect x=${s.x} y=${s.y} width=${s.w} height=${s.h} rx=${s.r} ...${props(s)} />`);
  return html`<svg class="sea" viewBox="0 0 ${side * S} ${side * S}" aria-hidden="true">
    <defs>${PATTERNS.map((marks, i) => html`<pattern id="${id}-${i + 1}" width="20" height="20" patternUnits="userSpaceOnUse"><g class="marks mark-${i + 1}">${marks}</g></pattern>`)}</defs>
    <g class="water far">${rects(() => ({}))}</g>
    <g class="water near">${rects(() => ({}))}</g>
    <g class="shore">${rects(() => ({}))}</g>
    <g>${rects((s) => ({ class: `land-${s.n}` }))}</g>
    <g>${rects((s) => ({ fill: `url(#${id}-${s.n})` }))}</g>
  </svg>`;
}

/** How many pairs each legal move brings, by the name of its cell: the one number in what is said of it. */
const brings = (legal) => new Map(legal.map(({ move, say }) => [move, say?.[1]?.pairs ?? 0]));

function Sheet({ view, board, large, legal, choose, chosen, pending, words }) {
  const [near, setNear] = useState(-1);
  const grid = view.grids[board.seat];
  const names = board.rows.flatMap((row) => board.columns.map((column) => `${column}${row}`));
  const gains = brings(legal);
  const cells = names.map((at, i) => {
    const gain = gains.get(at);
    const mine = at === chosen || at === pending;
    const free = words.text(board.cell, { at, shows: board.shows[i] || "empty" });
    const name = mine ? `${free}, ${words.text("board-chosen", { number: view.roll })}` : gain > 0 ? `${free}, +${gain}` : free;
    const ghost = mine || (near === i && gain !== undefined && !chosen);
    return {
      name: grid[i] ? free : name,
      kind: `${gain === undefined ? (grid[i] ? "full" : "") : "can"} ${gain > 0 ? "gain" : ""} ${mine ? "chosen" : ""}`,
      content: html`${grid[i] ? html`<b>${grid[i]}</b>` : ghost ? html`<i data-sign=${view.roll}></i>` : ""}
        ${gain > 0 && html`<small data-sign=${`+${gain}`}></small>`}${mine && html`<small class="tick" data-sign="✓"></small>`}`,
    };
  });
  const label = words.say(board.name);
  const first = Math.max(
    0,
    names.findIndex((at) => gains.has(at)),
  );
  return html`<figure class="sheet ${large ? "large" : "little"}">
    <figcaption aria-hidden="true">${label}</figcaption>
    <div class="paper side-${view.side}"><${Grid} label=${label} rows=${board.rows} columns=${board.columns} cells=${cells} first=${first} kind="islands"
      turn=${legal.length > 0 && large} choose=${choose && ((i) => choose(names[i]))} shown=${large ? setNear : null}><${Sea} grid=${grid} side=${view.side} /><//></div>
  </figure>`;
}

/** All rolls; the last one stays blank until its die lies still. */
function Rolls({ view, words, landed }) {
  const falling = view.roll > 0 && landed < view.rolls.length ? view.rolls.length - 1 : -1;
  return html`<div class="rolls">
    <p>${words.text("board-rolls", { rolled: view.rolls.length, rolls: view.most_rolls })}</p>
    <ol>${view.rolls.map((n, i) => html`<li key=${i} class=${i === view.rolls.length - 1 && view.roll ? "now" : ""}><${Die} value=${i === falling ? 0 : n} label=${String(n)} /></li>`)}</ol>
  </div>`;
}

export function Board({ view, legal, seat, choose, words, chosen = null, pending = null }) {
  const own = view.boards.find((board) => letter(board.seat) === seat);
  const others = view.boards.filter((board) => board !== own);
  const common = { view, words };
  const [landed, setLanded] = useState(view.rolls.length - 1);
  return html`<div class="paper-islands">
    ${own && html`<${Sheet} ...${common} board=${own} large legal=${legal} choose=${choose} chosen=${chosen} pending=${pending} />`}
    <div class="beside">
      <div class="fell">${view.roll > 0 && html`<${RollingDie} value=${view.roll} roll=${view.rolls.length} label=${words.text("board-die", { number: view.roll })} landed=${setLanded} />`}</div>
      <${Rolls} ...${common} landed=${landed} />
    </div>
    ${others.length > 0 && html`<div class="others ${own ? "" : "alone"}">${others.map((board) => html`<${Sheet} key=${board.seat} ...${common} board=${board} large=${false} legal=${[]} choose=${null} />`)}</div>`}
  </div>`;
}
