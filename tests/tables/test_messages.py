"""What each person is sent, ready as bytes."""

import json

import msgspec
from sitting import SECRET, Sitting, play_on

from ustolu import tables
from ustolu.tables import commands


def sitting_two() -> Sitting:
    return Sitting().sit("jan").start()


def test_the_numbers_of_what_is_told_have_no_gaps_for_anybody():
    for game in ("paper_islands", "bazaar"):
        sitting = Sitting(game).sit("jan").start()
        for _ in play_on(sitting):
            pass
        for person, key in (("eva", "A"), ("spectator", "-")):
            assert [event["n"] for event in sitting.told(person, key)] == list(range(1, sitting.table.n + 1))


def test_a_person_is_told_as_their_own_seat():
    sitting = sitting_two()
    sitting.move(0, "a1")
    sitting.move(1, "b1")
    mine = [event["say"][0][0] for event in sitting.told("eva", "A")[-3:]]
    theirs = [event["say"][0][0] for event in sitting.told("jan", "B")[-3:]]
    assert mine == ["wrote-self", "wrote", "rolled"] and theirs == ["wrote", "wrote-self", "rolled"]


def test_views_and_legal_moves_are_left_out_where_they_stay_the_same():
    sitting = sitting_two()
    sitting.move(0, "a1")
    assert "views" not in sitting.last("jan") and "legal" not in sitting.last("jan")
    sitting.move(1, "a1")
    assert len(sitting.last("jan")["legal"]["B"]) == 15 and sitting.last("jan")["views"]["B"]["rolls"]


def test_a_spectator_gets_a_view_and_no_moves():
    sitting = sitting_two()
    message = sitting.last("spectator")
    assert list(message["views"]) == ["-"] and message["legal"] == {"-": []}
    assert message["you"] == {"person": "spectator", "seats": [], "choices": {}, "host": False}


def test_who_sits_down_gets_the_view_of_the_seat():
    sitting = Sitting()
    sitting.sit("jan")
    assert list(sitting.last("jan")["views"]) == ["B"]
    assert list(sitting.last("eva")["events"]) == ["A"]


def test_everything_is_what_the_single_messages_add_up_to():
    sitting = sitting_two()
    for _ in play_on(sitting):
        told = tables.history(sitting.header, sitting.log, SECRET, "eva")
        whole = json.loads(tables.everything(sitting.table, "eva", told, [{"text": "hi"}], 3))
        last = sitting.last("eva")
        assert whole["n"] == last["n"] and whole["you"] == last["you"] and whole["asked"] == last["asked"]
        assert {**whole["table"], "spectators": 0} == last["table"]
        assert whole["events"]["A"] == sitting.told("eva", "A")[-200:]
        assert whole["chat"] == [{"text": "hi"}]


def test_what_is_missing_after_a_cut_can_be_told_again():
    sitting = sitting_two()
    for _ in play_on(sitting):
        pass
    later = tables.history(sitting.header, sitting.log, SECRET, "jan", after=20)["B"]
    assert json.loads(msgspec.json.encode(later)) == sitting.told("jan", "B")[20:]


def test_any_position_can_be_looked_at_again():
    sitting = sitting_two()
    seen = []
    for _ in play_on(sitting):
        seen.append((sitting.table.n, tables.everything(sitting.table, "eva", {})))
    for n, whole in seen[::5]:
        then = tables.position(sitting.header, sitting.log, SECRET, "eva", n)
        assert then["n"] == n and then["last"] == sitting.table.n
        assert json.loads(msgspec.json.encode(then["views"])) == json.loads(whole)["views"]
        assert then["events"]["A"][-1]["n"] == n
    assert tables.position(sitting.header, sitting.log, SECRET, "eva", 0)["views"] == {"A": None}
    assert tables.position(sitting.header, sitting.log, SECRET, "eva", 10**6)["n"] == sitting.table.n


def test_the_score_is_itemised_and_the_places_come_at_the_end():
    sitting = sitting_two()
    for _ in play_on(sitting, max):
        if sitting.table.stage == "playing":
            assert all(seat["place"] is None for seat in sitting.last("eva")["table"]["seats"])
    for seat in sitting.last("eva")["table"]["seats"]:
        assert seat["score"] == sum(points for _, points in seat["items"]) and seat["place"] in (1, 2)


def test_one_persons_messages_are_the_same_whoever_else_is_told():
    sitting = sitting_two()
    step = sitting.move(0, "a1").step
    fresh = tables.follow(step.before, sitting.log[-1])
    assert tables.message(step, "jan") == tables.message(fresh, "jan")


def test_a_muted_persons_table_shows_it_without_an_event():
    sitting = sitting_two()
    n = sitting.table.n
    sitting.ok("eva", commands.Mute, person="jan")
    assert sitting.last("jan")["table"]["muted"] == ["jan"] and sitting.last("jan")["n"] == n


def test_an_idle_table_is_small():
    sitting = sitting_two()
    for _ in play_on(sitting):
        pass
    assert len(tables.dump(sitting.table)) < 4000
