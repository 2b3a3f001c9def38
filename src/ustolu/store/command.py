"""`ustolu backup`."""

import asyncio
from pathlib import Path

from ustolu.store import open_store


def backup(file: Path, database: str | None = None) -> None:
    """Copies everything into one SQLite FILE, also while people play; `ustolu serve --database sqlite:///FILE` continues from it."""
    asyncio.run(_backup(file, database))


async def _backup(file: Path, database: str | None) -> None:
    async with await open_store(database) as store:
        await store.backup(file)
