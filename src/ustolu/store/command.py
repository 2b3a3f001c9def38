"""`ustolu backup`."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from ustolu.store import StoreAway, StoreTooNew, StoreUnusable, open_store


def backup(
    file: Annotated[
        str, typer.Argument(help="The file to write (an older one is replaced once the new one is whole), or postgresql://... of an empty database.")
    ],
    database: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://...; the file in your data folder if not given.")] = None,
) -> None:
    """Copy all tables and persons into one FILE, also while people play; `ustolu serve --database sqlite:///FILE` continues from it."""
    if Path(file).is_dir():
        raise typer.BadParameter(f"{file} is a folder", param_hint="FILE")
    try:
        asyncio.run(_backup(file, database))
    except (StoreAway, StoreTooNew, StoreUnusable, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from error
    typer.echo(file.rpartition("@")[2])


async def _backup(file: str, database: str | None) -> None:
    async with await open_store(database, make=False) as store:
        if file.startswith(("postgresql://", "postgres://")):
            await store.move(file)
        else:
            await store.backup(file)
