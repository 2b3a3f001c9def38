"""Ostrov Skye: each of the sixteen scoring tiles in small territories: the plain case, the boundary and the trap."""

import pytest
from skye_land import build, land

from ustolu.games.isle_of_skye import GAME
from ustolu.games.isle_of_skye.scoring import SCORED, worth

RING = "L49 0,-1 r2; L47 0,-2 r0; L25 1,-1 r1; L22 -1,-2 r3; L24 1,-2 r0; L26 -1,-1 r2"
"""A lake around the castle's northern pasture: six tiles, on one of which, L49, both of its waters belong to the lake."""
BLOCK = "L21 1,0 r0; L12 2,0 r3; L16 2,-1 r2; L17 1,-1 r1"
"""A pasture in the corners of four tiles that meet in one point: it touches itself all around."""

EXAMPLES = [
    (1, 2, "one square", "L18 0,-1 r2; L58 1,0 r1; L62 1,-1 r3"),
    (1, 0, "three tiles of a square are none", "L42 1,0 r0; L07 1,-1 r0"),
    (1, 4, "two squares overlap in two by three", "L03 0,-1 r0; L29 1,-1 r3; L10 2,-1 r2; L26 2,0 r0; L69 1,0 r2"),
    (1, 8, "four squares in three by three", "L18 -1,0 r2; L16 0,1 r3; L57 1,0 r1; L65 1,-1 r0; L63 -1,-1 r3; L67 1,1 r1; L23 -1,1 r0; L33 0,-1 r2"),
    (2, 1, "the castle's mountain is completed by one tile", "L18 -1,0 r2"),
    (2, 0, "one open side is enough to be open, also for an area that touches itself",
     "L60 0,-1 r2; L42 0,-2 r0; L23 -1,-2 r3; L41 1,-2 r2; L43 -1,-1 r2"),
    (2, 1, "an area that touches itself is one area", BLOCK),
    (2, 2, "areas enclosed in one tile are completed at once", "L10 0,-1 r0; L28 0,-2 r2"),
    (2, 3, "one area of each terrain", "L30 1,0 r0; L32 -1,0 r0; L36 -1,-1 r2"),
    (4, 3, "an area on three tiles, the castle too", "L37 0,1 r0; L50 0,-1 r2"),
    (4, 0, "an area on two tiles is too small", "L18 -1,0 r2"),
    (4, 3, "an area that touches itself counts once", BLOCK),
    (4, 3, "a lake on six tiles is one area", RING),
    (3, 3, "three sheep on one tile", "L39 0,1 r0"),
    (3, 0, "cattle are no sheep", "L48 0,-1 r0"),
    (3, 3, "sheep by the road and off it, with a farm and without", "L04 0,-1 r0; L18 0,1 r0"),
    (5, 1, "one broch", "L27 -1,0 r2"),
    (5, 3, "two brochs in one range", "L27 -1,0 r2; L38 -2,0 r3"),
    (5, 2, "two brochs in two ranges", "L55 1,0 r0; L14 -1,0 r2"),
    (5, 6, "four brochs in one range are worth no more than three", "L40 1,0 r1; L37 1,1 r1; L34 1,-1 r3; L27 1,2 r3"),
    (5, 4, "two in one range, and one in a mountain enclosed in a tile", "L27 -1,0 r2; L38 -2,0 r3; L58 -3,0 r1"),
    (6, 5, "one of each", "L31 0,-1 r0; L02 0,-2 r2"),
    (6, 5, "two brochs, two farms and one lighthouse are one set", "L53 1,0 r2; L31 1,-1 r3; L14 1,1 r3"),
    (6, 0, "without a lighthouse there is no set", "L14 -1,0 r3; L27 -1,1 r3"),
    (6, 10, "two sets", "L14 -1,0 r3; L46 -1,-1 r2; L17 1,0 r1"),
    (10, 2, "on the farm's own tile", "L18 -1,0 r2"),
    (10, 1, "across a corner", "L20 0,-1 r2; L29 -1,0 r0"),
    (10, 2, "a sheep and cattle beside two farms count once each", "L07 0,-1 r0; L11 -1,-1 r3; L17 1,-1 r3"),
    (10, 0, "two tiles away is too far", "L29 0,-1 r2; L04 0,1 r2"),
    (11, 4, "two cattle on a tile joined to the castle", "L08 0,1 r0"),
    (11, 0, "a road that does not meet the castle's", "L10 1,0 r0"),
    (11, 2, "beside a joined tile, but no road goes there", "L07 0,-1 r0; L08 1,-1 r2"),
    (12, 3, "a ship and a lighthouse in one open water", "L65 1,0 r1"),
    (12, 3, "two ships with one lighthouse", "L70 1,0 r1; L67 1,-1 r3"),
    (12, 0, "the lighthouse in one water of a tile, the ship in another", "L68 -1,0 r1; L42 0,1 r0"),
    (12, 6, "two waters with both", "L69 -1,0 r1; L20 -1,1 r2; L21 -1,-1 r0"),
    (13, 3, "three in a column, the castle too", "L18 0,-1 r2; L16 0,1 r3"),
    (13, 0, "two are no column", "L18 0,-1 r2"),
    (13, 3, "six in a column are one run", "L18 0,-1 r2; L16 0,1 r3; L61 0,2 r1; L49 0,-2 r3; L30 0,-3 r3"),
    (13, 9, "two runs in the castle's column, and the one beside it that joins them",
     "L18 0,-1 r2; L16 0,1 r3; L61 1,1 r1; L30 1,2 r3; L72 1,3 r1; L38 0,3 r2; L06 0,4 r3; L02 0,5 r1"),
    (14, 1, "the castle alone", "L01 0,-1 r0"),
    (14, 2, "the castle and a tile whose road meets its own", "L48 0,-1 r0"),
    (14, 4, "a tile both of whose roads are joined counts once", "L04 -1,0 r2; L20 0,1 r0; L38 -1,1 r0"),
    (14, 2, "behind the other road of a tile nothing is joined", "L03 0,-1 r0; L48 0,-2 r0"),
    (15, 6, "lakes on two tiles and on three", "L46 1,0 r2; L22 2,0 r0; L10 2,1 r1"),
    (15, 4, "a larger open water does not count", "L49 1,0 r2; L24 1,-1 r2; L55 2,-1 r0; L33 1,-2 r3"),
    (15, 2, "a lake enclosed in one tile", "L35 0,1 r0"),
    (15, 12, "a tile with two waters of the lake counts once", RING),
    (16, 2, "the castle's mountain completed", "L18 -1,0 r2"),
    (16, 4, "two mountains enclosed in tiles", "L55 1,0 r2; L46 0,-1 r0"),
    (16, 0, "one side is open", "L40 -1,0 r0"),
    (16, 2, "of two mountains of a tile one is completed", "L68 -1,0 r1"),
]  # fmt: skip


