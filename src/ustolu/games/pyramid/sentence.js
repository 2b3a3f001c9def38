// A cell in one sentence: what lies there, what it shows to whom, what rests on it, what it is marked for. The same facts as say.py gives.
import { BOTTOM, CELLS, LAYER, LETTERS, NAMES, SUPPORTS } from "./cells.js";

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

/** What the other sides see of a die, or of the three dice around a hollow, where this seat may know it: "B 2", "C 1". */
function others(pile, i, side) {
  const hollow = pile.hollow(i) && LAYER[i] < BOTTOM;
  return [0, 1, 2]
    .filter((axis) => (hollow || axis !== side) && !(pile.has(i) && pile.covered(i, axis)))
    .map((axis) => [axis, hollow ? pile.shows(SUPPORTS[i][axis], axis) : pile.has(i) ? pile.shows(i, axis) : 0])
    .filter(([, number]) => number)
    .map(([axis, number]) => `${LETTERS[axis]} ${number}`);
}

/** The whole sentence. marks: kinds of marks of the cell. */
export function sentence(words, pile, i, side, marks) {
  const seen = others(pile, i, side).join(", ");
  const empty = !pile.has(i);
  return [
    words.text("pyramid-cell", marks.includes("legal") ? chosen(facts(pile, i, side)) : facts(pile, i, side)),
    seen && words.text(empty ? "pyramid-around" : "pyramid-shows", { numbers: seen }),
    ...marks.filter((kind) => kind !== "hint").map((kind) => words.text(words.has(`pyramid-mark-${kind}`) ? `pyramid-mark-${kind}` : `mark-${kind}`)),
  ]
    .filter(Boolean)
    .join(", ");
}
