"""The row of commands at one table: one after another, each is stored, then announced, then acknowledged."""

import asyncio
import logging
import time
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from ustolu.server.identity import now_ms
from ustolu.server.line import Line, refusal
from ustolu.store import StoreAway
from ustolu.tables import Append, Chat, Command, Effect, commands, receive

if TYPE_CHECKING:
    from ustolu.server.host import Host

log = logging.getLogger("ustolu.server")
TRIES = 20
"""Races with other processes that one command may lose."""
UNFINISHED = frozenset((commands.Sit, commands.Chat, commands.Rematch))
"""Commands with something in them that only the server knows: they take several steps."""

Waiting = tuple[Line | None, str, Command | None]
"""Who asks over which line (None: nobody waits for an answer), and what. The command None: only look what others have stored."""


class Row:
    """What waits at one table. A move has no task of its own: the store calls back, thousands of times a second."""

    __slots__ = ("busy", "deciding", "host", "inbox")

    def __init__(self, host: "Host") -> None:
        self.host = host
        self.inbox: deque[Waiting] = deque()
        self.busy: asyncio.Future[Any] | None = None
        """What everybody waits for: an entry being stored, or a command that takes several steps."""
        self.deciding = False

    def add(self, line: Line | None, by: str, command: Command | None) -> None:
        """Put a command in the row; it is its turn at once when nothing else is under way."""
        self.inbox.append((line, by, command))
        if self.busy is None and not self.deciding:
            self.go_on()

    def at_rest(self) -> bool:
        """Whether nothing is under way here."""
        return self.busy is None and not self.inbox

    def go_on(self) -> None:
        """Take commands one after another until one has to wait; what it waits for calls this again."""
        self.host.used = time.monotonic()
        self.deciding = True
        try:
            while self.inbox and self.busy is None:
                line, by, command = self.inbox.popleft()
                if command is None or type(command) in UNFINISHED:
                    self.take_steps(line, by, command)
                else:
                    self.decide(line, by, command)
        finally:
            self.deciding = False

    def decide(self, line: Line | None, by: str, command: Command) -> None:
        """Decide, and give the store what is to be stored."""
        try:
            _, effects = receive(self.host.table, by, command, now_ms())
            first = effects[0] if effects else None
            if isinstance(first, Append):
                self.busy = self.host.hall.store.append(self.host.id, first.number, first.entry, first.due_at, first.summary)
                self.busy.add_done_callback(partial(self.stored, line, by, command, effects))
            else:
                self.host.answer(line, command, effects)
        except Exception as error:
            self.failed(line, command, error)

    def stored(self, line: Line | None, by: str, command: Command, effects: tuple[Effect, ...], storing: "asyncio.Future[bool]") -> None:
        """The store has answered. A lost race is run again, step by step."""
        if storing.cancelled():
            return
        try:
            if not storing.result():
                self.take_steps(line, by, command, lost=True)
                return
            self.host.done(line, command, effects)
        except Exception as error:
            self.failed(line, command, error)
        self.busy = None
        self.go_on()

    def take_steps(self, line: Line | None, by: str, command: Command | None, lost: bool = False) -> None:
        """Carry out, in a task, what takes several steps."""
        self.busy = asyncio.create_task(self.carry_out(line, by, command, lost))
        self.busy.add_done_callback(self.carried_out)

    def carried_out(self, task: "asyncio.Future[None]") -> None:
        if not task.cancelled():
            self.busy = None
            self.go_on()

    async def carry_out(self, line: Line | None, by: str, command: Command | None, lost: bool) -> None:
        """Decide, store, announce, acknowledge. Who loses a race (or `lost` one before) reads what is new and decides again."""
        try:
            if command is None:
                await self.host.catch_up()
            else:
                await self.race(line, by, await self.filled_in(line, by, command), lost)
        except Exception as error:
            self.failed(line, command, error)

    async def race(self, line: Line | None, by: str, command: Command, lost: bool) -> None:
        """Try until nobody else was first."""
        host = self.host
        for attempt in range(TRIES):
            if lost or attempt:
                await host.catch_up()
            _, effects = receive(host.table, by, command, now_ms())
            first = effects[0] if effects else None
            if isinstance(first, Chat):
                await host.say(first, command.ref)
            if not isinstance(first, Append):
                host.answer(line, command, effects)
                return
            if await host.hall.store.append(host.id, first.number, first.entry, first.due_at, first.summary):
                host.done(line, command, effects)
                return
        log.error("table %s lost %d races with %s", host.id, TRIES, type(command).__name__)
        if line is not None:
            line.put(refusal("busy", command.ref))

    async def filled_in(self, line: Line | None, by: str, command: Command) -> Command:
        """The command with what only the server knows: names, and the table that a rematch opens."""
        if line is not None and isinstance(command, commands.Sit | commands.Chat) and not command.name:
            return msgspec.structs.replace(command, name=line.name)
        if isinstance(command, commands.Rematch):
            trial = msgspec.structs.replace(command, table="?")
            _, effects = receive(self.host.table, by, trial, now_ms())
            if isinstance(effects[0], Append):
                from ustolu.server import lobby  # lobby knows hosts

                return msgspec.structs.replace(command, table=await lobby.again(self.host.hall, self.host, by))
            return trial
        return command

    def failed(self, line: Line | None, command: Command | None, error: Exception) -> None:
        """A store that is away leaves it open whether the entry was stored: whoever sits here comes back and finds what it holds.

        Anything else is a bug, logged by the kind of the command only: a secret choice belongs into no log.
        """
        if isinstance(error, StoreAway):
            log.error("table %s: %s", self.host.id, error)
            self.inbox.clear()
            self.host.hall.give_up(self.host)
            return
        log.error("table %s failed at %s after entry %d", self.host.id, type(command).__name__, self.host.table.entries, exc_info=error)
        if line is not None:
            line.put(refusal("failed", getattr(command, "ref", "")))
        self.host.answered(command)
