"""In a race whoever begins a move is first: the others wait until it is complete, and it stands."""

import json

from sitting import SECRET, Sitting

from ustolu import tables
from ustolu.games.sums.notation import is_right
from ustolu.tables import commands


def thrown(seats: str = "me open") -> Sitting:
    """Eva (A) and Jan (B) look for a hollow of the sum."""
    sitting = Sitting("sums", seats, deal="10 each")
    return (sitting.sit("jan") if "open" in seats else sitting).start()


def hollow(sitting: Sitting, right: bool = True) -> str:
    """A call that is right, or wrong."""
    s, game = sitting.table.state, sitting.table.game
    assert game is not None
    return next(game.text(s, 0, code) for code in game.codes(s, 0)[:-2] if is_right(s, code) == right)


def test_who_calls_first_completes_the_call_and_nobody_comes_between():
    sitting = thrown()
    call, turn = hollow(sitting), sitting.table.turns[1]
    sitting.move(0, call)
    assert sitting.table.pending() == [0] and sitting.table.first == 0
    refusal = sitting.refused("jan", commands.Move, seat="B", turn=turn, move=f"{call} 321")
    assert (refusal.reason, refusal.key, refusal.paragraph) == ("not-your-turn", "called-already", "§4")
    sitting.move(0, "412")
    assert sitting.what()[-2:][0] == f"{call} 412"
    assert sitting.table.first == -1 and sitting.table.pending() == [0, 1]


def test_everybody_hears_who_is_first_and_sees_what_was_called():
    sitting = thrown()
    call = hollow(sitting)
    sitting.move(0, call)
    cell = call.split()[1]
    for person, key in (("eva", "A"), ("jan", "B"), ("spectator", "-")):
        message = sitting.last(person)
        event = message["events"][key][-1]
        assert (event["by"], event["did"], event["say"][0]) == ("A", {"what": "claimed", "seat": "A"}, ["table-claimed", {"seat": 0}])
        assert event["say"][1] == ["begun-stop", {"cell": cell}]
        view = message["views"][key]
        assert (view["phase"], view["caller"], view["pyramid"]["marks"]["hollow"]) == ("place", "A", [cell])
        assert message["asked"][key] == (["asked-place", {"cell": cell}] if key == "A" else ["asked-wait", {"seat": 0}])
        assert len(message["legal"][key]) == (24 if key == "A" else 0)
    assert sitting.last("eva")["you"]["claimed"] == "A" and "claimed" not in sitting.last("jan")["you"]


def test_what_was_called_cannot_be_taken_back_nor_changed():
    sitting = thrown()
    call = hollow(sitting)
    sitting.move(0, call)
    for all in (False, True):
        assert sitting.refused("eva", commands.Undo, seat="A", all=all).key == "table-refused-claimed"
    for other in ("none", "stop -", "stop 1.2.4", f"{call} 321"):
        assert sitting.refused("eva", commands.Move, seat="A", turn=sitting.table.turns[0], move=other).key == "rest-unreadable"
    assert sitting.table.first == 0


def test_the_next_step_may_be_sent_before_the_first_was_answered():
    sitting = thrown()
    call, turn = hollow(sitting), sitting.table.turns[0]
    sitting.move(0, call, turn)
    sitting.move(0, "412", turn)
    assert f"{call} 412" in sitting.what()


def test_a_whole_call_and_a_wrong_one_are_no_beginning():
    sitting = thrown()
    sitting.move(1, f"{hollow(sitting)} 412")
    sitting.move(1, hollow(sitting, right=False))
    assert not any(isinstance(did, dict) and did["what"] == "claimed" for did in sitting.what())
    assert sitting.table.turns[0] and sitting.table.turns[1]


def test_a_claim_outlives_the_process_and_its_record_is_sound():
    sitting = thrown()
    sitting.move(1, hollow(sitting))
    for table in (sitting.fold(), tables.load(sitting.header, tables.dump(sitting.table), SECRET)):
        assert table.first == 1 and table.pending() == [1]
        for person in ("eva", "jan", "spectator"):
            assert tables.everything(table, person, {}) == tables.everything(sitting.table, person, {})
    sitting.move(1, "412")
    sitting.ok("eva", commands.Close)
    assert tables.verify(sitting.record())[0] == []


def test_a_bot_completes_the_claim_of_who_has_gone():
    sitting = thrown()
    sitting.move(1, hollow(sitting))
    sitting.ok("jan", commands.Leave, seat="B")
    sitting.now += 61_000
    sitting.ok("eva", commands.Replace, seat="B")
    assert sitting.table.seats[1].kind == "bot" and sitting.table.pending() == [1]
    sitting.answer(1, 5)
    assert sitting.table.first == -1 and sitting.table.pending() == [0, 1]


def test_where_nobody_races_a_beginning_is_seen_by_its_own_seat_alone():
    sitting = Sitting("masons", "me open").sit("jan").start()
    sitting.move(0, "price 1=2 2=1")
    sitting.move(1, "price 1=1 3=2")
    sitting.move(0, "b1")
    assert sitting.table.first == -1
    assert json.loads(tables.everything(sitting.table, "jan", {}))["views"]["B"]["begun"] == [0, 0]
