"""What a seat may see: everything, from its own side."""

from typing import Any

from ustolu.core import State, turn
from ustolu.games.dice_march.ground import GROUND, SEAT
from ustolu.games.pyramid import view
from ustolu.games.pyramid.cells import BASE, BOTTOM
from ustolu.games.pyramid.dice import COLOUR, COLOURS
from ustolu.games.pyramid.notation import die_name


def owner(s: State, cell: int) -> int:
    """Whose die lies on a hollow of the base, counted from 0; -1 where none does."""
    return int(SEAT[COLOUR[int(s.dice[cell])]]) if s.dice[cell] else -1


def show(s: State, seat: int) -> dict[str, Any]:
    """The base as `pyramid.view` shows it, and of each seat the dice taken and lost in ties, and those left."""
    lying = {BASE + cell: die_name(int(s.dice[cell])) for cell in range(GROUND) if s.dice[cell]}
    owners = {COLOURS[colour]: int(SEAT[colour]) for colour in range(len(COLOURS)) if SEAT[colour] < s.seats}
    own = [BASE + cell for cell in range(GROUND) if seat >= 0 and owner(s, cell) == seat and turn(s) >> seat & 1]
    part = view.shared(
        lying, side=seat if seat >= 0 else None, owners=owners, layers=(BOTTOM, BOTTOM),
        marks={"legal": own, "last": [BASE + int(s.at) - 1] if s.at else []},
    )  # fmt: skip
    return {
        "pyramid": part,
        "prisoners": [[int(s.captured[other]), int(s.lost[other])] for other in range(int(s.seats))],
        "left": [sum(owner(s, cell) == other for cell in range(GROUND)) for other in range(int(s.seats))],
        "boards": view.grids(part),
    }
