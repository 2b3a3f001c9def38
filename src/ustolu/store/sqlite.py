"""The embedded database: one file, one process that serves it. WAL, and a sync at every commit."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, Table, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ustolu.store.database import Database, Held, T, Work
from ustolu.store.errors import StoreUnusable
from ustolu.store.migration import migrate
from ustolu.store.patience import Patience
from ustolu.store.rows import Announcement, NewEntry, Summary

_AWAY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN}
_BUSY_SECONDS = 5.0
_PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA wal_autocheckpoint=3000")
"""A checkpoint every 12 MB: rarer ones write less in all, but then everybody waits for a long one (p99 at 3,000 moves a second: 246 ms at 32 MB)."""

_open: dict[Path, list["Sqlite"]] = {}
"""The stores this process has open on each file: they announce to one another."""


class Sqlite(Database):
    """A SQLite file. Everything that writes takes its turn, so that nothing in this process waits for a lock of its own."""

    most = 500

    def __init__(self, path: Path, seconds: float) -> None:
        self.path = path.absolute()
        url = URL.create("sqlite+aiosqlite", database=str(self.path))
        engine = create_async_engine(url, connect_args={"timeout": _BUSY_SECONDS})
        super().__init__(f"sqlite:///{self.path}", engine, Patience(f"sqlite:///{self.path}", seconds, is_away))
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
        self._writing = engine.execution_options(writes=True)
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "store")
        self._direct: sqlite3.Connection | None = None
        self._told: list[str] = []
        self._listeners: list[asyncio.Queue[Announcement | None]] = []

    async def open(self, make: bool) -> None:
        """Makes the file and its folder when they are not there."""
        if await asyncio.to_thread(self.path.is_dir):
            raise StoreUnusable(f"{self.path} is a folder, not a database")
        if not make and not await asyncio.to_thread(self.path.exists):
            raise StoreUnusable(f"there is no database {self.path}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            await self.write(lambda connection: connection.run_sync(migrate))
        except (DBAPIError, OSError) as error:
            raise StoreUnusable(f"{self.path} cannot be used as a database: {getattr(error, 'orig', error)}") from error
        self._direct = await self._in_thread(self._connect)
        _open.setdefault(self.path, []).append(self)

    async def write(self, work: Work[T]) -> T:
        """As for every database, one after another; what was told is announced after the commit."""

        async def attempt() -> T:
            async with self._turn:
                self._told.clear()
                async with self._writing.begin() as connection:
                    done = await work(connection)
                self._announce([Announcement(table_id, 0) for table_id in self._told])
                return done

        return await self.patience(attempt)

    def insert(self, table: Table) -> sqlite.Insert:
        """SQLite's insert."""
        return sqlite.insert(table)

    async def tell(self, connection: AsyncConnection, table_ids: Sequence[str]) -> None:
        """Remembered until the commit of the one transaction that writes."""
        self._told.extend(table_ids)

    async def put(self, batch: Sequence[NewEntry]) -> set[str]:
        """The whole batch is one call in one thread: each hop and each row read would cost a fight for the interpreter's lock."""
        async with self._turn:
            stored = await self._in_thread(lambda: _put(self._connection(), batch))
        self._announce([Announcement(entry.table_id, entry.n) for entry in batch if entry.table_id in stored])
        return stored

    async def announcements(self, held: Held) -> AsyncIterator[Announcement]:
        """What other stores of this process, open on the same file, have stored."""
        queue: asyncio.Queue[Announcement | None] = asyncio.Queue()
        self._listeners.append(queue)
        try:
            while (announcement := await queue.get()) is not None:
                yield announcement
        finally:
            self._listeners.remove(queue)

    async def backup(self, file: Path) -> None:
        """A snapshot that nobody waits for: readers do not block the writer."""

        def copy() -> None:
            with closing(sqlite3.connect(self.path, timeout=_BUSY_SECONDS)) as source:
                try:
                    source.execute("VACUUM INTO ?", (str(file),))
                except sqlite3.Error as error:
                    raise StoreUnusable(f"{file} cannot be written: {error}") from error

        await asyncio.to_thread(copy)

    async def close(self) -> None:
        """The last connection to close folds the WAL into the file."""
        for queue in self._listeners:
            queue.put_nowait(None)
        if self in _open.get(self.path, []):
            _open[self.path].remove(self)
        if self._direct is not None:
            await self._in_thread(self._direct.close)
        await self.engine.dispose()
        self._thread.shutdown()

    def _announce(self, announcements: list[Announcement]) -> None:
        for other in _open.get(self.path, []):
            if other is not self:
                for queue in other._listeners:
                    for announcement in announcements:
                        queue.put_nowait(announcement)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        for pragma in _PRAGMAS:
            connection.execute(pragma)
        return connection

    def _connection(self) -> sqlite3.Connection:
        if self._direct is None:
            raise RuntimeError("the database is not open")
        return self._direct

    async def _in_thread(self, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, call)


