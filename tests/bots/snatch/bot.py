"""What there is to look at: every die that lies there."""

from snatch.rules import STOP
from ustolu.core import NOTHING, Look, Scene, State


def scene(s: State, seat: int) -> Scene:
    """A die that shows another number may be misread; the roller stops when it has found nothing."""
    dice = [(die, number) for die, number in enumerate(s.dice.tolist()) if number]
    return Scene(
        [Look(1, die if number == s.number else NOTHING, die if number != s.number else NOTHING) for die, number in dice],
        STOP if seat == s.roller else NOTHING,
    )


def prepare() -> None:
    """Nothing takes long."""


def choose(s: State, seat: int, who: str, seed: int) -> None:
    """Without a clock the search decides."""
