"""Who sits where, from the command line."""

import pytest

from ustolu.terminal.seats import BadSeats, Seat, read


def test_one_person_plays_against_one_bot_when_nothing_is_said() -> None:
    assert read("", 1, 4) == [Seat("me"), Seat("bot", level="2")]


def test_the_fewest_seats_are_filled_with_bots() -> None:
    assert [seat.kind for seat in read("", 3, 3)] == ["me", "bot", "bot"]


def test_a_game_for_one_has_one_seat() -> None:
    assert read("", 1, 1) == [Seat("me")]


def test_people_have_names_and_bots_levels() -> None:
    assert read("me:Jana, me , bot, bot:3,random,greedy", 2, 8) == [
        Seat("me", name="Jana"), Seat("me"), Seat("bot", level="2"), Seat("bot", level="3"), Seat("bot", level="random"), Seat("bot", level="greedy"),
    ]  # fmt: skip


def test_the_czech_word_for_me_is_understood() -> None:
    assert read("já:Eva", 1, 4) == [Seat("me", name="Eva")]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("me,robot", "term-bad-seat"), ("me,,bot", "term-bad-seat"), ("bot:4,me", "term-bad-seat"), ("me:" + "x" * 25, "term-bad-seat"),
        ("random:2,me", "term-bad-seat"), (",".join(["me"] * 9), "term-bad-number-of-seats"),
        ("bot,bot:3", "term-bad-nobody"), ("me:\x1b[2J", "term-bad-seat"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_with_the_reason(text: str, key: str) -> None:
    with pytest.raises(BadSeats) as refused:
        read(text, 1, 4)
    assert refused.value.key == key
