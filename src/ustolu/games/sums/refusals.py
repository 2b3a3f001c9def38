"""Why a move is refused: the text and the paragraph. A wrong call is no such move: it is made, and costs."""

from ustolu.core import CHANCE, State, turn
from ustolu.games.pyramid.cells import CELLS
from ustolu.games.pyramid.dice import POSITIONS
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.standing import is_hollow
from ustolu.games.sums import calls
from ustolu.games.sums.answers import stage

Reason = tuple[str, dict[str, str | int], str]


def why(s: State, seat: int, move: int) -> Reason | None:
    """None exactly for a legal move."""
    mask = turn(s)
    if mask == 0:
        return "game-is-over", {}, "§5"
    if not 0 <= seat < s.seats:
        return "no-such-seat", {}, "§1"
    if mask == CHANCE:
        return ("dice-come-first", {"seat": int(s.thrower)}, "§2") if s.phase == calls.THROW else ("not-begun", {}, "§1")
    if not mask >> seat & 1:
        return ("called-already", {"seat": int(s.caller) - 1}, "§4") if s.caller else ("answered-already", {}, "§6")
    phase = stage(s, seat)
    if phase == calls.PLACE:
        return None if 0 <= move < POSITIONS else ("no-such-move", {}, "§2")
    if phase == calls.CALL and move in (calls.BLANK, calls.NONE, calls.PASS):
        return _without_a_hollow(bool(s.calm), move)
    return _hollow(s.dice.tolist(), move)


def _without_a_hollow(calm: bool, move: int) -> Reason | None:
    """[§2] Nic; [§3] a Stop that shows nothing only where it is a matter of time; [§6] nothing to say only where all are asked."""
    if calm and move == calls.BLANK:
        return "calm-shows-a-hollow", {}, "§6"
    return None if calm or move != calls.PASS else ("need-not-pass", {}, "§2")


def _hollow(dice: list[int], cell: int) -> Reason | None:
    """[§2] A hollow, whatever its sum."""
    if not 0 <= cell < CELLS:
        return "no-such-move", {}, "§2"
    at: dict[str, str | int] = {"cell": CELL_NAMES[cell]}
    if dice[cell]:
        return "cell-filled", at, "§2"
    return None if is_hollow(dice, cell) else ("no-hollow", at, "§2")


def incomplete(s: State, seat: int) -> Reason:
    """[§2] What a right call lacks that ends here, [§6] in the calm game any call."""
    if s.calm:
        if stage(s, seat) == calls.HOLLOW:
            return "hollow-lacking-calm", {}, "§6"
        return "position-lacking-calm", {"cell": CELL_NAMES[int(s.spots[seat]) - 1]}, "§6"
    if s.phase == calls.HOLLOW:
        return "hollow-lacking", {}, "§2"
    return "position-lacking", {"cell": CELL_NAMES[int(s.at) - 1]}, "§2"
