"""Pieces of what is said: for whom it is meant, and what is seen around a hollow."""

from ustolu.core import Message, State
from ustolu.games.pyramid.cells import LAYER, SIDES
from ustolu.games.pyramid.dice import FACE
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.view import SUPPORT_LISTS

Facts = dict[str, str | int]


def to(id: str, whose: int, seat: int, facts: Facts) -> Message:
    """One wording for whom it is about, another for the others."""
    return (f"{id}-self", facts) if whose == seat else (id, {"seat": whose, **facts})


def around(s: State, cell: int) -> Facts:
    """[pyramid §4] A hollow and the three numbers that anybody sees in it: those turned into it by the dice towards A, B and C."""
    seen = [int(FACE[int(s.dice[SUPPORT_LISTS[cell][side]]), side]) for side in range(SIDES)]
    return {"cell": CELL_NAMES[cell], "layer": int(LAYER[cell]), **dict(zip("abc", seen, strict=True))}
