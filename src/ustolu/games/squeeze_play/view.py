"""What everybody sees: the pyramid in three colours, the roll, the dice left. Built from nothing."""

from typing import Any

from ustolu.core import State
from ustolu.games.pyramid import view as pyramid
from ustolu.games.squeeze_play import rules
from ustolu.games.squeeze_play.position import SEAT_LETTERS, STEPS

SAME_FOR_ALL = True
"""Everybody sees what a spectator sees, so that a table need show it only once."""


def show(s: State, seat: int) -> dict[str, Any]:
    """[§2] Whose turn it is and what was rolled, [§3] bonus dice still to be placed, [§4] dice left, who won at once; and the pyramid."""
    step, seats, dice = int(s.step), int(s.seats), s.dice.tolist()
    going_on = step in (rules.BUILD, rules.BONUS)
    part = pyramid.shared(
        {cell: SEAT_LETTERS[owner - 1] for cell, owner in enumerate(dice) if owner},
        owners={SEAT_LETTERS[owner]: owner for owner in range(seats)},
        marks={"free": pyramid.free_cells(dice), "last": s.placed.tolist()[: int(s.count)]},
        thrown=[f"t{int(s.built)}"] if going_on else [],
    )
    return {
        "step": STEPS[step],
        "on": int(s.on),
        "roll": int(s.built) if going_on else 0,
        "lacking": int(s.built - s.count) if step == rules.BUILD else 0,
        "bonus": int(s.built + s.bonus - s.count) if step == rules.BONUS else 0,
        "left": s.left.tolist()[:seats],
        "winner": int(s.winner) - 1 if s.winner else None,
        "pyramid": part,
        "boards": pyramid.grids(part),
    }
