"""Words for a cell: what lies there, what it shows to whom, what rests on it. For any game's part of a view (`view.shared`)."""

from collections.abc import Mapping
from typing import Any

from ustolu.core import LETTERS, Message
from ustolu.games.pyramid.cells import CELL, OUTSIDE, is_corner, is_edge
from ustolu.games.pyramid.dice import COLOURS
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.view import COVER_LISTS, SUPPORT_LISTS

COLOUR_NAMES = dict(zip(COLOURS, ("red", "yellow", "pearl"), strict=True))


def cell(part: Mapping[str, Any], number: int, side: int | None = None) -> Message:
    """A cell in one sentence, `layer 7, 2.2.3, red, shows 3 to you, free`, as who sits at `side` sees it (None: at the view's own side)."""
    dice, own = part["dice"], part["side"]
    looking = own if side is None else side
    name = CELL_NAMES[number]
    facts: dict[str, str | int] = {"layer": sum(CELL[number]), "at": name, "colour": "none", "shows": "none", "side": "none", "covered": 0}
    die = dice.get(name, "")
    if not die:
        return "pyramid-cell", {**facts, "lies": lies(dice, number)}
    covers = [cover for cover in COVER_LISTS[number] if cover != OUTSIDE and CELL_NAMES[cover] in dice]
    facts |= {"lies": "die", "colour": COLOUR_NAMES.get(die[0], "unknown"), "covered": len(covers)}
    if len(die) > 1 and looking is not None:
        hidden = COVER_LISTS[number][looking] in covers
        facts |= {"shows": "covered" if hidden else "hidden" if die[1 + looking] == "?" else die[1 + looking]}
        facts |= {"side": "own" if looking == own else LETTERS[looking]}
    return "pyramid-cell", facts


def lies(dice: Mapping[str, str], number: int) -> str:
    """What an empty cell is: a hollow between dice, one of the base (in a corner, at an edge, inside), or a gap where nothing can lie yet."""
    supports = [support for support in SUPPORT_LISTS[number] if support != OUTSIDE]
    if not supports:
        return "corner" if is_corner(number) else "edge" if is_edge(number) else "base"
    return "hollow" if all(CELL_NAMES[support] in dice for support in supports) else "gap"


def around(part: Mapping[str, Any], number: int) -> Message | None:
    """The three numbers that anybody sees in a hollow between dice, `around it A 4, B 1, C 5`, where the table allows it with their sum."""
    dice, supports = part["dice"], SUPPORT_LISTS[number]
    if CELL_NAMES[number] in dice or lies(dice, number) != "hollow":
        return None
    seen = [dice[CELL_NAMES[support]][1 + side : 2 + side] for side, support in enumerate(supports)]
    if not all(face.isdigit() for face in seen):
        return None
    numbers = ", ".join(f"{letter} {face}" for letter, face in zip(LETTERS, seen, strict=False))
    return ("pyramid-around-sum", {"numbers": numbers, "sum": sum(map(int, seen))}) if part.get("sums") else ("pyramid-around", {"numbers": numbers})
