"""Words: the same message in each language; what is missing raises and is never shown as an id."""

import pytest

from ustolu.core.catalogue import game as find
from ustolu.core.words import Words

PAPER = find("paper_islands")
WROTE = ("wrote", {"seat": 1, "cell": "b3", "number": 5, "pairs": 2, "score": 5})


def test_a_message_is_said_in_both_languages():
    assert Words("en", PAPER).say(WROTE) == "B wrote 5 at b3: 2 pairs, 5 in all."
    assert Words("cs", PAPER).say(WROTE) == "B má 5 na b3: 2 dvojice, celkem 5 bodů."


def test_a_seat_brings_its_name_where_it_has_one():
    assert Words("en", PAPER).say(WROTE, ["Eva", "Jan"]).startswith("Jan wrote")
    assert Words("en", PAPER).say(WROTE, ["Eva"]).startswith("B wrote")


def test_an_unknown_text_raises():
    with pytest.raises(LookupError, match="no text 'nothing' in cs"):
        Words("cs", PAPER).text("nothing")


def test_a_missing_argument_raises():
    with pytest.raises(ValueError, match="wrote in en"):
        Words("en", PAPER).text("wrote", cell="b3")


def test_an_unknown_language_raises():
    with pytest.raises(ValueError, match="'de'"):
        Words("de")


def test_the_core_speaks_without_a_game():
    assert Words("cs").has("table-your-turn") and not Words("cs").has("rolled")


TILE = ("tile", {"tile": "L33", "parts": [("area", {"terrain": "water", "sides": "W"}), ("thing", {"kind": "ship", "count": 2, "sides": "none"})]})


def test_messages_within_a_message_are_said_where_they_stand():
    words = Words("en", find("isle_of_skye"))
    assert words.say(TILE) == "L33: water west, 2 ships"
    assert words.say(("offer-price", {"price": 3, "tile": TILE})) == "For 3: L33: water west, 2 ships."
    assert words.say(["offer-price", {"price": 3, "tile": ["tile", {"tile": "L33", "parts": []}]}]) == "For 3: L33: ."


def test_seats_within_them_have_their_names():
    incomes = [("number-of-seat", {"seat": 0, "number": 5}), ("number-of-seat", {"seat": 1, "number": 8})]
    assert Words("cs", find("isle_of_skye")).say(("incomes", {"incomes": incomes}), ["Eva", "Jan"]) == "Příjem: Eva 5, Jan 8."


def test_the_short_wording_is_short_inside_too():
    assert Words("en", find("isle_of_skye")).say(TILE, forms=["-short"]) == "L33: water W, 2 ships"
