"""As little as can be said."""

from snatch.rules import STOP
from ustolu.core import CHANCE, Message, State


def event(before: State, after: State, who: int, code: int, seat: int) -> list[Message]:
    if who == CHANCE:
        return [("fell", {"number": code + 1})]
    return [("stopped", {"seat": who})] if code == STOP else [("took", {"seat": who, "die": code + 1})]


def asked(s: State, seat: int) -> Message:
    return "act", {}


def move(s: State, seat: int, code: int) -> Message:
    return ("may-stop", {}) if code == STOP else ("may-take", {"die": code + 1})


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    return []
