// What a tile looks like, from its data alone: which region each area is, where roads run. Every border between regions ends in a corner
// of the tile, along its diagonal, so that regions of one terrain meet over a whole side and borders run on from tile to tile.
import { along, apart, bay, CORNERS, diagonal, inside, ring, turned } from "./curve.js";

/**
 * @typedef {import("./curve.js").Point} Point
 * @typedef {import("./tiles.js").Tile} Tile
 * @typedef {{area: number, terrain: string, corners: Point[], curve: Point[], outline: Point[]}} Region along corners, then along the curve
 * @typedef {{arms: Point[][], at: Point[]}} Road
 * @typedef {{regions: Region[], roads: Road[]}} Shape
 */

const SIDES = "NESW";
const DEPTH = [23, 31, 38, 46]; // of a bay that holds so many signs
const GREAT = 60; // of a bay that a road crosses where only water could be the ground

/** How many signs lie in an area. @param {Tile} tile */
const signs = (tile, area) => tile.items.filter((item) => item.area === area).reduce((sum, { count = 1 }) => sum + count, 0);

/** The first side of a run of sides, clockwise. */
const first = (sides) => [0, 1, 2, 3].find((n) => sides.includes(SIDES[n]) && !sides.includes(SIDES[(n + 3) & 3]));

/**
 * The area that is drawn as the ground, the others upon it: the only one of its terrain, so that no two that are apart touch; land where
 * roads run; the larger one. Only where there is no other it is one that reaches no side. @param {Tile} tile
 */
export function ground(tile) {
  const alone = tile.areas.map((_, area) => area).filter((area) => tile.areas.filter(([terrain]) => terrain === tile.areas[area][0]).length === 1);
  const crossed = tile.roads.some((road) => road.length > 1);
  const worth = (area) => {
    const [terrain, sides] = tile.areas[area];
    return 3 * sides.length + 2 * signs(tile, area) - (sides ? 0 : 40) - (crossed && terrain === "W" ? 20 : 0);
  };
  return alone.reduce((best, area) => (worth(area) > worth(best) ? area : best));
}

/** How far into the tile the bay of a side reaches. @param {Tile} tile */
function depth(tile, side, area, base) {
  const crossing = tile.areas[base][0] === "W" && tile.roads.find((road) => road.length > 2);
  if (crossing && first(crossing) === ((side + 3) & 3)) return GREAT;
  if (crossing) return crossing.includes(SIDES[side]) ? DEPTH[1] + 1 : DEPTH[0] - 4;
  return DEPTH[Math.min(3, signs(tile, area))];
}

/** The region of an area upon the ground. @param {Tile} tile @param {Road[]} roads @returns {Region} */
function upon(tile, area, base, roads, sway) {
  const [terrain, sides] = tile.areas[area];
  if (!sides) return pool(tile, area, roads);
  const n = first(sides);
  const more = 4 * (signs(tile, area) - signs(tile, base));
  const curve =
    sides.length === 1
      ? bay(n, depth(tile, n, area, base), sway)
      : sides.length === 2
        ? diagonal(n, Math.max(-8, Math.min(8, more)), 6 + sway)
        : bay((n + 3) & 3, DEPTH[Math.min(3, signs(tile, base))], sway).reverse();
  const corners = Array.from({ length: sides.length + 1 }, (_, k) => CORNERS[(n + k) & 3]);
  return { area, terrain, corners, curve, outline: [...corners, ...along(curve).slice(1)] };
}

/** An area that reaches no side: round its road where a barrel lies in it, else where there is most room. @param {Tile} tile @param {Road[]} roads */
function pool(tile, area, roads) {
  const [terrain] = tile.areas[area];
  const many = signs(tile, area);
  const [wide, high] = [
    [12, 10],
    [17, 14],
    [29, 18],
  ][Math.min(2, many)];
  const barrel = tile.items.find((item) => item.area === area && item.kind === "barrel");
  const curve = ring(barrel ? onRoad(roads[barrel.road], tile.roads[barrel.road]) : roomy(tile, roads, wide), wide, high);
  return { area, terrain, corners: [curve[0]], curve, outline: along(curve) };
}

