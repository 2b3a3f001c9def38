"""What a seat has to look at in a game where whoever is first may act: a game's bot.py tells it, bots look at it as people would."""

from collections.abc import Sequence
from typing import NamedTuple

NOTHING = -1
"""No move."""


class Look(NamedTuple):
    """One thing to look at: a die, a hollow, a hand."""

    dice: int
    """How many dice (or other signs) have to be read to judge it."""
    right: int = NOTHING
    """The move it leads to when it is read rightly."""
    wrong: int = NOTHING
    """The move it leads to when it is misread, where a person could be so mistaken."""


class Scene(NamedTuple):
    """What a seat has before it, and what it does when it has looked at everything and found nothing: calls that, or NOTHING, which is to look on."""

    looks: Sequence[Look]
    otherwise: int = NOTHING
    thrown: int = 0
    """How many dice have to be read before anything can be judged: those that were thrown."""
