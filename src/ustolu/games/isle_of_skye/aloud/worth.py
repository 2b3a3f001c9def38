"""What a client draws of points: what each place gives a territory now, and on which tiles; what a tile for sale could become."""

from functools import lru_cache
from typing import Any

import numpy as np

from ustolu.core import Message, State, copy, load
from ustolu.games.isle_of_skye import rules, scoring
from ustolu.games.isle_of_skye.aloud import tile as tiles
from ustolu.games.isle_of_skye.aloud.fit import gained, still_scored
from ustolu.games.isle_of_skye.aloud.land import Land, land
from ustolu.games.isle_of_skye.aloud.reason import Item, reasons, scrolls
from ustolu.games.isle_of_skye.scoring import PLACE_LETTERS, PLACES
from ustolu.games.isle_of_skye.territory import MOST_EDGES, lay, placements


def drawn(of: Land, items: list[Item]) -> dict[str, Any]:
    """Points in all, and item by item with the tiles it lies on and its words."""
    shown = [{"points": one.points, "tiles": [tiles.name(of.tiles[n].number) for n in one.tiles], "say": one.message} for one in items]
    return {"points": sum(one.points for one in items), "items": shown}


def worth(s: State, seat: int, sees: bool) -> dict[str, Any]:
    """[§10] What each place would give a seat now; [§4] points are None for most gold where the gold of others is hidden."""
    if s.phase <= rules.SCORING:
        return {}
    of, found = land(s, seat), dict[str, Any]()
    for letter, number in zip(PLACE_LETTERS, s.scoring.tolist(), strict=True):
        hidden = number == scoring.MOST_GOLD and not sees
        found[letter] = {"points": None, "items": []} if hidden else drawn(of, reasons(s, seat, number))
    return found


def scrolled(s: State, seat: int) -> dict[str, Any]:
    """[§11] What the scrolls of a seat would give now."""
    return drawn(land(s, seat), scrolls(s, seat))


def prospect(s: State, seat: int, tile: int) -> dict[str, Any]:
    """At how many places a tile would fit a territory now, and the points more that A, B, C, D would give at the best of its placements."""
    return _prospect(s.dtype, s.tobytes(), seat, tile)


@lru_cache(maxsize=128)
def _prospect(kind: np.dtype[np.void], data: bytes, seat: int, tile: int) -> dict[str, Any]:
    s = load(kind, data)
    out = np.empty(4 * MOST_EDGES, np.int32)
    found = out[: placements(s, seat, tile, 0, out, 0)].tolist()
    numbers, counts = s.scoring.tolist(), still_scored(s)
    before = [scoring.worth(s, seat, number) for number in numbers]
    best = [0] * PLACES
    for cell, turned in (divmod(each, 4) for each in found):
        after = copy(s)
        lay(after, seat, tile, cell, turned)
        gains = [scoring.worth(after, seat, number) - was if more else 0 for number, was, more in zip(numbers, before, counts, strict=True)]
        best = max(best, gains, key=sum)
    return {"places": len({each // 4 for each in found}), "best": best}


def hopes(s: State, seat: int, tile: int) -> Message:
    """The same in words."""
    found = prospect(s, seat, tile)
    return "fits-at", {"count": found["places"], "gains": sum(map(bool, found["best"])), "best": gained(found["best"])}
