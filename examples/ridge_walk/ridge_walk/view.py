"""What a seat may see: everything, from its own side."""

from typing import Any

from ustolu.core import State
from ustolu.games.pyramid import view
from ustolu.games.pyramid.cells import CELLS
from ustolu.games.pyramid.dice import COLOURS, SEAT_COLOUR
from ustolu.games.pyramid.notation import CELL_NAMES


def show(s: State, seat: int) -> dict[str, Any]:
    """The dice by their colours, for numbers play no part; where each path ends. What can be chosen the board knows from the legal moves."""
    colours = [COLOURS[int(SEAT_COLOUR[other])] for other in range(int(s.seats))]
    ends = [int(s.at[other]) for other in range(int(s.seats))]
    part = view.shared(
        {cell: colours[int(s.owner[cell]) - 1] for cell in range(CELLS) if s.owner[cell]},
        side=seat if seat >= 0 else None,
        owners={colour: other for other, colour in enumerate(colours)},
        marks={"end": ends},
    )
    return {"pyramid": part, "ends": [CELL_NAMES[cell] for cell in ends], "boards": view.grids(part)}
