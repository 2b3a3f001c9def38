"""Why the toy refuses a move."""

from bazaar.rules import moves, turn
from ustolu.core import CHANCE


def why(s, seat, move):
    mask = turn(s)
    if mask == 0 or mask & CHANCE or not mask >> seat & 1:
        return "not-now", {}, "§1"
    return None if move in moves(s, seat) else ("cannot", {}, "§2")
