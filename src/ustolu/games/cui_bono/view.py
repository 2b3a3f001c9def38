"""What a seat may see: everything."""

from typing import Any

from ustolu.core import LETTERS, State, reading, turn
from ustolu.games.cui_bono import rules
from ustolu.games.pyramid import view
from ustolu.games.pyramid.dice import COLOURS, POSITIONS

SAME_FOR_ALL = True
"""Everybody sees what a spectator sees: the marks are those of the seat on turn."""


def colour(die: int) -> str:
    """The letter of a die's colour; numbers play no part."""
    return COLOURS[(die - 1) // POSITIONS]


def show(s: State, seat: int) -> dict[str, Any]:
    """The pyramid as `pyramid.view` shows it, the colour of the pulled die ("" = none), and who is on turn.

    `kept` has of each seat the dice kept of the colours r y p; so many dice as `last` says end the game, and so do `turns_left` turns
    without a kept die (None: without limit).
    """
    lying = {cell: colour(die) for cell, die in enumerate(s.dice.tolist()) if die}
    part = view.shared(lying, marks={"last": [cell - 1 for cell in (int(s.opened), int(s.at)) if cell]})
    on_turn = turn(reading(s)) & (1 << rules.MAX_SEATS) - 1
    return {
        "pyramid": part,
        "hand": colour(int(s.hand)) if s.hand else "",
        "seat": LETTERS[on_turn.bit_length() - 1] if on_turn else "",
        "kept": s.kept.tolist()[: int(s.seats)],
        "last": int(rules.LAST[int(s.seats)]),
        "turns_left": rules.PATIENCE - int(s.quiet) if s.limit else None,
        "boards": view.grids(part),
    }
