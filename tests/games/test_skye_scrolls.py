"""Ostrov Skye: what each of the seven kinds of scrolls gives, open and completed, and rounded down."""

import pytest
from skye_land import land

from ustolu.games.isle_of_skye.scrolls import scroll, scrolls
from ustolu.games.isle_of_skye.tiles import NAMES

EXAMPLES = [
    ({"L30": 2}, "sheep: four, in an open area", "L70 1,0 r1; L52 1,-1 r1; L30 0,-1 r0"),
    ({"L30": 2}, "sheep: three are one point, doubled in a completed pasture", "L30 -1,0 r0; L39 -1,1 r0; L47 -1,-1 r2"),
    ({"L30": 0}, "sheep: one is too few, doubled or not", "L41 0,-1 r2; L30 0,1 r2; L33 0,2 r0"),
    ({"L30": 2, "L19": 1}, "sheep: three for two scrolls, one in a completed area", "L39 0,1 r0; L30 0,-1 r0; L19 1,-1 r0; L31 0,-2 r0"),
    ({"L03": 2}, "cattle: two, in an open area", "L08 0,-1 r2; L03 0,1 r3"),
    ({"L49": 4}, "cattle: two, doubled in a completed pasture", "L42 0,1 r0; L49 0,-1 r0; L68 0,2 r3; L46 0,-2 r0"),
    ({"L49": 0}, "cattle: none", "L49 0,-1 r0"),
    ({"L49": 4, "L03": 2}, "cattle: two for two scrolls, one completed", "L49 1,0 r0; L31 1,-1 r0; L08 1,-2 r2; L03 1,-3 r2; L50 1,1 r0"),
    ({"L63": 2}, "barrels: four tiles, whose roads do not matter", "L34 0,1 r0; L44 0,-1 r2; L60 1,-1 r2; L17 0,2 r1; L63 -1,1 r0"),
    ({"L63": 2}, "barrels: three are one point, doubled in a completed area", "L63 -1,0 r1; L08 0,-1 r0; L32 0,-2 r2; L06 -1,1 r1; L68 -2,0 r3"),
    ({"L40": 0}, "barrels: one tile is too few, and the castle is none", "L40 -1,0 r2; L44 -2,0 r0"),
    ({"L63": 2, "L40": 1}, "barrels: two for two scrolls, one completed", "L63 -1,0 r0; L28 -1,-1 r1; L31 -1,1 r3; L40 -1,2 r2; L29 -2,1 r1"),
    ({"L54": 2}, "brochs: two, in an open area", "L14 0,-1 r1; L31 0,1 r2; L54 1,0 r2"),
    ({"L54": 4}, "brochs: two, doubled in a completed mountain", "L54 1,0 r2; L64 1,-1 r3; L31 2,0 r2"),
    ({"L54": 0}, "brochs: none", "L54 -1,0 r2"),
    ({"L54": 2, "L66": 1}, "brochs: one for two scrolls, one in a completed area", "L54 -1,0 r2; L34 0,-1 r2; L66 1,-1 r3"),
    ({"L56": 2}, "ships: four, in an open water", "L56 0,-1 r2; L73 1,0 r1; L45 0,1 r0"),
    ({"L21": 2}, "ships: three are one point, doubled in a completed water", "L21 1,0 r0; L43 1,1 r2; L69 2,1 r0"),
    ({"L21": 0}, "ships: one is too few, doubled or not", "L21 1,0 r0; L32 1,1 r1"),
    ({"L56": 1, "L21": 2}, "ships: two for two scrolls, one in a completed area", "L56 0,1 r0; L60 -1,1 r0; L21 1,0 r1; L17 1,-1 r0"),
    ({"L23": 2}, "farms: two, in an open area", "L23 1,0 r1; L16 0,1 r0; L02 2,0 r1"),
    ({"L23": 4}, "farms: two, doubled in a completed pasture", "L12 0,-1 r1; L36 0,-2 r3; L23 -1,-2 r0; L43 -1,-3 r2"),
    ({"L15": 0}, "farms: none", "L15 -1,0 r2; L55 -1,1 r0; L38 -2,0 r1"),
    ({"L15": 2, "L23": 1}, "farms: one for two scrolls, one in a completed area", "L15 0,-1 r1; L23 1,0 r1; L35 0,1 r0; L43 1,-1 r3"),
    ({"L25": 2}, "lighthouses: two, in an open water", "L10 0,1 r0; L71 -1,0 r1; L25 1,0 r1"),
    ({"L24": 4}, "lighthouses: two, doubled in a completed water", "L24 0,-1 r2; L68 1,-1 r0; L46 0,-2 r1"),
    ({"L24": 0}, "lighthouses: none", "L24 1,0 r0; L32 1,1 r1"),
    ({"L25": 2, "L24": 1}, "lighthouses: one for two scrolls, one in a completed area", "L25 1,0 r0; L10 1,1 r1; L24 1,2 r3"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "tiles"), [pytest.param(a, c, id=b) for a, b, c in EXAMPLES])
def test_a_scroll_gives_what_the_example_says(given: dict[str, int], tiles: str) -> None:
    s = land(tiles)
    found = {NAMES[int(s.tile[0, n])]: scroll(s, 0, n) for n in range(int(s.count[0]))}
    assert {name: points for name, points in found.items() if name in given or points} == given
    assert scrolls(s, 0) == sum(given.values())
