"""Součty: what golden files cannot say."""

import random

import pytest

from ustolu.core import CHANCE, IllegalMove, copy, play, sides
from ustolu.core.catalogue import game
from ustolu.games.pyramid.cells import BASE, CELLS
from ustolu.games.pyramid.notation import CELL_NAMES, FACE_NAMES
from ustolu.games.pyramid.standing import is_hollow, is_supported, sum_around
from ustolu.games.sums import notation, rules
from ustolu.lab.series import play_series, summary

SUMS = game("sums")
LAYER = "pile " + " ".join(["p321"] * 45)
"""Each of its hollows has 3 + 2 + 1."""


def thrown(roll: str, seats: int = 2, **options: object):
    """A throws; every hollow has 6."""
    s = SUMS.new(seats=seats, **options)
    for fall in (LAYER, "start A", f"roll {roll}"):
        SUMS.play(s, CHANCE, fall)
    return s


@pytest.mark.parametrize(("seats", "deal", "each"), [(2, "60", 30), (3, "60", 20), (4, "60", 15), (5, "60", 12), (6, "60", 10), (2, "10 each", 10)])
def test_dice_are_dealt_equally(seats: int, deal: str, each: int) -> None:
    assert SUMS.scores(SUMS.new(seats=seats, deal=deal)) == [each] * seats


def test_the_bottom_layer_is_pearl_and_has_36_hollows_any_of_which_anybody_may_call() -> None:
    s = thrown("1 2 3", seats=6)
    assert all(48 < die <= 72 for die in s.dice.tolist()[BASE:])
    for seat in range(6):
        calls = SUMS.legal(s, seat)
        assert len(calls) == 38 and calls[-2:] == ["stop -", "none"]
        assert calls == SUMS.legal(thrown("6 6 6", seats=6), seat), "what may be called does not tell what is right"


def test_who_calls_rightly_completes_the_call_alone_and_a_wrong_call_is_over_at_once() -> None:
    s = thrown("1 2 3", seats=3)
    play(s, 2, SUMS.code(s, 2, "stop 1.2.4"))
    assert SUMS.on_turn(s) == [2] and SUMS.unfinished(s) and len(SUMS.codes(s, 2)) == 24
    s = thrown("1 1 1", seats=3)
    play(s, 2, SUMS.code(s, 2, "stop 1.2.4"))
    assert SUMS.is_chance(s) and SUMS.scores(s) == [19, 19, 22]


@pytest.mark.parametrize("position", FACE_NAMES)
def test_the_die_is_placed_in_any_position(position: str) -> None:
    s = thrown("1 2 3")
    SUMS.play(s, 1, f"stop 1.2.4 {position}")
    assert SUMS.view.show(s, -1)["pyramid"]["dice"]["1.2.4"][1:] == position


def test_what_was_said_of_a_die_is_forgotten_when_the_call_is_wrong() -> None:
    s = thrown("1 1 1")
    assert SUMS.text(s, 0, SUMS.read(s, 0, "Stop 1.2.4  412")) == "stop 1.2.4"
    s = thrown("1 2 3")
    assert SUMS.text(s, 0, SUMS.read(s, 0, "none 1.2.4 412")) == "none"
    with pytest.raises(IllegalMove):
        SUMS.read(s, 0, "stop 1.2.4 123")


def test_a_right_call_is_completed_step_by_step_too() -> None:
    s = thrown("1 1 1")
    for step in ("none", "7.0.0", "412"):
        assert SUMS.on_turn(s) == ([1] if SUMS.unfinished(s) else [0, 1])
        SUMS.play(s, 1, step)
    assert s.dice[CELL_NAMES.index("7.0.0")] and SUMS.scores(s) == [30, 29]


def test_the_throw_goes_round_whoever_calls() -> None:
    s, draw = thrown("1 2 3", seats=3), random.Random(1)
    throwers = []
    for _ in range(6):
        throwers.append(SUMS.view.show(s, -1)["thrower"])
        SUMS.play(s, draw.randrange(3), "stop -")
        play(s, CHANCE, draw.randrange(sides(s)))
    assert throwers == ["A", "B", "C"] * 2


