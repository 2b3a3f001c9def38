"""Connect four: a stone falls to the lowest free cell of its column; four in a row, in any direction, win."""

import numpy as np

from ustolu.core import rule, state

State = state("connect_four", [
    ("stones", np.int64, (2,)),  # the cells of each seat: seven bits a column, the lowest cell first, the seventh always free
    ("made", np.int32),          # stones in all
    ("won", np.int32),           # 1 + the seat that has four in a row, 0 = nobody
    ("seats", np.int32),
])  # fmt: skip

COLUMNS, ROWS, STEP = 7, 6, 7


@rule
def setup(s, seats):
    """All cells are free."""
    s.seats = seats


@rule
def turn(s):
    """The seats take turns until there are four in a row or all cells are filled."""
    if s.won or s.made == COLUMNS * ROWS:
        return 0
    return 1 << (s.made & 1)


@rule
def sides(s):
    """No die falls."""
    return 1


@rule
def legal(s, seat, out):
    """Any column with a free cell."""
    taken = s.stones[0] | s.stones[1]
    n = 0
    for column in range(COLUMNS):
        out[n] = column
        n += taken >> (column * STEP + ROWS - 1) & 1 ^ 1
    return n


@rule
def four(stones):
    """Whether there are four in a row: down, across, or on either diagonal."""
    found = 0
    for way in (1, STEP, STEP - 1, STEP + 1):
        pairs = stones & stones >> way
        found |= pairs & pairs >> 2 * way
    return found != 0


@rule
def play(s, seat, move):
    """A stone, and whether it makes four in a row."""
    taken = s.stones[0] | s.stones[1]
    bottom = 1 << move * STEP
    column = bottom * ((1 << ROWS) - 1)
    stones = s.stones[seat] | ((taken & column) + bottom)
    s.stones[seat] = stones
    s.made += 1
    if four(stones):
        s.won = seat + 1


@rule
def score(s, seat):
    """1 for four in a row."""
    return 1 if s.won == seat + 1 else 0


@rule
def place(s, seat):
    """Four in a row win; without them the win is shared."""
    return 1 if s.won in (0, seat + 1) else 2


@rule
def imagine(s, seat, rng):
    """Nothing is hidden."""
