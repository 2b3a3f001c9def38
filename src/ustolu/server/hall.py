"""All tables of one process: which are in memory, who sits at them, what is due, and how everything begins and ends.

What needs the rules (and with them Numba) is imported after the port is open, so that the first page comes at once.
"""

import asyncio
import importlib
import logging
import re
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ustolu.server.fault import Fault
from ustolu.server.identity import Identities, now_ms
from ustolu.server.rate import Buckets
from ustolu.server.settings import Settings
from ustolu.server.workshop import Workshop

if TYPE_CHECKING:
    from litestar import Request

    from ustolu.core import Game
    from ustolu.server.host import Host
    from ustolu.server.line import Line
    from ustolu.server.thought import Thought
    from ustolu.store import Store

ID = re.compile(r"[0-9A-Za-z_-]{1,64}")
"""What may be the name of a table. Anything else is not even looked for."""
log = logging.getLogger("ustolu.server")


class Hall:
    """The state of one server process. There is no other; nothing here is global."""

    def __init__(self, store: "Store | str | None", settings: Settings) -> None:
        self.settings = settings
        self.hosts: dict[str, Host] = {}
        self.workshop = Workshop()
        self.strangers = Buckets(settings.limits.new_persons, settings.limits.new_person_burst)
        self.sockets = 0
        self.stopping = False
        self.started_at = time.time()
        self._given = store
        self._sockets_of: dict[str, int] = {}
        self._open: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._chores: list[asyncio.Task[None]] = []
        self._loading: dict[str, asyncio.Future[Host]] = {}
        self.store: Store
        self.identities: Identities
        self.thought: Thought

    # Beginning and end.

    async def start(self) -> None:
        """Begin to open store and rules; answers at once."""
        self._open = asyncio.create_task(self._opening())

    async def _opening(self) -> None:
        if self._given is None or isinstance(self._given, str):
            module = await asyncio.to_thread(importlib.import_module, "ustolu.store")
            self.store = await module.open_store(self._given)
        else:
            self.store = self._given
        self.identities = Identities(self.store)
        await asyncio.to_thread(importlib.import_module, "ustolu.server.host")
        module = await asyncio.to_thread(importlib.import_module, "ustolu.server.thought")
        self.thought = module.Thought(self.settings.times.think)
        chores = importlib.import_module("ustolu.server.chores")
        self._chores = [asyncio.create_task(chores.keep_up(self, chore)) for chore in chores.ALL]

    async def opened(self) -> None:
        """Wait until store and rules are there. Raises what kept them from opening."""
        if self._open is None:
            raise Fault(503, "starting")
        await asyncio.shield(self._open)

    async def stop(self) -> None:
        """Tell everybody, let what was received be stored and answered, accept nothing more. May be called twice."""
        if self.stopping:
            return
        self.stopping = True
        seconds = int(self.settings.times.stop)
        for host in self.hosts.values():
            host.send(b'{"type":"stopping","seconds":%d}' % seconds)
        if hasattr(self, "thought"):
            self.thought.close()
        ends = time.monotonic() + seconds
        while (busy := self._busy()) and (left := ends - time.monotonic()) > 0:
            await asyncio.wait(busy, timeout=left)
        for host in self.hosts.values():
            for line in host.everybody():
                line.transport.hang_up(1012, "stopping")

    async def close(self) -> None:
        """End all chores; close the store if it was opened here."""
        await self.stop()
        if self._open is not None:
            await asyncio.gather(self._open, return_exceptions=True)
        await self.workshop.close()
        ending = [*self._chores, *self._tasks, *self._busy()]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        if (self._given is None or isinstance(self._given, str)) and hasattr(self, "store"):
            await self.store.close()

    def _busy(self) -> list["asyncio.Future[Any]"]:
        """What tables wait for just now."""
        return [host.row.busy for host in self.hosts.values() if host.row.busy is not None]

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run something beside; its failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something beside failed", exc_info=task.exception())

    # Tables.

    async def host(self, id: str) -> "Host":
        """The table `id`, read from the store if need be. Raises Fault unknown-table."""
        await self.opened()
        if id in self.hosts:
            return self.hosts[id]
        if not ID.fullmatch(id):
            raise Fault(404, "unknown-table")
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> "Host":
        from ustolu.server import loading

        host = await loading.load(self, id)
        self.hosts[id] = host
        host.wake_at(loading.due(host))
        host.look()
        return host

    def give_up(self, host: "Host") -> None:
        """Put a table out of memory although people sit at it: they come back and find what the store holds."""
        self.put_away(host)
        for line in host.everybody():
            line.transport.hang_up(1013, "again")

    def put_away(self, host: "Host") -> None:
        """Put a table out of memory."""
        if self.hosts.get(host.id) is host:
            del self.hosts[host.id]
        host.wake_at(None)
        if host.racing is not None:
            host.racing.give_up()
        if host.eyes is not None:
            host.eyes.close()

    def rename(self, person: str, name: str) -> None:
        """A person is called something else from now on."""
        self.identities.forget(person)
        for host in self.hosts.values():
            for line in host.lines.get(person, ()):
                line.name = name

    def count(self, person: str, change: int) -> int:
        """How many sockets a person has, after one more or one less."""
        number = self._sockets_of.get(person, 0) + change
        if number:
            self._sockets_of[person] = number
        else:
            self._sockets_of.pop(person, None)
        return number

    async def join(self, line: "Line", id: str) -> "Host":
        """Seat a socket at a table. Raises Fault: unknown-table, removed, full."""
        host = await self.host(id)
        if not host.table.may_enter(line.person):
            raise Fault(403, "removed")
        if len(host.everybody()) >= self.settings.limits.sockets_of_table:
            raise Fault(503, "full")
        try:
            await host.join(line)
        except BaseException:
            host.leave(line)
            raise
        return host

    # What requests need.

    async def game(self, id: str) -> "Game":
        """A game of the catalogue. Raises Fault unknown-game."""
        await self.opened()
        from ustolu.core import BadMessage
        from ustolu.core.catalogue import game

        try:
            return game(id)
        except BadMessage as error:
            raise Fault(404, error.reason, error.detail) from None

    async def folder(self, name: str) -> Path:
        """Where a game, or what games share, lies. Raises Fault unknown-game."""
        await self.opened()
        from ustolu.core.catalogue import catalogue

        known = catalogue()
        if name in known.shared and name not in known.games:
            return known.shared[name]
        return (await self.game(name)).folder

    def secure(self, request: "Request[Any, Any, Any]") -> bool:
        """Whether the person's browser speaks https to us."""
        return self.settings.address.secure or request.url.scheme == "https"

    def url(self, request: "Request[Any, Any, Any]", path: str) -> str:
        """The address of a path for people to send to each other: a server that is open to the network never says `localhost`."""
        host = request.headers.get("host", "")
        return self.settings.address.url(path, host, request.url.scheme)

    def leave_cookie(self, request: "Request[Any, Any, Any]", cookie: str) -> None:
        """Send a cookie along with the answer to this request."""
        request.scope["state"].setdefault("cookies", []).append(cookie)

    def health(self) -> dict[str, Any]:
        """What is going on here, in numbers."""
        return {"program": "ustolu", "tables": len(self.hosts), "sockets": self.sockets, "up_s": int(time.time() - self.started_at), "now": now_ms()}
