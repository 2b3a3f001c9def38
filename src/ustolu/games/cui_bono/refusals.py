"""Why a move is refused: the text and the paragraph."""

from ustolu.core import CHANCE, State, turn
from ustolu.games.cui_bono import rules
from ustolu.games.cui_bono.view import colour
from ustolu.games.pyramid.cells import BASE, OUTSIDE, SIDES
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.standing import count_covered, is_hollow
from ustolu.games.pyramid.view import SUPPORT_LISTS

Reason = tuple[str, dict[str, str | int], str]


def why(s: State, seat: int, move: int) -> Reason | None:
    """None exactly for a legal move."""
    mask = turn(s)
    if mask == 0:
        return "game-is-over", {}, "§5"
    if not 0 <= seat < s.seats:
        return "no-such-seat", {}, "§2"
    if mask == CHANCE:
        return "not-begun", {}, "§1"
    if not mask >> seat & 1:
        return "not-your-turn", {"seat": int(s.seat)}, "§2"
    if not 0 <= move <= rules.KEEP:
        return "no-such-move", {}, "§2"
    if s.phase == rules.PULL:
        return _pull(s, move)
    return None if move == rules.KEEP else _put(s.dice.tolist(), int(s.hand), move)


def _pull(s: State, cell: int) -> Reason | None:
    """[§2] A die of the bottom layer, at most one upper face covered."""
    if cell == rules.KEEP:
        return "pull-first", {}, "§2"
    at: dict[str, str | int] = {"cell": CELL_NAMES[cell]}
    dice = s.dice.tolist()
    if not dice[cell]:
        return "no-die-there", at, "§2"
    if cell < BASE:
        return "not-the-bottom", at, "§2"
    covered = count_covered(dice, cell)
    return ("covered", at | {"count": covered}, "§2") if covered > 1 else None


def _put(dice: list[int], hand: int, cell: int) -> Reason | None:
    """[§4] [§4.1] A fit hollow."""
    at: dict[str, str | int] = {"cell": CELL_NAMES[cell]}
    if dice[cell]:
        return "cell-filled", at, "§4"
    if cell >= BASE:
        return "base-hollow", at, "§4"
    if not is_hollow(dice, cell):
        return "no-hollow", at, "§4"
    own = colour(hand)
    below = {colour(dice[support]) for support in SUPPORT_LISTS[cell]}
    if below == {own}:
        return "own-colour", at, "§4"
    if len(below) == 2:
        return "two-colours", at, "§4"
    for side in range(SIDES):
        if {colour(dice[each]) for each in row(cell, side)} == {own}:
            return "row-of-one", at | {"foot": CELL_NAMES[row(cell, side)[-1]]}, "§4.1"
    return None


def row(cell: int, side: int) -> list[int]:
    """The cells below this one along the axis of a side, down to the base."""
    found = []
    while (cell := SUPPORT_LISTS[cell][side]) != OUTSIDE:
        found.append(cell)
    return found
