"""Pochod kostek: what golden files cannot say."""

import pytest

from ustolu.core import CHANCE, BadMessage, IllegalMove, play
from ustolu.core.catalogue import game
from ustolu.games.dice_march import notation, rules
from ustolu.games.dice_march.ground import GOAL, MEETING, START
from ustolu.games.pyramid.cells import BASE, CELL, OUTSIDE, STEPS
from ustolu.games.pyramid.dice import setup

MARCH = game("dice_march")


def test_the_set_up_triples_are_those_of_the_rules() -> None:
    assert [setup(side) for side in range(3)] == [(3, 2, 1), (1, 3, 2), (2, 1, 3)]
    assert [CELL[BASE + int(cell)] for cell in START[0]] == [(0, b, 8 - b) for b in (6, 5, 4, 3, 2)]
    assert [CELL[BASE + int(cell)] for cell in GOAL] == [(8, 0, 0), (0, 8, 0), (0, 0, 8)]


def test_a_die_takes_part_in_as_many_saddles_as_it_has_walls_behind() -> None:
    for cell in range(45):
        assert sum(MEETING[cell, axis, 0] != OUTSIDE for axis in range(3)) == sum(x > 0 for x in CELL[BASE + cell])


def test_no_saddle_of_a_corner_can_be_whole_when_a_die_arrives() -> None:
    """[§4] Arriving comes before any fight by itself: the corner's two neighbours make its only saddle, and the die has just left one of them."""
    for corner in GOAL:
        saddles = [axis for axis in range(3) if MEETING[corner, axis, 0] != OUTSIDE]
        assert len(saddles) == 1
        assert sorted(int(cell) for cell in MEETING[corner, saddles[0]] if cell != corner) == sorted(beside(int(corner)))


def beside(corner: int) -> list[int]:
    return [int(cell) - BASE for cell in STEPS[BASE + corner].flat if cell != OUTSIDE]


def test_without_the_limit_quiet_moves_end_nothing() -> None:
    s = MARCH.new(seats=2, limit=False)
    play(s, CHANCE, 0)
    for n in range(2 * rules.PATIENCE):
        seat = n % 2
        play(s, seat, MARCH.codes(s, seat)[-1])
    assert not MARCH.is_over(s)


def test_a_draw_is_shared_whatever_the_prisoners() -> None:
    s = notation.read("A: 0.4.4=y321 4.0.4=r132 2.0.6=r132")
    s.captured[0] = 3
    for n in range(rules.PATIENCE):
        MARCH.play(s, n % 2, "turn 0.4.4 321" if n % 2 == 0 else "turn 4.0.4 132")
    assert MARCH.is_over(s)
    assert MARCH.places(s) == [1, 1]


def test_a_position_is_read_from_its_dice() -> None:
    s = notation.read("B: 0.2.6=y321 1.1.6=r132")
    assert MARCH.on_turn(s) == [1]
    tips = [move for move in MARCH.legal(s, 1) if move.startswith("tip")]
    assert tips == ["tip 1.1.6 1.2.5", "tip 1.1.6 2.1.5", "tip 1.1.6 0.1.7"]
    for text in ("0.2.6=y321", "A: 3.2.2=y321", "A: 0.2.6=y123"):
        with pytest.raises((ValueError, IllegalMove)):
            notation.read(text)


def test_there_is_no_game_for_four() -> None:
    with pytest.raises(BadMessage):
        MARCH.new(seats=4)
