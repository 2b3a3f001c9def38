"""What the lists of tables are told, and when."""

import json

from sitting import Sitting, play_on

from ustolu import tables
from ustolu.tables import commands


def on_turn(summary: tables.Summary | None) -> list[str]:
    assert summary is not None
    found: list[str] = json.loads(summary.about)["on_turn"]
    return found


def test_while_all_are_here_lists_are_not_written_for_each_sealed_choice():
    sitting = Sitting().sit("jan").start()
    assert on_turn(tables.summary(sitting.table)) == ["eva", "jan"]
    assert sitting.move(0, "a1").summary is None
    assert on_turn(tables.summary(sitting.table)) == ["jan"]
    assert sitting.move(1, "a1").summary is None


def test_when_somebody_is_away_lists_say_at_once_whose_turn_it_is():
    sitting = Sitting().sit("jan").start()
    sitting.move(0, "a1")
    gone = sitting.do("", commands.Gone(person="jan"))
    assert on_turn(gone.summary) == ["jan"]
    assert on_turn(sitting.move(1, "a1").summary) == ["eva", "jan"]
    sitting.do("", commands.Gone(person="jan"))
    assert on_turn(sitting.move(0, "b1").summary) == ["jan"]


def test_where_seats_move_in_turn_lists_are_written_when_the_turn_passes():
    sitting = Sitting("bazaar").sit("jan").start()
    sitting.move(0, "price 2")
    assert on_turn(sitting.move(1, "price 2").summary) == ["eva"]
    assert sitting.move(0, "hop").summary is None
    assert on_turn(sitting.move(0, "pass").summary) == ["jan"]


def test_the_list_of_tables_hears_only_of_what_is_public_and_of_the_end():
    sitting = Sitting().sit("jan").start()
    sitting.do("", commands.Gone(person="jan"))
    quiet = sitting.move(0, "b3").summary
    assert quiet and b"b3" not in quiet.about and quiet.persons == ("eva", "jan")
    for _ in play_on(sitting):
        pass
    assert tables.summary(sitting.table).stage == "over" and on_turn(tables.summary(sitting.table)) == []