@pytest.mark.parametrize("seed", range(6))
def test_no_die_is_lost_and_every_die_rests_on_three(seed: int) -> None:
    draw, s = random.Random(seed), thrown("1 2 3", seats=2 + seed % 5)
    while not SUMS.is_over(s):
        if SUMS.is_chance(s):
            play(s, CHANCE, draw.randrange(sides(s)))
            continue
        seat = draw.choice(SUMS.on_turn(s))
        play(s, seat, draw.choice(SUMS.codes(s, seat)))
        dice = s.dice.tolist()
        assert all(is_supported(dice, cell) for cell in range(CELLS) if dice[cell])
        assert sum(SUMS.scores(s)) + sum(die != 0 for die in dice[:BASE]) == 60
    assert min(SUMS.scores(s)) == 0


def test_a_call_is_right_exactly_when_the_three_numbers_that_are_told_add_up_to_the_throw() -> None:
    draw = random.Random(5)
    s = SUMS.new(seats=2)
    SUMS.play(s, CHANCE, "pile " + " ".join("p" + draw.choice(FACE_NAMES) for _ in range(45)))
    SUMS.play(s, CHANCE, "start B")
    SUMS.play(s, CHANCE, "roll 4 3 4")
    for code in SUMS.codes(s, 0)[:-2]:
        _, told = SUMS.say.move(s, 0, code)
        after = copy(s)
        play(after, 0, code)
        assert SUMS.unfinished(after) == (told["a"] + told["b"] + told["c"] == 11)


def test_nothing_that_is_shown_or_said_names_a_sum() -> None:
    """The same dice and throws of equal numbers whose sums differ: only the thrown numbers themselves differ."""
    one, other = thrown("1 2 3"), thrown("4 4 4")
    views = [SUMS.view.show(s, 0) for s in (one, other)]
    for view in views:
        view["pyramid"]["thrown"] = []
    assert views[0] == views[1]
    assert [SUMS.say.move(one, 0, code) for code in SUMS.codes(one, 0)] == [SUMS.say.move(other, 0, code) for code in SUMS.codes(other, 0)]


def test_a_position_is_read_from_text() -> None:
    words = " ".join(f"{name}=p321" for name in CELL_NAMES[BASE:])
    s = notation.read(f"A 1 B 9 roll 1 2 3: {words} 7.0.0=y412")
    assert SUMS.scores(s) == [1, 9] and not is_hollow(s.dice, CELL_NAMES.index("7.0.0"))
    SUMS.play(s, 0, "stop 0.7.0 321")
    assert SUMS.places(s) == [1, 2]
    for wrong, why in (
        (words, "a position is"),
        (f"A 1 roll 1 2 3: {words}", "in order"),
        ("A 1 B 1 roll 1 2 3: 8.0.0=p321", "a position is"),
        (f"B 1 A 1 roll 1 2 3: {words}", "in order"),
        (f"A 1 B 1 roll 7 2 3: {words}", "a position is"),
    ):
        with pytest.raises(ValueError, match=why):
            notation.read(wrong)


def test_a_bot_looks_at_every_hollow_and_calls_nic_when_none_is_right() -> None:
    assert SUMS.bot is not None
    scene = SUMS.bot.scene(thrown("1 2 3"), 1)
    assert len(scene.looks) == 36 and all(look.right >= 0 and look.dice == 3 for look in scene.looks)
    scene = SUMS.bot.scene(thrown("1 2 4"), 1)
    assert all(look.right < 0 and look.wrong >= 0 for look in scene.looks) and scene.otherwise == rules.NONE
    s = thrown("6 6 6")
    assert all(look.right < 0 and look.wrong < 0 for look in SUMS.bot.scene(s, 0).looks), "nobody is so mistaken"
    play(s, 0, rules.NONE)
    assert SUMS.bot.scene(s, 0) is None and sum_around(s.dice, SUMS.bot.choose(s, 0, "bot:2", 1)[0]) == 6


def test_a_higher_level_wins_more_games_on_virtual_time() -> None:
    for better, worse in (("bot:2", "bot:1"), ("bot:3", "bot:2")):
        found = summary([better, worse], list(play_series(SUMS, [better, worse], 24, 1, {"deal": "10 each"})))
        row = found["bots"][0]
        assert not found["capped"] and row["wins"] - 2 * row["wins_error"] > 0.5, row
