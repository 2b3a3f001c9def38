"""The big database: several processes on one PostgreSQL, which learn of one another by NOTIFY."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import asyncpg
from sqlalchemy import Table, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ustolu.store.database import Database, Held
from ustolu.store.errors import StoreUnusable
from ustolu.store.migration import migrate
from ustolu.store.notices import CHANNEL, Listener
from ustolu.store.patience import Patience
from ustolu.store.rows import Announcement, NewEntry
from ustolu.store.sqlite import Sqlite
from ustolu.store.transfer import copy

_CONNECT_SECONDS = 5.0
_COMMAND_SECONDS = 30.0

_PUT = f"""
WITH v AS (
    SELECT * FROM unnest($2::text[], $3::int[], $4::bytea[], $5::bigint[], $6::bigint[],
                         $7::text[], $8::bool[], $9::text[], $10::text[], $11::bytea[])
    AS v (table_id, n, entry, at, due_at, stage, listed, host, persons, about)
), new AS (
    INSERT INTO entries (table_id, n, entry)
    SELECT v.table_id, v.n, v.entry FROM v JOIN tables AS t ON t.id = v.table_id AND t.n = v.n - 1 ORDER BY v.table_id
    ON CONFLICT DO NOTHING RETURNING table_id, n
), changed AS (
    UPDATE tables AS t SET n = v.n, at = v.at, due_at = v.due_at, stage = coalesce(v.stage, t.stage), listed = coalesce(v.listed, t.listed),
        host = CASE WHEN v.stage IS NULL THEN t.host ELSE v.host END, persons = coalesce(v.persons, t.persons), about = coalesce(v.about, t.about)
    FROM v JOIN new USING (table_id) WHERE t.id = v.table_id
), sat AS (
    INSERT INTO sitting (person, table_id) SELECT * FROM unnest($12::text[], $13::text[]) ON CONFLICT DO NOTHING
)
SELECT array_agg(table_id), CASE WHEN count(*) > 0 THEN pg_notify('{CHANNEL}', $1 || ' ' || string_agg(table_id || ':' || n, ' ')) END FROM new
"""

_COMPARE = """
SELECT array_agg(e.table_id) FROM unnest($1::text[], $2::int[], $3::bytea[]) AS v (table_id, n, entry)
JOIN entries AS e ON e.table_id = v.table_id AND e.n = v.n AND e.entry = v.entry
"""


class Postgres(Database):
    """A PostgreSQL database, by its URL as libpq reads it."""

    most = 150
    """A notice holds 8,000 bytes: room for as many tables with ids of up to 40 letters."""

    def __init__(self, url: str, seconds: float) -> None:
        self._url = url
        shown = make_url(url).render_as_string(hide_password=True)
        engine = create_async_engine("postgresql+asyncpg://", async_creator=self.connect, pool_size=5, max_overflow=5)
        super().__init__(shown, engine, Patience(shown, seconds, is_away))
        self._writer: asyncpg.Connection | None = None
        self._listeners: list[Listener] = []

    async def connect(self) -> asyncpg.Connection:
        """A connection of its own."""
        return await asyncpg.connect(self._url, timeout=_CONNECT_SECONDS, command_timeout=_COMMAND_SECONDS)

    async def open(self, make: bool) -> None:
        """Two processes that open an empty database at once migrate it once."""
        try:
            await self.write(lambda connection: connection.run_sync(migrate))
        except (DBAPIError, asyncpg.PostgresError) as error:
            raise StoreUnusable(f"{self.name} cannot be used: {getattr(error, 'orig', error)}") from error

    def insert(self, table: Table) -> postgresql.Insert:
        """PostgreSQL's insert."""
        return postgresql.insert(table)

    async def tell(self, connection: AsyncConnection, table_ids: Sequence[str]) -> None:
        """A notice inside the transaction is sent when it commits, or never."""
        for start in range(0, len(table_ids), self.most):
            payload = " ".join([self.origin, *(f"{table_id}:0" for table_id in table_ids[start : start + self.most])])
            await connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    async def put(self, batch: Sequence[NewEntry]) -> set[str]:
        """One statement, so one journey to the database and one transaction; rows of others are waited for in the order of ids."""
        if self._writer is None or self._writer.is_closed():
            self._writer = await self.connect()
        try:
            return await _put(self._writer, self.origin, batch)
        except BaseException:
            self._writer.terminate()
            raise

    async def announcements(self, held: Held) -> AsyncIterator[Announcement]:
        """By one connection that listens."""
        listener = Listener(self.connect, self.origin, held, is_away)
        self._listeners.append(listener)
        try:
            async for announcement in listener:
                yield announcement
        finally:
            self._listeners.remove(listener)
            await listener.close()

    async def backup(self, file: Path) -> None:
        """Everything as of one moment, copied row by row into a new SQLite file."""
        target = Sqlite(file, seconds=0)
        try:
            await target.open(make=True)
            await copy(self.engine, target)
        finally:
            await target.close()

    async def close(self) -> None:
        """Ends all connections."""
        for listener in self._listeners:
            listener.end()
        if self._writer is not None:
            self._writer.terminate()
        await self.engine.dispose()


async def _put(writer: asyncpg.Connection, origin: str, batch: Sequence[NewEntry]) -> set[str]:
    keys = ([e.table_id for e in batch], [e.n for e in batch], [e.entry for e in batch])
    about = [e.summary for e in batch]
    sitting = [(person, e.table_id) for e in batch for person in e.sitting]
    new = await writer.fetchval(
        _PUT,
        origin,
        *keys,
        [e.at for e in batch],
        [e.due_at for e in batch],
        [s and s.stage for s in about],
        [s and s.listed for s in about],
        [s and s.host for s in about],
        [e.persons for e in batch],
        [s and s.about for s in about],
        [person for person, _ in sitting],
        [table_id for _, table_id in sitting],
    )
    if new is not None and len(new) == len(batch):
        return set(new)
    return set(await writer.fetchval(_COMPARE, *keys) or ())


_AWAY = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.ObjectNotInPrerequisiteStateError,
    asyncpg.InternalClientError,
)
"""The last two: a database that takes no connections just now, and a connection that broke at an awkward moment."""


def is_away(error: BaseException) -> bool:
    """True when the connection broke or the server cannot serve now; also for a deadlock, after which one simply begins again."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or (error.orig is not None and is_away(error.orig.__cause__ or error.orig))
    if isinstance(error, asyncpg.InterfaceError):
        return "closed" in str(error) or "released" in str(error)
    return isinstance(error, _AWAY)
