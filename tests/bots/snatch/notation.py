"""`take 7` for the die 7, counted from 1; `stop`; `roll 3`. Everybody sees everything."""

from snatch.rules import DICE, STOP
from ustolu.core import CHANCE, IllegalMove, State


def text(s: State, who: int, code: int) -> str:
    if who == CHANCE:
        return f"roll {code + 1}"
    return "stop" if code == STOP else f"take {code + 1}"


def tell(s: State, who: int, code: int, seat: int) -> str:
    return text(s, who, code)


def code(s: State, who: int, text: str) -> int:
    verb, _, number = text.partition(" ")
    if verb == "stop":
        return STOP
    if not number.isdecimal() or not 0 < int(number) <= DICE:
        raise IllegalMove("unreadable", {}, "§1")
    return int(number) - 1
