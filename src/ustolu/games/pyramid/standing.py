"""What stands where: supports, covered faces, free dice, hollows. For arrays by cell that hold 0 where there is no die.

Each function is there twice: plain, for words and views, and compiled under a shorter name, for rules.
"""

from collections.abc import Sequence

from ustolu.core import rule
from ustolu.games.pyramid.cells import BASE, COVERS, OUTSIDE, SIDES, SUPPORTS
from ustolu.games.pyramid.dice import FACE


def is_supported(filled: Sequence[int], cell: int) -> bool:
    """[pyramid §2] Whether a die could stand on the cell: on the base, or on three dice."""
    if cell >= BASE:
        return True
    return filled[SUPPORTS[cell, 0]] != 0 and filled[SUPPORTS[cell, 1]] != 0 and filled[SUPPORTS[cell, 2]] != 0


def is_hollow(filled: Sequence[int], cell: int) -> bool:
    """[pyramid §4] Whether the cell is a hollow: empty, and a die could stand there."""
    if filled[cell] != 0:
        return False
    if cell >= BASE:
        return True
    return filled[SUPPORTS[cell, 0]] != 0 and filled[SUPPORTS[cell, 1]] != 0 and filled[SUPPORTS[cell, 2]] != 0


def is_covered(filled: Sequence[int], cell: int, side: int) -> bool:
    """[pyramid §3] Whether a die lies on the upper face `side` of the cell."""
    cover = COVERS[cell, side]
    return cover != OUTSIDE and filled[cover] != 0


def count_covered(filled: Sequence[int], cell: int) -> int:
    """[pyramid §3] How many of the three upper faces a die lies on."""
    count = 0
    for side in range(SIDES):
        cover = COVERS[cell, side]
        if cover != OUTSIDE and filled[cover] != 0:
            count += 1
    return count


def is_free(filled: Sequence[int], cell: int) -> bool:
    """[pyramid §5] Whether a free die lies on the cell: nothing rests on it."""
    if filled[cell] == 0:
        return False
    for side in range(SIDES):
        cover = COVERS[cell, side]
        if cover != OUTSIDE and filled[cover] != 0:
            return False
    return True


def face_seen(dice: Sequence[int], cell: int, side: int) -> int:
    """[pyramid §3] The number that the die on the cell shows to a side; 0 where there is none, or one lies on that face."""
    cover = COVERS[cell, side]
    if cover != OUTSIDE and dice[cover] != 0:
        return 0
    return FACE[dice[cell], side]


def sum_around(dice: Sequence[int], cell: int) -> int:
    """[pyramid §4] The sum of a hollow of three dice: face A of p + e_A, B of p + e_B, C of p + e_C."""
    total = 0
    for side in range(SIDES):
        total += FACE[dice[SUPPORTS[cell, side]], side]
    return total


supported, hollow, covered, covered_faces, free = rule(is_supported), rule(is_hollow), rule(is_covered), rule(count_covered), rule(is_free)
seen, hollow_sum = rule(face_seen), rule(sum_around)
