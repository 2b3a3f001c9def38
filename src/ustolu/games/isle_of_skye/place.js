// Where the signs of a tile stand: each in its own area, barrels on their road, everything else beside the roads and apart.
import { along, apart } from "./curve.js";
import { areaAt, shape } from "./shape.js";

/**
 * @typedef {import("./curve.js").Point} Point
 * @typedef {{kind: string, scores: string, area: number, at: Point}} Sign
 */

/** How far a sign wants to be from what is around it. */
const WANTED = { sign: 23, road: 15, border: 12, side: 13 };
const ENOUGH = 1.4; // times as far
const ROUNDS = 3; // each sign finds its place again when the others have theirs
const ORDER = ["barrel", "scroll", "castle", "farm", "broch", "lighthouse", "ship", "cattle", "sheep"];

/** The best place of a grid for a sign. @param {Point[]} standing the signs before it */
function best(all, area, standing) {
  const around = [
    ...standing.map((at) => [at, WANTED.sign]),
    ...all.roads.flatMap(({ at }) => at.map((point) => [point, WANTED.road])),
    ...all.regions.flatMap(({ curve }) => along(curve).map((point) => [point, WANTED.border])),
  ];
  let found = /** @type {Point} */ ([0, 0]);
  let most = -9;
  for (let x = -40; x <= 40; x += 2.5)
    for (let y = -40; y <= 40; y += 2.5) {
      if (areaAt(all, [x, y]) !== area) continue;
      const side = (50 - Math.max(Math.abs(x), Math.abs(y))) / WANTED.side;
      const room = around.reduce((least, [point, wanted]) => Math.min(least, apart([x, y], point) / wanted), Math.min(ENOUGH, side));
      const worth = room - Math.hypot(x, y) / 1000;
      if (worth > most) [most, found] = [worth, [x, y]];
    }
  return found;
}

/** The place on its road for a barrel. */
function onRoad(all, area, road, standing) {
  const way = all.roads[road].at.filter((at) => areaAt(all, at) === area);
  const worth = (at) =>
    Math.min(50 - Math.abs(at[0]), 50 - Math.abs(at[1]), 24, ...standing.map((other) => apart(at, other))) - Math.hypot(...at) / 50;
  return way.reduce((one, other) => (worth(other) > worth(one) ? other : one));
}

const kept = new Map();

/** Every sign of a tile with its place, the tile not turned. @param {import("./tiles.js").Tile} tile @returns {Sign[]} */
export function signs(tile) {
  if (!kept.has(tile.id)) kept.set(tile.id, placed(tile));
  return kept.get(tile.id);
}

function placed(tile) {
  const all = shape(tile);
  const list = tile.items.flatMap((item) => Array(item.count ?? 1).fill(item)).sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const standing = /** @type {Point[]} */ ([]);
  for (let round = 0; round < ROUNDS; round++)
    list.forEach(({ kind, area, road }, n) => {
      const others = standing.filter((_, k) => k !== n);
      standing[n] = kind === "barrel" ? onRoad(all, area, road, others) : best(all, area, others);
    });
  return list.map(({ kind, area, scores = "" }, n) => ({ kind, scores, area, at: standing[n] }));
}
