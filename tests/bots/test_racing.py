"""Race games: bots react like people, never faster, and play whole games on virtual time."""

import statistics
from dataclasses import replace
from itertools import pairwise

import pytest
import snatch
from snatch.rules import STOP

from ustolu import bots
from ustolu.bots.plans import Plan, Plans
from ustolu.bots.racing import EYES, FASTEST, Reaction, goes_on, looks, react
from ustolu.core import CHANCE, NOTHING, Look, Scene, State, generator, play
from ustolu.core.catalogue import game
from ustolu.lab.race import PATIENCE, Race
from ustolu.lab.series import play_game, play_series, summary

GAME = snatch.GAME
LEVELS = ("bot:1", "bot:2", "bot:3")


def fallen(number: int, seats: int = 2) -> State:
    s = GAME.new(seats)
    play(s, CHANCE, number - 1)
    return s


def see(monkeypatch: pytest.MonkeyPatch, scene: Scene | None) -> None:
    """Whatever the position, this is what lies there."""
    monkeypatch.setattr(GAME.bot, "scene", lambda s, seat: scene)


def reactions(who: str, count: int = 400, looking: bool = False) -> list[Reaction]:
    return [react(GAME, fallen(3), 0, who, seed, looking) for seed in range(count)]


def test_only_races_whose_bot_looks_are_played_by_looking() -> None:
    assert looks(GAME)
    assert not looks(game("paper_islands"))
    assert not looks(replace(GAME, race=False))


def test_the_same_seed_gives_the_same_reaction_and_another_may_not() -> None:
    assert reactions("bot:2", 20) == reactions("bot:2", 20)
    assert len(set(reactions("bot:2", 20))) > 10


