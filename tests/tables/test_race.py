"""Claims where the first one wins, on virtual time: fair whatever the connection, decided once, and never later than it must be."""

import random
from itertools import pairwise

import pytest

from ustolu.tables.race import MOST, Trip, Waiting


def settled(claims: list[tuple[int, float, float, str]], credits: dict[int, float]) -> list[tuple[float, str]]:
    """When which claim (seat, arrival, credit, name) was settled, by a host that looks at arrivals and when something is due."""
    waiting: Waiting[str] = Waiting()
    arriving = sorted(claims, key=lambda claim: claim[1])
    found: list[tuple[float, str]] = []
    while arriving or waiting.claims:
        due = waiting.due(credits)
        if due is None or (arriving and arriving[0][1] <= due):
            now = arriving[0][1]
            waiting.add(*arriving.pop(0))
        else:
            now = due
        if arriving and arriving[0][1] == now:
            continue
        while claim := waiting.settle(now, credits):
            found.append((now, claim.what))
    return found


def measured(rng: random.Random, trip: float, jitter: float, pings: int = 40) -> Trip:
    """A round trip as pings find it: `trip` ms and some jitter, exponentially distributed."""
    found = Trip()
    for _ in range(pings):
        found.add(trip + rng.expovariate(1 / jitter))
    return found


@pytest.mark.parametrize(("near", "far"), [(20, 200), (200, 20)])
def test_equal_skill_wins_as_often_over_20_ms_as_over_200(near: int, far: int) -> None:
    rng = random.Random(6298)
    lags, wins, races = (near, far), [0, 0], 20_000
    trips = [measured(rng, lag, 8) for lag in lags]
    for _ in range(races):
        for lag, trip in zip(lags, trips, strict=True):
            trip.add(lag + rng.expovariate(1 / 8))
        credits = {seat: float(trip.credit) for seat, trip in enumerate(trips)}
        claims = []
        for seat, lag in enumerate(lags):
            reaction = rng.gauss(900, 150)
            claims.append((seat, reaction + lag + rng.expovariate(1 / 8), credits[seat], str(seat)))
        wins[int(settled(claims, credits)[0][1])] += 1
    assert 0.48 < wins[0] / races < 0.52


def test_without_credit_the_nearer_one_would_win_more() -> None:
    rng = random.Random(6298)
    wins = 0
    for _ in range(5_000):
        claims = [(seat, rng.gauss(900, 150) + lag, 0.0, str(seat)) for seat, lag in enumerate((20, 200))]
        wins += settled(claims, {0: 0, 1: 0})[0][1] == "0"
    assert wins / 5_000 > 0.75


def test_of_two_claims_at_once_exactly_one_wins_in_10_000_interleavings() -> None:
    rng = random.Random(1)
    for _ in range(10_000):
        credits = {seat: float(rng.choice((0, 10, 10, 125, 250))) for seat in range(4)}
        claims = [(seat, float(rng.randrange(1000, 1300)), credits[seat], f"{seat}") for seat in rng.sample(range(4), 2)]
        found = settled(claims, credits)
        assert sorted(name for _, name in found) == sorted(name for *_, name in claims)
        made = {name: (arrived - credit, arrived) for _, arrived, credit, name in claims}
        assert made[found[0][1]] == min(made.values())


def test_nothing_waits_longer_than_an_earlier_claim_could_still_need() -> None:
    rng = random.Random(2)
    for _ in range(2_000):
        credits = {seat: float(rng.randrange(MOST + 1)) for seat in range(3)}
        claims = [(rng.randrange(3), float(rng.randrange(2000)), number) for number in range(5)]
        found = settled([(seat, at, credits[seat], str(number)) for seat, at, number in claims], credits)
        for moment, name in found:
            seat, arrived, _ = claims[int(name)]
            others = max(credit for other, credit in credits.items() if other != seat)
            assert moment == max(arrived, arrived - credits[seat] + others)


def test_claims_are_settled_in_the_order_in_which_they_were_made() -> None:
    rng = random.Random(3)
    for _ in range(2_000):
        credits = {seat: float(rng.randrange(MOST + 1)) for seat in range(4)}
        claims = [(seat := rng.randrange(4), float(rng.randrange(1500)), credits[seat], str(number)) for number in range(8)]
        made = {name: arrived - credit for _, arrived, credit, name in claims}
        assert all(made[before] <= made[after] for (_, before), (_, after) in pairwise(settled(claims, credits)))


def test_the_claim_of_the_seat_with_the_greatest_lag_is_settled_at_once() -> None:
    assert settled([(1, 1000, 200, "far")], {0: 20, 1: 200}) == [(1000, "far")]


def test_a_near_seat_waits_for_what_a_far_one_may_have_sent_before() -> None:
    assert settled([(0, 1000, 20, "near")], {0: 20, 1: 200}) == [(1180, "near")]
    assert settled([(0, 1000, 20, "near"), (1, 1150, 200, "far")], {0: 20, 1: 200}) == [(1150, "far"), (1180, "near")]


def test_a_seat_that_may_act_alone_waits_for_nobody() -> None:
    assert settled([(0, 1000, 20, "alone")], {0: 20}) == [(1000, "alone")]


def test_of_two_made_at_the_same_moment_the_one_that_was_here_first_goes_first() -> None:
    assert [name for _, name in settled([(0, 1100, 200, "far"), (1, 920, 20, "near")], {0: 200, 1: 20})] == ["near", "far"]


def test_of_two_that_are_equal_in_everything_the_one_read_first_goes_first_whatever_its_seat() -> None:
    for seats in ((0, 1), (1, 0)):
        waiting: Waiting[int] = Waiting()
        for seat in seats:
            waiting.add(seat, 1000, 30, seat)
        assert [one.seat for one in waiting.claims] == list(seats)


def test_a_seat_does_not_overtake_itself_when_its_credit_grows() -> None:
    waiting: Waiting[str] = Waiting()
    waiting.add(0, 1000, 20, "first")
    waiting.add(0, 1010, 200, "second")
    assert [one.what for one in waiting.claims] == ["first", "second"]
    assert waiting.claims[1].credit == 30


def test_a_credit_is_never_above_250_ms_nor_below_nothing() -> None:
    waiting: Waiting[str] = Waiting()
    waiting.add(0, 1000, 900, "slow")
    waiting.add(1, 1000, -5, "odd")
    assert [one.credit for one in waiting.claims] == [250, 0]


def test_a_round_trip_is_smoothed_as_rfc_6298_says() -> None:
    trip = Trip()
    assert trip.credit == 0
    trip.add(80)
    assert trip.credit == 80
    trip.add(160)
    assert trip.smoothed == 90


def test_who_answers_pings_late_gains_no_more_than_250_ms_and_one_late_answer_almost_nothing() -> None:
    late, once = Trip(), Trip()
    for _ in range(100):
        late.add(19_000)
        once.add(40)
    once.add(19_000)
    assert late.credit == MOST
    assert once.credit == round(40 * 7 / 8 + MOST / 8)
