"""What a house needs to stay tidy: tables nobody comes back to, devices nobody uses, a copy of everything."""

import asyncio
import os
from pathlib import Path

from sqlalchemy import delete, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ustolu.store import address
from ustolu.store.database import Database
from ustolu.store.schema import CHAT, ENTRIES, LEAGUE_PEOPLE, LINKS, PERSONS, SEEN, SITTING, SNAPSHOTS, TABLES, TOKENS
from ustolu.store.transfer import copy

_ROWS = 200


class Upkeep:
    """The part of a store that tidies and copies."""

    _db: Database

    async def abandoned(self, before: int) -> list[str]:
        """Unfinished tables at which nothing has happened since; closing one is an entry in its log, so it is left to who can write one."""
        query = select(TABLES.c.id).where(TABLES.c.stage.in_(("gathering", "playing")), TABLES.c.at < before).order_by(TABLES.c.at)

        async def work(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(query.limit(_ROWS))).scalars())

        return await self._db.read(work)

    async def remove_old(self, before: int) -> int:
        """Removes closed tables untouched since, personal links that ended and devices unused since, and persons without device and table.

        Returns how many tables went. Finished games stay.
        """

        async def work(connection: AsyncConnection) -> int:
            query = select(TABLES.c.id).where(TABLES.c.stage == "closed", TABLES.c.at < before).order_by(TABLES.c.id).limit(_ROWS)
            tables = list((await connection.execute(query.with_for_update())).scalars())
            for table in (ENTRIES, SNAPSHOTS, SEEN, SITTING, CHAT):
                await connection.execute(delete(table).where(table.c.table_id.in_(tables)))
            await connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
            await connection.execute(delete(TOKENS).where(TOKENS.c.used_at < before))
            await connection.execute(delete(LINKS).where(LINKS.c.ends_at < before))
            known = or_(*(PERSONS.c.id.in_(select(table.c.person)) for table in (TOKENS, SITTING, LEAGUE_PEOPLE)))
            await connection.execute(delete(PERSONS).where(PERSONS.c.created_at < before, ~known))
            return len(tables)

        removed = 0
        while (now := await self._db.write(work)) > 0:
            removed += now
        return removed

    async def backup(self, path: str | os.PathLike[str]) -> None:
        """A SQLite file with everything as of one moment, taken while playing; it appears whole or not at all, in place of an older one."""
        file = Path(path)
        unfinished = file.with_name(file.name + ".unfinished")
        await asyncio.to_thread(_remove, unfinished)
        try:
            await self._db.backup(unfinished)
            await asyncio.to_thread(_finish, unfinished, file)
        finally:
            await asyncio.to_thread(_remove, unfinished)

    async def move(self, url: str) -> None:
        """Copies everything, as of one moment, into the empty database at `url`: how a club grows from SQLite to PostgreSQL."""
        target = address.find(url, self._db.patience.seconds)
        try:
            await target.open(make=True)
            await copy(self._db.engine, target)
        finally:
            await target.close()

    async def check(self) -> None:
        """One question and its answer. Raises StoreAway."""
        await self._db.read(lambda connection: connection.execute(text("SELECT 1")))


def _finish(unfinished: Path, file: Path) -> None:
    """A name is given only to what is on the disk."""
    with unfinished.open("rb") as copy:
        os.fsync(copy.fileno())
    unfinished.replace(file)


def _remove(file: Path) -> None:
    """The file, and what SQLite keeps beside it."""
    for ending in ("", "-wal", "-shm", "-journal"):
        file.with_name(file.name + ending).unlink(missing_ok=True)
