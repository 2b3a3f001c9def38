"""Moves at a table of a race: they wait, outside the row of commands, until it is clear that nobody was before them."""

import asyncio
import time
from typing import TYPE_CHECKING

from ustolu.core import SEALED
from ustolu.server.line import Line
from ustolu.tables import Command, commands
from ustolu.tables.race import Waiting
from ustolu.tables.table import number

if TYPE_CHECKING:
    from ustolu.server.host import Host

Asked = commands.Move | commands.Undo | commands.Answer
PING_S = 2.0
"""How often the round trip to everybody at such a table is measured."""


def now() -> float:
    """Milliseconds of a clock that never goes back."""
    return time.monotonic() * 1000


class Racing:
    """The claims at one table."""

    __slots__ = ("host", "timer", "waiting")

    def __init__(self, host: "Host") -> None:
        self.host = host
        self.waiting: Waiting[tuple[Line | None, str, Asked]] = Waiting()
        self.timer: asyncio.TimerHandle | None = None

    def measure(self, line: Line) -> None:
        """A socket has come: how long is the way to it?"""
        line.transport.measure(PING_S)

    def takes(self, line: Line | None, by: str, command: Command | None) -> bool:
        """Whether this has to wait its turn here; whatever is certainly refused, or is no claim, does not."""
        if not isinstance(command, Asked):
            return False
        seat = command.seat if isinstance(command, commands.Answer) else number(command.seat)
        if by and seat not in self.host.table.held(by):
            return False
        self.waiting.add(seat, now(), line.trip.credit if line else 0, (line, by, command))
        self.settle()
        return True

    def waits(self, seat: int) -> bool:
        """Whether a claim of this seat is not settled yet."""
        return any(claim.seat == seat for claim in self.waiting.claims)

    def credits(self) -> dict[int, float]:
        """The credit of each seat that may act now. Where all choose in secret nobody can be first, so that nobody waits for anybody."""
        table = self.host.table
        if table.mask & SEALED:
            return {}
        return {seat: self.credit(seat) for seat in table.acting()}

    def credit(self, seat: int) -> int:
        """That of the slowest socket of its person; a bot has none."""
        one = self.host.table.seats[seat]
        return max((line.trip.credit for line in self.host.lines.get(one.person, ())), default=0) if one.kind == "person" else 0

    def settle(self) -> None:
        """Hand over what is certain by now, in its order, and come back when the next one will be."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        while claim := self.waiting.settle(now(), self.credits()):
            line, by, command = claim.what
            self.host.row.add(line, by, commands.Settled(ref=command.ref, what=command, credit=round(claim.credit)))
        due = self.waiting.due(self.credits())
        if due is not None and self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(max(0.0, due - now()) / 1000, self.settle)

    def give_up(self) -> None:
        """The table is put out of memory: whoever waits comes back and asks again."""
        self.waiting.claims.clear()
        self.settle()