def is_away(error: BaseException) -> bool:
    """True for a file that is locked, full or not to be reached just now."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return isinstance(cause, sqlite3.OperationalError) and getattr(cause, "sqlite_errorcode", 0) & 0xFF in _AWAY


def _prepare(connection: DBAPIConnection, _record: object) -> None:
    """Transactions are begun by us, not by the driver; each commit is synced."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    """Who will write says so at once: a reader that turns writer could be refused half way."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


_STEP = 16
"""Batches are filled up to a multiple of this with rows that match nothing: few different statements stay prepared."""


class _Statements(NamedTuple):
    insert: str
    move: str
    change: str
    compare: str


@cache
def _statements(size: int) -> _Statements:
    """For a batch of this size: insert, update where the lists stay the same and where they change, and comparison.

    An entry goes in when it is the next one of a table that exists.
    """

    def rows(columns: int) -> str:
        return ",".join(["(" + ",".join("?" * columns) + ")"] * size)

    insert = (
        "INSERT INTO entries (table_id, n, entry) SELECT v.column1, v.column2, v.column3 "
        f"FROM (VALUES {rows(3)}) AS v CROSS JOIN tables AS t WHERE t.id = v.column1 AND t.n = v.column2 - 1 ON CONFLICT DO NOTHING"
    )
    move = (
        "UPDATE tables SET n = v.column2, at = v.column3, due_at = v.column4 "
        f"FROM (VALUES {rows(4)}) AS v WHERE tables.id = v.column1 AND tables.n = v.column2 - 1"
    )
    change = (
        "UPDATE tables SET n = v.column2, at = v.column3, due_at = v.column4, stage = v.column5, listed = v.column6, host = v.column7, "
        f"persons = v.column8, about = v.column9 FROM (VALUES {rows(9)}) AS v WHERE tables.id = v.column1 AND tables.n = v.column2 - 1"
    )
    compare = (
        "SELECT e.table_id FROM "
        f"(VALUES {rows(3)}) AS v CROSS JOIN entries AS e WHERE e.table_id = v.column1 AND e.n = v.column2 AND e.entry = v.column3"
    )
    return _Statements(insert, move, change, compare)


def _filled(rows: list[tuple[Any, ...]]) -> tuple[int, list[Any]]:
    """How many rows a statement for these has, and all its values."""
    size = -(-len(rows) // _STEP) * _STEP
    return size, [value for row in rows for value in row] + [None] * ((size - len(rows)) * len(rows[0]))


def _put(connection: sqlite3.Connection, batch: Sequence[NewEntry]) -> set[str]:
    """The tables in whose log the entry now stands; one transaction."""
    size, entries = _filled([(e.table_id, e.n, e.entry) for e in batch])
    moves = [(e.table_id, e.n, e.at, e.due_at) for e in batch if e.summary is None]
    changes = [(e.table_id, e.n, e.at, e.due_at, *_about(e.summary, e.persons)) for e in batch if e.summary is not None]
    connection.execute("BEGIN IMMEDIATE")
    try:
        stored = {e.table_id for e in batch}
        if connection.execute(_statements(size).insert, entries).rowcount < len(batch):
            stored = {table_id for (table_id,) in connection.execute(_statements(size).compare, entries)}
        if moves:
            size, values = _filled(moves)
            connection.execute(_statements(size).move, values)
        if changes:
            size, values = _filled(changes)
            connection.execute(_statements(size).change, values)
        sitting = [(person, e.table_id) for e in batch for person in e.sitting]
        if sitting:
            connection.executemany("INSERT OR IGNORE INTO sitting (person, table_id) VALUES (?, ?)", sitting)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return stored


def _about(summary: Summary, persons: str | None) -> tuple[str | bool | bytes | None, ...]:
    """The columns of `tables` that the lists need."""
    return summary.stage, summary.listed, summary.host, persons, summary.about
