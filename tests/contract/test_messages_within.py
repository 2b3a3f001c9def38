"""What the contract takes for a message: plain arguments, messages within messages, and nothing else."""

from typing import Any

import pytest

from ustolu.core.catalogue import game
from ustolu.games.contract.saying import board_is_well_formed, is_well_formed, spoken
from ustolu.games.contract.walk import Breach

SKYE = game("isle_of_skye")
TILE = ("tile", {"tile": "L22", "parts": [("area", {"terrain": "water", "sides": "SW"})]})


def test_messages_stand_within_messages() -> None:
    is_well_formed(TILE)
    assert spoken(SKYE, ("in-hand", {"tile": TILE})) == ("K postavení: L22: voda na jihu a západě.", "To build: L22: water south and west.")


@pytest.mark.parametrize(
    "wrong",
    [
        ["tile", {}], ("tile",), ("tile", {"tile": True}), ("tile", {"tile": None}), ("tile", {"parts": ["area"]}),
        ("tile", {"parts": [("area", None)]}), ("tile", {"parts": {"area": 1}}), ("tile", {"parts": [("area", {"sides": 1.5})]}),
    ],
)  # fmt: skip
def test_what_is_no_message_is_a_breach(wrong: Any) -> None:
    with pytest.raises(Breach):
        is_well_formed(wrong)


def test_a_message_within_that_lacks_its_text_is_a_breach() -> None:
    with pytest.raises(Breach, match="no text 'nothing'"):
        spoken(SKYE, ("in-hand", {"tile": ("nothing", {})}))


def test_sentences_of_a_board_are_one_for_each_cell() -> None:
    board = {"seat": 0, "name": ("board-land", {"seat": 0}), "cell": "land-cell", "rows": ["0"], "columns": ["0,", "1,"], "shows": ["L22", ""]}
    board_is_well_formed(SKYE, 2, {**board, "says": [TILE, None]}, {})
    with pytest.raises(Breach, match="2 cells has sentences for 1"):
        board_is_well_formed(SKYE, 2, {**board, "says": [TILE]}, {})
