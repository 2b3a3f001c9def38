"""One code for the embedded and the big database: what the two have in common, and what each must do its own way."""

import abc
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ustolu.store.patience import Patience
from ustolu.store.rows import Announcement, NewEntry

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
Held = Callable[[], Iterable[tuple[str, int]]]
"""The tables somebody has in memory, each with the last number known."""


class Database(abc.ABC):
    """`name` is the address without its password; `origin` marks what this process announces."""

    most: int
    """How many entries go into one transaction."""

    def __init__(self, name: str, engine: AsyncEngine, patience: Patience) -> None:
        self.name = name
        self.engine = engine
        self.patience = patience
        self.origin = uuid.uuid4().hex[:12]

    async def read(self, work: Work[T]) -> T:
        """What `work` finds, in one transaction."""

        async def attempt() -> T:
            async with self.engine.connect() as connection:
                return await work(connection)

        return await self.patience(attempt)

    async def write(self, work: Work[T]) -> T:
        """What `work` returns, once it is durable. It may run again when the outcome of the first time is not known."""

        async def attempt() -> T:
            async with self.engine.begin() as connection:
                return await work(connection)

        return await self.patience(attempt)

    @abc.abstractmethod
    async def open(self, make: bool) -> None:
        """Migrates, and makes the connections ready. Raises StoreUnusable, also when there is no such file and `make` is False."""

    @abc.abstractmethod
    def insert(self, table: Table) -> "postgresql.Insert | sqlite.Insert":
        """An insert that knows `on_conflict_do_nothing` and `on_conflict_do_update`."""

    @abc.abstractmethod
    async def tell(self, connection: AsyncConnection, table_ids: Sequence[str]) -> None:
        """Announces, with the transaction of `connection`, that something beside the log of these tables changed."""

    @abc.abstractmethod
    async def put(self, batch: Sequence[NewEntry]) -> set[str]:
        """Stores in one durable transaction every entry that is its table's next, at most one a table, and announces it.

        Returns the tables in whose log exactly this entry now stands at its number, be it from before.
        """

    @abc.abstractmethod
    def announcements(self, held: Held) -> AsyncIterator[Announcement]:
        """What others store, until the database is closed."""

    @abc.abstractmethod
    async def backup(self, file: Path) -> None:
        """A copy of one moment, as a new SQLite file."""

    @abc.abstractmethod
    async def close(self) -> None:
        """Ends all connections."""
