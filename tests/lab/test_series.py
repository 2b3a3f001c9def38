"""Series of games: rotation, determinism, capped games, means."""

from dataclasses import replace
from typing import Any

import pytest

from ustolu.core import Game, State
from ustolu.core.catalogue import game
from ustolu.lab.games import tic_tac_toe
from ustolu.lab.series import Result, mean, places_by_score, play_game, play_series, summary

ISLANDS = game("paper_islands")


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    first, second = (list(play_series(ISLANDS, ["bot:1", "greedy", "random"], 4, 5, {"grid": 3}, jobs)) for jobs in (1, 3))
    assert first == second
    assert first != list(play_series(ISLANDS, ["bot:1", "greedy", "random"], 4, 6, {"grid": 3}))


def test_the_bots_change_seats_from_game_to_game() -> None:
    sat: list[list[str]] = []

    def note(it: Game, s: State, seat: int, who: str, seed: int) -> int:
        sat[-1][seat] = who
        return it.codes(s, seat)[0]

    for number in range(3):
        sat.append(["", "", ""])
        play_game(ISLANDS, ["a", "b", "c"], 1, number, {}, note)
    assert sat == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]


def test_all_seats_are_played_with_the_same_falls_before_new_ones_fall() -> None:
    fallen: list[bytes] = []

    def note(it: Game, s: State, seat: int, who: str, seed: int) -> int:
        fallen[-1] = s.rolls.tobytes()
        return it.codes(s, seat)[0]

    for number in range(4):
        fallen.append(b"")
        play_game(ISLANDS, ["a", "b"], 1, number, {}, note)
    assert fallen[0] == fallen[1] != fallen[2] == fallen[3]


def test_nobody_is_asked_with_the_secret_choice_of_another_in_the_state() -> None:
    def note(it: Game, s: State, seat: int, who: str, seed: int) -> int:
        assert it.on_turn(s) == [0, 1]
        return it.codes(s, seat)[0]

    play_game(ISLANDS, ["a", "b"], 1, 0, {"grid": 3}, note)


def test_the_results_follow_the_bots_not_the_seats() -> None:
    def fill(it: Game, s: State, seat: int, who: str, seed: int) -> int:
        """One bot fills the board from its beginning, the other from its end: whoever begins has a row first."""
        return it.codes(s, seat)[0 if who == "from the beginning" else -1]

    games = [play_game(tic_tac_toe.GAME, ["from the beginning", "from the end"], 1, number, {}, fill) for number in range(2)]
    assert [result.places for result in games] == [(1, 2), (2, 1)]


def test_a_capped_game_is_valued_by_score_and_reported() -> None:
    short = replace(ISLANDS, longest=6)
    results = list(play_series(short, ["greedy", "random"], 4, 1, {}))
    assert all(result.capped for result in results)
    assert summary(["greedy", "random"], results)["capped"] == 4
    assert places_by_score([3, 7, 7, 1], fewest=False) == [3, 1, 1, 4]
    assert places_by_score([3, 7, 7, 1], fewest=True) == [2, 3, 3, 1]


def test_a_shared_win_is_split() -> None:
    assert Result((5, 5, 1), (1, 1, 3), False).wins == (0.5, 0.5, 0.0)


@pytest.mark.parametrize(
    ("values", "block", "wanted"),
    [
        ([1, 2, 3, 4], 1, (2.5, 0.6455)),
        ([3.0], 1, (3.0, 0.0)),
        ([2, 2], 1, (2.0, 0.0)),
        ([1, 1, 3, 3], 2, (2.0, 1.0)),
        ([0, 1, 1, 0, 0, 1], 2, (0.5, 0.0)),
        ([1, 3], 2, (2.0, 0.0)),
    ],
)
def test_a_mean_has_the_standard_error_of_its_blocks(values: list[Any], block: int, wanted: tuple[float, float]) -> None:
    assert mean(values, block) == wanted
