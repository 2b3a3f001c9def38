"""The three shelves of a seat. Cells are counted from the first book: five rows of nine, for the 5 x 3 box may come to lie anywhere around it."""

import numpy as np

from ustolu.core import rule

WIDE, HIGH = 9, 5
CELLS = WIDE * HIGH
FIRST = 2 * WIDE + 4
"""[§4.1] The cell of the first book, called 0,0."""


def _window(cell: int) -> int:
    """[§4.3] The cells that fit into one box, 5 wide and 3 high, together with this one."""
    row, column = divmod(cell, WIDE)
    return sum(1 << other for other in range(CELLS) if abs(other // WIDE - row) <= 2 and abs(other % WIDE - column) <= 4)


WINDOW = np.array([_window(cell) for cell in range(CELLS)], np.int64)
EVERYWHERE = (1 << CELLS) - 1
BIT = np.zeros(67, np.int64)
"""The number of a lone bit, by its remainder: no two powers of two below 2**66 leave the same when divided by 67."""
BIT[[pow(2, bit, 67) for bit in range(CELLS)]] = np.arange(CELLS)


@rule
def ones(mask):
    """How many bits are set, of 45."""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    return ((mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F) % 255


@rule
def nth(mask, n):
    """The n-th lowest bit that is set, from 0, alone in a mask."""
    for _ in range(n):
        mask &= mask - 1
    return mask & -mask


def open_cells(laid: int, room: int) -> int:
    """[§4.1] The first book goes anywhere, which is the middle; [§4.2] every other one beside another; [§4.3] inside the floating box."""
    if laid == 0:
        return 1 << FIRST
    return (laid << 1 | laid >> 1 | laid << WIDE | laid >> WIDE) & ~laid & room


free = rule(open_cells)
"""The same for rules: what words ask stays uncompiled."""
