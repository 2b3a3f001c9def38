"""What can be called in Součty, and whether a call is right."""

from ustolu.core import rule
from ustolu.games.pyramid.cells import BASE, CELLS
from ustolu.games.pyramid.standing import hollow, hollow_sum

BLANK, NONE, PASS = CELLS, CELLS + 1, CELLS + 2
"""A stop without a hollow; that no hollow has the sum; in the calm game that a seat has nothing to say."""
PILE, START, THROW, CALL, HOLLOW, PLACE, OVER = range(7)


@rule
def wanted(s):
    """[§2] The sum of the dice thrown."""
    return s.thrown[0] + s.thrown[1] + s.thrown[2]


@rule
def right(s, call):
    """[§2] Whether a call is right: the hollow has the sum; or, of `NONE`, no hollow has it."""
    total = wanted(s)
    if call < BASE:
        return hollow_sum(s.dice, call) == total
    if call == BLANK:
        return False
    found = 0
    for cell in range(BASE):
        found += hollow(s.dice, cell) and hollow_sum(s.dice, cell) == total
    return found == 0
