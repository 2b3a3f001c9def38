"""Bots at a table of a race: they look at it, and act when their time has come unless what they saw is gone.

What they are about to do is kept in memory only. A table that is read from the store again is looked at anew.
"""

import asyncio
import functools
from typing import TYPE_CHECKING

from ustolu import bots
from ustolu.server.racing import now
from ustolu.tables import deciding, looking
from ustolu.tables.commands import Answer

if TYPE_CHECKING:
    from ustolu.server.host import Host


class Eyes:
    """The bots at one table."""

    __slots__ = ("acting", "host", "n", "plans", "since", "thinking", "timer", "tries")

    def __init__(self, host: "Host") -> None:
        game = host.table.game
        assert game is not None
        self.host = host
        self.plans = bots.Plans(game)
        self.tries: dict[int, int] = {}
        """How often each seat has planned something."""
        self.thinking: set[int] = set()
        self.acting: set[int] = set()
        """Whose claim is not answered yet."""
        self.timer: asyncio.TimerHandle | None = None
        self.n = self.since = 0
        """The last event that was seen, and the one that began what is looked at."""

    @property
    def seats(self) -> list[int]:
        """Whose eyes are here: with several server processes, where the first person sits who is here."""
        keeper = looking.keeper(self.host.table)
        here = keeper == "" or keeper in self.host.lines
        return looking.seats(self.host.table) if here and not self.host.hall.stopping else []

    def look(self) -> None:
        """Something may have changed: who sees that its plan is for nothing gives it up, and who has none makes one."""
        t, seats = self.host.table, self.seats
        self.plans.of = {seat: plan for seat, plan in self.plans.of.items() if seat in seats}
        if t.since != self.since:
            self.plans.forget()
        elif t.n != self.n:
            self.plans.reconsider(lambda seat: deciding(t, seat), now())
        self.n, self.since = t.n, t.since
        for seat in seats:
            if seat not in self.plans.of and seat not in self.thinking and seat not in self.acting:
                self.thinking.add(seat)
                self.host.hall.spawn(self.plan(seat, now()))
        self.wake()

    async def plan(self, seat: int, began: float) -> None:
        """Look at the table as it stands. What has happened meanwhile may make the plan void at once."""
        t, thought = self.host.table, self.host.hall.thought
        tries = self.tries[seat] = self.tries.get(seat, 0) + 1
        work = functools.partial(
            bots.intended, self.plans.game, deciding(t, seat), seat, t.who(seat), bots.seed(thought.base(self.host), seat, t.n, tries),
            seat in self.plans.looking, f"table {self.host.id} after event {t.n}",
        )  # fmt: skip
        try:
            found = await asyncio.get_running_loop().run_in_executor(thought.eyes, work)
        finally:
            self.thinking.discard(seat)
        new = self.host.table
        plan = bots.Plan(began + looking.after(t, found.at), found.codes)
        if new.since == t.since and (new.n == t.n or self.plans.holds(deciding(new, seat), seat, plan, now())):
            self.plans.of[seat] = plan
            self.plans.looking.add(seat)
        self.look()

    def wake(self) -> None:
        """Come back when the next one acts."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.plans.of:
            self.timer = asyncio.get_running_loop().call_later(max(0.0, self.plans.first() - now()) / 1000, self.act)

    def act(self) -> None:
        """Whose time has come does what it was about to do: its claim waits like everybody's, with no credit."""
        self.timer = None
        for seat in self.plans.ready(now()):
            plan = self.plans.of.pop(seat)
            if plan.codes:
                self.acting.add(seat)
                self.host.submit(None, "", Answer(seat=seat, turn=self.host.table.turns[seat], move=plan.codes))
        self.look()

    def answered(self, seat: int) -> None:
        """A claim was carried out, or came too late."""
        self.acting.discard(seat)
        self.look()

    def close(self) -> None:
        """The table is put out of memory."""
        self.plans.forget()
        self.acting.clear()
        self.wake()
