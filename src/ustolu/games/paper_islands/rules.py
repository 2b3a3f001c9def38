"""Papírové ostrovy: one die for all, everybody writes it into a free cell of their own grid.

Glossary: mřížka = grid, pole, políčko = cell, společný hod = the common roll, dvojice = pair, remíza = tie.
"""

import numpy as np

from ustolu.core import CHANCE, SEALED, by_most, rule, state

MAX_SEATS, MAX_CELLS = 4, 16

State = state("paper_islands", [
    ("grid", np.int8, (MAX_SEATS, MAX_CELLS)),  # [§1] the number in each cell of each seat, row by row, 0 = free
    ("rolls", np.int8, (MAX_CELLS,)),           # [§8] all rolls in order
    ("rolled", np.int32),                       # how many of them
    ("writing", np.int32),                      # mask of the seats that have yet to write the last roll
    ("side", np.int32),                         # 4, or 3 in the short game
    ("seats", np.int32),
])  # fmt: skip


@rule
def setup(s, seats, side):
    """[§2] Everybody starts with an empty grid."""
    s.seats, s.side = seats, side


@rule
def turn(s):
    """[§3] One roll for all; every seat writes it, in secret; then the next roll. [§5] Full grids end the game."""
    if s.writing:
        return s.writing | SEALED
    return CHANCE if s.rolled < s.side * s.side else 0


@rule
def sides(s):
    """[§1] One ordinary die."""
    return 6


@rule
def legal(s, seat, out):
    """[§3] [§4] Any free cell of one's own grid."""
    n = 0
    for cell in range(s.side * s.side):
        out[n] = cell  # written in any case and kept only if free: no branch to guess, twice as fast
        n += s.grid[seat, cell] == 0
    return n


@rule
def play(s, seat, move):
    """[§3] The die falls for everybody; a seat writes the number that fell."""
    if seat == CHANCE:
        s.rolls[s.rolled] = move + 1
        s.rolled += 1
        s.writing = (1 << s.seats) - 1
    else:
        s.grid[seat, move] = s.rolls[s.rolled - 1]
        s.writing &= ~(1 << seat)


@rule
def score(s, seat):
    """[§6] A point for every two equal neighbours in a row or a column."""
    pairs, side = 0, s.side
    for row in range(side):
        for cell in range(row * side, row * side + side - 1):
            pairs += (s.grid[seat, cell] == s.grid[seat, cell + 1]) & (s.grid[seat, cell] != 0)
    for cell in range(side * side - side):
        pairs += (s.grid[seat, cell] == s.grid[seat, cell + side]) & (s.grid[seat, cell] != 0)
    return pairs


@rule
def place(s, seat):
    """[§7] The highest score wins; equal scores share a place."""
    return by_most(s, seat)


@rule
def imagine(s, seat, rng):
    """Nothing written is hidden: the choices of a round wait at the table."""
