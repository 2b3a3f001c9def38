"""What a seat may see: everything that has been written. Built from nothing, never by deleting."""

from typing import Any

from ustolu.core import State
from ustolu.games.paper_islands.notation import COLUMNS

SAME_FOR_ALL = True
"""Everybody sees what a spectator sees, so that a table need show it only once."""

SHOWN = ("", "1", "2", "3", "4", "5", "6")


def show(s: State, seat: int) -> dict[str, Any]:
    """Side of the grids, the roll to be written (0 = none), [§8] all rolls, [§3] each seat's numbers row by row (0 = free)."""
    side, seats = int(s.side), int(s.seats)
    cells = side * side
    rolls = s.rolls.tolist()[: int(s.rolled)]
    grids = [grid[:cells] for grid in s.grid.tolist()[:seats]]
    columns, rows = list(COLUMNS[:side]), [str(row + 1) for row in range(side)]
    return {
        "side": side,
        "roll": rolls[-1] if s.writing else 0,
        "rolls": rolls,
        "most_rolls": cells,
        "grids": grids,
        "boards": [
            {"seat": other, "name": ("board-grid", {"seat": other}), "rows": rows, "columns": columns,
             "shows": [SHOWN[number] for number in grid], "cell": "board-cell", "joins": True}
            for other, grid in enumerate(grids)
        ],
    }  # fmt: skip
