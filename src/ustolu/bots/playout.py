"""Playing any game to its end without thinking, as fast as the rules go."""

import numpy as np

from ustolu.bots.part import part
from ustolu.core import CHANCE, NOTHING, SEALED, at, below, legal, play, rollout, rule, score, sides, turn, whole


@rule
def lowest(seats):
    """The lowest seat of a mask."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@part
def mover(who, rng):
    """Who goes first of the seats in `turn`'s mask: the lowest of those who choose in secret, any of those who race."""
    seats = who & (SEALED - 1)
    if who & SEALED or seats & (seats - 1) == 0:
        return lowest(seats)
    found, met = 0, 0
    for seat in range(14):
        if seats >> seat & 1:
            met += 1
            if below(rng, met) == 0:
                found = seat
    return found


@part
def skim(table, seat, tries, sign, trial, out, rng):
    """The move with the best score at once: of all, or of `tries` picked at random, perhaps the same more than once; NOTHING where none is legal."""
    count = legal(at(table, 0), seat, out)
    best, code = 0, out[0] if count else NOTHING
    if count > 1:
        looked = min(tries, count)
        begin = below(rng, count) if looked == count else 0
        for i in range(looked):
            which = begin + i if looked == count else below(rng, count)
            move = out[which - count if which >= count else which]
            trial[0] = table[0]
            play(at(trial, 0), seat, whole(move))
            value = sign * score(at(trial, 0), seat)
            if i == 0 or value > best:
                best, code = value, move
    return code


@rule
def finish(table, left, tries, sign, trial, out, rng):
    """Play on from `table[0]`; return how many moves were made, and whether the game ended within `left` moves and falls."""
    s = at(table, 0)
    moves = 0
    while True:
        who = turn(s)
        if who == 0:
            return moves, True
        if left == 0:
            return moves, False
        left -= 1
        if who == CHANCE:
            play(s, CHANCE, below(rng, sides(s)))
        else:
            seat = mover(who, rng)
            move = skim(table, seat, tries, sign, trial, out, rng) if tries > 1 else rollout(s, seat, rng, out)
            if move != NOTHING:
                play(s, seat, whole(move))
                moves += 1


@rule
def playouts(start, games, longest, most_moves, seats, rng, points):
    """Play `games` random games from `start[0]`; return how many moves were made and how many games were capped.

    The scores of the seats are added up in `points`. A game is capped after `longest` moves and falls.
    """
    table = np.empty(1, start.dtype)
    out = np.empty(most_moves, np.int32)
    moves, capped, one = 0, 0, whole(1)
    for _ in range(games):
        table[0] = start[0]
        made, ended = finish(table, longest, one, one, table, out, rng)
        moves += made
        capped += not ended
        for seat in range(seats):
            points[seat] += score(at(table, 0), seat)
    return moves, capped