@pytest.mark.parametrize("who", LEVELS)
def test_nobody_is_faster_than_a_person_could_read_the_board(who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for dice in (1, 3):
        see(monkeypatch, Scene([Look(dice, 7)]))
        for after, move in reactions(who):
            assert move == NOTHING or after >= FASTEST.start + dice * FASTEST.die + FASTEST.hand
        assert min(reactions(who, looking=True)).after >= dice * FASTEST.die + FASTEST.hand
    see(monkeypatch, Scene([Look(3, 7)], thrown=3))
    assert min(after for after, move in reactions(who) if move == 7) >= FASTEST.start + 6 * FASTEST.die + FASTEST.hand


@pytest.mark.parametrize("who", LEVELS)
def test_times_and_errors_are_those_that_are_documented(who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    eyes = EYES[who]
    see(monkeypatch, Scene([Look(1, 7)]))
    found = reactions(who, 2000)
    assert statistics.median(after for after, _ in found) == pytest.approx(eyes.start + eyes.die + eyes.hand, rel=0.15)
    missed = sum(move == NOTHING for _, move in found) / len(found)
    assert missed == pytest.approx(eyes.miss**eyes.rounds, abs=0.03)
    see(monkeypatch, Scene([Look(1, NOTHING, 9)] * 20, 5))
    called = [move for _, move in reactions(who, 2000)]
    assert set(called) <= {9, 5}
    assert called.count(9) / len(called) == pytest.approx(1 - (1 - eyes.slip) ** (20 * eyes.rounds), abs=0.04)


def test_a_higher_level_is_quicker_and_errs_less() -> None:
    for worse, better in pairwise(LEVELS):
        slow, quick = EYES[worse], EYES[better]
        assert (slow.start, slow.die, slow.hand, slow.miss, slow.slip) > (quick.start, quick.die, quick.hand, quick.miss, quick.slip)
        assert quick.start > FASTEST.start and quick.die > FASTEST.die and quick.hand > FASTEST.hand
    middle = [statistics.median(after for after, _ in reactions(who)) for who in LEVELS]
    assert middle == sorted(middle, reverse=True)


def test_more_to_read_takes_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    def middle(scene: Scene) -> float:
        see(monkeypatch, scene)
        return statistics.median(after for after, _ in reactions("bot:3"))

    alone, among = middle(Scene([Look(1, 7)])), middle(Scene([Look(1, 7), *[Look(1)] * 30]))
    assert among > alone + 10 * EYES["bot:3"].die
    assert middle(Scene([Look(3, 7)])) > alone + 1.5 * EYES["bot:3"].die


def test_what_a_level_does_is_what_it_sees() -> None:
    s = fallen(3)
    for who in LEVELS:
        moves = [react(GAME, s, 0, who, seed).move for seed in range(200)]
        assert set(moves) - {STOP} & set(GAME.codes(s, 0)), who
    assert all(react(GAME, s, 1, "bot:3", seed).move != STOP for seed in range(200)), "only the roller may stop"


@pytest.mark.parametrize("who", ["random", "greedy"])
def test_who_does_not_look_chooses_as_ever_and_not_early(who: str) -> None:
    s = fallen(3)
    for after, move in reactions(who, 50):
        assert move in GAME.codes(s, 0)
        assert after > FASTEST.start + 10 * FASTEST.die


def test_an_ordinary_decision_is_made_without_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    see(monkeypatch, None)
    monkeypatch.setattr(GAME.bot, "choose", lambda *_: (STOP, "search"))
    assert {move for _, move in reactions("bot:2", 10)} == {STOP}


def test_a_hand_that_is_nearly_there_cannot_be_stopped() -> None:
    s = fallen(3)
    three = next(die for die, number in enumerate(s.dice.tolist()) if number == 3)
    four = next(die for die, number in enumerate(s.dice.tolist()) if number == 4)
    assert goes_on(GAME, s, 0, Reaction(5000, three)), "it is still there"
    assert goes_on(GAME, s, 0, Reaction(5000, four)), "it is misread as ever"
    play(s, 1, three)
    assert not goes_on(GAME, s, 0, Reaction(5000, three)), "it is seen that it has gone"
    assert goes_on(GAME, s, 0, Reaction(FASTEST.start - 1, three)), "too late to stop"
    assert not goes_on(GAME, s, 0, Reaction(5000, NOTHING))


def test_who_looks_anew_for_what_somebody_else_did_notices_that_first() -> None:
    s = fallen(3)
    three = next(die for die, number in enumerate(s.dice.tolist()) if number == 3)
    plans = Plans(GAME)
    plans.looking, plans.of = {0, 1}, {0: Plan(5000, ()), 1: Plan(5000, (three,))}
    plans.reconsider(lambda _: s, 0)
    assert (plans.looking, set(plans.of)) == ({1}, {1})


def test_a_whole_race_is_played_by_all_kinds_of_bots() -> None:
    result = play_game(GAME, ["bot:3", "bot:1", "random"], 5, 0, {})
    assert not result.capped
    assert sum(result.points) <= 24
    assert 20 < result.seconds < 600


def test_a_series_of_races_does_not_depend_on_threads_and_tells_how_long_they_take() -> None:
    first, second = (list(play_series(GAME, ["bot:2", "bot:1"], 6, 3, {}, jobs)) for jobs in (1, 2))
    assert first == second
    assert summary(["bot:2", "bot:1"], first)["seconds"] > 10


def test_a_higher_level_wins_more_races() -> None:
    for better, worse in (("bot:2", "bot:1"), ("bot:3", "bot:2")):
        row = summary([better, worse], list(play_series(GAME, [better, worse], 60, 1, {})))["bots"][0]
        assert row["wins"] - 2 * row["wins_error"] > 0.5, better


def test_equal_bots_win_equally_often_on_every_seat() -> None:
    rows = summary(["bot:3"] * 3, list(play_series(GAME, ["bot:3"] * 3, 150, 1, {})))["bots"]
    assert all(abs(row["wins"] - 1 / 3) < 0.12 for row in rows)


def test_who_misreads_is_refused_and_looks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EYES, "bot:1", replace(EYES["bot:1"], slip=0.05))
    s = GAME.new(2)
    race = Race(GAME, s, ["bot:1", "bot:1"], generator(1), 1)
    race.run()
    assert race.refused > 5
    assert GAME.is_over(s)


def test_a_race_in_which_nobody_finds_anything_ends_after_some_time(monkeypatch: pytest.MonkeyPatch) -> None:
    see(monkeypatch, Scene([Look(1)]))
    s = GAME.new(2)
    race = Race(GAME, s, ["bot:1", "bot:2"], generator(1), 1)
    race.run()
    assert race.steps == 1 and race.now >= PATIENCE
    assert not GAME.is_over(s)


def test_time_never_runs_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    times: list[int] = []
    s = GAME.new(3)
    race = Race(GAME, s, list(LEVELS), generator(2), 2)
    real = Race.play

    def note(self: Race, seat: int, move: int) -> None:
        times.append(self.now)
        real(self, seat, move)

    monkeypatch.setattr(Race, "play", note)
    race.run()
    assert times == sorted(times)
    assert len(times) > 20
    assert bots.named("bot") == "bot:2"
