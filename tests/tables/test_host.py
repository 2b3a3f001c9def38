"""What the host may do, how the place is handed on, chat, rematch and closing."""

import msgspec
import pytest
from sitting import SECRET, Sitting, spoken

from ustolu import tables
from ustolu.core import BadMessage
from ustolu.tables import commands, hosting


def test_the_host_gives_the_place_on():
    sitting = Sitting().sit("jan")
    sitting.ok("eva", commands.Host, person="jan")
    assert sitting.table.host == "jan"
    assert sitting.refused("eva", commands.Start).reason == "not-host"
    assert sitting.refused("jan", commands.Host, person="spectator").reason == "bad"


def test_the_place_goes_to_the_next_person_when_the_host_leaves():
    for start in (False, True):
        sitting = Sitting(seats="me open open").sit("jan", "iva")
        if start:
            sitting.start()
        sitting.ok("eva", commands.Leave, seat="A")
        assert sitting.table.host == "jan"


def test_the_place_is_handed_on_when_the_host_is_gone_for_a_minute():
    sitting = Sitting().sit("jan").start()
    sitting.do("", commands.Gone(person="eva"))
    assert tables.due_at(sitting.table) == sitting.now + 60_000
    sitting.tick(60)
    assert sitting.table.host == "jan"
    assert sitting.last("jan")["you"]["host"]


def test_a_host_who_is_alone_stays_host():
    sitting = Sitting()
    sitting.ok("eva", commands.Leave, seat="A")
    sitting.do("", commands.Gone(person="eva"))
    sitting.tick(60)
    assert sitting.table.host == "eva"


def test_who_is_removed_loses_the_seat_and_cannot_return():
    sitting = Sitting().sit("jan")
    sitting.ok("eva", commands.Remove, person="jan")
    assert sitting.table.seats[1].kind == "open"
    assert not sitting.table.may_enter("jan")
    assert sitting.refused("jan", commands.Sit, name="Jan").key == "table-refused-removed"
    assert sitting.refused("jan", commands.Chat, text="hm").reason == "closed"


def test_who_is_removed_during_the_game_is_replaced_by_a_bot_for_good():
    sitting = Sitting(seats="me open open").sit("jan", "iva").start()
    sitting.ok("eva", commands.Remove, person="jan")
    assert sitting.table.who(1) == "bot:2" and sitting.table.held("jan") == ()
    assert isinstance(sitting.ask("jan", commands.Back, seat="B"), tables.Refuse)


def test_nobody_removes_or_mutes_themselves_and_only_the_host_others():
    sitting = Sitting().sit("jan")
    assert sitting.refused("eva", commands.Remove, person="eva").reason == "bad"
    assert sitting.refused("eva", commands.Mute, person="eva").reason == "bad"
    assert sitting.refused("jan", commands.Remove, person="eva").reason == "not-host"
    assert sitting.refused("jan", commands.Mute, person="eva").reason == "not-host"


def test_chat_is_no_part_of_the_log():
    sitting = Sitting().sit("jan")
    effect = sitting.ask("jan", commands.Chat, text="  ahoj\n všem ", name="somebody else")
    assert effect == tables.Chat("jan", "Jan", "ahoj všem", sitting.now)
    assert sitting.ask("spectator", commands.Chat, text="hi", name="Ota").name == "Ota"


def test_chat_can_be_switched_off_and_a_person_muted_and_heard_again():
    sitting = Sitting().sit("jan")
    sitting.ok("eva", commands.Mute, person="jan")
    assert sitting.refused("jan", commands.Chat, text="x").reason == "muted"
    sitting.ok("eva", commands.Mute, person="jan", muted=False)
    assert isinstance(sitting.ask("jan", commands.Chat, text="x"), tables.Chat)
    sitting.ok("eva", commands.Set, chat=False)
    assert sitting.refused("eva", commands.Chat, text="x").key == "table-refused-chat-off"


@pytest.mark.parametrize("text", ["", " \n ", "x" * 501])
def test_empty_and_endless_chat_is_refused(text: str):
    assert Sitting().refused("eva", commands.Chat, text=text).reason == "bad"


def test_very_many_people_cannot_be_muted_nor_sent_away():
    sitting = Sitting()
    for number in range(hosting.MOST_PEOPLE):
        sitting.ok("eva", commands.Mute, person=f"loud{number}")
        sitting.ok("eva", commands.Remove, person=f"rude{number}")
    assert sitting.refused("eva", commands.Mute, person="one more").key == "table-refused-very-many"
    assert sitting.refused("eva", commands.Remove, person="one more").reason == "full"
    sitting.ok("eva", commands.Mute, person="loud0", muted=False)
    sitting.ok("eva", commands.Mute, person="one more")


