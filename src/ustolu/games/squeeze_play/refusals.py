"""Why a move is refused: the text and the paragraph."""

import numpy as np

from ustolu.core import CHANCE, State, legal, turn
from ustolu.games.pyramid.cells import BASE, CELLS
from ustolu.games.pyramid.dice import EACH
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.standing import is_supported
from ustolu.games.pyramid.view import SUPPORT_LISTS
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


def why_not_together(s: State, seat: int, cells: list[int]) -> Reason | None:
    """[§2.1] [§2.2] [§2.3] What a building breaks that is named as a whole, `cells` being what it still lacks.

    None where nothing, or where a die of it has no place or no supports, which is said of that die.
    """
    standing, begun = s.dice.tolist(), s.placed.tolist()[: int(s.count)]
    new = {*begun, *cells}
    for cell in begun:
        standing[cell] = 0
    if any(standing[cell] or not is_supported([die or other in new for other, die in enumerate(standing)], cell) for cell in new):
        return None
    group: set[int] = set()
    reached = [min(new)]
    while reached:
        group.add(cell := reached.pop())
        reached += [other for other in new - group if other in SUPPORT_LISTS[cell] or cell in SUPPORT_LISTS[other]]
    if group != new:
        return "not-one-group", {}, "§2.1"
    first = int(s.left[seat]) + len(begun) == EACH
    below = {standing[support] for cell in new if cell < BASE for support in SUPPORT_LISTS[cell]} - {0}
    if first:
        return None if below else ("joins-nobody", {}, "§2.3")
    return None if seat + 1 in below else ("joins-no-own", {}, "§2.2")


def incomplete(s: State, seat: int) -> Reason:
    """[§2] [§3] What a move lacks that ends here, with some dice placed."""
    if s.step == rules.BUILD:
        return "dice-lacking", {"dice": int(s.built - s.count), "number": int(s.built)}, "§2"
    return "bonus-not-joined", {}, "§3"
