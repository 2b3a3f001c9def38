"""What a seat may see: everything. [§7] Sums are worked out for all, or for nobody."""

from typing import Any

from ustolu.core import LETTERS, State
from ustolu.games.pyramid import view
from ustolu.games.pyramid.notation import die_name
from ustolu.games.sums import calls
from ustolu.games.sums.answers import inside

SAME_FOR_ALL = True
"""Everybody sees what a spectator sees: nobody sits at a side."""
PHASES = ("pile", "start", "throw", "call", "hollow", "place", "over")


def letter(seat: int) -> str:
    """The letter of a seat counted from 1; "" for none."""
    return LETTERS[seat - 1] if seat else ""


def show(s: State, seat: int) -> dict[str, Any]:
    """The pyramid with the thrown dice as `pyramid.view` shows it; who threw, whose right call is being completed, and each seat's dice left.

    `phase` is one of PHASES; in the calm game to who is inside an answer what is to be said next. With helps `sum` is that of the dice thrown;
    else, and where none lie there, 0.
    """
    chosen = next((int(spot) for spot, way in zip(s.spots.tolist(), s.ways.tolist(), strict=True) if spot and not way), int(s.at))
    lying = {cell: die_name(die) for cell, die in enumerate(s.dice.tolist()) if die}
    part = view.shared(
        lying,
        marks={"last": [int(s.last) - 1] if s.last else [], "hollow": [chosen - 1] if chosen else []},
        thrown=[f"p{number}" for number in s.thrown.tolist() if number],
        sums=bool(s.helps),
    )
    total = sum(s.thrown.tolist()) if s.helps else 0
    return {
        "pyramid": part,
        "phase": PHASES[inside(s)],
        "thrower": letter(int(s.thrower) + 1 if s.phase >= calls.THROW else 0),
        "calm": bool(s.calm),
        "sum": total,
        "said": [("adds-up", {"sum": total})] if total else [],
        "caller": letter(int(s.caller)),
        "supply": s.supply.tolist()[: int(s.seats)],
        "boards": view.grids(part),
    }
