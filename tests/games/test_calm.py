"""The calm game of Součty and Špičák: nobody is in a hurry, and everything is judged together."""

from itertools import permutations

import pytest

from ustolu.core import CHANCE, SEALED, State, copy, turn
from ustolu.core.catalogue import game
from ustolu.games.pyramid.dice import FACE
from ustolu.games.pyramid.view import free_cells
from ustolu.games.sums.notation import is_right
from ustolu.lab.series import play_series, summary

SUMS, PACK_RAT = game("sums"), game("pack_rat")
LAYER = "pile " + " ".join(["p321"] * 45)
"""Each of its hollows has 3 + 2 + 1."""


def thrown(roll: str, seats: int = 3) -> State:
    s = SUMS.new(seats=seats, calm=True)
    for fall in (LAYER, "start A", f"roll {roll}"):
        SUMS.play(s, CHANCE, fall)
    return s


def answered(s: State, *answers: str) -> State:
    s = copy(s)
    for answer in answers:
        SUMS.play(s, "ABCDEF".index(answer[0]), answer[2:])
    return s


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_in_which_answers_come_decides_nothing(order: tuple[int, ...]) -> None:
    answers = ["A stop 1.2.4 124", "B stop 1.2.4 412", "C none 2.2.3 321"]
    s = answered(thrown("1 2 3"), *(answers[i] for i in order))
    assert SUMS.scores(s) == [18, 19, 22]
    assert SUMS.view.show(s, -1)["pyramid"]["dice"]["1.2.4"] == "y124", "A threw, and is before B"


def test_whoever_is_right_places_a_die_and_not_only_the_first() -> None:
    s = answered(thrown("1 2 3"), "A stop 1.2.4 124", "B stop 2.1.4 412", "C stop 3.2.2 321")
    assert SUMS.scores(s) == [19, 19, 19]


def test_nobody_is_told_what_others_have_answered_nor_whether_an_answer_is_right() -> None:
    right, wrong = (answered(thrown(roll), "A stop 1.2.4 124") for roll in ("1 2 3", "1 1 1"))
    for s in (right, wrong):
        assert turn(s) == SEALED | 0b110
        assert SUMS.scores(s) == [20, 20, 20]
        assert "1.2.4" not in SUMS.view.show(s, 1)["pyramid"]["dice"]
    inside = [answered(thrown(roll), "A stop 1.2.4") for roll in ("1 2 3", "1 1 1")]
    assert SUMS.say.asked(inside[0], 0) == SUMS.say.asked(inside[1], 0)


def test_who_has_just_placed_the_last_die_has_won_and_pays_for_nobody() -> None:
    s = thrown("1 2 3")
    s.supply[0] = 1
    s = answered(s, "A stop 1.2.4 124", "B none 2.2.3 321", "C pass")
    assert SUMS.scores(s) == [0, 21, 19] and SUMS.places(s)[0] == 1 and SUMS.is_over(s)


def test_if_nobody_calls_the_next_one_throws() -> None:
    s = answered(thrown("1 2 3"), "A pass", "B pass", "C pass")
    assert SUMS.is_chance(s) and int(s.thrower) == 1 and SUMS.scores(s) == [20, 20, 20]


def pile(number: int, calm: bool = True) -> State:
    """Špičák after A has thrown this number; the pyramid is random, always the same."""
    s = PACK_RAT.new(seats=3, calm=calm)
    while s.phase == 0:
        PACK_RAT.play(s, CHANCE, int(s.piled) * 7 % 24)
    PACK_RAT.play(s, CHANCE, "start A")
    PACK_RAT.play(s, 0, "throw")
    PACK_RAT.play(s, CHANCE, f"roll {number}")
    for seat in range(3):
        s.won[seat] = 10
    return s


def sorted_out(s: State, seat: int) -> tuple[list[int], list[int]]:
    """The free dice that show the number to the seat, and the others."""
    dice = s.dice.tolist()
    free = free_cells(dice)
    right = [cell for cell in free if int(FACE[dice[cell], seat]) == s.number]
    return right, [cell for cell in free if cell not in right]


def test_what_is_rightly_named_is_won_and_what_is_not_costs_a_late_take_each() -> None:
    number = next(n for n in range(1, 7) if sorted_out(pile(n), 0)[0])
    s = pile(number)
    right, wrong = sorted_out(s, 0)
    for cell in (*right, wrong[0]):
        PACK_RAT.play(s, 0, cell)
        assert s.dice[cell] and PACK_RAT.scores(s) == [10, 10, 10], "nothing is judged before all have done"
    for seat, word in ((1, "done"), (0, "stop"), (2, "done")):
        PACK_RAT.play(s, seat, word)
    assert PACK_RAT.scores(s) == [10 + len(right) - 2, 11, 11]
    assert not any(s.dice[cell] for cell in right) and s.dice[wrong[0]]
    assert PACK_RAT.on_turn(s) == [1] and PACK_RAT.legal(s, 1) == ["throw"], "nothing can be taken too late"


def test_the_stop_of_whoever_threw_cuts_nobody_off() -> None:
    s = pile(1)
    PACK_RAT.play(s, 0, "stop")
    assert turn(s) == SEALED | 0b110
    assert len(PACK_RAT.legal(s, 1)) == 1 + len(free_cells(s.dice.tolist()))


def test_what_would_be_uncovered_cannot_be_named_before_the_next_throw() -> None:
    s = pile(1)
    before = PACK_RAT.codes(s, 0)
    PACK_RAT.play(s, 0, before[0])
    assert set(PACK_RAT.codes(s, 0)) == set(before) - {before[0]}


def test_a_race_knows_nothing_of_the_calm_game() -> None:
    assert not turn(pile(1, calm=False)) & SEALED
    assert "done" not in PACK_RAT.legal(pile(1, calm=False), 1)
    assert PACK_RAT.refusals.why(pile(1, calm=False), 1, PACK_RAT.rules.DONE)[0] == "done-is-for-the-calm"
    assert not is_right(thrown("1 1 1"), 5)


@pytest.mark.parametrize(("calm", "options"), [(SUMS, {"calm": True, "deal": "10 each"}), (PACK_RAT, {"calm": True})])
def test_bots_play_the_calm_game_to_its_end_and_who_errs_less_does_better(calm, options: dict[str, object]) -> None:
    rows = summary(["bot:3", "bot:1"], list(play_series(calm, ["bot:3", "bot:1"], 10, 1, options)))
    assert rows["capped"] == 0
    better, worse = rows["bots"]
    assert better["wins"] > worse["wins"], rows
