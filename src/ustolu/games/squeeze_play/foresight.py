"""What a bot foresees: what a whole set of dice promises, at once or after some turns that are played quickly.

What a position promises a seat is told by three numbers of each seat: the dice left, less what the next roll brings on average, and less a
little for each hollow on own dice, where a building can begin. They are weighed as foretold best who won 2,500 games that bots
like the second level played with one another (a logistic regression over the 90,731 positions before a roll).
"""

import numpy as np

from ustolu.core import CHANCE, at, below, rule
from ustolu.games.pyramid.cells import CELLS
from ustolu.games.squeeze_play.building import EMPTY, MOST, OUT, ROOM, search
from ustolu.games.squeeze_play.rules import BONUS, STOP, look, place, play, rollout, turn

BUILT, BEGUN = 1.34, 0.225
"""What the mean of the next roll, and each hollow on own dice, are worth in dice."""
SOONER = np.array([3.0, 1.45, 0.0])
"""What it is worth to be the next to roll, or the one after."""
LATE = 3.0
"""A die counts for the more the fewer the leader has left: by one over the root of that and so much."""


@rule
def strength(s, seat):
    """How well a seat stands before a roll, in dice; the more the better."""
    here, joined, cells = np.empty(CELLS, np.int8), np.empty(ROOM, np.int64), np.empty(MOST, np.int64)
    joins, wants = look(s, seat, here, joined, cells)
    pips, hollows = 0, 0
    for number in range(2, MOST + 1):
        if search(here, joined, joins, cells, wants, number, number, 0, cells):
            pips += number
    for i in range(joins):
        if here[joined[i]] == EMPTY:
            here[joined[i]] = OUT
            hollows += 1
    return BUILT * pips / MOST + BEGUN * hollows + SOONER[(seat - s.on) % s.seats] - s.left[seat]


@rule
def promise(s, seat):
    """The share of the win that a seat may expect; at the end the one that it has."""
    total = 0.0
    if turn(s) == 0:
        for other in range(s.seats):
            total += place(s, other) == 1
        return 1.0 / total if place(s, seat) == 1 else 0.0
    least = s.left[0]
    for other in range(s.seats):
        least = min(least, s.left[other])
    mine = strength(s, seat)
    for other in range(s.seats):
        total += 1.0 if other == seat else np.exp((strength(s, other) - mine) / np.sqrt(least + LATE))
    return 1.0 / total


@rule
def tried(table, trial, seat, cells, count, turns, games, falls, luck, out):
    """What a set promises `seat` in `table[0]`: it is placed (no cells: the bonus is over), and `turns` turns are played quickly.

    Its cells come from the lowest layer up, and dice may lie on some of them already. The mean of so many games.
    """
    total, bonus = 0.0, at(table, 0).step == BONUS
    for _ in range(games):
        trial[0] = table[0]
        s = at(trial, 0)
        left, put = turns, 0
        while True:
            who = turn(s)
            if who == 0 or (who == CHANCE and left == 0):
                break
            if who == CHANCE:
                left -= 1
                play(s, CHANCE, below(falls, MOST))
            else:
                if put < count:
                    move = cells[put]
                    put += 1
                elif bonus and left == turns:
                    move = STOP
                else:
                    move = rollout(s, s.on, luck, out)
                if move == STOP or s.dice[move] == 0:
                    play(s, s.on, move)
        total += promise(s, seat)
    return total / games
