"""Sitting down, getting up, bots, names, and the start."""

import msgspec
import pytest
from sitting import NOON, SECRET, Sitting

from ustolu import tables
from ustolu.core import BadMessage
from ustolu.tables import commands


def test_the_first_open_seat_is_taken_where_none_is_named():
    sitting = Sitting(seats="me open open").sit("jan")
    assert [seat.kind for seat in sitting.table.seats] == ["person", "person", "open"]
    assert sitting.table.seats[1].name == "Jan"


def test_a_named_seat_is_taken():
    sitting = Sitting(seats="me open open")
    sitting.ok("jan", commands.Sit, seat="C", name="Jan")
    assert sitting.table.held("jan") == (2,)


def test_a_taken_seat_and_a_full_table_are_refused():
    sitting = Sitting(seats="me open open").sit("jan")
    assert sitting.refused("iva", commands.Sit, seat="B", name="Iva").reason == "not-now"
    sitting.sit("iva")
    assert sitting.refused("spectator", commands.Sit, name="Ota").reason == "full"


def test_a_name_of_spaces_and_control_characters_is_refused_and_others_are_cleaned():
    sitting = Sitting()
    assert sitting.refused("jan", commands.Sit, name=" \u200b\x00\t ").reason == "bad"
    sitting.ok("jan", commands.Sit, name="  Jan\n\x1b[31m   Novák " + "x" * 99)
    assert sitting.table.seats[1].name == ("Jan [31m Novák " + "x" * 99)[:40]


def test_one_person_may_hold_several_seats():
    sitting = Sitting(seats="me:Eva me:Jan open")
    sitting.ok("eva", commands.Sit, name="Iva")
    assert sitting.table.held("eva") == (0, 1, 2)
    assert [seat.name for seat in sitting.table.seats] == ["Eva", "Jan", "Iva"]


def test_who_gets_up_before_the_start_frees_the_seat():
    sitting = Sitting().sit("jan")
    sitting.ok("jan", commands.Leave, seat="B")
    assert sitting.table.seats[1].kind == "open"
    sitting.sit("iva")


def test_the_host_puts_bots_on_open_seats_changes_and_removes_them():
    sitting = Sitting()
    sitting.ok("eva", commands.Bot, seat="B", level=1)
    assert sitting.table.who(1) == "bot:1"
    sitting.ok("eva", commands.Bot, seat="B", level="random")
    assert sitting.table.who(1) == "random"
    sitting.ok("eva", commands.Bot, seat="B", level=0)
    assert sitting.table.seats[1].kind == "open"


def test_only_the_host_puts_bots_and_never_on_a_persons_seat():
    sitting = Sitting(seats="me open open").sit("jan")
    assert sitting.refused("jan", commands.Bot, seat="C", level=1).reason == "not-host"
    assert sitting.refused("eva", commands.Bot, seat="B", level=1).reason == "not-now"
    assert sitting.refused("eva", commands.Bot, seat="H", level=1).reason == "bad"


def test_the_game_begins_only_when_all_seats_are_taken_and_only_by_the_host():
    sitting = Sitting()
    assert sitting.refused("eva", commands.Start).key == "table-refused-open-seats"
    sitting.sit("jan")
    assert sitting.refused("jan", commands.Start).reason == "not-host"
    sitting.start()
    assert sitting.table.stage == "playing"
    assert sitting.refused("eva", commands.Start).reason == "not-now"


def test_a_name_can_be_changed_by_who_sits_there():
    sitting = Sitting().sit("jan")
    sitting.ok("jan", commands.Rename, seat="B", name="Honza")
    assert sitting.table.seats[1].name == "Honza"
    assert sitting.refused("eva", commands.Rename, seat="B", name="x").reason == "not-your-seat"


def test_a_table_of_bots_alone_plays_to_the_end_while_its_host_watches():
    sitting = Sitting(seats="bot:1 random", settings={"bot_pace_ms": 0}, grid=3)
    sitting.start()
    for _ in range(200):
        if sitting.table.stage == "over":
            break
        sitting.tick()
        for thought in sitting.thoughts:
            state = tables.deciding(sitting.table, thought.seat)
            sitting.answer(thought.seat, sitting.table.game.codes(state, thought.seat)[0])
    assert sitting.table.stage == "over"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "nothing"}, "unknown-game"),
        ({"seats": []}, "bad-seats"),
        ({"seats": ["me"] * 5}, "bad-seats"),
        ({"seats": ["me", "bot:9"]}, "bad-seats"),
        ({"options": {"grid": 5}}, "bad-option"),
        ({"options": {"colour": 1}}, "unknown-option"),
        ({"settings": {"clock_s": -1}}, "bad-settings"),
        ({"settings": {"speed": 1}}, "bad-settings"),
        ({"game": "bazaar", "settings": {"real_dice": True}}, "bad-settings"),
    ],
)
def test_a_table_that_cannot_be_played_is_not_opened(change: dict, reason: str):
    asked = {"id": "t", "game": "paper_islands", "host": "eva", "name": "Eva", "seats": ["me", "open"], "secret": SECRET, "now": NOON} | change
    with pytest.raises(BadMessage) as error:
        tables.opening(**asked)
    assert error.value.reason == reason


def test_the_secret_is_neither_in_the_header_nor_in_the_log_nor_in_what_a_table_prints():
    sitting = Sitting().sit("jan").start()
    sitting.move(0, "a1")
    kept = sitting.header + b"".join(sitting.log) + repr(sitting.table).encode() + tables.dump(sitting.table)
    kept += b"".join(message for box in sitting.inbox.values() for message in box)
    assert SECRET not in kept and SECRET.hex().encode() not in kept


def test_deleted_data_leave_a_table_that_folds_as_before_but_for_the_name():
    sitting = Sitting().sit("jan").start()
    sitting.ok("jan", commands.Rename, seat="B", name="Honza")
    sitting.move(0, "a1")
    log = [tables.forget(entry, "jan") for entry in sitting.log]
    assert b"Jan" not in b"".join(log) and b"Honza" not in b"".join(log)
    table = tables.fold(tables.forget(sitting.header, "jan"), log, SECRET)
    assert [seat.name for seat in table.seats] == ["Eva", "?"]
    assert table.state.tobytes() == sitting.table.state.tobytes()


def test_a_snapshot_is_loaded_as_the_same_table():
    sitting = Sitting("bazaar").sit("jan").start()
    for seat, text in ((0, "price 2"), (1, "price 1"), (1, "price 1"), (0, "hop")):
        sitting.move(seat, text)
        loaded = tables.load(sitting.header, tables.dump(sitting.table), SECRET)
        assert tables.dump(loaded) == tables.dump(sitting.table)
        sitting.table = loaded
    sitting.ok("eva", commands.Undo, seat="A")


def test_what_clients_send_is_read_into_typed_commands():
    command = msgspec.json.decode(b'{"type":"bot","seat":"B","level":"greedy","ref":"x"}', type=tables.WIRE)
    assert command == commands.Bot(ref="x", seat="B", level="greedy")
    for bad in (b'{"type":"tick"}', b'{"type":"move","seat":"AB","turn":1,"move":"a1"}', b'{"type":"move","seat":"A","turn":-1,"move":""}', b"[]"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(bad, type=tables.WIRE)
