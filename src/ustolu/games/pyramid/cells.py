"""The 165 cells and how they lie to each other, all built from one definition.

[pyramid §1] A cell is (a, b, c), whole numbers from 0 with a sum of at most 8: the distances from the sides A, B, C. The sum is the layer,
0 the apex, 8 the bottom layer. Cells are numbered layer by layer from the apex, in a layer by a descending, then b descending.
The sides run clockwise seen from above: B sits at A's left hand, C at A's right.
"""

import numpy as np

SIDES = 3
A, B, C = range(SIDES)
LAYERS = 9
BOTTOM = LAYERS - 1
OUTSIDE = -1
"""Stands in tables where there is no cell: beyond the walls, or the base."""

Cell = tuple[int, int, int]

CELL: tuple[Cell, ...] = tuple((a, b, layer - a - b) for layer in range(LAYERS) for a in range(layer, -1, -1) for b in range(layer - a, -1, -1))
"""The coordinates of each cell, by its number."""
CELLS = len(CELL)
NUMBER = {cell: number for number, cell in enumerate(CELL)}
"""The number of each cell, by its coordinates."""


def step(cell: Cell, up: int = OUTSIDE, down: int = OUTSIDE) -> int:
    """The cell one nearer to the side `up` and one farther from the side `down`; OUTSIDE where there is none."""
    a, b, c = (x - (side == up) + (side == down) for side, x in enumerate(cell))
    return NUMBER.get((a, b, c), OUTSIDE)


LAYER = np.array([sum(cell) for cell in CELL], np.int64)
FIRST = np.array([sum(sum(cell) < layer for cell in CELL) for layer in range(LAYERS + 1)], np.int64)
"""Where each layer begins; after the last one the number of all cells."""
BASE = int(FIRST[BOTTOM])
"""The first of the 45 cells of the bottom layer."""
COORDINATES = np.array(CELL, np.int64)
SUPPORTS = np.array([[step(cell, down=side) for side in range(SIDES)] for cell in CELL], np.int64)
"""[pyramid §2] The cells p + e_A, p + e_B, p + e_C that p rests on, each with a whole face; OUTSIDE in the bottom layer, which stands on the base."""
COVERS = np.array([[step(cell, up=side) for side in range(SIDES)] for cell in CELL], np.int64)
"""[pyramid §3] The cell p - e_X that the upper face X of p looks at; OUTSIDE on the outer wall X."""
STEPS = np.array(
    [[[step(cell, toward, away) if toward != away else OUTSIDE for toward in range(SIDES)] for away in range(SIDES)] for cell in CELL], np.int64
)
"""[pyramid §2] `STEPS[p, Y, X]` is p + e_Y - e_X, away from side Y towards side X: the six neighbours in the layer, touched along an edge."""


def foot(cell: Cell, side: int) -> Cell:
    """The lowest cell of the row through `cell` along the axis of `side`."""
    a, b, c = (x + (BOTTOM - sum(cell)) * (axis == side) for axis, x in enumerate(cell))
    return a, b, c


ROW = np.array([[NUMBER[foot(cell, side)] - BASE for side in range(SIDES)] for cell in CELL], np.int64)
"""[pyramid §5] Which row along each axis a cell belongs to: rows are numbered from 0 to 44 by the cell of the bottom layer where they end."""
ROWS = np.full((SIDES, CELLS - BASE, LAYERS), OUTSIDE, np.int64)
"""The cells of each row, `ROWS[side, row]`, from the outer wall of `side` down to the bottom layer, then OUTSIDE."""
for _number, _cell in enumerate(CELL):
    for _side in range(SIDES):
        ROWS[_side, ROW[_number, _side], _cell[_side]] = _number
ROW_LENGTH = (ROWS != OUTSIDE).sum(2)


def layer(number: int) -> range:
    """[pyramid §5] The cells of a layer."""
    return range(int(FIRST[number]), int(FIRST[number + 1]))


def wall(side: int, distance: int) -> list[int]:
    """[pyramid §5] The cells with this distance from a side."""
    return [number for number, cell in enumerate(CELL) if cell[side] == distance]


def is_edge(number: int) -> bool:
    """[pyramid §1] Whether it is an edge hollow of the base: in the bottom layer, at a side."""
    return number >= BASE and 0 in CELL[number]


def is_corner(number: int) -> bool:
    """[pyramid §1] Whether it is a corner hollow of the base: at two sides at once."""
    return number >= BASE and CELL[number].count(0) == 2


def saddle(number: int) -> tuple[int, ...]:
    """[pyramid §4] The three cells around the saddle on which the cell rests; none in the bottom layer."""
    return tuple(int(support) for support in SUPPORTS[number] if support != OUTSIDE)


def peaks(number: int) -> list[tuple[int, int, int]]:
    """[pyramid §4] The triples of neighbours in a layer, from 2 on, that meet around a peak: nothing can rest there."""
    found = []
    for a, b, c in CELL:
        if a + b + c == number - 2:
            found.append((NUMBER[a + 1, b + 1, c], NUMBER[a + 1, b, c + 1], NUMBER[a, b + 1, c + 1]))
    return found
