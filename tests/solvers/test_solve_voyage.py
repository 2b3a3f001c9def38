"""A voyage of Pirátské kostky solved: points by the examples of the rules, and the worth of best play."""

import json
from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest
from typer.testing import CliRunner

from ustolu import cli
from ustolu.solvers import pirate_dice as solver
from ustolu.solvers.pirate_dice import CARDS, FACES, Voyage, change, hands, points, skulls, valued


def hand(letters: str) -> solver.Hand:
    return tuple(letters.count(face) for face in FACES)


@pytest.mark.parametrize(
    ("card", "dice", "worth"),
    [("pirate", "ccccdmks", 1400), ("pirate", "ssssssss", 9000), ("animals", "mmmpppps", 2000), ("coin", "cccccccc", 5400), ("", "cccccccc", 5300),
     ("diamond", "ddspmmpk", 400), ("ship2", "ssccccdd", 1600), ("ship2", "spmpmcdk", -300), ("ship3", "ssspppcd", 1400), ("ship4", "sssspmkk", 1200),
     ("animals", "pmpcdcds", 500), ("animals", "pmpcdcdd", 1200), ("", "pppmmmsk", 200), ("", "pppmmmss", 200), ("", "pppmmmcd", 900)],
)  # fmt: skip
def test_points_are_counted_as_in_the_rules(card: str, dice: str, worth: int) -> None:
    assert points(hand(dice), card) == worth


def test_the_chest_can_be_forbidden_by_a_skull_that_was_seen() -> None:
    assert points(hand("pppmmmcd"), "guardian", skull_shown=True) == 400


def test_dice_on_treasure_island_score_without_the_chest() -> None:
    assert valued(hand("cccc"), "") == 600


def test_a_card_is_worth_what_is_known() -> None:
    told = json.loads(CliRunner().invoke(cli.build(["solve"]), ["solve", "pirate_dice", "--json"]).stdout)
    assert list(told) == list(CARDS)
    assert [round(told[card], 1) for card in ("pirate", "coin", "diamond")] == [1157.6, 781.5, 781.5]
    assert round(Voyage("").expected, 1) == 578.8


def test_a_stricter_chest_matters_to_the_guardian_alone() -> None:
    strict = {card: Voyage(card, "no skull").expected - solver.voyage(card).expected for card in CARDS}
    assert strict.pop("guardian") < -1
    assert set(strict.values()) == {0.0}


def test_where_totals_stop_at_0_a_ship_cannot_cost_more_than_one_has() -> None:
    free = Voyage("ship4", worth=lambda told: max(told, 0))
    assert free.expected > 0 > solver.voyage("ship4").expected


def test_what_the_solver_does_not_know_is_refused() -> None:
    result = CliRunner().invoke(cli.build(["solve"]), ["solve", "pirate_dice", "--option", "negative=false"])
    assert result.exit_code == 2
    assert "does not know" in result.output


def ways(dice: int) -> Iterator[tuple[solver.Hand, float]]:
    """All hands of so many dice, and how likely each is rolled."""
    seen: dict[solver.Hand, int] = {}
    for faces in product(FACES, repeat=dice):
        rolled = hand("".join(faces))
        seen[rolled] = seen.get(rolled, 0) + 1
    return ((rolled, count / 6**dice) for rolled, count in seen.items())


@pytest.mark.parametrize(
    ("card", "dice"), [("", "ccccsskk"), ("treasure", "cccdspkk"), ("guardian", "ccddspkk"), ("ship2", "scdppmkk"), ("animals", "pmpmcskk")]
)
def test_the_worth_of_a_choice_is_the_mean_of_what_can_be_rolled(card: str, dice: str) -> None:
    full, voyage = hand(dice), solver.voyage(card)
    for choice in voyage.choices(full):
        if choice.keep is None or sum(choice.keep) < 5:
            continue
        mean = 0.0
        for rolled, chance in ways(8 - sum(choice.keep)):
            after = tuple(a + b for a, b in zip(choice.keep, rolled, strict=True))
            used = choice.keep[-1] < full[-1]
            if skulls(after, card) < 3 or (card == "guardian" and not used and after[-1] == 3):
                worth = voyage.best(after, used).worth
            else:
                worth = valued((*choice.keep[:-1], 0), "") if card == "treasure" else -solver.BONUS.get(card, 0)
            mean += chance * worth
        assert choice.worth == pytest.approx(mean, abs=1e-6)


def test_three_skulls_leave_only_the_guardian() -> None:
    voyage = solver.voyage("guardian")
    keeps = [choice.keep for choice in voyage.choices(hand("ccccdkkk"))]
    assert keeps[0] is None
    assert len(keeps) == 11 and all(keep is not None and keep[-1] == 2 for keep in keeps[1:])
    assert [choice.keep for choice in voyage.choices(hand("ccccdkkk"), helped=True)] == [None]
    assert [choice.keep for choice in solver.voyage("coin").choices(hand("ccccdkkk"))] == [None]


def test_what_cannot_be_laid_any_more_is_lost_with_the_third_skull() -> None:
    voyage, full = solver.voyage("treasure"), hand("cccdspkk")
    all_laid, none_laid = voyage.best(full), voyage.best(full, laid=hand(""))
    assert none_laid.worth < all_laid.worth
    bound = list(voyage.choices(full, laid=hand("sp")))
    assert all(choice.keep is None or choice.keep[2:4] == (1, 1) for choice in bound)


def test_hands_lead_to_hands() -> None:
    of = hands()
    assert [len(level) for level in of.all] == [1, 6, 21, 56, 126, 252, 462, 792, 1287]
    assert sum(one[-1] < 3 for one in of.all[8]) == 1_035
    one = of.at[8][hand("ccssdkpm")]
    assert of.fewer[7][0][one] == of.at[7][change(hand("ccssdkpm"), 0, -1)]
    assert np.all(of.fewer[0][:, of.at[1][hand("k")]] == -1)
