"""The watchdog: a seat gets a legal move in time, whatever its bot does."""

import hashlib
import logging
import threading
from collections.abc import Callable
from typing import Any

import pytest

from ustolu import bots
from ustolu.bots import level
from ustolu.core import CHANCE, State, play
from ustolu.core.catalogue import game

ISLANDS = game("paper_islands")


@pytest.fixture
def s() -> State:
    s = ISLANDS.new(seats=2)
    play(s, CHANCE, 0)
    play(s, 0, 3)
    return s


def ask(s: State, choose: Callable[..., tuple[int, str]], **rest: Any) -> bots.Choice:
    return bots.watched(ISLANDS, s, 1, "bot:1", 4, choose=choose, **rest)


def test_a_good_bot_is_left_alone(s: State, caplog: pytest.LogCaptureFixture) -> None:
    choice = bots.watched(ISLANDS, s, 1, "bot:2", 4)
    assert choice == bots.Choice(*bots.chosen(ISLANDS, s, 1, "bot:2", 4))
    assert not caplog.records


def test_an_illegal_answer_is_replaced(s: State, caplog: pytest.LogCaptureFixture) -> None:
    play(s, 1, 5)
    play(s, CHANCE, 0)
    choice = ask(s, lambda *_: (5, "search"))
    assert choice.fault == "illegal"
    assert choice.code in ISLANDS.codes(s, 1)
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert "answer 5" in caplog.text


def test_the_log_says_where_the_position_is_and_never_what_it_is(s: State, caplog: pytest.LogCaptureFixture) -> None:
    ask(s, lambda *_: (-1, "search"), where="table abc after event 17")
    assert "paper_islands, table abc after event 17: bot:1 of seat 1 illegal" in caplog.text
    assert f"position {hashlib.sha256(ISLANDS.dump(s)).hexdigest()[:16]}" in caplog.text
    assert ISLANDS.dump(s).hex() not in caplog.text and repr(s) not in caplog.text


def test_a_bot_that_fails_is_replaced_and_its_error_logged(s: State, caplog: pytest.LogCaptureFixture) -> None:
    def fail(*_: Any) -> tuple[int, str]:
        raise ZeroDivisionError("a planted fault")

    choice = ask(s, fail)
    assert choice.fault == "failed"
    assert choice.code in ISLANDS.codes(s, 1)
    assert "a planted fault" in caplog.text


def test_a_bot_that_hangs_is_replaced(s: State, caplog: pytest.LogCaptureFixture) -> None:
    release = threading.Event()
    try:
        choice = ask(s, lambda *_: (release.wait() and 0, ""), seconds=0.02, grace=0.02)
    finally:
        release.set()
    assert choice.fault == "hung"
    assert choice.code in ISLANDS.codes(s, 1)
    assert "hung" in caplog.text


def test_a_bot_out_of_time_answers_with_its_best_so_far(s: State, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setitem(level.BUDGETS, "bot:3", level.Budget(10**12, 1))
    everybody = bots.Stop()
    choice = bots.watched(ISLANDS, s, 1, "bot:3", 4, seconds=0.05, grace=60, stop=everybody)
    assert choice.fault is None
    assert not everybody.is_set(), "the other bots think on"
    assert not caplog.records


def test_a_bot_cannot_spoil_the_position(s: State) -> None:
    def cheat(game: Any, mine: State, *_: Any) -> tuple[int, str]:
        play(mine, 1, 0)
        return 0, "search"

    before = ISLANDS.dump(s)
    assert ask(s, cheat) == bots.Choice(0, "search")
    assert ISLANDS.dump(s) == before


def test_the_fallback_is_the_same_for_the_same_seed(s: State) -> None:
    assert bots.fallback(ISLANDS, s, 1, 9) == bots.fallback(ISLANDS, s, 1, 9)


def test_stopping_everybody_stops_each(s: State) -> None:
    everybody = bots.Stop()
    one, other = bots.Stop(after=everybody), bots.Stop(after=everybody)
    one.set()
    assert (everybody.is_set(), other.is_set()) == (False, False)
    everybody.set()
    assert other.is_set()
    assert bots.Stop(after=everybody).is_set()
