"""Random dice: a pile falls die by die, each from one fair die of 24 positions times the dice left of all colours.

[pyramid §6] So every arrangement of the colours and every position is as likely as any other. `left` counts the dice of each colour
that have not fallen yet.
"""

from collections.abc import Sequence

from ustolu.core import rule
from ustolu.games.pyramid.dice import POSITIONS


@rule
def ways(left):
    """How many equally likely ways the next die can fall."""
    return POSITIONS * (int(left[0]) + int(left[1]) + int(left[2]))


def die_fallen(left: Sequence[int], way: int) -> int:
    """The die that a fall brings: its position, then which of the dice left it is, sorted by colour."""
    which, colour = way // POSITIONS, 0
    while colour < 2 and which >= left[colour]:
        which -= int(left[colour])
        colour += 1
    return 1 + colour * POSITIONS + way % POSITIONS


fallen = rule(die_fallen)


@rule
def fall(left, dice, cell, way):
    """The die of a fall comes to its cell and is no longer among those left."""
    dice[cell] = fallen(left, way)
    left[(dice[cell] - 1) // POSITIONS] -= 1


def way_to(left: Sequence[int], die: int) -> int:
    """The first fall that brings this die; -1 when no die of its colour is left."""
    colour, position = divmod(die - 1, POSITIONS)
    if left[colour] == 0:
        return -1
    return sum(int(left[other]) for other in range(colour)) * POSITIONS + position
