"""Pochod kostek: dice tip over the ridges of the base; where three meet round a saddle they fight.

Glossary: překlopení = tip, otočení = turn, souboj = fight, vpřed = forward, rohová jamka = corner hollow, remíza = tie.
"""

import numpy as np

from ustolu.core import CHANCE, below, rule, state
from ustolu.games.dice_march.ground import AWAY, DICE_EACH, FIRST_DIE, GOAL, GROUND, MEETING, NEXT, SEAT, START, TIPS, TOWARD
from ustolu.games.pyramid import FOLDER
from ustolu.games.pyramid.cells import OUTSIDE, SIDES
from ustolu.games.pyramid.dice import COLOUR, FACE, POSITIONS, TIPPED, TURNED

WAYS = TIPS + POSITIONS
"""A move is `WAYS * cell + way`: the ways to tip first, then the positions to turn to."""
PATIENCE = 200
"""[§5] So many moves without a capture, a removal or a step forward end the game."""
PLAYING, ARRIVED, EMPTY, TIRED = range(4)

State = state("dice_march", [
    ("dice", np.int8, (GROUND,)),      # the die on each hollow of the base (`pyramid.dice`), 0 = none
    ("captured", np.int8, (SIDES,)),   # [§3] enemy dice each seat has taken
    ("lost", np.int8, (SIDES,)),       # [§3] own dice each seat has lost in ties
    ("last", np.int32, (SIDES,)),      # [§4] the number of the last move of each seat, from 1
    ("moves", np.int32),               # how many there were
    ("quiet", np.int32),               # [§5] moves since the last capture, removal or step forward
    ("seat", np.int32),                # who is on turn, or has arrived
    ("at", np.int32),                  # where the die moved last came to lie, from 1; 0 = none has moved
    ("began", np.int32),               # 1 when the starting seat is drawn
    ("ending", np.int32),              # PLAYING, or how the game ended
    ("limit", np.int32),               # [§5] 1 when quiet moves end the game
    ("half", np.int32),                # [§2] 1 when a die tips by 180 degrees
    ("seats", np.int32),
], shared=(FOLDER,))  # fmt: skip


@rule
def setup(s, seats, limit, tip):
    """[§1] Five dice of a colour in the middle of each seat's own side."""
    s.seats, s.limit, s.half = seats, limit == 0, tip == 180
    for seat in range(seats):
        for i in range(DICE_EACH):
            s.dice[START[seat, i]] = FIRST_DIE[seat]


@rule
def turn(s):
    """[§2] One seat after the other; who begins is drawn."""
    if s.ending != PLAYING:
        return 0
    return 1 << s.seat if s.began else CHANCE


@rule
def sides(s):
    """[§2] Any seat may begin."""
    return s.seats


@rule
def owner(s, cell):
    """Whose die lies there; OUTSIDE where none does."""
    return SEAT[COLOUR[s.dice[cell]]] if s.dice[cell] else OUTSIDE


@rule
def legal(s, seat, out):
    """[§2] Tip an own die into a free hollow beside it, forward, left or right; or turn one into any position."""
    n = 0
    for cell in range(GROUND):
        if owner(s, cell) != seat:
            continue
        for way in range(TIPS):
            to = NEXT[cell, seat, way]
            if to != OUTSIDE and s.dice[to] == 0:
                out[n] = WAYS * cell + way
                n += 1
        for position in range(POSITIONS):
            out[n + position] = WAYS * cell + TIPS + position
        n += POSITIONS
    return n


@rule
def play(s, seat, move):
    """[§2] A die is tipped or turned; [§4] arrives, or [§3] fights; then the next seat that still has dice is on turn."""
    if seat == CHANCE:
        s.seat, s.began = move, 1
        return
    cell, way = move // WAYS, move % WAYS
    s.moves += 1
    s.last[seat] = s.moves
    s.quiet += 1
    if way >= TIPS:
        s.dice[cell] = TURNED[s.dice[cell], way - TIPS]
        s.at = cell + 1
    else:
        to = NEXT[cell, seat, way]
        s.dice[to] = TIPPED[s.half, s.dice[cell], AWAY[seat, way], TOWARD[seat, way]]
        s.dice[cell] = 0
        s.at = to + 1
        if to == GOAL[seat]:
            s.ending = ARRIVED
            return
        if fight(s, seat, to) or AWAY[seat, way] == seat:
            s.quiet = 0
    pass_on(s)


