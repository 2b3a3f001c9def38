"""The tree search: what it finds, what it may not see, and that it stops."""

import threading

import guess
import numpy as np
import pytest
from guess.rules import BOLD, GUESS, SAFE

from ustolu import bots
from ustolu.bots import level, warm
from ustolu.bots.choice import records, think
from ustolu.bots.search import search
from ustolu.bots.tree import NODE, nodes
from ustolu.core import CHANCE, Game, State, dump, generator, play
from ustolu.core.catalogue import game
from ustolu.lab.games import connect_four, tic_tac_toe

ENDLESS = level.Budget(10**12, 4)


def after(it: Game, *moves: int, **options: str) -> State:
    """The position after moves of the two seats in turn."""
    s = it.new(seats=2, **options)
    for n, move in enumerate(moves):
        play(s, n % 2, move)
    return s


def first_round() -> State:
    s = game("paper_islands").new(seats=2)
    play(s, CHANCE, 4)
    return s


@pytest.mark.parametrize("who", ["bot:2", "bot:3"])
@pytest.mark.parametrize(
    ("it", "moves", "seat", "wanted"),
    [
        (tic_tac_toe.GAME, (0, 3, 1, 4), 0, 2),
        (tic_tac_toe.GAME, (0, 3, 1), 1, 2),
        (connect_four.GAME, (3, 0, 3, 0, 3, 1), 0, 3),
        (connect_four.GAME, (3, 0, 3, 0, 3), 1, 3),
        (connect_four.GAME, (3, 0, 3, 1, 2, 1), 0, 4),
    ],
    ids=["wins in tic-tac-toe", "blocks in tic-tac-toe", "wins in connect four", "blocks in connect four", "makes three open stones"],
)
def test_the_search_finds_the_move(it: Game, moves: tuple[int, ...], seat: int, wanted: int, who: str) -> None:
    found = bots.choose(it, after(it, *moves), seat, who, seed=1)
    open_threes = (4, 1) if wanted == 4 else (wanted,)
    assert found in open_threes


def test_the_state_given_stays_as_it_is() -> None:
    s = first_round()
    before = dump(s)
    bots.choose(game("paper_islands"), s, 1, "bot:2", seed=5)
    assert dump(s) == before


def test_the_same_seed_gives_the_same_move_and_another_may_not() -> None:
    s = first_round()
    found = [bots.choose(game("paper_islands"), s, 0, "bot:1", seed) for seed in (*range(8), *range(8))]
    assert found[:8] == found[8:]
    assert len(set(found)) > 1


@pytest.mark.parametrize("seed", range(3))
def test_a_search_does_not_see_a_choice_made_in_secret(seed: int) -> None:
    it = guess.GAME
    assert bots.choose(it, it.new(seats=2), 1, "bot:2", seed) == SAFE
    # The same game with open choices: here the guess is known, so the test would notice a search that sees too much.
    for number in range(3):
        s = after(it, number, way="open")
        assert bots.choose(it, s, 1, "bot:2", seed) == BOLD
        play(s, 1, BOLD)
        assert bots.choose(it, s, 1, "bot:2", seed) == GUESS + number


@pytest.mark.parametrize("number", range(3))
def test_a_search_does_not_see_what_is_hidden(number: int) -> None:
    assert bots.choose(guess.GAME, after(guess.GAME, number, way="hidden"), 1, "bot:2", seed=1) == SAFE


def test_the_second_decision_of_a_sealed_choice_can_be_asked() -> None:
    it = guess.GAME
    mine = it.new(seats=2)
    play(mine, 1, BOLD)
    assert bots.choose(it, mine, 1, "bot:2", seed=1) in range(GUESS, GUESS + 3)


def test_a_search_that_is_stopped_beforehand_makes_a_legal_move_without_a_simulation() -> None:
    it, s = game("paper_islands"), first_round()
    stop = bots.Stop()
    stop.set()
    move, simulations = think(it, s, 0, ENDLESS, 1, stop)
    assert simulations == 0
    assert move in it.codes(s, 0)


def test_a_search_without_end_stops_when_it_is_told() -> None:
    it, s = game("paper_islands"), first_round()
    stop, found = bots.Stop(), []
    thinking = threading.Thread(target=lambda: found.append(think(it, s, 0, ENDLESS, 1, stop)), daemon=True)
    thinking.start()
    stop.set()
    thinking.join(60)
    assert not thinking.is_alive()
    assert found[0][0] in it.codes(s, 0)


def test_a_search_stops_by_itself_when_its_seconds_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(level.BUDGETS, "bot:3", ENDLESS)
    it, s = game("paper_islands"), first_round()
    stop = bots.Stop()
    assert bots.choose(it, s, 0, "bot:3", 1, stop, seconds=0.05) in it.codes(s, 0)
    assert not stop.is_set(), "only this search was to stop"


def test_no_further_version_is_compiled_once_the_search_is_warm() -> None:
    it = game("paper_islands")
    warm.load(it)
    versions = len(search.signatures)
    for seats, who, grid in ((1, "bot:1", 4), (2, "bot:2", 3), (4, "bot:3", 3)):
        s = it.new(seats=seats, grid=grid)
        play(s, CHANCE, 1)
        bots.choose(it, s, seats - 1, who, seed=2, seconds=30)
    assert len(search.signatures) == versions


def test_a_single_legal_move_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(level.BUDGETS, "bot:3", ENDLESS)
    s = after(tic_tac_toe.GAME, 0, 1, 2, 3, 5, 4, 6, 8)
    assert bots.choose(tic_tac_toe.GAME, s, 0, "bot:3", 1) == 7


@pytest.mark.parametrize(("simulations", "remembered"), [(20, False), (200, True)])
def test_falls_that_cannot_come_often_are_not_remembered(simulations: int, remembered: bool) -> None:
    it, room = game("paper_islands"), nodes(4000)
    room[:] = np.zeros(4000, NODE)
    s, done = first_round(), np.zeros(1, np.int64)
    search(records(s), 0, simulations, 2, it.longest, it.most_moves, 1, level.CURIOSITY, 0.5, 4, room, bots.Stop().cell, generator(1), done)
    falls = (room["owner"] == CHANCE) & (room["visits"] > 0)
    assert falls[0], "the root"
    assert falls[1:].any() == remembered
