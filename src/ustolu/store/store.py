"""The store: one object with everything that is kept."""

import asyncio
import contextlib
import logging
from types import TracebackType
from typing import Self

from ustolu.store import address
from ustolu.store.database import Database
from ustolu.store.errors import StoreAway
from ustolu.store.leagues import Leagues
from ustolu.store.log import Log
from ustolu.store.people import People
from ustolu.store.presence import Presence
from ustolu.store.talk import Talk
from ustolu.store.upkeep import Upkeep
from ustolu.store.writer import Writer

_SEEN_SECONDS = 1.0

log = logging.getLogger(__name__)


class Store(Log, Leagues, People, Talk, Presence, Upkeep):
    """An open database. Calls wait up to `patience` seconds for one that is away, then raise StoreAway."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._sat = {}
        self._fresh = {}
        self._writer = Writer(database.put, database.most, database.patience)
        self._seeing = asyncio.create_task(self._write_seen_for_ever(), name="store presence")

    @property
    def name(self) -> str:
        """The address of the database, without its password."""
        return self._db.name

    async def close(self) -> None:
        """What was given is stored, then all connections end."""
        self._seeing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._seeing
        await self._writer.close()
        try:
            await self.write_seen()
        except StoreAway as error:
            log.warning("%s", error)
        await self._db.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        await self.close()

    async def _write_seen_for_ever(self) -> None:
        while True:
            await asyncio.sleep(_SEEN_SECONDS)
            try:
                await self.write_seen()
            except StoreAway as error:
                log.warning("%s", error)


async def open_store(url: str | None = None, patience: float = 10.0, make: bool = True) -> Store:
    """Opens the database at `url`, makes or migrates its tables; None is a SQLite file in the user's data folder.

    `sqlite:///relative/path`, `sqlite:////absolute/path`, `postgresql://user:password@host/name`; without `make` a file must be there.
    Raises StoreUnusable, StoreTooNew, StoreAway.
    """
    database = address.find(url, patience)
    try:
        await database.open(make)
    except BaseException:
        await database.close()
        raise
    return Store(database)
