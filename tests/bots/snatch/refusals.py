"""Why a move cannot be made: somebody else has that die, or it shows another number."""

from typing import Any

from snatch.rules import STOP
from ustolu.core import State


def why(s: State, seat: int, move: int) -> tuple[str, dict[str, Any], str] | None:
    may = seat == s.roller if move == STOP else s.dice[move] == s.number
    return None if s.number and may else ("not-there", {}, "§1")
