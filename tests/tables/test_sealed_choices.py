"""What several seats choose in secret waits at the table until everybody has chosen."""

import json

from sitting import Sitting

from ustolu import tables
from ustolu.core import dump
from ustolu.tables import commands


def two_write() -> Sitting:
    return Sitting().sit("jan").start()


def test_a_choice_is_no_part_of_the_state_until_everybody_has_chosen():
    sitting = two_write()
    before = dump(sitting.table.state)
    sitting.move(0, "b3")
    assert dump(sitting.table.state) == before
    sitting.move(1, "a1")
    assert sitting.table.game.view.show(sitting.table.state, -1)["grids"][0][9] > 0


def test_the_others_hear_only_that_somebody_has_chosen():
    sitting = two_write()
    sitting.move(0, "b3")
    assert sitting.told("jan", "B")[-1]["did"] == {"what": "chose", "seat": "A"}
    assert sitting.last("jan")["table"]["seats"][0]["chose"]
    assert "b3" not in sitting.inbox["jan"][-1].decode()
    assert "b3" not in sitting.inbox["spectator"][-1].decode()
    assert sitting.last("eva")["you"]["choices"] == {"A": "b3"}


def test_a_choice_can_be_changed_until_the_last_is_in():
    sitting = two_write()
    sitting.move(0, "b3")
    sitting.move(0, "c3")
    sitting.move(1, "a1")
    grid = sitting.table.game.view.show(sitting.table.state, -1)["grids"][0]
    assert grid[9] == 0 and grid[10] > 0


def test_changing_a_choice_is_told_to_nobody_else_and_uses_no_number():
    sitting = two_write()
    sitting.move(0, "b3")
    n, sent = sitting.table.n, len(sitting.inbox["jan"])
    sitting.move(0, "c3")
    assert sitting.table.n == n
    assert len(sitting.inbox["jan"]) == sent
    assert sitting.last("eva")["you"]["choices"] == {"A": "c3"}


def test_all_choices_become_moves_in_the_order_of_the_seats_when_the_last_is_in():
    sitting = two_write()
    sitting.move(1, "a1")
    sitting.move(0, "b3")
    events = [(event["by"], event["did"]) for event in sitting.told("spectator", "-")[-3:]]
    assert events[:2] == [("A", "b3"), ("B", "a1")] and events[2][0] == "chance"


def test_a_choice_taken_back_is_told_and_leaves_the_decision_open():
    sitting = two_write()
    sitting.move(0, "b3")
    turn = sitting.table.turns[0]
    sitting.ok("eva", commands.Undo, seat="A")
    assert sitting.what()[-1] == {"what": "undo", "seat": "A"}
    assert sitting.last("eva")["you"]["choices"] == {}
    sitting.move(1, "a1")
    assert sitting.table.turns[0] == turn
    sitting.move(0, "a1", turn)


def test_an_illegal_choice_is_refused_with_the_paragraph_and_the_former_one_stands():
    sitting = two_write()
    sitting.move(0, "b3")
    sitting.move(1, "a1")
    sitting.move(0, "c3")
    refusal = sitting.refused("eva", commands.Move, seat="A", turn=sitting.table.turns[0], move="b3")
    assert (refusal.reason, refusal.key, refusal.paragraph) == ("illegal", "cell-filled", "§4")
    assert sitting.table.choices[0] == (10,)


def test_one_device_with_two_seats_holds_both_choices():
    sitting = Sitting(seats="me:Eva me:Jan").start()
    sitting.move(0, "b3")
    message = sitting.last("eva")
    assert message["you"]["seats"] == ["A", "B"] and message["you"]["choices"] == {"A": "b3"}
    assert set(message["events"]) == {"A", "B"}


def bazaar() -> Sitting:
    return Sitting("bazaar").sit("jan").start()


def test_a_choice_of_several_steps_shows_nobody_how_many_were_made():
    sitting = bazaar()
    n, sent = sitting.table.n, len(sitting.inbox["jan"])
    sitting.move(0, "price 1")
    assert sitting.table.n == n and len(sitting.inbox["jan"]) == sent
    assert not sitting.table.ready
    assert sitting.last("eva")["you"]["choices"] == {"A": "price 1"}
    sitting.move(0, "price 2")
    assert sitting.table.ready == 1
    assert sitting.told("jan", "B")[-1]["did"] == {"what": "chose", "seat": "A"}


def test_taking_back_a_step_of_a_choice_takes_back_the_last_step():
    sitting = bazaar()
    sitting.move(0, "price 1")
    sitting.move(0, "price 2")
    sitting.ok("eva", commands.Undo, seat="A")
    assert sitting.table.choices[0] == (1,)
    sitting.move(0, "price 1")
    assert sitting.table.choices[0] == (1, 1) and sitting.table.ready == 1


def test_changing_a_complete_choice_begins_it_again():
    sitting = bazaar()
    sitting.move(0, "price 2")
    sitting.move(0, "price 1")
    assert sitting.table.choices[0] == (1,) and not sitting.table.ready
    assert sitting.what()[-1] == {"what": "undo", "seat": "A"}


def test_a_bot_is_asked_again_until_its_choice_is_complete():
    sitting = Sitting("bazaar", "me bot:1").start()
    sitting.tick(1)
    assert [thought.seat for thought in sitting.thoughts] == [1]
    sitting.answer(1, 1)
    sitting.tick()
    assert [thought.seat for thought in sitting.thoughts] == [1]
    assert sitting.legal(1) == ["price 1", "price 2"]
    sitting.answer(1, 1)
    sitting.tick()
    assert sitting.thoughts == []


def test_other_choices_make_the_same_messages_byte_for_byte_for_everybody_else():
    """Two worlds that differ in sealed choices only: nobody else's messages or their sizes differ."""
    worlds = []
    for first, second in (("price 1", "price 1"), ("price 1", "price 2"), ("price 2", None)):
        sitting = bazaar()
        sitting.move(0, first)
        if second:
            sitting.move(0, second)
        refusal = sitting.refused("jan", commands.Move, seat="B", turn=sitting.table.turns[1], move="hop")
        worlds.append(([sitting.inbox["jan"], sitting.inbox["spectator"]], refusal, sitting.record("mine", "jan"), sitting.record()))
    assert worlds[0] == worlds[1] == worlds[2]


def test_where_a_table_is_looked_at_again_sealed_choices_are_not_seen():
    sitting = two_write()
    sitting.move(0, "b3")
    told = tables.history(sitting.header, sitting.log, b"", "jan")
    at = tables.position(sitting.header, sitting.log, b"", "jan", sitting.table.n)
    whole = tables.everything(sitting.table, "jan", told)
    assert "b3" not in json.dumps([told, at["events"]]) + json.dumps(json.loads(whole)["you"])
    assert json.loads(whole)["views"]["B"]["grids"][0] == [0] * 16


def test_a_seat_that_chooses_alone_moves_at_once():
    sitting = Sitting("bazaar", "me").start()
    sitting.move(0, "price 1")
    assert sitting.what()[-1] == "price 1" and sitting.table.choices == ((),)
    sitting.move(0, "price 1")
    sitting.move(0, "hop")
    assert sitting.table.state.hops[0] == 1
