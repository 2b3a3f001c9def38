"""Bots of the real race games behind lines of 20 and 200 ms: with the credit of the table equal skill wins equally often."""

import random

import pytest

from ustolu.bots import react, seed
from ustolu.core import CHANCE, NOTHING, State, below, copy, generator, sides
from ustolu.core.catalogue import game
from ustolu.tables.race import Trip, Waiting

SUMS = game("sums")
LAGS = (20.0, 200.0)


def thrown(number: int) -> State:
    """Součty for two after a throw."""
    s, rng = SUMS.new(2), generator(number)
    while SUMS.is_chance(s):
        SUMS.play(s, CHANCE, int(below(rng, sides(s))))
    return s


def first(claims: list[tuple[int, float]], credits: dict[int, float]) -> int:
    """Whose claim (seat, when it arrives) is settled first."""
    waiting: Waiting[int] = Waiting()
    now = 0.0
    for seat, arrives in sorted(claims, key=lambda claim: claim[1]):
        due = waiting.due(credits)
        if due is not None and due <= arrives:
            break
        now = arrives
        waiting.add(seat, arrives, credits[seat], seat)
    settled = waiting.settle(max(now, waiting.due(credits) or now), credits)
    assert settled is not None
    return settled.seat


@pytest.mark.parametrize("lags", [LAGS, LAGS[::-1]])
def test_equal_bots_of_soucty_win_as_often_over_20_ms_as_over_200(lags: tuple[float, float]) -> None:
    luck, wins, races = random.Random(6298), [0, 0], 0
    positions = [thrown(number) for number in range(60)]
    trips = [Trip() for _ in lags]
    for number in range(6000):
        s = copy(positions[number % len(positions)])
        claims = []
        for seat, lag in enumerate(lags):
            trips[seat].add(lag + luck.expovariate(1 / 4))
            found = react(SUMS, s, seat, "bot:3", seed(1, seat, number))
            if found.move != NOTHING:
                claims.append((seat, found.after + lag + luck.expovariate(1 / 4)))
        if len(claims) == 2:
            races += 1
            wins[first(claims, {seat: float(trip.credit) for seat, trip in enumerate(trips)})] += 1
    assert races > 5000
    assert 0.48 < wins[0] / races < 0.52, wins
