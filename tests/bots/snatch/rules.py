"""Twenty-four dice lie open. A number falls; any seat may take a die that shows it, until the roller stops; ten numbers fall in all."""

import numpy as np

from ustolu.core import CHANCE, rule, state

DICE, FALLS, STOP = 24, 10, 24

State = state("snatch", [
    ("dice", np.int8, (DICE,)),   # what each shows, 0 = taken
    ("won", np.int32, (3,)),
    ("number", np.int32),         # what fell, 0 = the next fall is due
    ("fallen", np.int32),
    ("roller", np.int32),
    ("seats", np.int32),
])  # fmt: skip


@rule
def setup(s, seats):
    s.seats = seats
    for die in range(DICE):
        s.dice[die] = die % 6 + 1


@rule
def turn(s):
    if s.number:
        return (1 << s.seats) - 1
    return 0 if s.fallen == FALLS else CHANCE


@rule
def sides(s):
    return 6


@rule
def legal(s, seat, out):
    n = 0
    for die in range(DICE):
        out[n] = die
        n += s.dice[die] == s.number
    if seat == s.roller:
        out[n] = STOP
        n += 1
    return n


@rule
def play(s, seat, move):
    if seat == CHANCE:
        s.number = move + 1
        s.fallen += 1
    elif move == STOP:
        s.number = 0
        s.roller = (s.roller + 1) % s.seats
    else:
        s.dice[move] = 0
        s.won[seat] += 1


@rule
def score(s, seat):
    return s.won[seat]


@rule
def place(s, seat):
    better = 0
    for other in range(s.seats):
        better += s.won[other] > s.won[seat]
    return better + 1


@rule
def imagine(s, seat, rng):
    """Everything lies open."""
