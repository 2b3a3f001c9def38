"""Hřebenovka: each walker puts die to die, beside the last or on top of it, and the higher a die lies the more it is worth.

Glossary: krok = step, stezka = path, patro = layer, jamka = hollow.
"""

import numpy as np

from ustolu.core import by_most, rule, state
from ustolu.games.pyramid import FOLDER
from ustolu.games.pyramid.cells import CELLS, COVERS, LAYER, LAYERS, NUMBER, OUTSIDE, SIDES, STEPS, SUPPORTS

START = np.array([NUMBER[0, 4, 4], NUMBER[4, 0, 4], NUMBER[4, 4, 0]], np.int64)
"""[§1] Where each path begins: the middle of the own side."""

State = state("ridge_walk", [
    ("owner", np.int8, (CELLS,)),   # whose die lies on each cell, from 1; 0 = none
    ("at", np.int32, (SIDES,)),     # [§2] the last die of each seat
    ("points", np.int32, (SIDES,)), # [§4]
    ("seat", np.int32),             # whose turn it is
    ("over", np.int32),             # [§3] 1 when nobody can step
    ("seats", np.int32),
], shared=(FOLDER,))  # fmt: skip


@rule
def setup(s, seats):
    """[§1] One die of each seat in the middle of its side; A begins."""
    s.seats = seats
    for seat in range(seats):
        s.at[seat] = START[seat]
        s.owner[START[seat]] = seat + 1


@rule
def turn(s):
    """[§2] One seat after the other. [§3] When nobody can step the game is over."""
    return 0 if s.over else 1 << s.seat


@rule
def sides(s):
    """Nothing falls."""
    return 0


@rule
def is_hollow(s, cell):
    """[§2] Whether a die can lie there: the cell is empty, and none of its supports is."""
    if s.owner[cell]:
        return False
    for side in range(SIDES):
        support = SUPPORTS[cell, side]
        if support != OUTSIDE and s.owner[support] == 0:
            return False
    return True


@rule
def legal(s, seat, out):
    """[§2] A hollow on top of one's last die, or beside it in the same layer."""
    n, at = 0, s.at[seat]
    for up in range(SIDES):
        to = COVERS[at, up]
        if to != OUTSIDE and is_hollow(s, to):
            out[n] = to
            n += 1
    for away in range(SIDES):
        for toward in range(SIDES):
            to = STEPS[at, away, toward]
            if to != OUTSIDE and is_hollow(s, to):
                out[n] = to
                n += 1
    return n


@rule
def can_step(s, seat):
    """[§3] Whether the seat has a step."""
    at = s.at[seat]
    for one in range(SIDES):
        if COVERS[at, one] != OUTSIDE and is_hollow(s, COVERS[at, one]):
            return True
        for other in range(SIDES):
            if STEPS[at, one, other] != OUTSIDE and is_hollow(s, STEPS[at, one, other]):
                return True
    return False


@rule
def play(s, seat, move):
    """[§2] The die is put down and [§4] counts its height. [§3] The next seat that can step is on turn."""
    s.owner[move] = seat + 1
    s.at[seat] = move
    s.points[seat] += LAYERS - LAYER[move]
    for _ in range(s.seats):
        s.seat = (s.seat + 1) % s.seats
        if can_step(s, s.seat):
            return
    s.over = 1


@rule
def score(s, seat):
    """[§4] A die in the bottom layer is worth 1, one a layer higher 2, and so on; the first one nothing."""
    return s.points[seat]


@rule
def place(s, seat):
    """[§4] Most points win; equal ones share."""
    return by_most(s, seat)


@rule
def imagine(s, seat, rng):
    """Nothing is hidden."""
