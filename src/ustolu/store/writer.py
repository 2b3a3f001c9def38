"""Group commit: all appends that wait go into one transaction, so that many tables share one sync."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from ustolu.store.errors import StoreAway
from ustolu.store.patience import Patience
from ustolu.store.rows import NewEntry

Put = Callable[[Sequence[NewEntry]], Awaitable[set[str]]]
Waiting = tuple[NewEntry, "asyncio.Future[bool]"]


class Writer:
    """One task stores what is given to `add`; at most one entry a table is under way, and at most `most` in one transaction."""

    def __init__(self, put: Put, most: int, patience: Patience) -> None:
        self._put = put
        self._most = most
        self._patience = patience
        self._waiting: deque[Waiting] = deque()
        self._wake = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self._task = self._loop.create_task(self._run(), name="store writer")

    def add(self, entry: NewEntry) -> "asyncio.Future[bool]":
        """Becomes True when the entry is durable, False when another has its place. The entry may be stored even when nobody waits any more."""
        if self._closing:
            raise StoreAway("the store is closed")
        future: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append((entry, future))
        self._wake.set()
        return future

    async def close(self) -> None:
        """Returns when all that was given has its answer."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
            batch = self._take()
            if batch:
                await self._store(batch)

    def _take(self) -> dict[str, Waiting]:
        """The next batch by table, in the order of ids: two processes that lock rows in one order cannot block each other for ever."""
        batch: dict[str, Waiting] = {}
        later: list[Waiting] = []
        while self._waiting and len(batch) < self._most:
            waiting = self._waiting.popleft()
            if waiting[0].table_id in batch:
                later.append(waiting)
            else:
                batch[waiting[0].table_id] = waiting
        self._waiting.extendleft(reversed(later))
        return dict(sorted(batch.items()))

    async def _store(self, batch: dict[str, Waiting]) -> None:
        entries = [entry for entry, _ in batch.values()]
        try:
            stored = await self._patience(lambda: self._put(entries))
        except StoreAway as error:
            self._give_up([*batch.values(), *self._waiting], error)
            self._waiting.clear()
        except Exception as error:
            await self._store_singly(batch, error)
        else:
            for table_id, (_, future) in batch.items():
                if not future.done():
                    future.set_result(table_id in stored)

    async def _store_singly(self, batch: dict[str, Waiting], error: Exception) -> None:
        """One entry the database cannot take must not keep the others out."""
        if len(batch) == 1:
            self._give_up(list(batch.values()), error)
            return
        for table_id, waiting in batch.items():
            await self._store({table_id: waiting})

    def _give_up(self, waiting: list[Waiting], error: Exception) -> None:
        for _, future in waiting:
            if not future.done():
                future.set_exception(error)