@pytest.mark.parametrize(("which", "points", "tiles"), [pytest.param(a, b, d, id=f"{a}: {c}") for a, b, c, d in EXAMPLES])
def test_a_scoring_tile_gives_what_the_example_says(which: int, points: int, tiles: str) -> None:
    assert worth(land(tiles), 0, which) == points




@pytest.mark.parametrize(
    ("ships", "points"),
    [
        ([2, 1, 0], [5, 2, 0]),
        ([0, 2, 2], [0, 5, 5]),
        ([2, 1, 1], [5, 2, 2]),
        ([1, 1, 1], [5, 5, 5]),
        ([0, 0, 0], [0, 0, 0]),
        ([0, 1, 0], [0, 5, 0]),
        ([2, 2, 1, 0], [5, 5, 0, 0]),
        ([3, 2, 2, 1, 1], [5, 2, 2, 0, 0]),
        ([1, 2], [2, 5]),
    ],
)
def test_the_most_give_five_and_the_second_most_two(ships: list[int], points: list[int]) -> None:
    lands = {0: "", 1: "L57 1,0 r1", 2: "L73 1,0 r1", 3: "L73 1,0 r1; L32 -1,0 r0"}
    s = GAME.new(len(ships))
    for seat, count in enumerate(ships):
        build(s, seat, lands[count])
        s.gold[seat] = count
    assert [worth(s, seat, 8) for seat in range(len(ships))] == points
    assert [worth(s, seat, 9) for seat in range(len(ships))] == points


def test_barrels_count_by_tiles_joined_or_not_and_not_at_the_castle() -> None:
    s = build(build(GAME.new(3), 0, "L44 1,0 r0; L48 0,-1 r0"), 1, "L26 0,-1 r1")
    assert [int(barrels) for barrels in s.items[:3, 2]] == [2, 1, 0]
    assert [worth(s, seat, 7) for seat in range(3)] == [5, 2, 0]


def test_each_place_scores_three_times() -> None:
    """[§8] In the rounds that the rules name."""
    named = {4: ["A", "B", "AC", "BD", "ACD", "BCD"], 5: ["AB", "AC", "BD", "ACD", "BCD"]}
    for row, places in enumerate(named.values()):
        assert ["".join("ABCD"[place] for place in range(4) if int(mask) >> place & 1) for mask in SCORED[row] if mask] == places
        assert all("".join(places).count(letter) == 3 for letter in "ABCD")
