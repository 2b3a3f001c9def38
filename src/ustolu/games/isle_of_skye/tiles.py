"""The castle (number 0) and the 73 landscape tiles, read once from `tiles.json`: what rules and words know of each.

A tile turned `r` quarters clockwise shows on its side `d` (0 N, 1 E, 2 S, 3 W) what was on the side `d - r`.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

TILES, MOST_AREAS = 73, 5
SIDES = "NESW"
TERRAINS = ("pasture", "mountain", "water")
PASTURE, MOUNTAIN, WATER = 1, 2, 3
"""[§10] What a side shows; 0 where there is none."""
KINDS = ("sheep", "cattle", "barrel", "broch", "ship", "farm", "lighthouse")
SHEEP, CATTLE, BARREL, BROCH, SHIP, FARM, LIGHTHOUSE = range(7)
"""[§11] What lies on tiles and what scrolls ask for, in the same order. Barrels are counted by tiles."""

DATA: dict[str, Any] = json.loads((Path(__file__).parent / "tiles.json").read_text(encoding="utf-8"))
ROWS: tuple[dict[str, Any], ...] = (DATA["castle"], *DATA["tiles"])
"""The tiles as the data tells of them, by number."""
TERRAIN_LETTERS = "?PMW"

TERRAIN, OPEN, BROCHS, SHIPS, LIGHTHOUSES, FIELD, ALIKE = 19, 24, 32, 40, 48, 255, (1 << 21) - 1
"""An area is one number: a bit for each tile it lies on, by the order in which the seat laid them; from bit TERRAIN on its terrain;
then eight bits each for its open sides, brochs, ships and lighthouses. Where two areas join, the bits of ALIKE are united, the others added."""


def packed(number: int, area: int) -> int:
    """An area of a tile as one number, without the bit of its tile."""
    terrain, sides = ROWS[number]["areas"][area]
    found = TERRAIN_LETTERS.index(terrain) << TERRAIN | len(sides) << OPEN
    fields = {"broch": BROCHS, "ship": SHIPS, "lighthouse": LIGHTHOUSES}
    inside = [item for item in ROWS[number]["items"] if item["area"] == area and item["kind"] in fields]
    return found + sum(int(item["count"]) << fields[item["kind"]] for item in inside)


def touching(number: int, parts: list[str], side: int) -> int:
    """Which of the parts of a tile, from 1, reaches a side; 0 for none."""
    return next((i for i, part in enumerate(parts, 1) if SIDES[side] in part), 0)


def areas_reach(number: int) -> list[str]:
    return [sides for _, sides in ROWS[number]["areas"]]


def shown(number: int, turned: int) -> tuple[object, ...]:
    """What distinguishes a tile turned so: its areas with what lies in them, and its roads."""
    def turn(sides: str) -> str:
        return "".join(sorted(SIDES[(SIDES.index(side) + turned) % 4] for side in sides))

    row = ROWS[number]
    items = [
        (item["kind"], item.get("count", 1), turn(areas_reach(number)[item["area"]]), turn(row["roads"][item["road"]]) if "road" in item else "")
        for item in row["items"]
    ]
    return sorted((terrain, turn(sides)) for terrain, sides in row["areas"]), sorted(map(turn, row["roads"])), sorted(items)


EVERY = range(TILES + 1)
NAMES = ("castle", *(row["id"] for row in DATA["tiles"]))
TURNS = np.array([2 if shown(number, 2) == shown(number, 0) else 4 for number in EVERY], np.int64)
"""[§7] In how many ways a tile can lie: two where it looks the same turned by half."""
TERRAIN_AT = [[TERRAIN_LETTERS.index(letter) for letter in row["sides"]] for row in ROWS]
KEY = np.array(
    [[sum(sides[(side - turned) % 4] << 2 * side for side in range(4)) for turned in range(4)] for sides in TERRAIN_AT], np.int64
)
"""[§7] The terrain of all four sides of a tile turned so, two bits a side."""
AREA_AT = np.array(
    [[[touching(number, areas_reach(number), (side - turned) % 4) - 1 for side in range(4)] for turned in range(4)] for number in EVERY], np.int64
)
"""Which area of a tile turned so reaches a side."""
ROAD_AT = np.array(
    [[[touching(number, ROWS[number]["roads"], (side - turned) % 4) for side in range(4)] for turned in range(4)] for number in EVERY], np.int64
)
"""[§10] Which road of a tile turned so reaches a side: 1, 2, or 0 for none."""
AREAS = np.array([len(ROWS[number]["areas"]) for number in EVERY], np.int64)
AREA = np.array([[packed(number, area) if area < AREAS[number] else 0 for area in range(MOST_AREAS)] for number in EVERY], np.int64)
"""[§10] The areas of a tile, each as one number."""
ITEMS = np.array([[sum(item["count"] for item in ROWS[number]["items"] if item["kind"] == kind) for kind in KINDS] for number in EVERY], np.int64)
"""How many of each kind lie on a tile."""


def only(number: int, kind: str) -> dict[str, Any]:
    """The one item of a kind on a tile; empty where there is none."""
    return next((item for item in ROWS[number]["items"] if item["kind"] == kind), {})


BARREL_ROAD = np.array([only(number, "barrel").get("road", -1) + 1 for number in EVERY], np.int64)
"""[§3] On which road of a tile its barrels stand: 1, 2, or 0 for none."""
SCROLL = np.array([KINDS.index(found["scores"]) + 1 if (found := only(number, "scroll")) else 0 for number in EVERY], np.int64)
"""[§11] What the scroll of a tile asks for, from 1; 0 for no scroll."""
SCROLL_AREA = np.array([only(number, "scroll").get("area", 0) for number in EVERY], np.int64)
"""[§11] In which area of its tile a scroll lies."""
