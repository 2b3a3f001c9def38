"""Three boxes: each roll goes into one of one's boxes, and the boxes are worth more and more.

Glossary: krabička = box, hod = roll, místo = seat.
"""

import numpy as np

from ustolu.core import CHANCE, by_most, rule, state

MAX_SEATS, MAX_BOXES = 4, 4

State = state("three_boxes", [
    ("box", np.int8, (MAX_SEATS, MAX_BOXES)),  # [§1] the number in each box of each seat, 0 = empty
    ("roll", np.int32),                        # [§2] the number to be put away now, 0 = the die must fall
    ("seat", np.int32),                        # [§2] whose turn it is
    ("left", np.int32),                        # [§3] empty boxes of all seats together
    ("boxes", np.int32),                       # [§1] 3, or 4 in the longer game
    ("seats", np.int32),
])  # fmt: skip


@rule
def setup(s, seats, boxes):
    """[§1] Everybody starts with empty boxes; A begins."""
    s.seats, s.boxes, s.left = seats, boxes, seats * boxes


@rule
def turn(s):
    """[§2] The die falls, the seat on turn puts the number away. [§3] Full boxes end the game."""
    if s.left == 0:
        return 0
    return 1 << s.seat if s.roll else CHANCE


@rule
def sides(s):
    """[§1] One ordinary die."""
    return 6


@rule
def legal(s, seat, out):
    """[§2] Any of one's own empty boxes."""
    n = 0
    for box in range(s.boxes):
        if s.box[seat, box] == 0:
            out[n] = box
            n += 1
    return n


@rule
def play(s, seat, move):
    """[§2] The number goes into the box, and the next seat is on turn."""
    if seat == CHANCE:
        s.roll = move + 1
    else:
        s.box[seat, move] = s.roll
        s.roll = 0
        s.seat = (s.seat + 1) % s.seats
        s.left -= 1


@rule
def score(s, seat):
    """[§4] Each number counts as often as the number of its box says."""
    points = 0
    for box in range(s.boxes):
        points += s.box[seat, box] * (box + 1)
    return points


@rule
def place(s, seat):
    """[§5] The highest score wins; equal scores share a place."""
    return by_most(s, seat)


@rule
def imagine(s, seat, rng):
    """Nothing is hidden."""
