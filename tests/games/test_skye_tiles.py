"""Ostrov Skye: the data of the tiles, counted once more, and what the rules have made of it."""

from collections import Counter
from itertools import combinations

from skye_plain import TILES

from ustolu.games.isle_of_skye.tiles import AREA, AREA_AT, AREAS, ITEMS, KEY, KINDS, MOST_AREAS, NAMES, ROAD_AT, SIDES, TERRAIN, shown

ROWS = [row for name, row in TILES.items() if name != "CASTLE"]


def test_the_totals_are_those_of_the_published_game() -> None:
    items = [item for row in ROWS for item in row["items"]]
    counted = Counter({kind: sum(item.get("count", 1) for item in items if item["kind"] == kind) for kind in (*KINDS, "scroll")})
    assert counted == {"barrel": 27, "sheep": 28, "cattle": 15, "farm": 15, "broch": 14, "lighthouse": 15, "ship": 28, "scroll": 14}
    assert Counter(item["scores"] for item in items if item["kind"] == "scroll") == dict.fromkeys(KINDS, 2)
    assert len(ROWS) == 73
    assert ITEMS[1:].sum(axis=0).tolist() == [counted[kind] for kind in KINDS]


def test_every_road_ends_on_a_land_side() -> None:
    for row in TILES.values():
        for road in row["roads"]:
            assert all(row["sides"][SIDES.index(side)] in "PM" for side in road), row["id"]
        ends = "".join(row["roads"])
        assert len(set(ends)) == len(ends), row["id"]


def test_every_side_belongs_to_one_area_of_its_terrain() -> None:
    for row in TILES.values():
        assert sorted("".join(sides for _, sides in row["areas"])) == sorted(SIDES), row["id"]
        for terrain, sides in row["areas"]:
            assert all(row["sides"][SIDES.index(side)] == terrain for side in sides), row["id"]
        assert len(row["areas"]) <= MOST_AREAS


def test_everything_lies_where_it_can_lie() -> None:
    where = {"ship": "W", "lighthouse": "W", "broch": "M", "sheep": "P", "cattle": "P", "farm": "P", "barrel": "PM", "scroll": "PMW"}
    for row in ROWS:
        for item in row["items"]:
            assert row["areas"][item["area"]][0] in where[item["kind"]], row["id"]
            assert "road" not in item or item["road"] < len(row["roads"]), row["id"]
        kinds = Counter(item["kind"] for item in row["items"])
        assert kinds["barrel"] <= 1 and kinds["scroll"] <= 1, row["id"]


def test_no_two_tiles_are_equal_however_they_are_turned() -> None:
    def looks(number: int, turned: int) -> tuple[object, ...]:
        return (*shown(number, turned), sorted(item.get("scores", "") for item in TILES[NAMES[number]]["items"]))

    for one, other in combinations(range(1, 74), 2):
        assert all(looks(one, 0) != looks(other, turned) for turned in range(4)), (NAMES[one], NAMES[other])


def test_tables_say_of_a_turned_tile_what_the_data_says_of_it_unturned() -> None:
    for number, row in enumerate(TILES.values()):
        assert AREAS[number] == len(row["areas"])
        for turned in range(4):
            for side in range(4):
                was = SIDES[(side - turned) % 4]
                terrain = "?PMW"[int(KEY[number, turned]) >> 2 * side & 3]
                assert terrain == row["sides"][SIDES.index(was)]
                assert was in row["areas"][AREA_AT[number, turned, side]][1]
                assert "?PMW"[int(AREA[number, AREA_AT[number, turned, side]]) >> TERRAIN & 3] == terrain
                road = int(ROAD_AT[number, turned, side])
                assert (was in row["roads"][road - 1]) if road else all(was not in other for other in row["roads"])
