"""Reading a table from the store: header, snapshot if there is one, and the entries after it."""

import asyncio
import logging
from typing import TYPE_CHECKING

from ustolu import tables
from ustolu.core import Game
from ustolu.core.catalogue import catalogue
from ustolu.server.fault import Fault
from ustolu.server.host import Host
from ustolu.tables.header import read

if TYPE_CHECKING:
    from ustolu.server.hall import Hall

log = logging.getLogger("ustolu.server")
WORTH_A_SNAPSHOT = 40


async def load(hall: "Hall", id: str) -> Host:
    """The table `id` as the store has it. Raises Fault unknown-table."""
    row = await hall.store.header(id)
    if row is None:
        raise Fault(404, "unknown-table")
    await hall.workshop.prepared(rules_of(row.header))
    snapshot = await hall.store.snapshot(id) if row.n > WORTH_A_SNAPSHOT else None
    if snapshot is not None:
        after = [entry for _, entry in await hall.store.entries(id, after=snapshot[0])]
        try:
            return Host(hall, id, row.header, row.secret, await asyncio.to_thread(unfold, row.header, snapshot[1], after, row.secret))
        except Exception:
            log.exception("the snapshot of table %s is no good; its log is folded from the beginning", id)
    entries = [entry for _, entry in await hall.store.entries(id)]
    return Host(hall, id, row.header, row.secret, await asyncio.to_thread(tables.fold, row.header, entries, row.secret))


def rules_of(header: bytes) -> Game | None:
    """The game of a table; None when its rules, or their version, are not here (such a table can only be read)."""
    known = read(header)
    game = catalogue().games.get(known.game)
    return game if game is not None and game.version == known.version else None


def unfold(header: bytes, snapshot: bytes, after: list[bytes], secret: bytes) -> tables.Table:
    """The table from its snapshot and what came after."""
    table = tables.load(header, snapshot, secret)
    for entry in after:
        table = tables.follow(table, entry).after
    return table


async def keep(hall: "Hall", host: Host) -> None:
    """Store a snapshot of a table that is being put away, where that saves time."""
    if host.table.entries > WORTH_A_SNAPSHOT:
        await hall.store.save_snapshot(host.id, host.table.entries, tables.dump(host.table))


def due(host: Host) -> int | None:
    """When the table has something to do."""
    return tables.due_at(host.table)
