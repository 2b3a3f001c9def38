"""All rows of one database into another, as of one moment."""

from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ustolu.store.database import Database
from ustolu.store.errors import StoreUnusable
from ustolu.store.schema import LEAGUES, META, PERSONS, TABLES

_ROWS = 500
_NEXT_LINE = "SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM chat), false)"


async def copy(source: AsyncEngine, target: Database) -> None:
    """Fills `target`, which is open. Raises StoreUnusable when somebody's tables are in it already."""

    async def work(rows: AsyncConnection) -> None:
        for table in (TABLES, PERSONS, LEAGUES):
            if (await rows.execute(select(func.count()).select_from(table))).scalar_one():
                raise StoreUnusable(f"{target.name} is not empty")
        async with source.connect() as connection:
            if source.dialect.name == "postgresql":
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            for table in META.sorted_tables:
                found = await connection.stream(select(table))
                async for part in found.mappings().partitions(_ROWS):
                    await rows.execute(insert(table), [dict(row) for row in part])
        if rows.dialect.name == "postgresql":
            await rows.execute(text(_NEXT_LINE))

    await target.write(work)
