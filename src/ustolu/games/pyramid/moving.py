"""Dice that move: sliding down a row, tipping over a ridge. For arrays of dice by cell."""

from ustolu.core import rule
from ustolu.games.pyramid.cells import COVERS, OUTSIDE, STEPS
from ustolu.games.pyramid.dice import TIPPED


@rule
def slide(dice, cell, side):
    """The dice of a row above an empty cell come down by one cell along the axis of `side`, their positions kept.

    Returns the cell that is empty now: the top one of those that moved, or `cell` where none lay above.
    """
    above = COVERS[cell, side]
    while above != OUTSIDE and dice[above] != 0:
        dice[cell] = dice[above]
        cell, above = above, COVERS[above, side]
    dice[cell] = 0
    return cell


@rule
def tip(dice, cell, away, toward, half):
    """[pyramid §8] The die tips away from one side towards another, by 90 degrees, or 180 where `half` is 1. Returns the cell it comes to."""
    to = STEPS[cell, away, toward]
    dice[to] = TIPPED[half, dice[cell], away, toward]
    dice[cell] = 0
    return to
