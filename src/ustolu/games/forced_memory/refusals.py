"""Why a move is refused: the text and the paragraph."""

from ustolu.core import CHANCE, State, turn
from ustolu.games.forced_memory import rules
from ustolu.games.pyramid.cells import BASE, CELLS
from ustolu.games.pyramid.notation import CELL_NAMES

Reason = tuple[str, dict[str, str | int], str]


def why(s: State, seat: int, move: int) -> Reason | None:
    """None exactly for a legal move."""
    mask = turn(s)
    if mask == 0:
        return "game-is-over", {}, "§4"
    if not 0 <= seat < s.seats:
        return "no-such-seat", {}, "§1"
    if mask == CHANCE:
        return ("dice-come-first", {"seat": int(s.seat)}, "§2") if s.phase == rules.ROLL else ("not-begun", {}, "§1")
    if not mask >> seat & 1:
        return "not-your-turn", {"seat": int(s.seat)}, "§2"
    if move == rules.THROW:
        return None if s.phase == rules.CHOOSE else ("thrown-already", {}, "§3")
    if not 0 <= move < CELLS:
        return "no-such-move", {}, "§2"
    at: dict[str, str | int] = {"cell": CELL_NAMES[move]}
    if not rules.TOP <= move < BASE:
        return "not-a-cover", at, "§2"
    return ("won-already", at, "§3") if s.gone[move - rules.TOP] else None
