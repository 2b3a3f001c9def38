"""The base on which the dice march: its 45 hollows counted from 0, the neighbours of each, and where three dice meet."""

import numpy as np

from ustolu.games.pyramid.cells import BASE, CELL, CELLS, COVERS, OUTSIDE, SIDES, STEPS, SUPPORTS, is_edge
from ustolu.games.pyramid.dice import SEAT_COLOUR, die, setup

GROUND = CELLS - BASE
"""So many hollows the base has."""
DICE_EACH = 5
TIPS = 4
"""[§2] So many ways to tip a die: forward to the left and to the right, then left and right."""


def directions(side: int) -> tuple[tuple[int, int], ...]:
    """[§2] The ways of `TIPS` for the seat at `side`, each as the side left behind and the side approached."""
    left, right = (side + 1) % SIDES, (side + 2) % SIDES
    return (side, left), (side, right), (right, left), (left, right)


AWAY = np.array([[away for away, _ in directions(side)] for side in range(SIDES)], np.int64)
TOWARD = np.array([[toward for _, toward in directions(side)] for side in range(SIDES)], np.int64)
NEXT = np.array(
    [[[int(STEPS[cell, away, toward]) for away, toward in directions(side)] for side in range(SIDES)] for cell in range(BASE, CELLS)], np.int64
)
NEXT = np.where(NEXT == OUTSIDE, OUTSIDE, NEXT - BASE)
"""[§2] `NEXT[cell, side, way]`: the hollow to which a die of that side comes; OUTSIDE beyond the base."""

MEETING = np.full((GROUND, SIDES, SIDES), OUTSIDE, np.int64)
"""[§3] `MEETING[cell, i]`: the three cells round a saddle at which a die on `cell` takes part, by the axis each looks along, or OUTSIDE."""
for _cell in range(GROUND):
    for _axis in range(SIDES):
        if (_above := COVERS[BASE + _cell, _axis]) != OUTSIDE:
            MEETING[_cell, _axis] = SUPPORTS[_above] - BASE


def start(side: int) -> list[int]:
    """[§1] The middle five of the nine edge hollows along a side, in canonical order."""
    edge = [cell for cell in range(BASE, CELLS) if is_edge(cell) and CELL[cell][side] == 0]
    return [cell - BASE for cell in edge[2:-2]]


START = np.array([start(side) for side in range(SIDES)], np.int64)
FIRST_DIE = np.array([die(int(SEAT_COLOUR[side]), setup(side)) for side in range(SIDES)], np.int64)
"""[§1] A die of each seat as it lies at the start: 3 towards the owner, 2 to the left neighbour, 1 to the right."""
SEAT = np.full(SIDES, OUTSIDE, np.int64)
"""Whose dice have this colour."""
for _side in range(SIDES):
    SEAT[SEAT_COLOUR[_side]] = _side
GOAL = np.array([int(np.argmax([CELL[cell][side] for cell in range(BASE, CELLS)])) for side in range(SIDES)], np.int64)
"""[§4] The corner hollow opposite each side."""
