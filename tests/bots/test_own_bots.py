"""Levels ask the game's own bot, which plays exactly where a table is known."""

from pathlib import Path
from types import SimpleNamespace

import guess
import numpy as np
import pytest
from guess.rules import BOLD, SAFE

from ustolu import bots
from ustolu.bots import choice, warm
from ustolu.core import CHANCE, State, dump, play
from ustolu.core.catalogue import game
from ustolu.games.paper_islands import bot
from ustolu.lab.games import tic_tac_toe
from ustolu.lab.series import play_series, summary
from ustolu.solvers import paper_islands as solver
from ustolu.solvers import shelf

ISLANDS = game("paper_islands")


@pytest.fixture(autouse=True)
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No table has been made."""
    monkeypatch.setattr(shelf, "folder", lambda: tmp_path)
    monkeypatch.setattr(bot, "_found", {})


def rolled(side: int) -> State:
    s = ISLANDS.new(seats=1, grid=side)
    play(s, CHANCE, 4)
    return s


def test_the_small_grid_is_played_exactly_the_large_one_by_search_until_it_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bots.how(ISLANDS, rolled(3), 0, "bot:3") == "exact"
    assert bots.how(ISLANDS, rolled(4), 0, "bot:3") == "untabled"
    monkeypatch.setattr(solver, "find", lambda side: shelf.Kept(11.03, np.zeros(solver.grid(4).starts[-1], np.float32)))
    assert bots.how(ISLANDS, rolled(4), 0, "bot:3") == "exact"


@pytest.mark.parametrize("who", ["random", "greedy", "bot:1", "bot:2"])
def test_weaker_levels_do_not_look_into_the_table(who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "table", lambda _: pytest.fail("looked"))
    assert bots.choose(ISLANDS, rolled(3), 0, who, seed=1) in range(9)
    assert bots.how(ISLANDS, rolled(3), 0, who) == ("search" if who.startswith("bot") else who)


def test_a_game_without_a_bot_of_its_own_is_searched() -> None:
    s = tic_tac_toe.GAME.new(seats=2)
    assert choice.own(tic_tac_toe.GAME, s, 0, "bot:3", 1) == (None, "search")
    assert bots.how(tic_tac_toe.GAME, s, 0, "bot:3") == "search"


def test_a_level_does_not_play_by_what_it_has_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """B saw A's number; as soon as that is forgotten, to be safe is better than to guess."""

    def forget(s: State, seat: int, who: str, seed: int) -> None:
        s.way = 2 if who == "bot:2" else s.way

    s = guess.GAME.new(seats=2, way="open")
    play(s, 0, 1)
    assert bots.choose(guess.GAME, s, 1, "bot:2", 3) == BOLD
    monkeypatch.setitem(guess.GAME.__dict__, "bot", SimpleNamespace(recall=forget, choose=lambda *_: None))
    before = dump(s)
    assert bots.choose(guess.GAME, s, 1, "bot:2", 3) == SAFE
    assert bots.choose(guess.GAME, s, 1, "bot:3", 3) == BOLD, "the third level remembers"
    assert dump(s) == before


def test_every_choice_on_the_small_grid_is_worth_the_most() -> None:
    s = ISLANDS.new(seats=1, grid=3)
    for fall in (1, 4, 1, 1, 5, 4, 2, 1, 1):
        play(s, CHANCE, fall)
        numbers = s.grid[0, :9].tolist()
        worth = solver.grid(3).worth(solver.small()[1], numbers, fall + 1)
        cell = bots.choose(ISLANDS, s, 0, "bot:3", seed=fall)
        assert worth[cell] == pytest.approx(max(worth.values()))
        play(s, 0, cell)


def test_cells_that_are_equally_good_are_chosen_by_the_seed() -> None:
    s = rolled(3)
    assert len({bots.choose(ISLANDS, s, 0, "bot:3", seed) for seed in range(8)}) > 1
    assert bots.choose(ISLANDS, s, 0, "bot:3", 5) == bots.choose(ISLANDS, s, 0, "bot:3", 5)


def test_games_alone_bring_what_the_table_says() -> None:
    (row,) = summary(["bot:3"], list(play_series(ISLANDS, ["bot:3"], 300, 5, {"grid": 3})))["bots"]
    assert abs(row["points"] - 4.0911) < 4 * row["points_error"]


def test_the_watchdog_stands_behind_the_games_own_bot_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> tuple[int, str]:
        raise ZeroDivisionError("a planted fault")

    s = rolled(3)
    assert bots.watched(ISLANDS, s, 0, "bot:3", 1).fault is None
    monkeypatch.setattr(bot, "choose", broken)
    told = bots.watched(ISLANDS, s, 0, "bot:3", 1)
    assert told.fault == "failed"
    assert told.code in ISLANDS.codes(s, 0)


def test_what_the_bot_needs_is_made_before_anybody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[bool] = []
    monkeypatch.setattr(bot, "prepare", lambda: prepared.append(True))
    warm.search(ISLANDS)
    assert prepared == [True]
