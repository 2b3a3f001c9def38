"""Bots at a table of a race: they look at it, and act when their time has come unless what they saw is gone.

What they are about to do is kept in memory only. A table that is read from the store again is looked at anew.
"""

import asyncio
from typing import TYPE_CHECKING

from ustolu.server.racing import now
from ustolu.tables import looking
from ustolu.tables.commands import Answer

if TYPE_CHECKING:
    from ustolu.server.host import Host


class Eyes:
    """The bots at one table."""

    __slots__ = ("acting", "host", "mind", "thinking", "timer")

    def __init__(self, host: "Host") -> None:
        game = host.table.game
        assert game is not None
        self.host = host
        self.mind = looking.Eyes(game, host.hall.thought.base(host))
        self.thinking: set[int] = set()
        self.acting: set[int] = set()
        """Whose claim is not answered yet."""
        self.timer: asyncio.TimerHandle | None = None

    @property
    def seats(self) -> list[int]:
        """Whose eyes are here: with several server processes, where the first person sits who is here."""
        keeper = looking.keeper(self.host.table)
        here = keeper == "" or keeper in self.host.lines
        return looking.seats(self.host.table) if here and not self.host.hall.stopping else []

    def look(self) -> None:
        """Something may have changed: who sees that its plan is for nothing gives it up, and who has none makes one."""
        seats = self.seats
        self.mind.see(self.host.table, seats, now())
        for seat in seats:
            if seat not in self.mind.plans.of and seat not in self.thinking and seat not in self.acting:
                self.thinking.add(seat)
                self.host.hall.spawn(self.plan(seat, now()))
        self.wake()

    async def plan(self, seat: int, began: float) -> None:
        """Look at the table as it stands."""
        then = self.host.table
        try:
            found = await asyncio.get_running_loop().run_in_executor(self.host.hall.thought.eyes, self.mind.task(then, seat))
        finally:
            self.thinking.discard(seat)
        self.mind.keep(seat, found, began, then, self.host.table, now())
        self.look()

    def wake(self) -> None:
        """Come back when the next one acts."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.mind.plans.of:
            self.timer = asyncio.get_running_loop().call_later(max(0.0, self.mind.plans.first() - now()) / 1000, self.act)

    def act(self) -> None:
        """Whose time has come does what it was about to do: its claim waits like everybody's, with no credit."""
        self.timer = None
        for seat in self.mind.plans.ready(now()):
            plan = self.mind.plans.of.pop(seat)
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
        self.mind.plans.forget()
        self.acting.clear()
        self.wake()
