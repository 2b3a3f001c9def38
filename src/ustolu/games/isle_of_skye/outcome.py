"""What laying a tile would do: which areas and roads it joins, what it completes, and what each scoring tile would give.

For words, boards and bots that explain; everything here looks at a state or a copy of it, and changes neither.
"""

from dataclasses import dataclass

from ustolu.core import State, copy
from ustolu.games.isle_of_skye.scoring import PLACES, worth
from ustolu.games.isle_of_skye.territory import MOST_TILES, lay
from ustolu.games.isle_of_skye.tiles import AREAS, BROCHS, FIELD, LIGHTHOUSES, MOST_AREAS, OPEN, SHIPS, TERRAIN, TERRAINS


@dataclass(frozen=True)
class Area:
    """[§10] A connected piece of one terrain."""

    terrain: str
    tiles: tuple[int, ...]
    """The places in the order of laying of the tiles it lies on: 0 is the castle."""
    open: int
    """How many of its sides are open; none of a completed one."""
    brochs: int
    ships: int
    lighthouses: int

    @property
    def size(self) -> int:
        return len(self.tiles)

    @property
    def completed(self) -> bool:
        return self.open == 0


@dataclass(frozen=True)
class Outcome:
    """What a territory has from a tile laid."""

    areas: tuple[Area, ...]
    """The areas that the tile belongs to then, each once."""
    joins: tuple[tuple[Area, ...], ...]
    """For each of them the areas of before that it is made from, besides the tile's own; empty where it stands alone."""
    completes: tuple[Area, ...]
    """Those areas that are completed."""
    joined: tuple[int, ...]
    """The numbers of the tiles newly joined to the castle by road, this one too."""
    worth: tuple[tuple[int, int], ...]
    """[§8] What the scoring tiles at A, B, C, D give this seat before and after."""


def unpacked(area: int) -> Area:
    """An area that the record keeps as one number (`tiles.py`)."""
    tiles = tuple(n for n in range(MOST_TILES) if area >> n & 1)
    counts = (area >> field & FIELD for field in (OPEN, BROCHS, SHIPS, LIGHTHOUSES))
    return Area(TERRAINS[(area >> TERRAIN & 3) - 1], tiles, *counts)


def areas(s: State, seat: int) -> list[Area]:
    """All areas of a territory, in the order of their first tiles."""
    return sorted((unpacked(area) for area in s.area.tolist()[seat] if area), key=lambda area: area.tiles)


def area_of(s: State, seat: int, n: int, part: int) -> Area:
    """The area to which area `part` of tile `n` of a territory belongs."""
    return unpacked(int(s.area[seat, int(s.label[seat, n * MOST_AREAS + part]) - 1]))


def roads(s: State, seat: int) -> list[int]:
    """The places in the order of laying of the tiles joined to the castle by road, the castle's too."""
    first, second = s.joined.tolist()[seat]
    return [n for n in range(int(s.count[seat])) if (first | second) >> n & 1]


def outcome(s: State, seat: int, tile: int, cell: int, turned: int) -> Outcome:
    """What laying a tile that fits would do; the tile need not be in hand."""
    before, after = copy(s), copy(s)
    lay(after, seat, tile, cell, turned)
    n = int(before.count[seat])
    was, now = before.label.tolist()[seat], after.label.tolist()[seat]
    became = {old: new for old, new in zip(was, now, strict=True) if old}
    own = list(dict.fromkeys(now[n * MOST_AREAS : n * MOST_AREAS + int(AREAS[tile])]))
    found = tuple(unpacked(int(after.area[seat, label - 1])) for label in own)
    joins = tuple(tuple(unpacked(int(before.area[seat, old - 1])) for old in became if became[old] == label) for label in own)
    joined = [int(after.tile[seat, at]) for at in sorted(set(roads(after, seat)) - set(roads(before, seat)))]
    scoring = [int(before.scoring[place]) for place in range(PLACES)]
    given = tuple((worth(before, seat, which), worth(after, seat, which)) for which in scoring)
    return Outcome(found, joins, tuple(area for area in found if area.completed), tuple(joined), given)
