"""Qui bono?: what golden files cannot say."""

import random

import pytest

from ustolu.core import CHANCE, copy, play
from ustolu.core.catalogue import game
from ustolu.games import guide
from ustolu.games.cui_bono import notation, rules
from ustolu.games.pyramid.cells import BASE, CELLS
from ustolu.games.pyramid.dice import COLOURS
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.notation import read as placed
from ustolu.games.pyramid.standing import count_covered, is_supported

QUI = game("cui_bono")


def piled(seed: int, seats: int = 2):
    """A full random pyramid; A begins."""
    draw, s = random.Random(seed), QUI.new(seats=seats)
    while s.phase == rules.PILE:
        play(s, CHANCE, draw.randrange(len(QUI.codes(s, CHANCE))))
    play(s, CHANCE, 0)
    return s


def test_a_pile_has_fifty_five_dice_of_each_colour() -> None:
    colours = [(die - 1) // 24 for die in piled(1).dice.tolist()]
    assert [colours.count(colour) for colour in range(3)] == [55, 55, 55]


@pytest.mark.parametrize("seed", range(4))
def test_every_die_rests_on_three_others_and_one_can_always_be_pulled(seed: int) -> None:
    draw, s = random.Random(seed), piled(seed, seats=2 + seed)
    while not QUI.is_over(s):
        seat = int(s.seat)
        codes = QUI.codes(s, seat)
        assert codes
        dice = s.dice.tolist()
        assert all(is_supported(dice, cell) for cell in range(CELLS) if dice[cell])
        if s.phase == rules.PULL:
            assert codes == [cell for cell in range(BASE, CELLS) if dice[cell] and count_covered(dice, cell) < 2]
        play(s, seat, draw.choice(codes))


def test_putting_back_or_keeping_loses_no_die() -> None:
    s, draw = piled(9), random.Random(9)
    for _ in range(12):
        for _ in range(2):
            play(s, int(s.seat), draw.choice(QUI.codes(s, int(s.seat))))
        lying = sum(die != 0 for die in s.dice.tolist())
        assert lying + sum(map(sum, s.kept.tolist())) == CELLS


def test_a_row_may_be_of_one_colour_where_the_die_is_of_another() -> None:
    s = notation.read("A: 8.0.0=y 7.1.0=r 7.0.1=r 0.8.0=r")
    assert QUI.legal(s, 0) == ["pull 8.0.0", "pull 7.1.0", "pull 7.0.1", "pull 0.8.0"]
    other = copy(s)
    QUI.play(s, 0, "pull 0.8.0")
    assert QUI.legal(s, 0) == ["keep"], "two colours lie below 7.0.0"
    QUI.play(other, 0, "pull 8.0.0")
    assert QUI.legal(other, 0) == ["keep"], "nothing rests on two dice"


def test_three_dice_of_another_colour_take_a_die() -> None:
    s = notation.read("B: 8.0.0=r 7.1.0=r 7.0.1=r 0.8.0=y 0.0.8=r")
    QUI.play(s, 1, "pull 0.8.0")
    assert QUI.legal(s, 1) == ["put 7.0.0", "keep"]
    s = notation.read("B: 8.0.0=r 7.1.0=r 7.0.1=r 0.0.8=r")
    QUI.play(s, 1, "pull 0.0.8")
    assert QUI.legal(s, 1) == ["keep"]


def test_just_above_the_base_three_colours_always_make_a_row_of_one() -> None:
    """[§4.1] Each row down to the base is two cells long there, and one of the three dice has the colour of the one that comes."""
    for colour in "ryp":
        s = notation.read(f"A: 8.0.0=r 7.1.0=y 7.0.1=p 0.8.0={colour}")
        QUI.play(s, 0, "pull 0.8.0")
        assert QUI.legal(s, 0) == ["keep"]


def test_a_position_with_too_many_dice_of_a_colour_cannot_be_read() -> None:
    with pytest.raises(ValueError, match="55"):
        notation.read("A: " + " ".join(f"{name}=r" for name in CELL_NAMES[:56]))
    with pytest.raises(ValueError, match="colon"):
        notation.read("8.0.0=r")


def test_the_hollows_drawn_in_the_guide_are_fit_for_the_colours_that_it_says() -> None:
    fit = []
    for _, notation_of_it in guide.examples(guide.text(QUI, "en")):
        dice, *words = notation_of_it.splitlines()
        for word, cell, *_ in map(str.split, words):
            if word == "hollow":
                s = QUI.new(seats=2)
                for place, name in placed(dice).items():
                    s.dice[place] = 1 + 24 * COLOURS.index(name)
                fit.append("".join(colour for number, colour in enumerate(COLOURS) if rules.fits(s, CELL_NAMES.index(cell), 1 + 24 * number)))
    assert fit == ["ryp", "rp", "", "yp"]
