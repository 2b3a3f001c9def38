// The pyramid by ear and by key: a cell in one sentence, where each key leads, and the map, an ARIA grid of one layer at a time.
import { html } from "../../web/kit.js";
import { BOTTOM, CELLS, COVERS, LAYER, LETTERS, NAMES, rowsOf, SUPPORTS } from "./cells.js";
import { Face } from "./dice.js";

/** What the words call the colours. */
export const COLOURS = { r: "red", y: "yellow", p: "pearl", t: "turquoise", "?": "unknown" };

/** What an empty cell is. */
function lies(pile, i) {
  if (LAYER[i] < BOTTOM) return pile.hollow(i) ? "hollow" : "gap";
  const sides = CELLS[i].filter((x) => x === 0).length;
  return sides === 2 ? "corner" : sides === 1 ? "edge" : "base";
}

/** The arguments of `pyramid-cell`. side: from which somebody looks, or null. */
export function facts(pile, i, side) {
  const found = { layer: LAYER[i], at: NAMES[i], colour: "none", shows: "none", side: "none", covered: 0, lies: "die" };
  if (!pile.has(i)) return { ...found, lies: lies(pile, i) };
  const covered = [0, 1, 2].filter((axis) => pile.covered(i, axis)).length;
  const shows = side === null || pile.dice[i].length < 2 ? "none" : pile.covered(i, side) ? "covered" : pile.shows(i, side) || "hidden";
  return { ...found, colour: COLOURS[pile.colour(i)], covered, shows: String(shows), side: shows === "none" ? "none" : "own" };
}

/** An empty cell that can be chosen, although nothing carries a die there: a game gives it a meaning of its own. */
const chosen = (found) => (found.lies === "gap" ? { ...found, lies: "empty" } : found);

/** What the other sides see of a die, or of the three dice around a hollow, where this seat may know it: axes and numbers. */
function others(pile, i, side) {
  const hollow = pile.hollow(i) && LAYER[i] < BOTTOM;
  return [0, 1, 2]
    .filter((axis) => (hollow || axis !== side) && !(pile.has(i) && pile.covered(i, axis)))
    .map((axis) => [axis, hollow ? pile.shows(SUPPORTS[i][axis], axis) : pile.has(i) ? pile.shows(i, axis) : 0])
    .filter(([, number]) => number);
}

/** The numbers of a cell beside the one shown to this seat; of a hollow also their sum, where the table allows it. */
function numbers(words, pile, i, side) {
  const seen = others(pile, i, side);
  if (!seen.length) return "";
  const args = { numbers: seen.map(([axis, number]) => `${LETTERS[axis]} ${number}`).join(", "), sum: seen.reduce((sum, [, number]) => sum + number, 0) };
  return words.text(pile.has(i) ? "pyramid-shows" : pile.sums ? "pyramid-around-sum" : "pyramid-around", args);
}

/** The whole sentence. marks: kinds of marks of the cell. */
export function sentence(words, pile, i, side, marks) {
  return [
    words.text("pyramid-cell", marks.includes("legal") ? chosen(facts(pile, i, side)) : facts(pile, i, side)),
    numbers(words, pile, i, side),
    ...marks.filter((kind) => kind !== "hint").map((kind) => words.text(words.has(`pyramid-mark-${kind}`) ? `pyramid-mark-${kind}` : `mark-${kind}`)),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The lists that a letter leads through; with Shift backwards. The letters of a table's own keys are not among them. */
export const JUMPS = { d: "free", h: "hollows", o: "own", m: "legal", p: "last" };

/** The next cell of a list after `i`, round the end; -1 of an empty list. */
export function next(list, i, back = false) {
  if (!list.length) return -1;
  const found = back ? list.findLast((cell) => cell < i) : list.find((cell) => cell > i);
  return found ?? (back ? list.at(-1) : list[0]);
}

/** The cell above or below in the neighbouring layer, as near to the same place as may be. */
function across(i, down) {
  const cell = CELLS[i];
  const ranked = [0, 1, 2].sort((x, y) => (down ? cell[x] - cell[y] : cell[y] - cell[x]) || x - y);
  const ways = down ? SUPPORTS : COVERS;
  return ways[i][ranked[0]];
}

function inLayer(key, ctrl, i, side) {
  const rows = rowsOf(LAYER[i], side);
  const r = rows.findIndex((row) => row.includes(i));
  const c = rows[r].indexOf(i);
  const at = (row, column) => (rows[row] ? rows[row][Math.min(column, rows[row].length - 1)] : i);
  switch (key) {
    case "ArrowLeft":
      return rows[r][c - 1] ?? i;
    case "ArrowRight":
      return rows[r][c + 1] ?? i;
    case "ArrowUp":
      return at(r - 1, c);
    case "ArrowDown":
      return at(r + 1, c);
    case "Home":
      return ctrl ? rows[0][0] : rows[r][0];
    case "End":
      return ctrl ? rows.at(-1).at(-1) : rows[r].at(-1);
    default:
      return null;
  }
}

/**
 * Where a key leads from cell `i`: the same cell at an edge, null for a key that leads nowhere.
 * The digits are told by their place on the keyboard: on a Czech one they are letters with accents.
 * @param {{key: string, code?: string, ctrlKey?: boolean}} event
 * @param {number} i @param {number} side from which the layers are seen @param {number[]} layers the first and the last that take part
 */
export function walk(event, i, side, layers) {
  const { key, code = "", ctrlKey: ctrl = false } = event;
  const inside = (to) => (to >= 0 && LAYER[to] >= layers[0] && LAYER[to] <= layers[1] ? to : i);
  if (key === "PageUp") return inside(across(i, false));
  if (key === "PageDown") return inside(across(i, true));
  const digit = Number(/^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1] || 0);
  if (digit && !ctrl) return inside(digit <= 3 ? COVERS[i][digit - 1] : SUPPORTS[i][digit - 4]);
  return inLayer(key, ctrl, i, side);
}

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
