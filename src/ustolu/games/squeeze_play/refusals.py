"""Why a move is refused: the text and the paragraph."""

import numpy as np

from ustolu.core import CHANCE, State, legal, turn
from ustolu.games.pyramid.cells import CELLS
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.standing import is_supported
from ustolu.games.squeeze_play import GAME, rules

Reason = tuple[str, dict[str, str | int], str]


def why(s: State, seat: int, move: int) -> Reason | None:
    """None exactly for a legal move."""
    mask = turn(s)
    if mask == 0:
        return "game-is-over", {}, "§4"
    if not 0 <= seat < s.seats:
        return "no-such-seat", {}, "§1"
    if mask == CHANCE:
        return "die-comes-first", {}, "§1" if s.step == rules.FIRST else "§2"
    if not mask >> seat & 1:
        return "not-your-turn", {"seat": int(s.on)}, "§2"
    if move in can(s, seat):
        return None
    if s.step == rules.START:
        return "start-near-centre", {}, "§1"
    return why_not_stop(s) if move == rules.STOP else why_not_place(s, move)


def can(s: State, seat: int) -> list[int]:
    """The legal moves of a seat on turn."""
    out = np.empty(GAME.most_moves, np.int32)
    found: list[int] = out[: legal(s, seat, out)].tolist()
    return found


def why_not_stop(s: State) -> Reason:
    """[§2] A building is not given up; [§3] bonus dice stay only where they may lie."""
    if s.step == rules.BUILD:
        return "no-passing", {"number": int(s.built)}, "§2"
    return "bonus-not-joined", {}, "§3"


def why_not_place(s: State, move: int) -> Reason:
    """[§2] [§3] A cell on which no die can be placed now."""
    if not 0 <= move < CELLS:
        return "no-such-place", {}, "§1"
    at, filled = CELL_NAMES[move], s.dice.tolist()
    if filled[move]:
        return "cell-taken", {"at": at, "seat": filled[move] - 1}, "§2.5"
    if not is_supported(filled, move):
        return "no-support", {"at": at}, "§2.5"
    if s.step == rules.BONUS:
        return "bonus-does-not-fit", {"at": at}, "§3"
    return "does-not-fit", {"at": at, "number": int(s.built)}, "§2.5"


def incomplete(s: State, seat: int) -> Reason:
    """[§2] [§3] What a move lacks that ends here, with some dice placed."""
    if s.step == rules.BUILD:
        return "dice-lacking", {"dice": int(s.built - s.count), "number": int(s.built)}, "§2"
    return "bonus-not-joined", {}, "§3"
