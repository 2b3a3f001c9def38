"""[§6] The calm game of Součty: everybody answers in secret, and when all have answered everything is judged together.

An answer is a call with all that belongs to its die, or that a seat has nothing to say.
"""

from ustolu.core import rule
from ustolu.games.sums.calls import CALL, HOLLOW, NONE, PASS, PLACE, right


@rule
def stage(s, seat):
    """What a seat has to say now: CALL, then HOLLOW after a Nic, then PLACE. Where there is no calm the phase says it."""
    if s.phase != CALL or s.calls[seat] == 0:
        return s.phase
    return PLACE if s.spots[seat] else HOLLOW


@rule
def answered(s, seat):
    """Whether a seat has said all it has to say."""
    return s.ways[seat] != 0 or s.calls[seat] == PASS + 1


@rule
def answer(s, seat, move):
    """A part of a seat's answer is noted. Nobody else learns of it, and nothing depends on it yet."""
    if s.calls[seat] == 0:
        s.calls[seat] = move + 1
        if move < PASS and move != NONE:
            s.spots[seat] = move + 1
    elif s.spots[seat] == 0:
        s.spots[seat] = move + 1
    else:
        s.ways[seat] = move + 1


@rule
def judge(s, first_own):
    """Right answers place a die, from the thrower on; of several for one hollow the first does. Then every wrong one is paid for."""
    good, s.last = 0, 0
    for seat in range(s.seats):
        good |= (s.calls[seat] != PASS + 1 and right(s, s.calls[seat] - 1)) << seat
    for i in range(s.seats):
        seat = (s.thrower + i) % s.seats
        if good >> seat & 1 and s.dice[s.spots[seat] - 1] == 0:
            s.dice[s.spots[seat] - 1] = first_own[seat % 2] + s.ways[seat] - 1
            s.supply[seat] -= 1
            s.last = s.spots[seat]
    for i in range(s.seats):
        seat = (s.thrower + i) % s.seats
        if not good >> seat & 1 and s.calls[seat] != PASS + 1:
            pay(s, seat)


@rule
def pay(s, seat):
    """[§3] Everybody else gives the caller a die; whoever has none left at that moment has won, and gives none."""
    for other in range(s.seats):
        if other != seat and s.supply[other] > 0:
            s.supply[other] -= 1
            s.supply[seat] += 1
