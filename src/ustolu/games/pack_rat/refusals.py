"""Why a move is refused: the text and the paragraph. A number is named only to the seat that sees it."""

from ustolu.core import CHANCE, State, turn
from ustolu.games.pack_rat import rules
from ustolu.games.pyramid.dice import FACE
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.standing import count_covered

Reason = tuple[str, dict[str, str | int], str]


def why(s: State, seat: int, move: int) -> Reason | None:
    """None exactly for a legal move."""
    mask = turn(s)
    if mask == 0:
        return "game-is-over", {}, "§4"
    if not 0 <= seat < s.seats:
        return "no-such-seat", {}, "§1"
    if not mask >> seat & 1 and s.done:
        return "done-already", {}, "§5"
    if mask == CHANCE:
        return ("die-falls", {}, "§2") if s.phase == rules.ROLL else ("not-begun", {}, "§1")
    if not 0 <= move <= rules.DONE:
        return "no-such-move", {}, "§2"
    if s.phase == rules.READY:
        return _before_the_throw(s, seat, move)
    if move == rules.DONE:
        return _done(s, seat)
    if move == rules.STOP:
        return _stop(s, seat)
    if move == rules.THROW:
        return _throw(s, seat)
    return _take(s, seat, move)


def _before_the_throw(s: State, seat: int, move: int) -> Reason | None:
    if seat != s.roller:
        return "wait-for-the-throw", {"seat": int(s.roller)}, "§2"
    return None if move == rules.THROW else ("throw-first", {}, "§2")


def _stop(s: State, seat: int) -> Reason | None:
    """[§3] Only the roller, once."""
    if s.phase == rules.STOPPED:
        return "stopped-already", {}, "§3"
    return None if seat == s.roller else ("not-the-roller", {"seat": int(s.roller)}, "§3")


def _done(s: State, seat: int) -> Reason | None:
    """[§5] Who has not thrown, in the calm game."""
    if not s.calm:
        return "done-is-for-the-calm", {}, "§3"
    return ("stop-is-done", {}, "§5") if seat == s.roller else None


def _throw(s: State, seat: int) -> Reason | None:
    """[§3] The next one, after Stop."""
    if s.phase == rules.LOOK:
        return ("stop-first", {}, "§3") if seat == s.roller else ("not-stopped", {"seat": int(s.roller)}, "§3")
    return None if seat == s.roller else ("not-the-thrower", {"seat": int(s.roller)}, "§3")


def _take(s: State, seat: int, cell: int) -> Reason | None:
    """[§2] A free die that shows the number; [§3.1] too late any free die."""
    at: dict[str, str | int] = {"cell": CELL_NAMES[cell]}
    dice = s.dice.tolist()
    if not dice[cell]:
        return "no-die-there", at, "§2"
    if covered := count_covered(dice, cell):
        return "not-free", at | {"count": covered}, "§2"
    if s.calm:
        return ("named-already", at, "§5") if int(s.named[cell]) >> seat & 1 else None
    shows = int(FACE[dice[cell], seat])
    if s.phase == rules.LOOK and shows != s.number:
        return "other-number", at | {"shows": shows, "number": int(s.number)}, "§2"
    return None
