"""What each person is sent, ready as bytes."""

import json

import msgspec
from sitting import SECRET, Sitting, play_on

from ustolu import tables
from ustolu.tables import commands, facts


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
    assert tables.position(sitting.header, sitting.log, SECRET, "eva", 10**6)["n"] == sitting.table.n


def test_before_the_game_begins_one_looks_at_the_position_from_which_it_begins():
    sitting = sitting_two()
    start = tables.position(sitting.header, sitting.log, SECRET, "eva", 0)
    assert start["n"] == 0 and start["views"]["A"]["rolls"] == [] and start["views"]["A"]["grids"] == [[0] * 16] * 2
    sat = tables.position(sitting.header, sitting.log, SECRET, "eva", 1)
    assert sat["events"]["A"][-1]["did"]["what"] == "sat" and sat["views"] == start["views"]


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


def test_other_hidden_cards_make_the_same_messages_byte_for_byte():
    """Two worlds that differ in what Jan cannot know: he is sent the same, as long as nothing is shown."""
    sitting = Sitting("bazaar").sit("jan").start()
    for seat, text in ((0, "price 2"), (1, "price 1"), (1, "price 1"), (0, "hop"), (0, "peek"), (0, "pass"), (1, "hop")):
        sitting.move(seat, text)
    sitting.ok("jan", commands.Undo, seat="B")
    begun = facts.read(sitting.log[1])
    worlds = []
    for card in range(3):
        for pile in range(3):
            start, _, own, _ = begun.facts
            other = (start, facts.Fell(card), own, facts.Fell(pile))
            log = [sitting.log[0], facts.write(msgspec.structs.replace(begun, facts=other)), *sitting.log[2:]]
            record = [json.loads(line) for line in tables.records(sitting.header, log, SECRET, "mine", "jan")]
            sealed = [{name: len(str(value)) if name in ("seal", "hash") else value for name, value in line.items()} for line in record]
            worlds.append((sent(sitting.header, log, "jan"), tables.history(sitting.header, log, SECRET, "jan"), sealed))
    assert len(worlds) == 9 and all(world == worlds[0] for world in worlds)


def sent(header: bytes, log: list[bytes], person: str) -> list[bytes | None]:
    """All that a person is sent while a table lives."""
    table, messages = tables.fold(header, [], SECRET), []
    for entry in log:
        step = tables.follow(table, entry)
        table = step.after
        messages += [tables.message(step, person), tables.everything(table, person, {})]
    return messages
