"""Why a move is refused."""

import numpy as np

from masons.rules import CELL
from ustolu.core import CHANCE, State, legal, turn

Reason = tuple[str, dict[str, str | int], str]


def why(s: State, seat: int, move: int) -> Reason | None:
    mask = turn(s)
    if mask == 0:
        return "over", {}, "§4"
    if mask == CHANCE or not 0 <= seat < s.seats or not mask >> seat & 1:
        return "not-now", {}, "§1" if mask == CHANCE else "§3"
    out = np.empty(9, np.int32)
    if move in out[: legal(s, seat, out)].tolist():
        return None
    return ("no-wall", {}, "§3") if move >= CELL else ("two-prices", {}, "§2")


def incomplete(s: State, seat: int) -> Reason:
    return ("one-cell", {}, "§3") if s.first else ("two-prices", {}, "§2")
