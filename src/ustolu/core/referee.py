"""The one place where it is decided whether a move is legal. Rules trust; whoever takes moves from outside asks here."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ustolu.core import verbs
from ustolu.core.errors import BadMessage, IllegalMove
from ustolu.core.record import State, copy

if TYPE_CHECKING:
    from ustolu.core.game import Game

Move: TypeAlias = str | int | tuple[int, ...] | list[int]
"""A text, a code, or all codes of an event."""


def check(game: Game, s: State, seat: int, move: str | int) -> int:
    """The code of one legal move, or of a possible fall when `seat` is CHANCE; `s` is never changed.

    Raises IllegalMove with the reason and the paragraph; BadMessage when a fall is not due or a code is no fall.
    """
    if seat == verbs.CHANCE:
        if verbs.turn(s) != verbs.CHANCE:
            raise BadMessage("no-fall-due", "nothing has to fall now")
        fall = game.code(s, seat, move) if isinstance(move, str) else int(move)
        if not 0 <= fall < verbs.sides(s):
            raise BadMessage("bad-fall", f"the die can fall in {verbs.sides(s)} ways, counted from 0, not {fall}")
        return fall
    code = game.code(s, seat, move) if isinstance(move, str) else int(move)
    if reason := game.refusals.why(s, seat, code):
        raise IllegalMove(*reason)
    return code


def steps(game: Game, s: State, who: int, move: Move) -> tuple[tuple[int, ...], State]:
    """The checked codes of an event, or of a part of one, and the position after them; `s` is never changed and may stand inside an event.

    Raises as `check` does, of the first code that is not legal; BadMessage also where there is nothing, or more than one event.
    """
    codes = game.read(s, who, move) if isinstance(move, str) else move if isinstance(move, tuple | list) else [int(move)]
    after = copy(s)
    for n, code in enumerate(codes):
        check(game, after, who, code)
        if n and not game.unfinished(after):
            raise BadMessage("many-events", f"{move!r} is more than one event")
        verbs.play(after, who, code)
    if not codes:
        raise BadMessage("no-event", f"{move!r} is no event")
    return tuple(codes), after


def event(game: Game, s: State, who: int, move: Move) -> tuple[int, ...]:
    """The checked codes of a whole event; `s` is never changed.

    Raises as `steps` does; IllegalMove also where something of the event is missing (BadMessage where chance brings it).
    """
    if not game.compound and not isinstance(move, tuple | list):
        return (check(game, s, who, move),)
    codes, after = steps(game, s, who, move)
    if game.unfinished(after):
        if who == verbs.CHANCE:
            raise BadMessage("bad-fall", f"{move!r} is only the beginning of what has to fall")
        raise IllegalMove(*game.refusals.incomplete(after, who))
    return codes
