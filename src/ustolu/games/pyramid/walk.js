// Which cell a key leads to, for who explores the pyramid by keys and by ear.
import { CELLS, COVERS, LAYER, rowsOf, SUPPORTS } from "./cells.js";

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
