"""Qui bono?: the pyramid is taken down from below; a kept die is minus points.

Glossary: vytáhnout = pull, vrátit = put back, nechat si = keep, sesunout se = slide, vhodná jamka = fit hollow, minusové body = minus points.
"""

import numpy as np

from ustolu.core import CHANCE, below, rule, state
from ustolu.games.pyramid import FOLDER
from ustolu.games.pyramid.cells import BASE, CELLS, OUTSIDE, SIDES, SUPPORTS
from ustolu.games.pyramid.dice import COLOUR, COLOURS, EACH, PEARL, RED, YELLOW
from ustolu.games.pyramid.moving import slide
from ustolu.games.pyramid.piles import fall, ways
from ustolu.games.pyramid.standing import covered, covered_faces, hollow

MAX_SEATS = 6
KEEP = CELLS
"""The move that keeps the pulled die; every other one is a cell."""
MINUS = np.zeros(len(COLOURS), np.int64)
"""[§5] The minus points of a die of each colour; the numbers of the original picture are lost, these are assumed."""
MINUS[PEARL], MINUS[YELLOW], MINUS[RED] = 1, 2, 3
LAST = np.array([0, 0, 10, 10, 10, 7, 7], np.int64)
"""[§5] By the number of seats: who keeps so many dice ends the game."""
PATIENCE = 100
"""[§6] So many turns in a row without a kept die end the game."""
PILE, START, PULL, PUT, OVER = range(5)

State = state("cui_bono", [
    ("dice", np.int8, (CELLS,)),                  # the die on each cell, 0 = none
    ("left", np.int8, (len(COLOURS),)),           # [§1] dice of each colour that have not been piled up yet
    ("kept", np.int8, (MAX_SEATS, len(COLOURS))), # [§2] dice each seat has kept, by colour
    ("piled", np.int32),                          # how many dice have been piled up
    ("hand", np.int32),                           # the die that has been pulled, 0 = none
    ("opened", np.int32),                         # [§3] the cell that the last pull left empty, from 1
    ("at", np.int32),                             # where the last die was put back, from 1; 0 = it was kept
    ("seat", np.int32),                           # who is on turn
    ("phase", np.int32),                          # PILE, START, PULL, PUT or OVER
    ("quiet", np.int32),                          # [§6] turns since a die was kept
    ("limit", np.int32),                          # [§6] 1 when quiet turns end the game
    ("seats", np.int32),
], shared=(FOLDER,))  # fmt: skip


@rule
def setup(s, seats, limit):
    """[§1] 55 dice of each colour are to be piled up."""
    s.seats, s.limit = seats, limit == 0
    for colour in range(len(COLOURS)):
        s.left[colour] = EACH


@rule
def turn(s):
    """[§2] One seat after the other, when the pyramid stands and it is drawn who begins."""
    if s.phase == OVER:
        return 0
    return CHANCE if s.phase < PULL else 1 << s.seat


@rule
def sides(s):
    """[§1] The next die of the pile; then any seat may begin."""
    return ways(s.left) if s.phase == PILE else s.seats


@rule
def fits(s, cell, die):
    """[§4] Whether the empty cell is a fit hollow: three dice below, of all colours or all of one other; [§4.1] and no row of one colour."""
    if cell >= BASE or not hollow(s.dice, cell):
        return False
    own, there = COLOUR[die], 0
    for side in range(SIDES):
        there |= 1 << COLOUR[s.dice[SUPPORTS[cell, side]]]
    if there != (1 << RED | 1 << YELLOW | 1 << PEARL) and (there & (there - 1) != 0 or there == 1 << own):
        return False
    for side in range(SIDES):
        below_it, same = SUPPORTS[cell, side], True
        while below_it != OUTSIDE:
            same &= COLOUR[s.dice[below_it]] == own
            below_it = SUPPORTS[below_it, side]
        if same:
            return False
    return True


@rule
def legal(s, seat, out):
    """[§2] Pull a die of the bottom layer with at least two uncovered upper faces; then put it into any fit hollow, or keep it."""
    n = 0
    if s.phase == PULL:
        for cell in range(BASE, CELLS):
            if s.dice[cell] != 0 and covered_faces(s.dice, cell) < 2:
                out[n] = cell
                n += 1
        return n
    for cell in range(BASE):
        if s.dice[cell] == 0 and fits(s, cell, s.hand):
            out[n] = cell
            n += 1
    out[n] = KEEP
    return n + 1


@rule
def play(s, seat, move):
    """[§1] The pile grows; [§2] a die is pulled out, and put back or kept."""
    if seat == CHANCE:
        if s.phase == START:
            s.seat, s.phase = move, PULL
            return
        fall(s.left, s.dice, s.piled, move)
        s.piled += 1
        if s.piled == CELLS:
            s.phase = START
    elif s.phase == PULL:
        pull(s, move)
    elif move == KEEP:
        s.kept[seat, COLOUR[s.hand]] += 1
        s.quiet, s.at = 0, 0
        finish(s, count(s, seat) >= int(LAST[s.seats]))
    else:
        s.dice[move] = s.hand
        s.quiet, s.at = s.quiet + 1, move + 1
        finish(s, s.limit and s.quiet >= PATIENCE)


@rule
def pull(s, cell):
    """[§3] The die comes into the hand; where one lies on it, the dice of that row slide down by a cell."""
    s.hand = s.dice[cell]
    way = 0
    for side in range(SIDES):
        if covered(s.dice, cell, side):
            way = side
    s.opened = slide(s.dice, cell, way) + 1
    s.phase = PUT


@rule
def finish(s, ends):
    """The hand is empty; [§5] [§6] the game ends, or the next seat is on turn."""
    s.hand = 0
    s.phase = OVER if ends else PULL
    if not ends:
        s.seat = (s.seat + 1) % s.seats


@rule
def count(s, seat):
    """How many dice a seat has kept."""
    kept = 0
    for colour in range(len(COLOURS)):
        kept += s.kept[seat, colour]
    return kept


@rule
def score(s, seat):
    """[§5] Minus points of the kept dice; the fewest win."""
    points = 0
    for colour in range(len(COLOURS)):
        points += s.kept[seat, colour] * int(MINUS[colour])
    return points


@rule
def place(s, seat):
    """[§5] Fewest minus points, then fewest dice; still tied: a shared place."""
    better = 0
    mine, dice = score(s, seat), count(s, seat)
    for other in range(s.seats):
        points = score(s, other)
        better += points < mine or (points == mine and count(s, other) < dice)
    return better + 1


@rule
def imagine(s, seat, rng):
    """Nothing is hidden: what lies inside may be looked at, and counts ([§4.1])."""


@rule
def rollout(s, seat, rng, out):
    """A die that fits somewhere is nearly always put back, since nobody wants it."""
    n = legal(s, seat, out)
    if s.phase == PUT and n > 1 and below(rng, 16) != 0:
        n -= 1
    return out[below(rng, n)]
