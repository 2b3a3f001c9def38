"""What a seat may see: covers, what was thrown, what each has won. No number of a yellow die is ever in a view (§5)."""

from typing import Any

from ustolu.core import LETTERS, State, reading, turn
from ustolu.games.forced_memory import rules
from ustolu.games.pyramid import view
from ustolu.games.pyramid.cells import BASE, BOTTOM

SAME_FOR_ALL = True
"""Everybody sees what a spectator sees."""
COVER, HIDDEN = "r", "y???"
"""A red die's numbers mean nothing; those of a yellow one are hidden, on the outside and in opened hollows too."""


def show(s: State, seat: int) -> dict[str, Any]:
    """The two layers with the thrown dice as `pyramid.view` shows them, who is on turn ("" = nobody), red dice won and how many win the game."""
    lying = {BASE + at: HIDDEN for at, die in enumerate(s.dice.tolist()) if die}
    if s.phase > rules.PILE:
        lying |= {rules.TOP + at: COVER for at, gone in enumerate(s.gone.tolist()) if not gone}
    part = view.shared(lying, layers=(BOTTOM - 1, BOTTOM), thrown=[f"p{number}" for number in s.thrown.tolist() if number])
    on_turn = turn(reading(s)) & (1 << rules.MAX_SEATS) - 1
    return {
        "pyramid": part,
        "seat": LETTERS[on_turn.bit_length() - 1] if on_turn else "",
        "won": s.won.tolist()[: int(s.seats)],
        "goal": int(rules.GOAL[int(s.seats)]),
        "boards": view.grids(part),
    }
