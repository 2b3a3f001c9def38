"""Where a tile in hand fits, and what it would do there: the list by which somebody builds who does not see the territory."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from ustolu.core import Argument, Message, State, copy, load
from ustolu.games.isle_of_skye.aloud.land import AROUND, land, spoken
from ustolu.games.isle_of_skye.aloud.tile import name
from ustolu.games.isle_of_skye.notation import taken_apart
from ustolu.games.isle_of_skye.outcome import Outcome, outcome
from ustolu.games.isle_of_skye.scoring import PLACE_LETTERS, PLACES, rounds, scores_in
from ustolu.games.isle_of_skye.territory import FAR, WIDE

BESIDE = ((3, "right"), (1, "left"), (2, "above"), (0, "below"))
"""A neighbour on this side, and where the tile then lies as seen from it; the first that there is gives the place its name."""


@dataclass(frozen=True)
class Fit:
    """A tile laid on a cell: what comes of it."""

    tile: int
    cell: int
    quarters: int
    beside: int
    """The tile beside which it lies,"""
    where: str
    """and on which side of that."""
    outcome: Outcome

    @property
    def completes(self) -> list[dict[str, Any]]:
        """[§10] Areas completed; one that is enclosed within the tile itself goes without saying."""
        made = zip(self.outcome.areas, self.outcome.joins, strict=True)
        return [{"terrain": area.terrain, "size": area.size} for area, joins in made if area.completed and joins]

    @property
    def joins(self) -> list[dict[str, Any]]:
        """[§10] Areas made larger that stay open."""
        made = zip(self.outcome.areas, self.outcome.joins, strict=True)
        return [{"terrain": area.terrain, "size": area.size} for area, joins in made if joins and not area.completed]


def fits(s: State, seat: int, codes: Sequence[int]) -> tuple[Fit, ...]:
    """What each of these codes would do, which lay a tile where it fits."""
    return _fits(s.dtype, s.tobytes(), seat, tuple(codes))


@lru_cache(maxsize=16)
def _fits(kind: np.dtype[np.void], data: bytes, seat: int, codes: tuple[int, ...]) -> tuple[Fit, ...]:
    """The same, remembered: the list of legal moves and the view ask for the same of one position."""
    s = load(kind, data)
    there = {one.cell: one.number for one in land(s, seat).tiles}
    found = []
    for tile, cell, quarters in map(taken_apart, codes):
        side, where = next((side, where) for side, where in BESIDE if cell + AROUND[side] in there)
        found.append(Fit(tile, cell, quarters, there[cell + AROUND[side]], where, outcome(s, seat, tile, cell, quarters)))
    return tuple(found)


def still_scored(s: State) -> list[bool]:
    """[§8] Which of A, B, C, D score in this round or a later one."""
    coming = 0
    for number in range(max(1, int(s.in_round)), int(rounds(copy(s))) + 1):
        coming |= int(scores_in(int(s.seats), number))
    return [bool(coming >> place & 1) for place in range(PLACES)]


def gains(s: State, of: Fit) -> list[int]:
    """[§8] How many points more A, B, C, D would give now; none for a place that has scored for the last time."""
    return [after - before if counts else 0 for counts, (before, after) in zip(still_scored(s), of.outcome.worth, strict=True)]


def placed(of: Fit) -> dict[str, Argument]:
    """Where a tile lies: beside which, how far right and down of the castle, how turned."""
    return {"tile": name(of.tile), "at": spoken(of.cell), "turned": of.quarters, "beside": name(of.beside), "where": of.where}


def effects(of: Fit) -> list[Message]:
    """What it completes, what it joins, and how many tiles more the roads reach."""
    found: list[Message] = [("completes", area) for area in of.completes]
    found += [("joins", area) for area in of.joins]
    if of.outcome.joined:
        found.append(("roads-reach", {"count": len(of.outcome.joined)}))
    return found


def gained(points: Sequence[int]) -> list[Message]:
    """The places that give more, each with how much."""
    return [("gain", {"place": PLACE_LETTERS[place], "points": more}) for place, more in enumerate(points) if more]


def may_build(s: State, of: Fit) -> Message:
    """A legal place in words, with what the scoring tiles would give more."""
    found = [*effects(of), *gained(gains(s, of))]
    return "may-build", {**placed(of), "count": len(found), "effects": found}


def shown(s: State, of: Fit) -> dict[str, Any]:
    """The same for a client that draws it."""
    at = f"{of.cell % WIDE - FAR},{of.cell // WIDE - FAR}"
    return {
        "tile": name(of.tile), "x": of.cell % WIDE - FAR, "y": of.cell // WIDE - FAR, "turn": of.quarters,
        "move": f"build {name(of.tile)} {at} r{of.quarters}", "joins": of.joins, "completes": of.completes, "roads": len(of.outcome.joined),
        "gains": gains(s, of), "say": may_build(s, of),
    }  # fmt: skip


