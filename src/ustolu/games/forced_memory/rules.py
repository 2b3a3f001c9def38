"""Paměťovka: 36 red dice cover 45 yellow ones; a cover is won by lifting it over a hollow of the sum that was thrown.

Glossary: kryt = cover, zvednout = lift, hodit znovu = throw again, součet = sum, jamka = hollow.
"""

import numpy as np

from ustolu.core import CHANCE, below, rule, state
from ustolu.games.pyramid import FOLDER
from ustolu.games.pyramid.cells import BASE, BOTTOM, CELLS, COVERS, FIRST, OUTSIDE, SIDES, SUPPORTS
from ustolu.games.pyramid.dice import FACE, FACES, POSITIONS, YELLOW

MAX_SEATS, THROWN = 8, 3
TOP = int(FIRST[BOTTOM - 1])
"""[§1] The first of the 36 cells that red dice lie on; the bottom layer follows them."""
COVERED = BASE - TOP
THROW = CELLS
"""[§3] The move that throws again; every other one is the cell of the cover that is lifted."""
GOAL = np.array([0, 0, 8, 8, 8, 6, 6, 6, 6], np.int64)
"""[§4] By the number of seats: who wins so many red dice wins the game."""
FIRST_YELLOW = 1 + YELLOW * POSITIONS
PILE, START, ROLL, LIFT, CHOOSE, OVER = range(6)

State = state("forced_memory", [
    ("dice", np.int8, (CELLS - BASE,)), # the yellow die on each cell of the bottom layer, 0 = none yet; nobody knows them
    ("gone", np.int8, (COVERED,)),      # [§2] 1 where the red die has been won
    ("shown", np.int16, (COVERED,)),    # which lift was the last to show the hollow there, from 1; 0 = none so far
    ("won", np.int8, (MAX_SEATS,)),     # red dice of each seat
    ("thrown", np.int8, (THROWN,)),     # what the three dice show, 0 = nothing thrown
    ("piled", np.int32),                # how many yellow dice lie there
    ("lifts", np.int32),                # how many covers have been lifted
    ("seat", np.int32),                 # who is on turn
    ("phase", np.int32),                # PILE to OVER
    ("seats", np.int32),
], shared=(FOLDER,))  # fmt: skip


@rule
def setup(s, seats):
    """[§1] Nothing lies there yet."""
    s.seats = seats


@rule
def turn(s):
    """[§2] One seat after the other, once the dice lie there; falls are the pile, who begins, and the throws."""
    if s.phase == OVER:
        return 0
    return CHANCE if s.phase < LIFT else 1 << s.seat


@rule
def sides(s):
    """[§1] A yellow die in any position; any seat may begin; [§2] three dice."""
    if s.phase == PILE:
        return POSITIONS
    return s.seats if s.phase == START else FACES**THROWN


@rule
def legal(s, seat, out):
    """[§2] A lift is obligatory; [§3] who has taken over may throw again before it."""
    n = 0
    for cover in range(COVERED):
        if s.gone[cover] == 0:
            out[n] = TOP + cover
            n += 1
    if s.phase == CHOOSE:
        out[n] = THROW
        n += 1
    return n


@rule
def wanted(s):
    """[§2] The sum of the dice thrown."""
    return s.thrown[0] + s.thrown[1] + s.thrown[2]


@rule
def face_in(s, cell, side):
    """[pyramid §4] The number that the die towards a side turns into the hollow under a cover."""
    return FACE[s.dice[SUPPORTS[cell, side] - BASE], side]


@rule
def play(s, seat, move):
    """[§1] The pile, who begins; [§2] a throw or a lift; [§3] the wish to throw again."""
    if seat == CHANCE:
        fall(s, move)
    elif move == THROW:
        s.phase = ROLL
    else:
        lift(s, seat, move)


@rule
def fall(s, way):
    """[§1] [§2] Dice lie where and as they fall."""
    if s.phase == PILE:
        s.dice[s.piled] = FIRST_YELLOW + way
        s.piled += 1
        s.phase = START if s.piled == CELLS - BASE else PILE
    elif s.phase == START:
        s.seat, s.phase = way, ROLL
    else:
        for i in range(THROWN):
            s.thrown[THROWN - 1 - i] = 1 + way % FACES
            way //= FACES
        s.phase = LIFT


@rule
def lift(s, seat, cell):
    """[§2] The hollow is shown. With the sum thrown the cover is won and its seat throws again; else it goes back and the next seat takes over."""
    s.lifts += 1
    s.shown[cell - TOP] = s.lifts
    total = 0
    for side in range(SIDES):
        total += face_in(s, cell, side)
    if total == wanted(s):
        s.gone[cell - TOP] = 1
        s.won[seat] += 1
        s.phase = OVER if ended(s, seat) else ROLL
    else:
        s.seat, s.phase = (s.seat + 1) % s.seats, CHOOSE


@rule
def ended(s, seat):
    """[§4] The seat has won enough red dice, or none is left."""
    left = 0
    for cover in range(COVERED):
        left += s.gone[cover] == 0
    return s.won[seat] >= int(GOAL[s.seats]) or left == 0


@rule
def score(s, seat):
    """[§4] Red dice won."""
    return s.won[seat]


@rule
def place(s, seat):
    """[§4] Most red dice win; equal numbers share."""
    better = 0
    for other in range(s.seats):
        better += s.won[other] > s.won[seat]
    return better + 1


@rule
def fits_what_was_shown(s, at, position):
    """[§5] Whether the yellow die number `at` could lie in this position: the faces that lifts have shown of it stay as they are."""
    for side in range(SIDES):
        cover = COVERS[BASE + at, side]
        if cover != OUTSIDE and s.shown[cover - TOP] != 0 and FACE[FIRST_YELLOW + position, side] != FACE[s.dice[at], side]:
            return False
    return True


@rule
def imagine(s, seat, rng):
    """[§5] All that was never shown is dealt again; everybody has seen the same."""
    for at in range(CELLS - BASE):
        if s.dice[at] == 0:
            continue
        found, chosen = 0, 0
        for position in range(POSITIONS):
            if fits_what_was_shown(s, at, position):
                found += 1
                if below(rng, found) == 0:
                    chosen = position
        s.dice[at] = FIRST_YELLOW + chosen


@rule
def rollout(s, seat, rng, out):
    """Any cover; who may throw again does so every other time. Nothing is remembered."""
    n = legal(s, seat, out)
    if s.phase == CHOOSE and below(rng, 2) == 0:
        return THROW
    return out[below(rng, n - (s.phase == CHOOSE))]
