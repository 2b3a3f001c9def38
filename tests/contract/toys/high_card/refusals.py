"""Why a move is refused."""

import numpy as np

from ustolu.core import CHANCE, State, legal, turn


def why(s: State, seat: int, move: int) -> tuple[str, dict[str, str | int], str] | None:
    mask = turn(s)
    if mask == 0:
        return "over", {}, "§4"
    if mask == CHANCE or not 0 <= seat < s.seats or not mask >> seat & 1:
        return "not-now", {}, "§1" if mask == CHANCE else "§2"
    out = np.empty(2, np.int32)
    if move in out[: legal(s, seat, out)].tolist():
        return None
    return "not-yours", {}, "§3" if s.drops == s.seats else "§2"
