"""What a seat may see: the dice, and of their numbers those on its own side."""

from typing import Any

from ustolu.core import LETTERS, State
from ustolu.games.pack_rat import rules
from ustolu.games.pyramid import notation, view
from ustolu.games.pyramid.cells import BASE, BOTTOM, OUTSIDE, SIDES
from ustolu.games.pyramid.dice import FACE

PHASES = ("pile", "start", "ready", "roll", "look", "stopped", "over")
HIDDEN = "?"
"""A die of which nothing is seen."""


def name(dice: list[int], cell: int, seat: int) -> str:
    """A die as a seat (-1: a spectator, who sits at no side) sees it where it lies.

    The colour, once any upper face is uncovered; the number on the seat's own side, when that face is: `r3??`, `r???`, `?`.
    """
    bare = [cover == OUTSIDE or not dice[cover] for cover in view.COVER_LISTS[cell]]
    if not any(bare):
        return HIDDEN
    return notation.die_name(dice[cell], [side != seat or not bare[side] for side in range(SIDES)])


def matching(s: State, seat: int) -> int:
    """[§6] How many free dice show the number thrown to the seat's own side."""
    dice = s.dice.tolist()
    return [int(FACE[dice[cell], seat]) for cell in view.free_cells(dice)].count(int(s.number))


def show(s: State, seat: int) -> dict[str, Any]:
    """The pyramid as `pyramid.view` shows it to who sits at the seat's side, and how the game stands.

    `phase` is one of PHASES; `roller` has thrown, or from Stop on throws next ("" before it is drawn who begins). `won` has how many dice
    lie before each seat. `last` is true when only the bottom layer is left, so that the next Stop ends the game. In the calm game what the seat
    itself has named is marked as named, and stays where it is. With helps `matching` is how many dice the seat could take now, else null.
    """
    dice = s.dice.tolist()
    own = [cell for cell, seats in enumerate(s.named.tolist()) if seat >= 0 and seats >> seat & 1]
    part = view.shared(
        {cell: name(dice, cell, seat) for cell, die in enumerate(dice) if die},
        side=seat if seat >= 0 else None,
        layers=(0 if dice[rules.APEX] else 1, BOTTOM),
        marks={"last": [int(s.at) - 1] if s.at else [], "named": own},
        thrown=[f"t{int(s.number)}"] if s.number and s.phase != rules.ROLL else [],
    )
    count = matching(s, seat) if s.helps and seat >= 0 and s.phase == rules.LOOK else None
    return {
        "pyramid": part,
        "matching": count,
        "said": [] if count is None else [("matching", {"count": count})],
        "calm": bool(s.calm),
        "phase": PHASES[int(s.phase)],
        "roller": LETTERS[int(s.roller)] if s.phase >= rules.READY else "",
        "won": s.won.tolist()[: int(s.seats)],
        "last": bool(s.phase >= rules.READY) and not any(dice[:BASE]),
        "boards": view.grids(part),
    }
