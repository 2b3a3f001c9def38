"""Tic-tac-toe: seats put a mark into a free cell in turn; three in a row win."""

import numpy as np

from ustolu.core import rule, state

State = state("tic_tac_toe", [
    ("marks", np.int32, (2,)),  # the cells of each seat, one bit each, row by row
    ("made", np.int32),         # marks in all
    ("won", np.int32),          # 1 + the seat that has three in a row, 0 = nobody
    ("seats", np.int32),
])  # fmt: skip


@rule
def setup(s, seats):
    """All cells are free."""
    s.seats = seats


@rule
def turn(s):
    """The seats take turns until there are three in a row or no free cells."""
    if s.won or s.made == 9:
        return 0
    return 1 << (s.made & 1)


@rule
def sides(s):
    """No die falls."""
    return 1


@rule
def legal(s, seat, out):
    """Any free cell."""
    taken = s.marks[0] | s.marks[1]
    n = 0
    for cell in range(9):
        out[n] = cell
        n += taken >> cell & 1 ^ 1
    return n


@rule
def three(marks):
    """Whether there are three in a row, a column or a diagonal."""
    if marks & marks >> 1 & marks >> 2 & 0o111 or marks & marks >> 3 & marks >> 6 & 0o7:
        return True
    return marks & 0o421 == 0o421 or marks & 0o124 == 0o124


@rule
def play(s, seat, move):
    """A mark, and whether it makes three in a row."""
    marks = s.marks[seat] | 1 << move
    s.marks[seat] = marks
    s.made += 1
    if three(marks):
        s.won = seat + 1


@rule
def score(s, seat):
    """1 for three in a row."""
    return 1 if s.won == seat + 1 else 0


@rule
def place(s, seat):
    """Three in a row win; without them the win is shared."""
    return 1 if s.won in (0, seat + 1) else 2


@rule
def imagine(s, seat, rng):
    """Nothing is hidden."""
