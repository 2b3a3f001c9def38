"""Why a move is refused: the text and the paragraph."""

from ustolu.core import CHANCE, State, turn
from ustolu.games.dice_march.ground import GROUND, NEXT, TIPS
from ustolu.games.dice_march.notation import STRAY, cell_name
from ustolu.games.dice_march.rules import WAYS
from ustolu.games.dice_march.view import owner
from ustolu.games.pyramid.cells import BASE, OUTSIDE, SIDES, STEPS

Reason = tuple[str, dict[str, str | int], str]


def why(s: State, seat: int, move: int) -> Reason | None:
    """None exactly for a legal move."""
    mask = turn(s)
    if mask == 0:
        return "game-is-over", {}, "§4"
    if not 0 <= seat < s.seats:
        return "no-such-seat", {}, "§1"
    if mask == CHANCE:
        return "start-comes-first", {}, "§2"
    if not mask >> seat & 1:
        return "not-your-turn", {"seat": int(s.seat)}, "§2"
    if not 0 <= move < STRAY + GROUND * GROUND:
        return "no-such-move", {}, "§2"
    stray = move >= STRAY
    cell, way = divmod(move - STRAY, GROUND) if stray else divmod(move, WAYS)
    if owner(s, cell) != seat:
        return ("no-die-there" if not s.dice[cell] else "foreign-die"), {"cell": cell_name(cell)}, "§2"
    return _astray(cell, way, seat) if stray else _tip(s, seat, cell, way)


def _tip(s: State, seat: int, cell: int, way: int) -> Reason | None:
    """[§2] Into a free hollow of the base."""
    if way >= TIPS:
        return None
    to = int(NEXT[cell, seat, way])
    if to == OUTSIDE:
        return "off-the-base", {"cell": cell_name(cell)}, "§2"
    return ("hollow-filled", {"cell": cell_name(to)}, "§2") if s.dice[to] else None


def _astray(cell: int, to: int, seat: int) -> Reason:
    """[§2] Not into a neighbouring hollow, or backward."""
    backward = [int(STEPS[BASE + cell, away, seat]) - BASE for away in range(SIDES) if away != seat]
    return "backward" if to in backward else "not-beside", {"cell": cell_name(cell), "to": cell_name(to)}, "§2"
