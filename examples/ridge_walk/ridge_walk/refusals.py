"""Why a move is refused: the text and the paragraph."""

from ustolu.core import State, turn
from ustolu.games.pyramid.cells import CELLS, COVERS, OUTSIDE, STEPS, SUPPORTS
from ustolu.games.pyramid.notation import CELL_NAMES

Reason = tuple[str, dict[str, str | int], str]


def why(s: State, seat: int, move: int) -> Reason | None:
    """None exactly for a legal move."""
    mask = turn(s)
    if mask == 0:
        return "game-is-over", {}, "§3"
    if not 0 <= seat < s.seats:
        return "no-such-seat", {}, "§1"
    if not mask >> seat & 1:
        return "not-your-turn", {"seat": int(s.seat)}, "§2"
    if not 0 <= move < CELLS:
        return "no-such-move", {}, "§2"
    at, to = int(s.at[seat]), {"to": CELL_NAMES[move]}
    if s.owner[move]:
        return "cell-filled", {**to}, "§2"
    if move not in COVERS[at] and move not in STEPS[at]:
        return "not-beside", {**to, "at": CELL_NAMES[at]}, "§2"
    carried = all(support == OUTSIDE or s.owner[support] for support in SUPPORTS[move])
    return None if carried else ("no-hollow", {**to}, "§2")
