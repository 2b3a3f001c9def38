"""Why a move is refused: the text and the paragraph. A wrong call is no such move: it is made, and costs."""

from ustolu.core import CHANCE, State, turn
from ustolu.games.pyramid.cells import CELLS
from ustolu.games.pyramid.dice import POSITIONS
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.standing import is_hollow
from ustolu.games.sums import rules

Reason = tuple[str, dict[str, str | int], str]


def why(s: State, seat: int, move: int) -> Reason | None:
    """None exactly for a legal move."""
    mask = turn(s)
    if mask == 0:
        return "game-is-over", {}, "§5"
    if not 0 <= seat < s.seats:
        return "no-such-seat", {}, "§1"
    if mask == CHANCE:
        return ("dice-come-first", {"seat": int(s.thrower)}, "§2") if s.phase == rules.THROW else ("not-begun", {}, "§1")
    if not mask >> seat & 1:
        return "called-already", {"seat": int(s.caller) - 1}, "§4"
    if s.phase == rules.PLACE:
        return None if 0 <= move < POSITIONS else ("no-such-move", {}, "§2")
    if s.phase == rules.CALL and move in (rules.BLANK, rules.NONE):
        return None
    return _hollow(s.dice.tolist(), move)


def _hollow(dice: list[int], cell: int) -> Reason | None:
    """[§2] A hollow, whatever its sum."""
    if not 0 <= cell < CELLS:
        return "no-such-move", {}, "§2"
    at: dict[str, str | int] = {"cell": CELL_NAMES[cell]}
    if dice[cell]:
        return "cell-filled", at, "§2"
    return None if is_hollow(dice, cell) else ("no-hollow", at, "§2")


def incomplete(s: State, seat: int) -> Reason:
    """[§2] What a right call lacks that ends here."""
    if s.phase == rules.HOLLOW:
        return "hollow-lacking", {}, "§2"
    return "position-lacking", {"cell": CELL_NAMES[int(s.at) - 1]}, "§2"
