// Where the signs of a tile stand: each in its own area, barrels on their road, everything else beside the roads and apart.
import { apart } from "./curve.js";
import { areaAt, shape } from "./shape.js";

/**
 * @typedef {import("./curve.js").Point} Point
 * @typedef {{kind: string, scores: string, area: number, at: Point}} Sign
 */

const SIZE = 20; // of a sign
const EDGE = 11; // from a side at least
const ROAD = 12; // from the middle of a road

/** The narrowest room around a place, as shares of what is wanted. @returns {number} */
function room(all, area, point, standing) {
  const near = (points, wanted) => points.reduce((least, other) => Math.min(least, apart(point, other) / wanted), 2);
  const rim = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [point[0] + 9 * Math.cos((n * Math.PI) / 4), point[1] + 9 * Math.sin((n * Math.PI) / 4)]);
  const outside = rim.filter((at) => Math.max(...at.map(Math.abs)) < 50 && areaAt(all, at) !== area).length;
  return Math.min(
    near(
      all.roads.flatMap(({ at }) => at),
      ROAD,
    ),
    near(standing, SIZE),
    1.6 - outside / 5,
  );
}

/** The best place of a grid for a sign. */
function best(all, area, standing) {
  let found = /** @type {Point} */ ([0, 0]);
  let most = -9;
  for (let x = EDGE - 50; x <= 50 - EDGE; x += 3)
    for (let y = EDGE - 50; y <= 50 - EDGE; y += 3) {
      if (areaAt(all, [x, y]) !== area) continue;
      const worth = Math.min(1.25, room(all, area, [x, y], standing)) - Math.hypot(x, y) / 1000;
      if (worth > most) [most, found] = [worth, [x, y]];
    }
  return found;
}

/** The place on its road for a barrel. */
function onRoad(all, area, road, standing) {
  const way = all.roads[road].at.filter((at) => areaAt(all, at) === area);
  const worth = (at) => Math.min(50 - Math.abs(at[0]), 50 - Math.abs(at[1]), 24, ...standing.map((other) => apart(at, other))) - Math.hypot(...at) / 50;
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
  const standing = /** @type {Point[]} */ ([]);
  const list = tile.items.flatMap((item) => Array.from({ length: item.count }, () => item));
  list.sort((a, b) => Number(b.kind === "barrel") - Number(a.kind === "barrel") || Number(b.kind === "scroll") - Number(a.kind === "scroll"));
  return list.map(({ kind, area, road, scores = "" }) => {
    const at = kind === "barrel" ? onRoad(all, area, road, standing) : best(all, area, standing);
    standing.push(at);
    return { kind, scores, area, at };
  });
}
