"""Ostrov Skye: how many whole random games of four seats a second, and how long the list of all placements takes late in them."""

import time

import numpy as np

from ustolu.bots.choice import records
from ustolu.bots.playout import playouts
from ustolu.core import CHANCE, below, copy, generator, legal, play, rollout, sides, turn
from ustolu.core.catalogue import game
from ustolu.games.isle_of_skye import rules
from ustolu.lab.buildings import percentiles
from ustolu.lab.speed import fastest

SEATS = 4
LATE = 12
"""So many tiles, the castle too, make a late territory: most end with 13, the largest can have 19."""
GAMES, TIMED = 2000, 50


def timed(games: int) -> list[int]:
    """Nanoseconds of each list of all placements of all tiles in hand in late territories of random games."""
    skye = game("isle_of_skye")
    found: list[int] = []
    rng, out = generator(1), np.empty(skye.most_moves, np.int32)
    for _ in range(games):
        s = copy(skye.new(seats=SEATS))
        while mask := turn(s):
            if mask == CHANCE:
                play(s, CHANCE, below(rng, sides(s)))
                continue
            seat = skye.on_turn(s)[0]
            if s.phase == rules.BUILD and s.count[seat] >= LATE:
                began = time.thread_time_ns()
                legal(s, seat, out)
                found.append(time.thread_time_ns() - began)
            play(s, seat, rollout(s, seat, rng, out))
    return found


def placement_speeds(games: int = GAMES, lists: int = TIMED) -> dict[str, dict[str, float]]:
    """Whole games a second, the best of several rounds; microseconds of a list at the 99th percentile and at most, as Python asks."""
    skye = game("isle_of_skye")
    start, rng, points = records(skye.new(seats=SEATS)), generator(1), np.zeros(SEATS)

    def whole(_: int) -> float:
        playouts(start, games, skye.longest, skye.most_moves, SEATS, rng, points)
        return games

    whole(0)
    timed(1)
    return {"random games of four": {"games_per_s": round(fastest(whole))}, "all placements": percentiles(timed(lists))}
