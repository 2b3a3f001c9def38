"""What there is to look at: every hollow, three dice at a time. Who has seen them all and found none calls Nic."""

import random

from ustolu.core import NOTHING, Look, Scene, State
from ustolu.games.pyramid.dice import POSITIONS
from ustolu.games.pyramid.standing import sum_around
from ustolu.games.pyramid.view import hollow_cells
from ustolu.games.sums import calls
from ustolu.games.sums.answers import stage

OFF = 1
"""A hollow whose sum is so near to the one thrown can be taken for it by who misreads a die or adds wrongly."""


def scene(s: State, seat: int) -> Scene | None:
    """The hollows while anybody may call; None while a call is completed, which is done in peace."""
    if stage(s, seat) != calls.CALL:
        return None
    dice, total = s.dice.tolist(), sum(s.thrown.tolist())
    looks = []
    for cell in hollow_cells(dice):
        off = abs(int(sum_around(dice, cell)) - total)
        looks.append(Look(3, cell if off == 0 else NOTHING, cell if 0 < off <= OFF else NOTHING))
    return Scene(looks, calls.NONE, thrown=len(s.thrown))


def prepare() -> None:
    """Nothing takes long."""


def choose(s: State, seat: int, who: str, seed: int) -> tuple[int, str]:
    """Any right call, where there is no clock; then any hollow and any position: what lies there serves everybody alike."""
    luck = random.Random(seed)
    phase = stage(s, seat)
    if phase == calls.PLACE:
        return luck.randrange(POSITIONS), "thumb"
    if phase == calls.HOLLOW:
        return luck.choice(hollow_cells(s.dice.tolist())), "thumb"
    found = scene(s, seat)
    assert found is not None
    right = [look.right for look in found.looks if look.right != NOTHING]
    return luck.choice(right) if right else calls.NONE, "thumb"