@rule
def pass_on(s):
    """[§4] The next seat with dice is on turn; without any dice the game is over. [§5] So it is after too many quiet moves."""
    there = 0
    for cell in range(GROUND):
        if s.dice[cell]:
            there |= 1 << owner(s, cell)
    if there == 0:
        s.ending = EMPTY
    elif s.limit and s.quiet >= PATIENCE:
        s.ending = TIRED
    else:
        s.seat = (s.seat + 1) % s.seats
        while there >> s.seat & 1 == 0:
            s.seat = (s.seat + 1) % s.seats


def judge(s, cell, axis):
    """[§3] Which die wins round this saddle, by the axis it looks along; SIDES when several are highest; OUTSIDE where no three meet."""
    top, best, equal = 0, OUTSIDE, 0
    for look in range(SIDES):
        at = MEETING[cell, axis, look]
        if at == OUTSIDE or s.dice[at] == 0:
            return OUTSIDE
        face = FACE[s.dice[at], look]
        if face > top:
            top, best, equal = face, look, 1
        elif face == top:
            equal += 1
    return best if equal == 1 else SIDES


highest = rule(judge)
"""The same for the rules; `judge` is for words."""


@rule
def fight(s, seat, cell):
    """[§3] [§3.1] All saddles of the die tipped to `cell` are judged as the dice stand; captures first, then removals. Returns how many left."""
    judged = 0
    for axis in range(SIDES):
        judged |= (highest(s, cell, axis) - OUTSIDE) << 3 * axis
    if judged == 0:
        return 0
    left, takers = 0, 0
    for axis in range(SIDES):
        winner = (judged >> 3 * axis & 7) + OUTSIDE
        if 0 <= winner < SIDES:
            taken, beaten = capture(s, cell, axis, winner)
            left += taken
            takers |= beaten
    gone = takers != 0
    for taker in range(SIDES):
        if takers == 1 << taker:
            s.captured[taker] += 1
            takers = 0
    s.lost[seat] += takers != 0
    for axis in range(SIDES):
        if (judged >> 3 * axis & 7) + OUTSIDE == SIDES:
            left += remove(s, cell, axis)
            s.lost[seat] += not gone
            gone = True
    if gone:
        s.dice[cell] = 0
    return left + gone


@rule
def capture(s, cell, axis, winner):
    """[§3] The winner's owner takes the enemy dice round this saddle, but for the tipped one on `cell`.

    Returns how many, and the owner as a mask if the tipped one is beaten.
    """
    taken, beaten = 0, 0
    taker = owner(s, MEETING[cell, axis, winner])
    for look in range(SIDES):
        at = MEETING[cell, axis, look]
        if owner(s, at) == taker:
            continue
        if at == cell:
            beaten = 1 << taker
        else:
            s.captured[taker] += 1
            s.dice[at] = 0
            taken += 1
    return taken, beaten


@rule
def remove(s, cell, axis):
    """[§3] The dice round this saddle leave the game and nobody has them, but for the tipped one on `cell`. Returns how many."""
    count = 0
    for look in range(SIDES):
        at = MEETING[cell, axis, look]
        if at != cell and s.dice[at]:
            s.lost[owner(s, at)] += 1
            s.dice[at] = 0
            count += 1
    return count


@rule
def score(s, seat):
    """[§4] Captured dice minus own dice lost in ties."""
    return s.captured[seat] - s.lost[seat]


@rule
def place(s, seat):
    """[§4] Who arrived, or the highest score, then who moved last of the tied. [§5] After too many quiet moves all share."""
    if s.ending == TIRED:
        return 1
    better = 0
    for other in range(s.seats):
        better += other != seat and ahead(s, other, seat)
    return better + 1


@rule
def ahead(s, one, other):
    """Whether one seat ends before another."""
    if s.ending == ARRIVED and (s.seat == one or s.seat == other):
        return s.seat == one
    mine, theirs = score(s, one), score(s, other)
    return mine > theirs or (mine == theirs and s.last[one] > s.last[other])


@rule
def imagine(s, seat, rng):
    """Nothing is hidden."""


@rule
def rollout(s, seat, rng, out):
    """A tip three times of four, forward rather than aside; else a die turned. Uniform play would turn dice and hardly march."""
    n = 0
    forward = below(rng, 8)
    if forward < 7:
        for cell in range(GROUND):
            if owner(s, cell) != seat:
                continue
            for way in range(2 if forward < 5 else TIPS):
                to = NEXT[cell, seat, way]
                if to != OUTSIDE and s.dice[to] == 0:
                    out[n] = WAYS * cell + way
                    n += 1
    if n == 0:
        n = legal(s, seat, out)
    return out[below(rng, n)]
