// The tiles as the data names them, fetched once: sides, areas, roads, items.

/**
 * @typedef {{kind: string, count?: number, area: number, road?: number, scores?: string}} Item
 * @typedef {{id: string, sides: string, areas: [string, string][], roads: string[], items: Item[]}} Tile
 */

const found = await (await fetch(new URL("tiles.json", import.meta.url))).json();

const castle = { ...found.castle, items: [{ kind: "castle", area: 0 }] };

/** Every tile by its name, the castle too, on which it stands. @type {Map<string, Tile>} */
export const TILES = new Map([castle, ...found.tiles].map((tile) => [tile.id, tile]));

/** The terrain of each side of a tile as it lies: N E S W after quarter turns clockwise. @param {string} id @param {number} turn */
export function sides(id, turn) {
  const own = TILES.get(id).sides;
  return [0, 1, 2, 3].map((side) => own[(side - turn + 4) & 3]).join("");
}
