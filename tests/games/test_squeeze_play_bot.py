"""The bots of Tlačenice: they think of a whole building and keep to it."""

import random

import numpy as np
import pytest

from ustolu import bots
from ustolu.core import CHANCE, State, copy, dump, generator, place, play, rollout, turn
from ustolu.core.catalogue import game
from ustolu.games.squeeze_play import bot, rules
from ustolu.games.squeeze_play.foresight import promise

SQUEEZE = game("squeeze_play")


@pytest.fixture(autouse=True)
def think_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "THOUGHTS", {"bot:2": bot.Thought(6, 1, 0), "bot:3": bot.Thought(12, 4, 8)})


def steps(seed: int, seats: int = 3):
    """The positions of a random game, one after another."""
    s, luck, out, rng = SQUEEZE.new(seats=seats), random.Random(seed), np.empty(SQUEEZE.most_moves, np.int32), generator(seed)
    while turn(s):
        yield s
        if turn(s) == CHANCE:
            play(s, CHANCE, luck.randrange(6))
        else:
            play(s, s.on, rollout(s, s.on, rng, out))


def beginnings(seed: int, step: int, seats: int = 3) -> list[State]:
    """Where a building, or a bonus, begins in a random game."""
    return [copy(s) for s in steps(seed, seats) if s.step == step and s.count == (s.built if step == rules.BONUS else 0)]


def bonuses() -> list[State]:
    found = [s for seed in range(6) for s in beginnings(seed, rules.BONUS)]
    assert len(found) > 3
    return found


def chosen(s: State, who: str, seed: int) -> int:
    """The move of a level, which is legal and leaves the position as it was."""
    before = dump(s)
    code = bots.choose(SQUEEZE, s, int(s.on), who, seed)
    assert dump(s) == before and code in SQUEEZE.codes(s, int(s.on))
    return code


@pytest.mark.parametrize("who", ["bot:2", "bot:3"])
def test_a_level_places_exactly_the_building_that_it_has_in_mind(who: str) -> None:
    for s in beginnings(1, rules.BUILD)[:10]:
        seat, number = int(s.on), int(s.built)
        cells = bot.planned(s, seat, who)
        assert len(cells) == number
        for cell in sorted(cells, reverse=True):
            assert int(s.on) == seat and s.step == rules.BUILD
            play(s, seat, chosen(s, who, seed=cell))
            assert s.dice[cell] == seat + 1


def test_bonus_dice_are_placed() -> None:
    for s in bonuses():
        seat, left = int(s.on), int(s.left[int(s.on)])
        while s.step == rules.BONUS and int(s.on) == seat:
            play(s, seat, chosen(s, "bot:3", 1))
        assert s.left[seat] < left


@pytest.mark.parametrize("step", [rules.BUILD, rules.BONUS])
def test_a_set_that_somebody_else_began_is_completed(step: int) -> None:
    for begun in beginnings(2, rules.BUILD)[2:8] if step == rules.BUILD else bonuses()[:6]:
        seat = int(begun.on)
        for first in SQUEEZE.codes(begun, seat):
            s = copy(begun)
            play(s, seat, first)
            while int(s.on) == seat and s.step == step:
                play(s, seat, chosen(s, "bot:3", 1))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_shares_of_the_win_add_up_to_one(seats: int) -> None:
    last = None
    for s in steps(3, seats):
        if s.step == rules.ROLL:
            assert sum(promise(s, seat) for seat in range(seats)) == pytest.approx(1)
        last = s
    assert last is not None
    assert [promise(last, seat) > 0 for seat in range(seats)] == [place(last, seat) == 1 for seat in range(seats)]


def test_fewer_dice_promise_more() -> None:
    s = beginnings(4, rules.BUILD)[8]
    seat = int(s.on)
    before = promise(s, seat)
    s.left[seat] -= 3
    assert promise(s, seat) > before


def test_only_the_upper_levels_think_of_buildings() -> None:
    s = beginnings(1, rules.BUILD)[4]
    assert bot.choose(s, int(s.on), "bot:1", 1) is None
    assert {bots.how(SQUEEZE, s, int(s.on), who) for who in ("bot:1", "bot:2", "bot:3")} == {"search"}


def test_the_start_lies_in_any_of_its_three_places() -> None:
    s = SQUEEZE.new(seats=3)
    play(s, CHANCE, 3)
    assert {chosen(s, "bot:3", seed) for seed in range(20)} == set(rules.TOPS.tolist())
