"""The strongest level plays by the exact table: that of 3x3 always, that of 4x4 when `ustolu solve paper_islands` has made it."""

import numpy as np
import numpy.typing as npt

from ustolu.core import State
from ustolu.solvers import paper_islands as solver

EQUAL = 1e-5
"""Cells that differ by less are equally good: the numbers kept are rounded."""

_found: dict[int, npt.NDArray[np.floating]] = {}


def table(side: int) -> npt.NDArray[np.floating] | None:
    """The table of a grid, or None; once found it is remembered, and until then it is looked for each time."""
    if side == 3:
        return solver.small()[1]
    if side not in _found and (kept := solver.find(side)):
        _found[side] = kept.table
    return _found.get(side)


def prepare() -> None:
    """Solve the small grid, and lay out the large one."""
    for side in (3, 4):
        table(side)


def choose(s: State, seat: int, who: str, seed: int) -> tuple[int | None, str] | None:
    """A cell after which the most points can be expected, whatever the others do; "exact". Without the table the search decides: "untabled"."""
    if who != "bot:3":
        return None
    side = int(s.side)
    known = table(side)
    if known is None:
        return None, "untabled"
    numbers = s.grid[seat, : side * side].tolist()
    worth = solver.grid(side).worth(known, numbers, int(s.rolls[s.rolled - 1]))
    top = max(worth.values())
    best = [cell for cell, value in worth.items() if value > top - EQUAL]
    return best[seed % len(best)], "exact"
