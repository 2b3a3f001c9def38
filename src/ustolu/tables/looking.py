"""Bots of a race at a table: they act when they have seen something. Which do, and how long it takes; who runs the table keeps their plans."""

from ustolu.bots import looks
from ustolu.core import SEALED
from ustolu.tables.table import Table

USUAL_PACE = 800
"""The pace of a table at which bots are as quick as their level."""
TO_CORRECT = 5_000
"""How long what was typed can be looked at before a bot decides."""


def open(t: Table) -> bool:
    """Whether who is first counts now, so that bots look. Where all choose in secret they are asked as in any other game."""
    return t.game is not None and not t.mask & SEALED and looks(t.game)


def seats(t: Table) -> list[int]:
    """The seats of bots that look now."""
    return [seat for seat in t.pending() if t.seats[seat].kind == "bot"] if open(t) else []


def alone(t: Table) -> bool:
    """Whether bots play among themselves."""
    return all(one.kind == "bot" for one in t.seats)


def keeper(t: Table) -> str | None:
    """Who must be here that bots act: the person of the first seat that is not away. "" for nobody, where bots are alone; None: they wait."""
    if alone(t):
        return ""
    return next((one.person for seat, one in enumerate(t.seats) if t.here(seat)), None)


def after(t: Table, ms: float) -> float:
    """How long a bot really takes that would act after so many ms. The table's pace slows it down, and never speeds it up.

    What was typed can be looked at for `TO_CORRECT` first, unless bots never wait.
    """
    own = t.settings.bot_pace_ms
    ms *= max(own, USUAL_PACE) / USUAL_PACE
    return max(ms, TO_CORRECT) if own and t.typed else ms
