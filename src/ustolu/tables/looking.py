"""Bots of a race at a table: they act when they have seen something. Which do, and how long it takes; who runs the table keeps their plans."""

from collections.abc import Callable
from functools import partial

from ustolu import bots
from ustolu.bots import Plan, Plans, looks
from ustolu.core import SEALED, Game
from ustolu.tables.table import Table, deciding

USUAL_PACE = 800
"""The pace of a table at which bots are as quick as their level."""
TO_CORRECT = 5_000
"""How long what was typed can be looked at before a bot decides."""


def open(t: Table) -> bool:
    """Whether who is first counts now, so that bots look. Where all choose in secret they are asked as in any other game."""
    return t.game is not None and not t.mask & SEALED and looks(t.game)


def seats(t: Table) -> list[int]:
    """The seats of bots that look now."""
    return [seat for seat in t.acting() if t.seats[seat].kind == "bot"] if open(t) else []


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


class Eyes:
    """What the bots at one table are about to do, and the table as they have seen it. Times are ms of one clock that never goes back."""

    __slots__ = ("base", "n", "plans", "since", "tries")

    def __init__(self, game: Game, base: int) -> None:
        """`base` is what the seeds of the table's bots are made from."""
        self.plans = Plans(game)
        self.base = base
        self.tries: dict[int, int] = {}
        """How often each seat has planned something."""
        self.n = self.since = 0
        """The last event that was seen, and the one that began what is looked at."""

    def see(self, t: Table, seats: list[int], now: float) -> None:
        """Only these seats look. Whose plan is for nothing by what has happened gives it up."""
        self.plans.of = {seat: plan for seat, plan in self.plans.of.items() if seat in seats}
        if t.since != self.since:
            self.plans.forget()
        elif t.n != self.n:
            self.plans.reconsider(lambda seat: deciding(t, seat), now)
        self.n, self.since = t.n, t.since

    def task(self, t: Table, seat: int) -> Callable[[], Plan]:
        """What finds the next plan of a seat; may be done in another thread."""
        tries = self.tries[seat] = self.tries.get(seat, 0) + 1
        seed, looking = bots.seed(self.base, seat, t.n, tries), seat in self.plans.looking
        return partial(bots.intended, self.plans.game, deciding(t, seat), seat, t.who(seat), seed, looking, f"table {t.id} after event {t.n}")

    def keep(self, seat: int, found: Plan, began: float, then: Table, t: Table, now: float) -> None:
        """A seat that began to look at `then` has a plan, unless what has happened since made it void."""
        plan = Plan(began + after(then, found.at), found.codes)
        if t.since == then.since and (t.n == then.n or self.plans.holds(deciding(t, seat), seat, plan, now)):
            self.plans.of[seat] = plan
            self.plans.looking.add(seat)
