"""What a seat may see: everything. No sum is worked out for anybody."""

from typing import Any

from ustolu.core import LETTERS, State
from ustolu.games.pyramid import view
from ustolu.games.pyramid.notation import die_name
from ustolu.games.sums import rules

SAME_FOR_ALL = True
"""Everybody sees what a spectator sees: nobody sits at a side."""
PHASES = ("pile", "start", "throw", "call", "hollow", "place", "over")


def letter(seat: int) -> str:
    """The letter of a seat counted from 1; "" for none."""
    return LETTERS[seat - 1] if seat else ""


def show(s: State, seat: int) -> dict[str, Any]:
    """The pyramid with the thrown dice as `pyramid.view` shows it; who threw, whose right call is being completed, and each seat's dice left."""
    lying = {cell: die_name(die) for cell, die in enumerate(s.dice.tolist()) if die}
    part = view.shared(
        lying,
        marks={"last": [int(s.last) - 1] if s.last else [], "hollow": [int(s.at) - 1] if s.at else []},
        thrown=[f"p{number}" for number in s.thrown.tolist() if number],
    )
    return {
        "pyramid": part,
        "phase": PHASES[int(s.phase)],
        "thrower": letter(int(s.thrower) + 1 if s.phase >= rules.THROW else 0),
        "caller": letter(int(s.caller)),
        "supply": s.supply.tolist()[: int(s.seats)],
        "boards": view.grids(part),
    }
