"""How a bot finds its moves is said when it is unusual or changes, and stands beside its seat."""

import json

from sitting import Sitting

from ustolu.tables import commands, verify


def playing(*hows: str, level: str = "bot:3") -> Sitting:
    """A table with a bot on seat B that has answered once for each `how`; A has answered too, so that the next roll fell."""
    sitting = Sitting(seats=f"me {level}").start()
    for cell, how in enumerate(hows):
        sitting.do("", commands.Answer(seat=1, turn=sitting.table.turns[1], move=cell, how=how))
        sitting.move(0, sitting.legal(0)[0])
    return sitting


def said(sitting: Sitting) -> list[str]:
    return [did["how"] for did in sitting.what() if isinstance(did, dict) and did["what"] == "how"]


def test_what_is_usual_goes_without_saying():
    sitting = playing("search", "search", "")
    assert said(sitting) == []
    assert sitting.last("eva")["table"]["seats"][1]["how"] is None


def test_what_is_unusual_is_said_once_and_stands_beside_the_seat():
    sitting = playing("exact", "exact", "exact")
    assert said(sitting) == ["exact"]
    assert sitting.last("eva")["table"]["seats"][1]["how"] == "exact"
    (told,) = [event for event in sitting.told("eva", "A") if event["did"] == {"what": "how", "seat": "B", "how": "exact"}]
    assert told["by"] == "table" and told["say"] == [["table-how-exact", {"seat": 1}]]


def test_every_change_is_said_also_back_to_what_is_usual():
    assert said(playing("exact", "", "win", "exact", "search")) == ["exact", "win", "exact", "search"]


def test_a_way_that_has_no_words_is_not_said():
    assert said(playing("guessing")) == []


def test_a_late_persons_decision_says_nothing_of_a_bot():
    sitting = Sitting(seats="me bot:2", settings={"clock_s": 30}).start()
    sitting.tick(31)
    assert sitting.table.late & 1
    sitting.do("", commands.Answer(seat=0, turn=sitting.table.turns[0], move=0, how="exact"))
    assert said(sitting) == []


def test_another_bot_or_the_person_come_back_begin_anew():
    sitting = playing("exact")
    table = sitting.table
    assert table.seats[1].how == "exact"
    again = Sitting(seats="me open").sit("jan").start()
    again.ok("jan", commands.Leave, seat="B")
    again.ok("eva", commands.Replace, seat="B", level=3)
    again.tick(61)
    again.do("", commands.Answer(seat=1, turn=again.table.turns[1], move=0, how="win"))
    assert again.table.seats[1].how == "win"
    again.ok("jan", commands.Back, seat="B")
    assert again.table.seats[1].how == ""


def test_a_record_with_it_holds():
    sitting = playing("exact", "win")
    problems, _ = verify(sitting.record())
    assert problems == []
    assert any(isinstance(did := json.loads(line).get("did"), dict) and did.get("how") == "win" for line in sitting.record())
