"""The one place where it is decided whether a move is legal. Rules trust; whoever takes moves from outside asks here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ustolu.core import verbs
from ustolu.core.errors import BadMessage, IllegalMove
from ustolu.core.record import State

if TYPE_CHECKING:
    from ustolu.core.game import Game


def check(game: Game, s: State, seat: int, move: str | int) -> int:
    """The code of a legal move, or of a possible fall when `seat` is CHANCE; `s` is never changed.

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
