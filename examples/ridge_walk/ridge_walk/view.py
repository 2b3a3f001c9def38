"""What a seat may see: everything, from its own side."""

from typing import Any

import numpy as np

from ustolu.core import State, legal, turn
from ustolu.games.pyramid import view
from ustolu.games.pyramid.cells import CELLS
from ustolu.games.pyramid.dice import COLOURS, SEAT_COLOUR
from ustolu.games.pyramid.notation import CELL_NAMES

MOST_MOVES = 9
"""[§2] Six hollows beside the last die and three on top of it."""


def show(s: State, seat: int) -> dict[str, Any]:
    """The dice by their colours, for numbers play no part; where each path ends."""
    colours = [COLOURS[int(SEAT_COLOUR[other])] for other in range(int(s.seats))]
    ends = [int(s.at[other]) for other in range(int(s.seats))]
    out = np.zeros(MOST_MOVES, np.int64)
    steps = [int(cell) for cell in out[: legal(s, seat, out)]] if seat >= 0 and turn(s) >> seat & 1 else []
    part = view.shared(
        {cell: colours[int(s.owner[cell]) - 1] for cell in range(CELLS) if s.owner[cell]},
        side=seat if seat >= 0 else None,
        owners={colour: other for other, colour in enumerate(colours)},
        marks={"legal": steps, "end": ends},
    )
    return {"pyramid": part, "ends": [CELL_NAMES[cell] for cell in ends], "boards": view.grids(part)}
