"""The levels: their names, and that more thinking plays better."""

from typing import Any

import pytest

from ustolu import bots
from ustolu.core import CHANCE, BadMessage, Game, play
from ustolu.core.catalogue import game
from ustolu.lab.games import tic_tac_toe
from ustolu.lab.series import play_series, summary


def series(it: Game, who: list[str], games: int, **options: Any) -> list[dict[str, Any]]:
    """What a series says of each bot."""
    rows: list[dict[str, Any]] = summary(who, list(play_series(it, who, games, 7, options)))["bots"]
    return rows


def test_a_bot_without_a_level_has_the_second() -> None:
    assert bots.named("bot") == "bot:2"
    assert [bots.named(who) for who in bots.LEVELS] == list(bots.LEVELS)


@pytest.mark.parametrize("who", ["bot:4", "bot:", "me", "", "Random"])
def test_an_unknown_bot_is_refused(who: str) -> None:
    with pytest.raises(BadMessage):
        bots.named(who)


@pytest.mark.parametrize("who", bots.LEVELS)
def test_every_level_makes_legal_moves(who: str) -> None:
    it = game("paper_islands")
    s = it.new(seats=2, grid=3)
    while not it.is_over(s):
        if it.is_chance(s):
            play(s, CHANCE, 2)
        for seat in it.on_turn(s):
            code = bots.choose(it, s, seat, who, seed=3)
            assert code in it.codes(s, seat)
            play(s, seat, code)


def test_a_greedy_bot_takes_the_points_at_once() -> None:
    it = game("paper_islands")
    s = it.new(seats=1)
    for cell in (5, 6):
        play(s, CHANCE, 1)
        play(s, 0, cell)
    play(s, CHANCE, 1)
    assert bots.choose(it, s, 0, "greedy", seed=1) in (1, 2, 4, 7, 9, 10)


def test_a_greedy_bot_wins_at_once_where_it_can() -> None:
    it = tic_tac_toe.GAME
    s = it.new(seats=2)
    for n, cell in enumerate((0, 3, 1, 4)):
        play(s, n % 2, cell)
    assert bots.choose(it, s, 0, "greedy", seed=1) == 2


def test_the_second_level_never_loses_tic_tac_toe_against_random_moves() -> None:
    results = list(play_series(tic_tac_toe.GAME, ["bot:2", "random"], 60, 1, {}))
    assert all(result.places[0] == 1 for result in results)
    assert sum(result.wins[0] for result in results) > 50


def test_greedy_beats_random_moves() -> None:
    greedy, random = series(game("paper_islands"), ["greedy", "random"], 20)
    assert greedy["wins"] > 0.8
    assert greedy["points"] > random["points"] + 2


def test_the_third_level_clearly_beats_the_first() -> None:
    third, first = series(game("paper_islands"), ["bot:3", "bot:1"], 8)
    assert third["wins"] >= 0.75
    assert third["points"] > first["points"] + 1


def test_the_third_level_comes_near_the_best_possible_alone() -> None:
    (alone,) = series(game("paper_islands"), ["bot:3"], 12)
    assert alone["points"] > 9.5, "11.03 is the mean of perfect play, 4 of random"


def test_a_seat_without_a_legal_move_has_no_choice() -> None:
    it = game("paper_islands")
    s = it.new(seats=1, grid=3)
    s.grid[0, :9] = 1
    with pytest.raises(ValueError, match="no legal move"):
        bots.choose(it, s, 0, "random", seed=1)
