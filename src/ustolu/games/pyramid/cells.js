// The 165 cells by number, in canonical order: layer by layer from the apex, a descending, then b descending; and a pile of dice on them.

export const LETTERS = "ABC";
export const BOTTOM = 8;
const NONE = -1;

/** @typedef {[number, number, number]} Vector */

/** @type {Vector[]} The coordinates a, b, c of each cell: its distances from the sides A, B, C. */
export const CELLS = [];
for (let layer = 0; layer <= BOTTOM; layer++) for (let a = layer; a >= 0; a--) for (let b = layer - a; b >= 0; b--) CELLS.push([a, b, layer - a - b]);

export const NAMES = CELLS.map((cell) => cell.join("."));
const NUMBERS = new Map(NAMES.map((name, i) => [name, i]));

/** The number of a cell by its name, 2.2.3; -1 for what is none. */
export const numbered = (name) => NUMBERS.get(name) ?? NONE;

/** The cells of a list of names. */
export const allNumbered = (names = []) => names.map(numbered).filter((i) => i >= 0);

const moved = (i, by) => numbered(CELLS[i].map((x, axis) => x + by[axis]).join("."));
const along = (axis, far) => [0, 1, 2].map((i) => (i === axis ? far : 0));

export const LAYER = CELLS.map(([a, b, c]) => a + b + c);
/** [§2] What each cell rests on: the cells farther from A, B and C; -1 in the bottom layer. */
export const SUPPORTS = CELLS.map((_, i) => [0, 1, 2].map((axis) => moved(i, along(axis, 1))));
/** [§3] The cell that each upper face looks at; -1 on the outer wall. */
export const COVERS = CELLS.map((_, i) => [0, 1, 2].map((axis) => moved(i, along(axis, -1))));

/** The neighbour in the same layer, one farther from side `away` and one nearer to `toward`; -1 where there is none. */
export const beside = (i, away, toward) =>
  moved(
    i,
    [0, 1, 2].map((axis) => (axis === away ? 1 : 0) - (axis === toward ? 1 : 0)),
  );

/** The rows of a layer as they lie before who sits at `side`: the farthest first, each from left to right. */
export function rowsOf(layer, side) {
  const left = (side + 1) % 3;
  const cells = CELLS.map((_, i) => i).filter((i) => LAYER[i] === layer);
  const rows = [];
  for (let far = layer; far >= 0; far--) rows.push(cells.filter((i) => CELLS[i][side] === far).sort((i, j) => CELLS[i][left] - CELLS[j][left]));
  return rows;
}

/** What lies where, from the `dice` of a view: names like r321, r3?? or r. */
export class Pile {
  /** @param {Record<string, string>} dice @param {boolean} sums whether the sum around a hollow is worked out for everybody */
  constructor(dice = {}, sums = false) {
    this.sums = sums;
    this.dice = NAMES.map((name) => dice[name] || "");
  }

  has(i) {
    return i >= 0 && this.dice[i] !== "";
  }

  /** r, y, p, t, or ? for a die of which nothing is known; "" for an empty cell. */
  colour(i) {
    return this.dice[i][0] || "";
  }

  /** The number on an upper face; 0 when it is unknown or plays no part. */
  shows(i, axis) {
    return Number(this.dice[i][1 + axis]) || 0;
  }

  /** True where numbers play a part but this one is not for whoever looks. */
  hides(i, axis) {
    return this.dice[i] === "?" || this.dice[i][1 + axis] === "?";
  }

  covered(i, axis) {
    return this.has(COVERS[i][axis]);
  }

  /** [§5] Nothing rests on it. */
  free(i) {
    return this.has(i) && !COVERS[i].some((cover) => this.has(cover));
  }

  /** [§4] Empty, and able to hold a die. */
  hollow(i) {
    return !this.has(i) && SUPPORTS[i].every((support) => support === NONE || this.has(support));
  }

  /** The cells of which `test` is true, in canonical order. */
  where(test) {
    return CELLS.map((_, i) => i).filter(test);
  }
}
