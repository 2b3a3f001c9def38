// What moved between two piles, and where each die is on its way: it slides along a row, tips over a ridge, turns, falls in, is lifted out.
import { AXES, add, UP } from "./camera.js";
import { CELLS, COVERS, LAYER, NAMES } from "./cells.js";

export const TIME = 620; // ms
const MANY = 14; // so many dice at once are a new pile, no move
const HIGH = 5; // a die falls from, or is lifted to
const ARC = 0.8;

/** @typedef {{kind: "slide" | "tip" | "turn" | "drop" | "lift", from: number, to: number, name: string, axes: (t: number) => import("./camera.js").Vector[] | undefined}} Way */

/** How a die turns from one triple of upper faces to another: its axes at time t from 0 to 1; undefined where the numbers do not tell. */
export function rotation(before, after) {
  const [old, now] = [before, after].map((name) => [1, 2, 3].map((n) => Number(name[n]) || 0));
  if (old.includes(0) || now.includes(0)) return () => undefined;
  const to = old.map((number) => {
    const [same, against] = [now.indexOf(number), now.indexOf(7 - number)];
    return same >= 0 ? AXES[same] : add([0, 0, 0], AXES[against], -1);
  });
  const trace = to[0][0] + to[1][1] + to[2][2];
  const angle = Math.acos(Math.max(-1, Math.min(1, (trace - 1) / 2)));
  if (angle < 1e-6) return () => AXES;
  return (t) => AXES.map((axis) => spun(axis, spindle(to, angle), angle * t));
}

/** The axis that the rotation with these columns turns around. */
function spindle(to, angle) {
  if (angle < Math.PI - 1e-6) {
    const k = 1 / (2 * Math.sin(angle));
    return [(to[1][2] - to[2][1]) * k, (to[2][0] - to[0][2]) * k, (to[0][1] - to[1][0]) * k];
  }
  const squares = [0, 1, 2].map((i) => Math.sqrt(Math.max(0, (to[i][i] + 1) / 2)));
  const main = squares.indexOf(Math.max(...squares));
  return [0, 1, 2].map((i) => (i === main ? squares[i] : to[main][i] / (2 * squares[main])));
}

/** A vector turned around an axis of length 1. */
function spun(v, k, angle) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const along = (k[0] * v[0] + k[1] * v[1] + k[2] * v[2]) * (1 - c);
  const cross = [k[1] * v[2] - k[2] * v[1], k[2] * v[0] - k[0] * v[2], k[0] * v[1] - k[1] * v[0]];
  return /** @type {import("./camera.js").Vector} */ (v.map((x, i) => x * c + cross[i] * s + k[i] * along));
}

/** Which dice went where. @returns {Way[]} none where nothing moved, or so much that it is another pile */
export function ways(before, after) {
  const changed = NAMES.map((_, i) => i).filter((i) => before.dice[i] !== after.dice[i]);
  const gone = new Set(changed.filter((i) => before.has(i)));
  const came = new Set(changed.filter((i) => after.has(i)));
  if (!changed.length || changed.length > MANY) return [];
  const found = /** @type {Way[]} */ ([]);
  const take = (kind, from, to, name = before.dice[from], axes = (_) => undefined) => {
    gone.delete(from);
    came.delete(to);
    found.push({ kind, from, to, name, axes });
  };
  for (const to of [...came]) {
    if (gone.has(to) && before.colour(to) === after.colour(to) && known(after.dice[to]) && known(before.dice[to]))
      take("turn", to, to, before.dice[to], rotation(before.dice[to], after.dice[to]));
  }
  for (const to of [...came].sort((i, j) => LAYER[j] - LAYER[i])) {
    const from = COVERS[to].find((cover) => gone.has(cover) && before.dice[cover] === after.dice[to]);
    if (from !== undefined) take("slide", from, to);
  }
  for (const to of [...came]) {
    const from = [...gone].find((i) => LAYER[i] === LAYER[to] && before.colour(i) === after.colour(to) && beside(i, to));
    if (from !== undefined) take("tip", from, to, before.dice[from], rotation(before.dice[from], after.dice[to]));
  }
  for (const from of [...gone]) take("lift", from, -1);
  for (const to of [...came]) take("drop", -1, to, after.dice[to]);
  return found;
}

const known = (name) => /^.[1-6]{3}$/.test(name);
const beside = (i, j) => CELLS[i].every((x, axis) => Math.abs(x - CELLS[j][axis]) <= 1);
const between = (p, q, t) => /** @type {import("./camera.js").Vector} */ (p.map((x, i) => x + t * (q[i] - x)));
const fallen = (t) => (t < 0.72 ? (t / 0.72) ** 2 : 1 - 0.05 * Math.sin(((t - 0.72) / 0.28) * Math.PI)); // it springs once

/** Where the dice of these ways are at time t from 0 to 1, as the stage takes them. */
export function movers(list, t) {
  const soft = t * t * (3 - 2 * t);
  return list.map(({ kind, from, to, name, axes }) => {
    if (kind === "drop") return { name, at: add(CELLS[to], UP, HIGH * (1 - fallen(t))) };
    if (kind === "lift") return { name, at: add(CELLS[from], UP, HIGH * t * t) };
    const at = between(CELLS[from], CELLS[to], kind === "slide" ? t * t : soft);
    return { name, at: kind === "slide" ? at : add(at, UP, ARC * Math.sin(Math.PI * soft)), axes: axes(soft) };
  });
}

/** The cells whose dice are still on their way. */
export const arriving = (list) => new Set(list.map(({ to }) => to).filter((to) => to >= 0));
