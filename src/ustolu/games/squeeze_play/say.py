"""What is said: rolls and what follows from them, buildings with their cells and the dice left, and how the game ended."""

from collections.abc import Sequence

from ustolu.core import CHANCE, Message, State, turn
from ustolu.games.pyramid.cells import CELL
from ustolu.games.pyramid.dice import EACH
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.squeeze_play import rules

Facts = dict[str, str | int]


def event(before: State, after: State, who: int, codes: Sequence[int], seat: int) -> list[Message]:
    """A roll with what it brings; a start, a building or a bonus; then the end of the game, where this was it."""
    if who == CHANCE:
        said = [rolled(before, after, codes[0] + 1, seat)]
    elif before.step == rules.START:
        said = [to("started", who, seat, {"at": CELL_NAMES[codes[0]]})]
    elif before.step == rules.BUILD:
        said = [to("built", who, seat, placed(codes, after, who))]
        if after.step == rules.BONUS:
            said.append(to("earned", who, seat, {"dice": int(after.bonus)}))
    elif cells := [code for code in codes if code != rules.STOP]:
        said = [to("added", who, seat, placed(cells, after, who))]
    else:
        said = [to("declined", who, seat, {})]
    if after.step == rules.OVER:
        said.append(to("won", int(after.winner) - 1, seat, {}) if after.winner else to("walled-in", int(after.on), seat, {}))
    return said


def to(id: str, whose: int, seat: int, facts: Facts) -> Message:
    """One wording for whom it is about, another for the others."""
    return (f"{id}-self", facts) if whose == seat else (id, {"seat": whose, **facts})


def rolled(before: State, after: State, number: int, seat: int) -> Message:
    """[§1] The first four starts; [§2] so many dice, or none; [§4] or the win."""
    whose = int(before.on)
    facts: Facts = {"number": number}
    if before.step == rules.FIRST:
        return to("rolled-start" if after.step == rules.START else "rolled-first", whose, seat, facts)
    if after.winner == whose + 1:
        return to("rolled-out", whose, seat, {**facts, "left": int(before.left[whose])})
    return to("rolled" if after.step == rules.BUILD else "rolled-none", whose, seat, facts)


def placed(codes: Sequence[int], after: State, who: int) -> Facts:
    """How many dice, where, and how many are left."""
    return {"dice": len(codes), "cells": ", ".join(CELL_NAMES[cell] for cell in sorted(codes)), "left": int(after.left[who])}


def asked(s: State, seat: int) -> Message:
    """What the seat (-1: a spectator) has to do now; inside a building what is still missing."""
    mask, on = turn(s), int(s.on)
    if mask == 0:
        return "asked-over", {}
    if mask == CHANCE:
        return "asked-first" if s.step == rules.FIRST else "asked-die", {"seat": on}
    if seat < 0 or mask != 1 << seat:
        return "asked-wait", {"seat": on}
    if s.step == rules.START:
        return "asked-start", {}
    if s.step == rules.BUILD and s.count:
        return "asked-more", {"number": int(s.built), "dice": int(s.built - s.count)}
    if s.step == rules.BUILD:
        return "asked-build-first" if s.left[seat] == EACH else "asked-build", {"number": int(s.built)}
    return "asked-bonus", {"dice": int(s.built + s.bonus - s.count)}


def move(s: State, seat: int, code: int) -> Message:
    """Where a die goes, its layer first; or no further bonus dice."""
    if code == rules.STOP:
        return "may-stop", {"dice": int(s.count - s.built)}
    if s.step == rules.START:
        return "may-start", {"at": CELL_NAMES[code]}
    return "may-place", {"layer": sum(CELL[code]), "at": CELL_NAMES[code]}


def begun(before: State, after: State, seat: int, codes: Sequence[int]) -> Message:
    """[§2.5] The dice of a building or [§3] a bonus that are placed so far, by their cells."""
    cells = [CELL_NAMES[code] for code in sorted(codes) if code != rules.STOP]
    return ("begun-cells", {"cells": ", ".join(cells)}) if cells else ("begun-none", {})


def falls(s: State) -> tuple[Message, int, list[tuple[str, Message | None]]]:
    """[§1] Who throws for the start; [§2] whose die it is."""
    asked = "falls-first" if s.step == rules.FIRST else "falls-roll"
    return (asked, {"seat": int(s.on)}), 1, [(str(number), None) for number in range(1, 7)]


def fell(s: State, code: int) -> Message:
    """A roll alone."""
    return "rolls", {"seat": int(s.on), "number": code + 1}


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    """[§4] The dice left."""
    left = int(s.left[seat])
    return [(("item-left", {"dice": left}), left)]
