"""The games that speed is measured by are the real ones: known counts of positions, and their lines."""

import numpy as np
import pytest

from ustolu.bots.choice import records
from ustolu.bots.playout import lowest
from ustolu.core import Game, at, below, generator, legal, play, rule, turn
from ustolu.core.catalogue import catalogue
from ustolu.lab.games import connect_four, tic_tac_toe


@rule
def ways(table, deeper, out):
    """How many sequences of moves there are to `deeper` moves, or to an earlier end."""
    who = turn(at(table, 0))
    if deeper == 0 or who == 0:
        return 1 if deeper == 0 else 0
    seat, found = lowest(who), 0
    count = legal(at(table, 0), seat, out)
    moves = out[:count].copy()
    for i in range(count):
        after = table.copy()
        play(at(after, 0), seat, moves[i])
        found += ways(after, deeper - 1, out)
    return found


@pytest.mark.parametrize(
    ("it", "known"),
    [
        (tic_tac_toe.GAME, [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]),
        (connect_four.GAME, [7, 49, 343, 2401, 16807, 117649, 823536]),
    ],
    ids=["tic-tac-toe", "connect four"],
)
def test_the_sequences_of_moves_are_as_many_as_known(it: Game, known: list[int]) -> None:
    start, out = records(it.new(seats=2)), np.empty(it.most_moves, np.int32)
    assert [ways(start, depth, out) for depth in range(1, len(known) + 1)] == known


@pytest.mark.parametrize(
    ("moves", "winner"),
    [((0, 1, 0, 1, 0, 1, 0), 0), ((0, 0, 1, 1, 2, 2, 3), 0), ((6, 0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3), 1), ((3, 2, 2, 1, 1, 0, 1, 0, 0, 6, 0), 0)],
    ids=["a column", "a row", "a rising line", "a falling line"],
)
def test_four_in_a_row_win_in_every_direction(moves: tuple[int, ...], winner: int) -> None:
    it = connect_four.GAME
    s = it.new(seats=2)
    for n, move in enumerate(moves):
        assert not it.is_over(s)
        play(s, n % 2, move)
    assert it.is_over(s)
    assert it.places(s) == ([1, 2] if winner == 0 else [2, 1])


def test_the_games_of_the_lab_are_not_in_the_catalogue() -> None:
    assert not {"tic_tac_toe", "connect_four"} & catalogue().games.keys()


@pytest.mark.parametrize("it", [tic_tac_toe.GAME, connect_four.GAME], ids=["tic-tac-toe", "connect four"])
def test_openspiel_plays_the_same_game(it: Game) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    rng = generator(1)
    for _ in range(100):
        other, s = pyspiel.load_game(it.id).new_initial_state(), it.new(seats=2)
        while not it.is_over(s):
            (seat,) = it.on_turn(s)
            assert it.codes(s, seat) == other.legal_actions()
            move = it.codes(s, seat)[below(rng, len(it.codes(s, seat)))]
            play(s, seat, move)
            other.apply_action(move)
        assert other.is_terminal()
        assert [1 - 2 * (place - 1) if it.scores(s) != [0, 0] else 0 for place in it.places(s)] == other.returns()
