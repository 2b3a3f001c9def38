"""What is said, of whole events and of steps."""

from collections.abc import Sequence

from masons.notation import step, text
from masons.rules import CELL, DONE
from masons.view import bricks
from ustolu.core import CHANCE, Message, State, score, turn


def event(before: State, after: State, who: int, codes: Sequence[int], seat: int) -> list[Message]:
    if who == CHANCE:
        mine = " ".join(bricks(after, seat)) if seat >= 0 else ""
        return [("piled-self", {"bricks": mine})] if mine else [("piled", {"count": len(codes)})]
    word, _, rest = text(before, who, codes).partition(" ")
    return [("priced" if word == "price" else "built", {"seat": who, "what": rest})]


def begun(before: State, after: State, seat: int, codes: Sequence[int]) -> Message:
    word, _, rest = text(before, seat, codes).partition(" ")
    return ("begun-prices" if word == "price" else "begun-wall"), {"what": rest}


def asked(s: State, seat: int) -> Message:
    mask = turn(s)
    if mask == 0:
        return "over", {}
    if s.first:
        return "build-on", {"cells": int(s.last - s.first) + 1}
    return ("act", {"seat": seat}) if seat >= 0 and mask >> seat & 1 else ("wait", {})


def move(s: State, seat: int, code: int) -> Message:
    if code == DONE:
        return "may-stop", {}
    written = step(s, seat, code)
    if code >= CELL:
        return "may-build", {"cell": written}
    return ("may-throw", {"brick": code + 1}) if code < 3 else ("may-price", {"what": written})


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    cells = [int(owner) for owner in s.owner].count(seat + 1)
    worth = score(s, seat) - cells
    found: list[tuple[Message, int]] = [(("item-cells", {"cells": cells}), cells)] if cells else []
    return [*found, (("item-bricks", {}), worth)] if worth else found
