"""Lines that fit a braille display."""

from hypothesis import given
from hypothesis import strategies as st

from ustolu.terminal.lines import CELLS, clean, fit, folded


@given(st.text())
def test_no_line_is_longer_than_the_display_unless_one_word_is(text: str) -> None:
    assert all(len(line) <= CELLS or " " not in line for line in fit(text))


@given(st.text())
def test_no_word_is_lost_or_changed(text: str) -> None:
    assert " ".join(fit(text)).split() == text.split()


def test_a_new_sentence_begins_a_new_line_where_little_is_wasted() -> None:
    assert fit("You wrote 5 at b3: two pairs. You have 12 points.") == ["You wrote 5 at b3: two pairs.", "You have 12 points."]


def test_a_short_sentence_does_not_waste_a_line() -> None:
    assert fit("Yes. It was a very long way to the other island.") == ["Yes. It was a very long way to the other", "island."]


def test_an_address_stays_in_one_piece() -> None:
    address = "http://ustolu.example/t/" + "x" * 40
    assert address in fit(f"Go to {address} now")


def test_accents_capitals_and_spaces_do_not_matter_when_typed() -> None:
    assert folded("  Nápověda   PROSÍM ") == "napoveda prosim"


def test_a_name_cannot_steer_the_terminal() -> None:
    assert "\x1b" not in clean("Eva\x1b[2J\nA") and "\n" not in clean("a\nb")