/** @param {Road} road @returns {Point} */
const onRoad = (road, sides) => (sides.length === 1 ? [0, -13] : road.at[Math.floor(road.at.length / 2)]);

/** The place that is farthest from roads and from the sides of other terrain. @param {Tile} tile @param {Road[]} roads @returns {Point} */
function roomy(tile, roads, wide) {
  const base = tile.areas[ground(tile)][1];
  const others = [0, 1, 2, 3].flatMap((n) => (base.includes(SIDES[n]) ? [] : along(bay(n, DEPTH[0]), 6).map((point) => [...point, 4])));
  const tracks = roads.flatMap(({ at }) => at.map((point) => [...point, 3]));
  let best = /** @type {Point} */ ([0, 0]);
  let most = -1;
  for (let x = -30; x <= 30; x += 3)
    for (let y = -30; y <= 30; y += 3) {
      const score = Math.min(
        wide + 5,
        50 - Math.abs(x),
        50 - Math.abs(y),
        ...[...others, ...tracks].map(([px, py, fat]) => apart([x, y], [px, py]) - fat),
      );
      if (score > most) [most, best] = [score, [x, y]];
    }
  return best;
}

/** One arm of a road, from the middle of a side to `hub`, straight into the tile first. @returns {Point[]} */
function arm(side, hub) {
  const way = turned([0, -1], side);
  const [x, y] = [way[0] * 50, way[1] * 50];
  const forth = /** @type {Point} */ ([x - way[0] * 22, y - way[1] * 22]);
  const back = /** @type {Point} */ ([hub[0] + way[0] * 14, hub[1] + way[1] * 14]);
  return [[x, y], forth, back, hub];
}

/** A road: a bend between two neighbouring sides, else arms that meet. @returns {Road} */
function road(sides, wide) {
  const numbers = [...sides].map((name) => SIDES.indexOf(name));
  const n = first(sides);
  const bend = () => {
    const near = wide ? 24 : 12;
    const curve = /** @type {Point[]} */ ([
      [0, -50],
      [0, -near],
      [near, 0],
      [50, 0],
    ]);
    return curve.map((point) => turned(point, n));
  };
  const hub = turned(sides.length === 1 ? [0, -24] : sides.length === 2 ? [5, 0] : [6, 0], n);
  const arms = sides.length === 2 && (numbers[0] + numbers[1]) % 2 ? [bend()] : numbers.map((each) => arm(each, hub));
  return { arms, at: arms.flatMap((each) => along(each, 12)) };
}

const kept = new Map();

/** The shape of a tile as its data lies, not turned. @param {Tile} tile @returns {Shape} */
export function shape(tile) {
  if (!kept.has(tile.id)) kept.set(tile.id, made(tile));
  return kept.get(tile.id);
}

/** @param {Tile} tile @returns {Shape} */
function made(tile) {
  const base = ground(tile);
  const sway = (((Number(tile.id.slice(1)) || 3) * 5) % 9) - 4;
  const roads = tile.roads.map((sides) => road(sides, tile.roads.length > 1));
  const rest = tile.areas.map((_, area) => area).filter((area) => area !== base);
  rest.sort(
    (a, b) =>
      tile.areas[b][1].length - tile.areas[a][1].length ||
      depth(tile, first(tile.areas[b][1]), b, base) - depth(tile, first(tile.areas[a][1]), a, base),
  );
  const regions = [
    { area: base, terrain: tile.areas[base][0], corners: CORNERS, curve: [], outline: CORNERS },
    ...rest.map((area) => upon(tile, area, base, roads, sway)),
  ];
  return { regions, roads };
}

/** The area that is seen at a point. @param {Shape} all @param {Point} point */
export const areaAt = (all, point) => (all.regions.slice(1).findLast(({ outline }) => inside(point, outline)) || all.regions[0]).area;
