"""Whether a device with several seats has to be covered when it changes hands."""

import pytest
from sitting import Sitting

from ustolu.tables import Table
from ustolu.tables.face import you


def told(table: Table, person: str) -> object:
    return you(table, person).get("hides")


@pytest.mark.parametrize(("game", "hides"), [("sort_the_books", True), ("pirate_dice", False), ("paper_islands", False), ("dice_march", False)])
def test_a_device_is_covered_only_where_something_is_hidden(game: str, hides: bool) -> None:
    sitting = Sitting(game, "me me:Jan")
    assert told(sitting.table, "eva") is hides, "before it begins, so that nothing is seen when it does"
    sitting.start()
    assert told(sitting.table, "eva") is hides
    assert sitting.last("eva")["you"]["hides"] is hides


def test_with_one_seat_there_is_nobody_to_hide_from() -> None:
    sitting = Sitting("sort_the_books", "me open").sit("jan").start()
    assert told(sitting.table, "eva") is told(sitting.table, "jan") is None
