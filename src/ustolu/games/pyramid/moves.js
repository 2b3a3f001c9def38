// What the texts of legal moves say about the board: words like 2.2.3 are cells, words like 321 positions of a die.
import { LAYER, NAMES, numbered } from "./cells.js";
import { POSITIONS } from "./face.js";

/** @typedef {{move: string, say: any, cells: number[], position: string, rest: string}} Option */

/** @returns {Option} a legal move with the cells and the position its text names; `rest` is what else it says */
export function read({ move, say }) {
  const words = move.split(" ");
  const cells = words.map(numbered).filter((i) => i >= 0);
  const position = words.find((word) => POSITIONS.includes(word)) || "";
  return { move, say, cells, position, rest: words.filter((word) => numbered(word) < 0 && word !== position).join(" ") };
}

/** The options that go on from the cells already picked. */
export const after = (options, picked) => options.filter(({ cells }) => picked.every((cell, n) => cells[n] === cell));

/** The cells that can be picked next, in canonical order. */
export const targets = (options, picked) =>
  [...new Set(after(options, picked).map(({ cells }) => cells[picked.length]))].filter((cell) => cell !== undefined).sort((i, j) => i - j);

/** The moves that are complete with the cells picked. */
export const complete = (options, picked) => after(options, picked).filter(({ cells }) => cells.length === picked.length);

/**
 * What picking a cell means: `{play: move}`, `{picked: cells}` to go on with, or null where no legal move names it.
 * A cell that does not go on from those picked begins anew.
 */
export function pick(options, picked, cell) {
  if (picked.at(-1) === cell) return { picked: picked.slice(0, -1) };
  if (!targets(options, picked).includes(cell)) return picked.length ? pick(options, [], cell) : null;
  const now = [...picked, cell];
  const found = complete(options, now);
  const open = targets(options, now).length > 0;
  return found.length === 1 && !open && !found[0].position ? { play: found[0].move } : { picked: now };
}

/** The text of a move at a cell where all legal moves are of one kind: so that the table can say why this one is not. "" where it cannot be told. */
export function tried(options, cell) {
  const single = options.filter(({ cells, position }) => cells.length === 1 && !position);
  const kinds = new Set(single.map(({ rest }) => rest));
  if (kinds.size !== 1) return "";
  const [kind] = kinds;
  return kind ? `${kind} ${NAMES[cell]}` : NAMES[cell];
}

/** What stands over moves of a layer; over those without a cell, whether they are positions of a die. */
const heading = (layer, list, words) =>
  layer >= 0
    ? words.text("pyramid-layer-short", { layer })
    : words.text(read(list[0]).position ? "pyramid-choose-position" : "pyramid-without-layer");

/** Legal moves under the layer of the first cell they name, the highest first; those that name none come before. */
export function byLayer(moves, words) {
  const groups = new Map();
  for (const one of moves) {
    const [cell] = read(one).cells;
    const layer = cell === undefined ? -1 : LAYER[cell];
    groups.set(layer, [...(groups.get(layer) || []), one]);
  }
  return [...groups].sort(([i], [j]) => i - j).map(([layer, list]) => ({ heading: heading(layer, list, words), moves: list }));
}
