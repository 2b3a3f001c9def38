"""Tiles of Ostrov Skye drawn from their data: regions meet at sides, roads run where they should, signs stand in their own areas."""

import pytest
from drawn import Drawn, drawn
from skye import PAGE, land

REGIONS = """() => [...TILES.values()].flatMap((tile) => [0, 1, 2, 3].flatMap((turn) => {
  const all = shape(tile);
  const wrong = [];
  for (const side of [0, 1, 2, 3]) for (let t = -48; t <= 48; t += 4) {
    const own = (side - turn + 4) & 3;
    const area = areaAt(all, turned([t, -49.8], own));
    const [terrain, reaches] = tile.areas[area];
    if (terrain !== sides(tile.id, turn)[side] || !reaches.includes("NESW"[own])) wrong.push(`${tile.id} r${turn} side ${side} at ${t}: ${terrain}`);
  }
  return wrong;
}))"""
"""Where beside a side another area is drawn than the one that reaches it."""

BORDERS = """() => [...TILES.values()].flatMap((tile) => shape(tile).regions.slice(1).filter(({ area }) => tile.areas[area][1]).flatMap(({ curve }) =>
  [curve[0], curve.at(-1)].filter((end) => Math.abs(end[0]) !== 50 || Math.abs(end[1]) !== 50).map((end) => `${tile.id}: ${end}`)))"""

APART = """() => [...TILES.values()].flatMap((tile) => {
  const { regions } = shape(tile);
  const pairs = regions.flatMap((one, n) => regions.slice(n + 1).map((other) => [one, other]));
  return pairs.filter(([one, other]) => one.terrain === other.terrain && one.curve.length === 0).map(() => tile.id);
})"""
"""Tiles whose ground would touch another area of its own terrain."""

ROADS = """() => [...TILES.values()].flatMap((tile) => {
  const all = shape(tile);
  const wrong = [];
  tile.roads.forEach((sides, n) => {
    const ends = [..."NESW"].filter((_, side) => all.roads[n].at.some((at) => apart(at, turned([0, -50], side)) < 0.01)).join("");
    if (ends !== sides) wrong.push(`${tile.id}: road ${sides} ends ${ends}`);
    if (all.roads[n].at.some((at) => tile.areas[areaAt(all, at.map((x) => 0.99 * x))][0] === "W")) wrong.push(`${tile.id}: road through water`);
  });
  if (all.roads.length === 2) {
    const least = Math.min(...all.roads[0].at.flatMap((at) => all.roads[1].at.map((other) => apart(at, other))));
    if (least < 30) wrong.push(`${tile.id}: roads ${least} apart`);
  }
  return wrong;
})"""

SIGNS = """() => [...TILES.values()].flatMap((tile) => {
  const all = shape(tile);
  const standing = signs(tile);
  const wrong = standing.filter(({ area, at }) => areaAt(all, at) !== area).map(({ kind }) => `${tile.id}: ${kind} beside its area`);
  standing.forEach(({ kind, at }, n) => {
    if (standing.slice(n + 1).some((other) => apart(at, other.at) < 13)) wrong.push(`${tile.id}: ${kind} covered`);
    const way = Math.min(...all.roads.flatMap((road) => road.at.map((other) => apart(at, other))));
    if (kind === "barrel" ? way > 0.01 : way < 9) wrong.push(`${tile.id}: ${kind} ${way} from a road`);
  });
  const counted = tile.items.reduce((sum, { count = 1 }) => sum + count, 0);
  return counted === standing.length ? wrong : [...wrong, `${tile.id}: ${standing.length} of ${counted}`];
})"""

SEEN = """([x, y]) => {
  const box = document.querySelector(".landscape").getBoundingClientRect();
  const at = document.elementsFromPoint(box.left + x, box.top + y).find((each) => each.matches(".region"));
  return at ? at.getAttribute("class") : "";
}"""
"""The terrain that is seen at a point of the picture."""

LAND = [("CASTLE", 0, 0, 0), ("L48", 0, -1, 0), ("L30", 1, 0, 0), ("L05", 0, 1, 0), ("L16", -1, 1, 3), ("L14", -1, 0, 2)]


@pytest.mark.parametrize("asked", [REGIONS, BORDERS, APART, ROADS, SIGNS], ids=["regions", "borders", "apart", "roads", "signs"])
async def test_every_tile_is_drawn_as_its_data_says(browser, asked: str) -> None:
    async with drawn(browser, shell=PAGE) as board:
        assert await board.page.evaluate(asked) == []


async def sides(board: Drawn, tile: str, turn: int) -> str:
    """The terrains N E S W of a tile as it lies."""
    found: str = await board.page.evaluate("([tile, turn]) => sides(tile, turn)", [tile, turn])
    return found


async def test_in_a_land_one_terrain_is_seen_on_both_sides_of_a_common_side(browser) -> None:
    async with drawn(browser, shell=PAGE) as board:
        await land(board, LAND)
        there = {(x, y): await sides(board, tile, turn) for tile, x, y, turn in LAND}
        left, top = min(x for x, _ in there), min(y for _, y in there)
        seen = 0
        for (x, y), terrain in there.items():
            for (right, down), side in (((1, 0), 1), ((0, 1), 2)):
                if (x + right, y + down) not in there:
                    continue
                assert terrain[side] == there[x + right, y + down][(side + 2) % 4]
                for along in (-40, -22, 22, 40):
                    for across in (-1, 1):
                        at = [along, 50 + across] if down else [50 + across, along]
                        found = await board.page.evaluate(SEEN, [(x - left) * 100 + 50 + at[0], (y - top) * 100 + 50 + at[1]])
                        assert found == f"region {terrain[side]}", (x, y, side, along, across)
                        seen += 1
        assert seen == 8 * 6


async def test_a_pattern_runs_on_from_tile_to_tile(browser) -> None:
    async with drawn(browser, shell=PAGE) as board:
        sizes = await board.page.evaluate(
            """() => { window.land([{ id: "L57", x: 0, y: 0, turn: 1 }]);
            const size = (one) => ["width", "height"].map((name) => Number(one.getAttribute(name)));
            return [...document.querySelectorAll(".landscape pattern")].map(size); }"""
        )
        assert len(sizes) == 3
        assert all(100 % length == 0 for size in sizes for length in size)
