"""What is shown only for a moment (Paměťovka: what was lifted) is told to whoever is there, once, and to nobody who comes later."""

import json

import pytest
from sitting import Sitting

from ustolu.terminal.known import Known


@pytest.fixture
def peeked() -> Sitting:
    sitting = Sitting("bazaar").sit("jan").start()
    for seat, text in ((0, "price 2"), (1, "price 2"), (0, "peek")):
        sitting.move(seat, text)
    return sitting


def test_the_moment_is_marked_as_passing_for_everybody_who_is_there(peeked: Sitting) -> None:
    for person, key in (("eva", "A"), ("jan", "B")):
        (event,) = [event for event in peeked.told(person, key) if event.get("did") == "peek"]
        assert event["fleeting"] is True
    assert not any("fleeting" in event for event in peeked.told("eva", "A") if event.get("did") != "peek")


def test_a_terminal_keeps_the_number_and_nothing_else() -> None:
    known = Known()
    known.take({"type": "events", "n": 1, "events": {"A": [{"n": 1, "did": "peek", "say": [["peeked", {}]], "fleeting": True}]}})
    known.take({"type": "events", "n": 2, "events": {"A": [{"n": 2, "did": "hop", "say": []}]}})
    known.forget("A", 0)
    assert known.events["A"][0]["did"] == "peek"
    known.forget("A", 2)
    assert known.events["A"] == [{"n": 1}, {"n": 2, "did": "hop", "say": []}]
    assert "peek" not in json.dumps(known.events)
