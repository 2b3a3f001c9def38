"""Whose turn it is, which decision a move answers, and what happens to a command that comes twice."""

import pytest
from sitting import Sitting, play_on

from ustolu import tables
from ustolu.tables import commands


def started() -> Sitting:
    return Sitting().sit("jan").start()


def test_a_whole_game_is_played_to_the_end():
    sitting = started()
    for _ in play_on(sitting):
        pass
    assert sitting.table.stage == "over"
    over = sitting.what()[-1]
    assert over["what"] == "over" and over["scores"] == sitting.table.game.scores(sitting.table.state)
    assert sitting.last("eva")["table"]["secret"] == bytes(range(32)).hex()
    assert tables.dump(sitting.fold()) == tables.dump(sitting.table)


def test_a_command_repeated_with_its_ref_is_answered_again_and_not_done_twice():
    sitting = started()
    command = commands.Move(ref="same", seat="A", turn=sitting.table.turns[0], move="b3")
    first = sitting.do("eva", command)
    again = sitting.do("eva", command)
    assert isinstance(again, tables.Again) and again.n == first.step.after.n


def test_a_repeated_command_is_known_also_after_the_table_was_loaded_again():
    sitting = started()
    command = commands.Move(ref="same", seat="A", turn=sitting.table.turns[0], move="b3")
    sitting.do("eva", command)
    sitting.table = sitting.fold()
    assert isinstance(sitting.do("eva", command), tables.Again)
    sitting.table = tables.load(sitting.header, tables.dump(sitting.table), bytes(range(32)))
    assert isinstance(sitting.do("eva", command), tables.Again)


def test_the_same_ref_of_another_person_is_another_command():
    sitting = started()
    sitting.do("eva", commands.Move(ref="1", seat="A", turn=sitting.table.turns[0], move="b3"))
    assert isinstance(sitting.do("jan", commands.Move(ref="1", seat="B", turn=sitting.table.turns[1], move="b3")), tables.Append)


def test_an_answer_to_an_older_decision_is_stale():
    sitting = started()
    old = sitting.table.turns[0]
    sitting.move(0, "a1")
    sitting.move(1, "a1")
    assert sitting.refused("eva", commands.Move, seat="A", turn=old, move="b1").reason == "stale"


def test_an_answer_to_a_decision_that_is_not_there_yet_is_stale():
    sitting = started()
    assert sitting.refused("eva", commands.Move, seat="A", turn=sitting.table.n + 1, move="b1").reason == "stale"


def test_what_others_do_meanwhile_makes_no_answer_stale():
    sitting = started()
    turn = sitting.table.turns[0]
    sitting.move(1, "a1")
    sitting.move(0, "b3", turn)


def test_who_is_not_on_turn_hears_why_from_the_game():
    sitting = Sitting("bazaar").sit("jan").start()
    sitting.move(0, "price 2")
    sitting.move(1, "price 2")
    refusal = sitting.refused("jan", commands.Move, seat="B", turn=sitting.table.n, move="hop")
    assert (refusal.reason, refusal.paragraph) == ("not-your-turn", "§1")


@pytest.mark.parametrize("seat", ["B", "C", "-", "é", "a"])
def test_nobody_moves_on_a_seat_that_is_not_theirs(seat: str):
    sitting = started()
    person = "jan" if seat == "a" else "eva"
    assert sitting.refused(person, commands.Move, seat=seat, turn=sitting.table.n, move="b1").reason == "not-your-seat"


def test_a_spectator_cannot_move():
    sitting = started()
    assert sitting.refused("spectator", commands.Move, seat="A", turn=sitting.table.n, move="b1").reason == "not-your-seat"


@pytest.mark.parametrize("text", ["", "z9", "🎲" * 50, "b3 b3", "\x00", "roll 5"])
def test_a_move_that_cannot_be_read_is_refused_with_a_reason(text: str):
    assert started().refused("eva", commands.Move, seat="A", turn=started().table.n, move=text).reason == "illegal"


def test_before_the_start_and_after_the_end_nobody_moves():
    sitting = Sitting().sit("jan")
    assert sitting.refused("eva", commands.Move, seat="A", turn=0, move="a1").reason == "not-now"
    sitting.start()
    for _ in play_on(sitting):
        pass
    assert sitting.refused("eva", commands.Move, seat="A", turn=sitting.table.n, move="a1").key == "table-refused-over"


INSIDE = [commands.Tick(), commands.Answer(seat=0, turn=1, move=0), commands.Gone(person="jan"), commands.Here(person="jan")]


@pytest.mark.parametrize("command", INSIDE)
def test_what_the_table_asks_of_itself_nobody_else_can_ask(command: commands.Command):
    sitting = started()
    effect = sitting.do("eva", command)
    assert isinstance(effect, tables.Refuse) and effect.reason == "bad"


def test_the_newest_decision_is_named_in_the_picture_and_may_be_answered_by_that_number():
    sitting = started()
    assert sitting.last("eva")["table"]["turn"] == sitting.table.turns[0]
    sitting.move(0, "a1", sitting.last("eva")["table"]["turn"])
