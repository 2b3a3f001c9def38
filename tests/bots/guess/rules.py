"""A hides one of three numbers. B is safe, which shares the win, or bold, which wins only with the right guess."""

import numpy as np

from ustolu.core import SEALED, below, rule, state

State = state("guess", [
    ("number", np.int32),  # what A hid, 1 to 3, 0 = nothing yet
    ("bold", np.int32),    # 0 = not decided, 1 = safe, 2 = bold
    ("guess", np.int32),   # what B guessed, 1 to 3, 0 = nothing yet
    ("way", np.int32),     # 0 = A and B choose in secret, 1 = A openly and first, 2 = A first, unseen by B
    ("seats", np.int32),
])  # fmt: skip

SAFE, BOLD, GUESS = 10, 11, 20


@rule
def setup(s, seats, way):
    s.seats, s.way = seats, way


@rule
def turn(s):
    first = 1 if s.number == 0 else 0
    second = 2 if s.bold == 0 or (s.bold == 2 and s.guess == 0) else 0
    if s.way == 0:
        return first | second | SEALED if first | second else 0
    return first or second


@rule
def sides(s):
    return 1


@rule
def legal(s, seat, out):
    if seat == 1 and s.bold == 0:
        out[0], out[1] = SAFE, BOLD
        return 2
    for number in range(3):
        out[number] = number if seat == 0 else GUESS + number
    return 3


@rule
def play(s, seat, move):
    if seat == 0:
        s.number = move + 1
    elif move >= GUESS:
        s.guess = move - GUESS + 1
    else:
        s.bold = 1 if move == SAFE else 2


@rule
def score(s, seat):
    if seat == 0 or s.bold == 1:
        return 2
    return 4 if s.guess == s.number else 0


@rule
def place(s, seat):
    return 1 if score(s, seat) >= score(s, 1 - seat) else 2


@rule
def imagine(s, seat, rng):
    if s.way == 2 and seat == 1:
        s.number = 1 + below(rng, 3)
