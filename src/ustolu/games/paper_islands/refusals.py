"""Why a move is refused: the text and the paragraph."""

from ustolu.core import CHANCE, State, turn
from ustolu.games.paper_islands.notation import cell

Reason = tuple[str, dict[str, str | int], str]


def why(s: State, seat: int, move: int) -> Reason | None:
    """None exactly for a legal move."""
    mask, cells = turn(s), int(s.side) ** 2
    if mask == 0:
        return "game-is-over", {}, "§5"
    if mask == CHANCE:
        return "roll-comes-first", {}, "§3"
    if not 0 <= seat < s.seats:
        return "no-such-seat", {}, "§1"
    if not mask >> seat & 1:
        return "already-written", {"number": int(s.rolls[s.rolled - 1])}, "§3"
    if not 0 <= move < cells:
        return "cell-outside", {"text": str(move), "last": cell(cells - 1, int(s.side))}, "§1"
    if s.grid[seat, move]:
        return "cell-filled", {"cell": cell(move, int(s.side)), "number": int(s.grid[seat, move])}, "§4"
    return None
