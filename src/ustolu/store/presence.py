"""Whose socket is held by some process: renewed while it is, so that a dead process leaves stale rows behind."""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ustolu.store.database import Database
from ustolu.store.schema import SEEN, TABLES

_ROWS = 500
_AT_ONCE = 100
"""How many seats are written in one transaction."""


class Presence:
    """The part of a store that keeps who is there."""

    _db: Database
    _fresh: dict[tuple[str, int], int]

    def seen(self, table_id: str, seat: int, now: int) -> None:
        """The seat is there. Written with others within a second or so."""
        self._fresh[table_id, seat] = now

    async def unseen(self, table_id: str, seat: int) -> None:
        """The seat is not there any more, or its absence has been dealt with."""
        self._fresh.pop((table_id, seat), None)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(SEEN).where(SEEN.c.table_id == table_id, SEEN.c.seat == seat))
            await self._db.tell(connection, [table_id])

        await self._db.write(work)

    async def seats_seen(self, table_id: str) -> dict[int, int]:
        """When each seat that is there was last seen, by any process."""

        async def work(connection: AsyncConnection) -> dict[int, int]:
            return {row.seat: row.seen_at for row in await connection.execute(select(SEEN).where(SEEN.c.table_id == table_id))}

        return await self._db.read(work) | {seat: at for (table, seat), at in self._fresh.items() if table == table_id}

    async def stale(self, before: int) -> list[tuple[str, int]]:
        """Seats of games being played that nobody has seen since, though nobody said they left."""
        query = select(SEEN.c.table_id, SEEN.c.seat).join(TABLES, TABLES.c.id == SEEN.c.table_id)

        async def work(connection: AsyncConnection) -> list[tuple[str, int]]:
            found = await connection.execute(query.where(TABLES.c.stage == "playing", SEEN.c.seen_at < before).limit(_ROWS))
            return [(table_id, seat) for table_id, seat in found]

        return await self._db.read(work)

    async def write_seen(self) -> None:
        """Writes what `seen` has gathered, in short transactions: moves are stored in between."""
        fresh, self._fresh = self._fresh, {}
        rows: list[dict[str, object]] = [{"table_id": table_id, "seat": seat, "seen_at": at} for (table_id, seat), at in sorted(fresh.items())]
        insert = self._db.insert(SEEN)
        upsert = insert.on_conflict_do_update(index_elements=["table_id", "seat"], set_={"seen_at": insert.excluded.seen_at})

        for start in range(0, len(rows), _AT_ONCE):
            some = rows[start : start + _AT_ONCE]

            async def work(connection: AsyncConnection, some: list[dict[str, object]] = some) -> None:
                await connection.execute(upsert, some)

            await self._db.write(work)