def test_a_changed_setting_is_told_by_its_name_and_its_new_value():
    sitting = Sitting().sit("jan")
    sitting.ok("eva", commands.Set, clock_s=2, listed=True, chat=True)
    told = sitting.told("jan", "B")[-1]
    assert told["did"] == {"what": "settings", "changed": {"clock_s": 2, "listed": True}}
    said = [spoken("cs", "paper_islands").say(one) for one in told["say"]]
    assert said == ["Hostitel nastavil hodiny: 2 sekundy na každé rozhodnutí.", "Hostitel stůl zveřejnil: najde ho každý."]
    sitting.ok("eva", commands.Set, chat=False, bot_pace_ms=1500)
    said = [spoken("en", "paper_islands").say(one) for one in sitting.told("jan", "B")[-1]["say"]]
    assert said == [
        "The host has switched the chat off.", "The host has decided that bots wait 1,500 thousandths of a second before they move.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "setting", [*({"undo": on} for on in (False, True)), *({"real_dice": on} for on in (True, False)), {"grace_s": 1}, {"grace_s": 5},
                {"replace_s": 0}, {"replace_s": 1}, {"replace_s": 60}, {"clock_s": 1}, {"clock_s": 5}, {"bot_pace_ms": 0}, {"listed": True}],
)  # fmt: skip
def test_every_setting_can_be_told_in_both_languages(setting: dict[str, int]):
    sitting = Sitting(settings={name: not value for name, value in setting.items() if type(value) is bool and name != "listed"})
    sitting.ok("eva", commands.Set, **setting)
    assert [id for id, _ in sitting.told("eva", "A")[-1]["say"]] == [f"table-set-{name}" for name in setting]


def test_settings_are_changed_by_the_host_and_some_only_before_the_start():
    sitting = Sitting()
    sitting.ok("eva", commands.Set, clock_s=20, listed=True)
    assert sitting.table.settings.clock_s == 20 and sitting.table.listed
    assert sitting.refused("eva", commands.Set, clock_s=-1).reason == "bad"
    sitting.sit("jan").start()
    assert sitting.refused("eva", commands.Set, clock_s=0).key == "table-refused-settings-fixed"
    sitting.ok("eva", commands.Set, bot_pace_ms=0)
    assert sitting.refused("jan", commands.Set, chat=False).reason == "not-host"


def test_real_dice_are_only_for_games_whose_falls_all_may_see():
    assert Sitting("bazaar").refused("eva", commands.Set, real_dice=True).key == "table-refused-hidden-falls"


def test_a_closed_table_refuses_everything_and_shows_its_secret():
    sitting = Sitting().sit("jan").start()
    sitting.move(0, "a1")
    assert sitting.refused("jan", commands.Close).reason == "not-host"
    sitting.ok("eva", commands.Close)
    assert sitting.what()[-1] == {"what": "closed", "why": "host"}
    assert sitting.last("jan")["table"]["secret"] == SECRET.hex() and sitting.last("jan")["legal"] == {"B": []}
    for kind, parts in ((commands.Move, {"seat": "A", "turn": 3, "move": "b1"}), (commands.Chat, {"text": "x"}), (commands.Close, {})):
        assert sitting.refused("eva", kind, **parts).reason == "closed"


def test_a_rematch_leads_to_another_table_with_those_who_are_still_there():
    sitting = Sitting(seats="me open bot:1", settings={"clock_s": 99}, grid=3).sit("jan")
    assert sitting.refused("eva", commands.Rematch, table="t2").key == "table-refused-not-over"
    sitting.start()
    while sitting.table.stage == "playing":
        seat = sitting.table.pending()[0]
        if seat == 2:
            sitting.answer(2, sitting.table.game.codes(sitting.table.state, 2)[0])
        else:
            sitting.move(seat, sitting.legal(seat)[0])
    assert sitting.refused("spectator", commands.Rematch, table="t2").reason == "not-your-seat"
    sitting.ok("jan", commands.Leave, seat="B")
    sitting.ok("eva", commands.Rematch, table="t2")
    assert sitting.last("jan")["table"]["rematch"] == "t2"
    assert isinstance(sitting.ask("eva", commands.Rematch, table="t3"), tables.Again)
    header = tables.again(sitting.table, "t2", host="eva", secret=bytes(32), now=sitting.now)
    table = tables.fold(header, [], bytes(32))
    assert [seat.kind for seat in table.seats] == ["person", "open", "bot"]
    assert table.header.options == {"grid": 3} and table.settings.clock_s == 99 and table.stage == "gathering"


def test_a_table_of_other_rules_can_only_be_looked_at():
    sitting = Sitting().sit("jan").start()
    sitting.move(0, "a1")
    sitting.move(1, "a1")
    header = sitting.header.replace(b'"version":1', b'"version":999')
    table = tables.fold(header, sitting.log, SECRET)
    assert table.game is None and tables.due_at(table) is None and table.n == sitting.table.n
    after, effects = tables.receive(table, "eva", commands.Move(ref="x", seat="A", turn=table.n, move="b1"), sitting.now)
    assert after is table and effects[0].key == "table-refused-version"
    assert not tables.picture(table)["readable"]
    told = tables.history(header, sitting.log, SECRET, "eva")
    assert told["A"][-1] == {"n": table.n} and told["A"][0]["did"]["what"] == "sat"
    assert b"table-asked-version" in tables.everything(table, "eva", told)
    assert tables.dump(tables.load(header, tables.dump(table), SECRET)) == tables.dump(table)
    with pytest.raises(BadMessage):
        tables.records(header, sitting.log, SECRET, "public")
    assert tables.position(header, sitting.log, SECRET, "eva", 5)["views"] == {"A": None}


def test_a_table_that_was_closed_before_its_start_is_loaded_as_it_was():
    sitting = Sitting()
    sitting.ok("eva", commands.Salt, salt="ab" * 32)
    sitting.ok("eva", commands.Close)
    assert tables.dump(tables.load(sitting.header, tables.dump(sitting.table), SECRET)) == tables.dump(sitting.table)
    assert tables.verify(sitting.record("full"))[0] == []


def test_a_snapshot_of_another_program_is_refused():
    sitting = Sitting()
    with pytest.raises(ValueError, match="no table"):
        tables.load(sitting.header, msgspec.msgpack.encode({"n": 1}), SECRET)
