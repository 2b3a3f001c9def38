"""Tlačenice: how long it takes to know whether a building exists, for each roll and for bonus dice, over random games."""

import time
from collections.abc import Iterator

import numpy as np

from ustolu.core import CHANCE, State, below, generator, legal, play, rollout, sides, turn
from ustolu.core.catalogue import game
from ustolu.games.squeeze_play import rules

GAMES = 100


def questions(s: State) -> Iterator[tuple[str, int, int]]:
    """What can be asked of a position: any of six rolls before the roll, the bonus once it is earned; by name, with the least and the most dice."""
    if s.step == rules.ROLL:
        yield from ((f"roll {number}", number, number) for number in range(1, 7))
    elif s.step == rules.BONUS:
        yield "bonus", 1, int(s.bonus)


def timed(games: int) -> tuple[dict[str, list[int]], list[int]]:
    """Nanoseconds of each answer by its name, and of each list of legal moves, at every decision of random games."""
    squeeze = game("squeeze_play")
    answers: dict[str, list[int]] = {}
    lists: list[int] = []
    rng, out = generator(1), np.empty(squeeze.most_moves, np.int32)
    for number in range(games):
        s = squeeze.new(seats=2 + number % 2)
        while mask := turn(s):
            seat = int(s.on)
            for name, least, most in questions(s):
                began = time.thread_time_ns()
                rules.exists(s, seat, least, most)
                answers.setdefault(name, []).append(time.thread_time_ns() - began)
            if mask == CHANCE:
                play(s, CHANCE, below(rng, sides(s)))
            else:
                began = time.thread_time_ns()
                legal(s, seat, out)
                lists.append(time.thread_time_ns() - began)
                play(s, seat, rollout(s, seat, rng, out))
    return answers, lists


def building_speeds(games: int = GAMES) -> dict[str, dict[str, float]]:
    """Microseconds at the 99th percentile and at most: whether so many dice can be built, and which cells can be chosen for the next one.

    In a thread's own time, as Python asks: a microsecond or two of it is the asking.
    """
    timed(1)
    answers, lists = timed(games)
    return {what: percentiles(values) for what, values in {**dict(sorted(answers.items())), "legal cells": lists}.items()}


def percentiles(nanoseconds: list[int]) -> dict[str, float]:
    """The 99th percentile and the most, in microseconds, and of how many."""
    return {
        "p99_us": round(float(np.percentile(nanoseconds, 99)) / 1000, 1),
        "most_us": round(max(nanoseconds) / 1000, 1),
        "asked": len(nanoseconds),
    }
