"""Součty: all look for a hollow whose three dice have the sum that was thrown; the first to call it places a die there.

Glossary: součet = sum, hod = throw, Stop! = stop, Nic! = none, pokuta = penalty, zásoba = supply, jamka = hollow.

Moves are calls: a cell stops the throw and shows that hollow, `BLANK` stops it and shows none, `NONE` says that there is none. Only a right call
goes on, inside the same event: after `NONE` with a hollow, and then with the position of the die placed there. In the calm game every call does.
"""

import numpy as np

from ustolu.core import CHANCE, SEALED, below, rule, state
from ustolu.games.pyramid import FOLDER
from ustolu.games.pyramid.cells import BASE, CELLS
from ustolu.games.pyramid.dice import FACES, PEARL, POSITIONS, RED, YELLOW
from ustolu.games.pyramid.standing import hollow, hollow_sum
from ustolu.games.sums.calls import BLANK, CALL, HOLLOW, NONE, OVER, PASS, PILE, PLACE, START, THROW, right, wanted
from ustolu.games.sums.calm import answer, answered, judge, stage

MAX_SEATS, THROWN = 6, 3
IN_ALL, EACH = 60, 10
"""[§1] How many dice are dealt, to all together or to each seat; the number of the original is lost, these are assumed."""
FIRST_PEARL = 1 + PEARL * POSITIONS
FIRST_OWN = np.array([1 + YELLOW * POSITIONS, 1 + RED * POSITIONS], np.int64)
"""[§1] Colours mean nothing: every other seat's dice are drawn yellow, the others red."""

State = state("sums", [
    ("dice", np.int8, (CELLS,)),       # the die on each cell, 0 = none
    ("supply", np.int8, (MAX_SEATS,)), # dice each seat has left
    ("thrown", np.int8, (THROWN,)),    # [§2] what the three dice show, 0 = nothing thrown
    ("piled", np.int32),               # how many dice of the bottom layer lie there
    ("phase", np.int32),               # PILE to OVER
    ("thrower", np.int32),             # who throws next, or threw the dice that lie there
    ("caller", np.int32),              # whose right call it is that is being completed, from 1; 0 = nobody's
    ("at", np.int32),                  # the hollow of that call, from 1; 0 = not chosen yet
    ("calm", np.int32),                # [§6] whether all answer in secret
    ("helps", np.int32),               # [§7] whether sums are worked out for all
    ("calls", np.int32, (MAX_SEATS,)), # [§6] what each seat has answered, from 1; 0 = nothing yet
    ("spots", np.int32, (MAX_SEATS,)), # [§6] the hollow for its die, from 1
    ("ways", np.int32, (MAX_SEATS,)),  # [§6] how its die is to lie, from 1
    ("last", np.int32),                # where the last die was placed, from 1; 0 = nowhere
    ("seats", np.int32),
], shared=(FOLDER,))  # fmt: skip


@rule
def setup(s, seats, deal, calm, helps):
    """[§1] Dice are dealt equally."""
    s.seats, s.calm, s.helps = seats, calm, helps
    for seat in range(seats):
        s.supply[seat] = IN_ALL // seats if deal == 0 else EACH


@rule
def turn(s):
    """[§2] Everybody may call while the dice lie there, [§6] in the calm game in secret; whoever was right completes the call alone."""
    if s.phase == OVER:
        return 0
    if s.phase < CALL:
        return CHANCE
    if s.calm and s.phase == CALL:
        waiting = SEALED
        for seat in range(s.seats):
            waiting |= (not answered(s, seat)) << seat
        return waiting
    return (1 << s.seats) - 1 if s.phase == CALL else 1 << (s.caller - 1)


@rule
def sides(s):
    """[§1] A die of the bottom layer in any position; any seat may begin; [§2] three dice."""
    if s.phase == PILE:
        return POSITIONS
    return s.seats if s.phase == START else FACES**THROWN


@rule
def legal(s, seat, out):
    """[§2] Any hollow may be called, or shown for a right Nic; a die is placed in any position. [§3] Whether a call is right is not asked."""
    phase = stage(s, seat)
    if phase == PLACE:
        for position in range(POSITIONS):
            out[position] = position
        return POSITIONS
    n = 0
    for cell in range(BASE):
        if hollow(s.dice, cell):
            out[n] = cell
            n += 1
    if phase == CALL:
        out[n], out[n + 1] = PASS if s.calm else BLANK, NONE
        n += 2
    return n


@rule
def play(s, seat, move):
    """[§1] The bottom layer, who begins; [§2] a throw, a call, and how a right one is completed."""
    if seat == CHANCE:
        fall(s, move)
    elif s.phase == CALL and s.calm:
        answer(s, seat, move)
        if turn(s) == SEALED:
            judge(s, FIRST_OWN)
            pass_on(s)
    elif s.phase == CALL:
        if right(s, move):
            s.caller, s.phase = seat + 1, HOLLOW
            if move != NONE:
                s.at, s.phase = move + 1, PLACE
        else:
            punish(s, seat)
    elif s.phase == HOLLOW:
        s.at, s.phase = move + 1, PLACE
    else:
        s.dice[s.at - 1] = FIRST_OWN[seat % 2] + move
        s.supply[seat] -= 1
        s.last = s.at
        pass_on(s)


@rule
def fall(s, way):
    """[§1] [§2] Dice lie where and as they fall."""
    if s.phase == PILE:
        s.dice[BASE + s.piled] = FIRST_PEARL + way
        s.piled += 1
        s.phase = START if s.piled == CELLS - BASE else PILE
    elif s.phase == START:
        s.thrower, s.phase = way, THROW
    else:
        for i in range(THROWN):
            s.thrown[THROWN - 1 - i] = 1 + way % FACES
            way //= FACES
        s.phase = CALL


@rule
def punish(s, seat):
    """[§3] After a wrong call everybody else gives the caller a die."""
    for other in range(s.seats):
        if other != seat:
            s.supply[other] -= 1
            s.supply[seat] += 1
    s.last = 0
    pass_on(s)


@rule
def pass_on(s):
    """[§5] Who has no die left ends the game; else [§4] the throw is the left neighbour's of who threw last."""
    s.caller, s.at, s.phase = 0, 0, THROW
    for seat in range(s.seats):
        s.calls[seat], s.spots[seat], s.ways[seat] = 0, 0, 0
        if s.supply[seat] == 0:
            s.phase = OVER
    if s.phase == THROW:
        s.thrower = (s.thrower + 1) % s.seats
        for i in range(THROWN):
            s.thrown[i] = 0


@rule
def score(s, seat):
    """[§5] Dice left: the fewer the better."""
    return s.supply[seat]


@rule
def place(s, seat):
    """[§5] Who has no die left wins; of the others fewer are better. Equal numbers share."""
    better = 0
    for other in range(s.seats):
        better += s.supply[other] < s.supply[seat]
    return better + 1


@rule
def imagine(s, seat, rng):
    """Nothing is hidden: who looks long enough sees it all."""


@rule
def rollout(s, seat, rng, out):
    """A right call fifteen times of sixteen: any hollow of the sum, or Nic."""
    n = legal(s, seat, out)
    if stage(s, seat) != CALL or below(rng, 16) == 0:
        return out[below(rng, n)]
    found, total = 0, wanted(s)
    for i in range(n - 2):
        if hollow_sum(s.dice, out[i]) == total:
            out[found] = out[i]
            found += 1
    return out[below(rng, found)] if found else NONE
