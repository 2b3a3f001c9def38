"""Who sits where, as it is written after `--seats`."""

from dataclasses import dataclass
from typing import Literal

BOTS = ("random", "greedy", "1", "2", "3")
"""The bots there are; a bare `bot` is level 2."""

LONGEST_NAME = 24


@dataclass(frozen=True)
class Seat:
    """One seat: a person at this terminal (named or not), or a bot of a level."""

    kind: Literal["me", "bot"]
    name: str = ""
    level: str = ""


class BadSeats(ValueError):
    """`--seats` cannot be read: `key` names the text that says why, `args` fill it."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key, self.args_of_text = key, args


def read(text: str, low: int, high: int) -> list[Seat]:
    """The seats of `text` such as `me,bot:2` or `me:Jana,me:Petr,greedy`; an empty text means one person against one bot.

    Raises BadSeats for a word that means nothing, for a number of seats outside `low` to `high`, and when nobody would be a person.
    """
    if not text.strip():
        return [Seat("me"), *[Seat("bot", level="2")] * (max(low, min(2, high)) - 1)]
    seats = [_one(word.strip()) for word in text.split(",")]
    if not low <= len(seats) <= high:
        raise BadSeats("term-bad-number-of-seats", seats=len(seats), low=low, high=high)
    if all(seat.kind == "bot" for seat in seats):
        raise BadSeats("term-bad-nobody")
    return seats


def _one(word: str) -> Seat:
    kind, _, rest = word.partition(":")
    match kind.strip().casefold(), rest.strip():
        case (("me" | "já" | "ja"), name) if len(name) <= LONGEST_NAME and name.isprintable():
            return Seat("me", name=name)
        case "bot", "":
            return Seat("bot", level="2")
        case "bot", level if level in BOTS:
            return Seat("bot", level=level)
        case ("random" | "greedy") as level, "":
            return Seat("bot", level=level)
    raise BadSeats("term-bad-seat", word=word)
