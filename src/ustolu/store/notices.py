"""PostgreSQL's notices. They may be lost with their connection, so after each reconnect what one holds is compared with what there is."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import asyncpg

from ustolu.store.database import Held
from ustolu.store.rows import Announcement

CHANNEL = "ustolu"
_PING_SECONDS = 10.0
_RECONNECT_SECONDS = 0.2
_MOST_WAITING = 20_000


class Listener:
    """Yields what other processes announce. A queue that overflows costs the connection, so that nothing is passed over in silence."""

    def __init__(
        self, connect: Callable[[], Awaitable[asyncpg.Connection]], origin: str, held: Held, is_away: Callable[[BaseException], bool]
    ) -> None:
        self._connect = connect
        self._origin = origin
        self._held = held
        self._is_away = is_away
        self._connection: asyncpg.Connection | None = None
        self._queue: asyncio.Queue[Announcement | None] = asyncio.Queue(_MOST_WAITING)
        self._ended = asyncio.Event()

    async def __aiter__(self) -> AsyncIterator[Announcement]:
        while not self._ended.is_set():
            try:
                for announcement in await self._begin():
                    yield announcement
                while (heard := await self._hear()) is not None:
                    yield heard
            except Exception as error:
                if not self._is_away(error):
                    raise
            await self.close()
            await asyncio.sleep(0 if self._ended.is_set() else _RECONNECT_SECONDS)

    def end(self) -> None:
        """The iteration ends as soon as it can."""
        self._ended.set()
        self._break()

    async def close(self) -> None:
        """Ends the connection, if there is one."""
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            connection.terminate()

    async def _begin(self) -> list[Announcement]:
        """Listens on a new connection; returns what was missed: first listened, then compared, so that nothing falls between."""
        self._queue = asyncio.Queue(_MOST_WAITING)
        self._connection = connection = await self._connect()
        connection.add_termination_listener(lambda _: self._break())
        await connection.add_listener(CHANNEL, self._notice)
        held = dict(self._held())
        rows = await connection.fetch("SELECT id, n FROM tables WHERE id = ANY($1::text[])", list(held))
        ahead = [Announcement(row["id"], row["n"]) for row in rows if row["n"] > held[row["id"]]]
        return [*ahead, *(Announcement(table_id, 0) for table_id in held)]

    async def _hear(self) -> Announcement | None:
        """The next one; None when the connection is gone. Silence is tested, since a cable may be cut without a word."""
        while self._queue.empty():
            try:
                return await asyncio.wait_for(self._queue.get(), _PING_SECONDS)
            except TimeoutError:
                if self._connection is None:
                    return None
                await self._connection.fetchval("SELECT 1", timeout=_PING_SECONDS)
        return self._queue.get_nowait()

    def _notice(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        origin, *parts = str(payload).split(" ")
        if origin == self._origin:
            return
        for part in parts:
            table_id, _, n = part.rpartition(":")
            if self._queue.full():
                self._break()
                return
            self._queue.put_nowait(Announcement(table_id, int(n)))

    def _break(self) -> None:
        """What waits is dropped: the comparison after the reconnect finds it again."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)
