"""All rows of one database into another, as of one moment."""

from pathlib import Path

from sqlalchemy import insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ustolu.store.schema import META

_ROWS = 500


async def copy(source: AsyncConnection, target: AsyncConnection) -> None:
    """Both have the newest tables; the target's are empty."""
    for table in META.sorted_tables:
        rows = await source.stream(select(table))
        async for part in rows.mappings().partitions(_ROWS):
            await target.execute(insert(table), [dict(row) for row in part])


async def into_sqlite(engine: AsyncEngine, file: Path) -> None:
    """A new SQLite file with everything `engine` reads in one transaction."""
    from ustolu.store.sqlite import Sqlite

    target = Sqlite(file, seconds=0)
    await target.open(make=True)
    try:
        async with engine.connect() as connection:
            source = await connection.execution_options(isolation_level="REPEATABLE READ")
            await source.execute(text("SET TRANSACTION READ ONLY"))
            await target.write(lambda rows: copy(source, rows))
    finally:
        await target.close()
