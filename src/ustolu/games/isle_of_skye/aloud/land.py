"""A territory as it is told: its tiles with their places, its areas with what lies in them, its roads, and its board."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ustolu.core import Argument, Message, State
from ustolu.games.isle_of_skye.aloud import tile as tiles
from ustolu.games.isle_of_skye.territory import FAR, MOST_TILES, WIDE
from ustolu.games.isle_of_skye.tiles import FIELD, KEY, MOST_AREAS, OPEN, ROAD_AT, ROWS, SIDES, TERRAIN, TERRAINS

AROUND = (-WIDE, 1, WIDE, -1)
SHORE = 1
"""Around a territory its board shows so many rows and columns more."""


@dataclass(frozen=True)
class Laid:
    """A tile of a territory: its number, its cell and how it is turned."""

    number: int
    cell: int
    quarters: int

    @property
    def right(self) -> int:
        return self.cell % WIDE - FAR

    @property
    def down(self) -> int:
        return self.cell // WIDE - FAR

    @property
    def at(self) -> str:
        """How far right and down of the castle, as it is spoken."""
        return spoken(self.cell)


@dataclass(frozen=True)
class Piece:
    """[§10] An area: its terrain, the places of its tiles in the order of laying, its open sides, and how many of each thing lie in it."""

    terrain: str
    tiles: tuple[int, ...]
    open: int
    things: tuple[tuple[str, int], ...]

    def count(self, kind: str) -> int:
        """How many things of a kind lie in it."""
        return dict(self.things).get(kind, 0)


@dataclass(frozen=True)
class Land:
    """A whole territory; `joined` are the places of the tiles that a road joins to the castle."""

    tiles: tuple[Laid, ...]
    pieces: tuple[Piece, ...]
    joined: tuple[int, ...]
    whose: tuple[tuple[int, ...], ...]
    """For each tile the piece to which each of its own areas belongs."""


def spoken(cell: int) -> str:
    """How far right and down of the castle a cell is."""
    return f"{cell % WIDE - FAR}, {cell // WIDE - FAR}"


def land(s: State, seat: int) -> Land:
    """The territory of a seat."""
    count = int(s.count[seat])
    laid = tuple(zip(*(field.tolist()[seat][:count] for field in (s.tile, s.cell, s.turned)), strict=True))
    first, second = s.joined.tolist()[seat]
    return _land(laid, tuple(s.area.tolist()[seat]), tuple(s.label.tolist()[seat][: count * MOST_AREAS]), first | second)


@lru_cache(maxsize=256)
def _land(laid: tuple[tuple[int, int, int], ...], area: tuple[int, ...], label: tuple[int, ...], joined: int) -> Land:
    order = sorted({one for one in label if one}, key=lambda one: label.index(one))
    things: dict[int, Counter[str]] = {one: Counter() for one in order}
    for n, (number, _, _) in enumerate(laid):
        for item in ROWS[number]["items"]:
            things[label[n * MOST_AREAS + item["area"]]][item["kind"]] += item.get("count", 1)
    pieces = tuple(
        Piece(
            TERRAINS[(area[one - 1] >> TERRAIN & 3) - 1],
            tuple(n for n in range(MOST_TILES) if area[one - 1] >> n & 1),
            area[one - 1] >> OPEN & FIELD,
            tuple(things[one].items()),
        )
        for one in order
    )
    whose = tuple(tuple(order.index(label[n * MOST_AREAS + i]) for i in range(len(ROWS[laid[n][0]]["areas"]))) for n in range(len(laid)))
    return Land(tuple(Laid(*one) for one in laid), pieces, tuple(n for n in range(len(laid)) if joined >> n & 1), whose)


def names(of: Land, places: tuple[int, ...]) -> dict[str, Argument]:
    """The tiles at these places by name, the castle first: whether it is one of them, and the others."""
    others = ", ".join(tiles.name(of.tiles[n].number) for n in places if n)
    return {"castle": "no" if 0 not in places else "and" if others else "only", "tiles": others}


def piece(of: Land, which: Piece) -> Message:
    """An area in one sentence: terrain and size, its tiles, whether it is completed, and what lies in it."""
    things: list[Message] = [("thing" if kind != "scroll" else "scrolls-in", {"kind": kind, "count": n, "sides": "none"}) for kind, n in which.things]
    return "area-is", {
        "terrain": which.terrain, "size": len(which.tiles), "open": which.open, "count": len(things), "things": things,
        **names(of, which.tiles),
    }  # fmt: skip


def told(of: Land) -> list[Message]:
    """Areas from the largest to the smallest, and the tiles joined to the castle by road."""
    largest = sorted(of.pieces, key=lambda one: (-len(one.tiles), one.tiles))
    return [*(piece(of, one) for one in largest), ("roads-are", {"count": len(of.joined), **names(of, of.joined)})]


def tile_at(one: Laid) -> Message:
    """A tile of a territory with its place."""
    return "land-tile", {"at": one.at, "tile": tiles.sentence(one.number, one.quarters)}


def gap(of: Land, cell: int) -> Message:
    """A free cell beside a territory: what its neighbours show there, and the roads that lead to it."""
    there = {one.cell: one for one in of.tiles}
    wants: dict[str, str] = {}
    roads = ""
    for side, step in enumerate(AROUND):
        if beside := there.get(cell + step):
            back = (side + 2) % 4
            terrain = TERRAINS[(int(KEY[beside.number, beside.quarters]) >> 2 * back & 3) - 1]
            wants[terrain] = wants.get(terrain, "") + SIDES[side]
            roads += SIDES[side] if ROAD_AT[beside.number, beside.quarters, back] else ""
    shown: list[Message] = [("area", {"terrain": terrain, "sides": sides}) for terrain, sides in wants.items()]
    return "land-gap", {"at": spoken(cell), "sides": [*shown, *([("gap-road", {"sides": roads})] if roads else [])]}


@lru_cache(maxsize=256)
def board(of: Land, seat: int, own: bool) -> dict[str, Any]:
    """The territory as a grid that grows, with rows and columns numbered from the castle and a shore of free cells around it.

    Free cells are described where one's own tiles go.
    """
    across = range(min(one.right for one in of.tiles) - SHORE, max(one.right for one in of.tiles) + SHORE + 1)
    down = range(min(one.down for one in of.tiles) - SHORE, max(one.down for one in of.tiles) + SHORE + 1)
    there = {one.cell: one for one in of.tiles}
    shows, says = list[str](), list[Message | None]()
    for row in down:
        for column in across:
            cell = (row + FAR) * WIDE + column + FAR
            if one := there.get(cell):
                shows.append(tiles.name(one.number))
                says.append(tile_at(one))
            else:
                shows.append("")
                says.append(gap(of, cell) if own and any(cell + step in there for step in AROUND) else None)
    return {
        "seat": seat, "name": ("board-land", {"seat": seat}), "cell": "land-cell",
        "rows": [str(row) for row in down], "columns": [f"{column}," for column in across], "shows": shows, "says": says,
    }  # fmt: skip
