"""Tables and their entries: the truth, and what lists need."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Select, func, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ustolu.store.database import Database, Held
from ustolu.store.rows import Announcement, NewEntry, Summary, TableRow
from ustolu.store.schema import ENTRIES, SITTING, SNAPSHOTS, TABLES
from ustolu.store.writer import Writer

_MOST_KNOWN = 20_000
_MOST_DUE = 500
_ABOUT = ("id", "n", "stage", "listed", "host", "persons", "about", "at", "due_at", "created_at")
_LISTED = select(literal(b"").label("header"), literal(b"").label("secret"), *(TABLES.c[name] for name in _ABOUT))


class Log:
    """The part of a store that keeps tables."""

    _db: Database
    _writer: Writer
    _sat: dict[str, frozenset[str]]
    """Whom the database already knows at which table, so that a move does not write it again."""

    async def create(self, table_id: str, header: bytes, secret: bytes, summary: Summary, person: str, now: int, due_at: int | None = None) -> bool:
        """A new table without entries, opened by `person`. False when another table has this id; the same call again is True."""
        if len(table_id) > 40 or " " in table_id:
            raise ValueError(f"an id of at most 40 letters without spaces, not {table_id!r}")
        row = {
            "id": table_id,
            "header": header,
            "secret": secret,
            "opened_by": person,
            "created_at": now,
            "n": 0,
            "at": now,
            "due_at": due_at,
            "stage": summary.stage,
            "listed": summary.listed,
            "host": summary.host,
            "persons": _persons(summary),
            "about": summary.about,
        }
        sitting = [{"person": someone, "table_id": table_id} for someone in _sitting(summary)]

        async def work(connection: AsyncConnection) -> bool:
            await connection.execute(self._db.insert(TABLES).values(row).on_conflict_do_nothing())
            if sitting:
                await connection.execute(self._db.insert(SITTING).values(sitting).on_conflict_do_nothing())
            stands = await connection.execute(select(TABLES.c.header, TABLES.c.secret).where(TABLES.c.id == table_id))
            return tuple(stands.one()) == (header, secret)

        return await self._db.write(work)

    async def header(self, table_id: str) -> TableRow | None:
        """The table, or None when there is no such."""
        rows = await self._rows(select(TABLES).where(TABLES.c.id == table_id))
        return rows[0] if rows else None

    def append(
        self, table_id: str, n: int, entry: bytes, due_at: int | None, summary: Summary | None = None, at: int | None = None
    ) -> "asyncio.Future[bool]":
        """Becomes True once this very entry is durable as number `n` and announced to other processes; doing it again is True again.

        False: another entry has the number, or it is not the next one, or there is no such table; read on and decide anew.
        Raises StoreAway, and then it is not known whether the entry was stored.
        """
        at = time.time_ns() // 1_000_000 if at is None else at
        if summary is None:
            return self._writer.add(NewEntry(table_id, n, entry, due_at, at, None, None, ()))
        sitting = _sitting(summary)
        new = () if self._sat.get(table_id) == sitting else tuple(sorted(sitting))
        stored = self._writer.add(NewEntry(table_id, n, entry, due_at, at, summary, _persons(summary), new))
        if new:
            stored.add_done_callback(partial(self._remember, table_id, sitting))
        return stored

    def _remember(self, table_id: str, sitting: frozenset[str], stored: "asyncio.Future[bool]") -> None:
        """Note whom the database now knows at a table, if the entry was stored."""
        if stored.cancelled() or stored.exception() is not None or not stored.result():
            return
        if len(self._sat) >= _MOST_KNOWN:
            self._sat.clear()
        self._sat[table_id] = sitting

    async def entries(self, table_id: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The log behind number `after`, without gaps."""
        query = select(ENTRIES.c.n, ENTRIES.c.entry).where(ENTRIES.c.table_id == table_id, ENTRIES.c.n > after).order_by(ENTRIES.c.n)

        async def work(connection: AsyncConnection) -> list[tuple[int, bytes]]:
            return [(n, entry) for n, entry in await connection.execute(query)]

        return await self._db.read(work)

    async def heads(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The last number of each of these tables that exists."""
        query = select(TABLES.c.id, TABLES.c.n).where(TABLES.c.id.in_(list(table_ids)))

        async def work(connection: AsyncConnection) -> dict[str, int]:
            return {row.id: row.n for row in await connection.execute(query)}

        return await self._db.read(work)

    async def save_snapshot(self, table_id: str, n: int, data: bytes) -> None:
        """Keeps the table as folded up to entry `n`; an older snapshot never replaces a newer one."""
        insert = self._db.insert(SNAPSHOTS).values(table_id=table_id, n=n, data=data)
        newer = {"n": insert.excluded.n, "data": insert.excluded.data}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=newer, where=SNAPSHOTS.c.n < n))

        await self._db.write(work)

    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        """The newest snapshot, if there is one."""

        async def work(connection: AsyncConnection) -> tuple[int, bytes] | None:
            row = (await connection.execute(select(SNAPSHOTS.c.n, SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table_id))).first()
            return (row.n, row.data) if row else None

        return await self._db.read(work)

    async def due(self, now: int) -> list[str]:
        """Tables in which something should have happened by now, the longest due first."""
        query = select(TABLES.c.id).where(TABLES.c.due_at <= now).order_by(TABLES.c.due_at).limit(_MOST_DUE)

        async def work(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(query)).scalars())

        return await self._db.read(work)

    def announcements(self, held: Held) -> AsyncIterator[Announcement]:
        """What other processes store, never ending while the store is open.

        `held` tells which tables one has in memory and their last known numbers: after a break what was missed is yielded first.
        A number 0 means: something beside the log (chat, presence, names).
        """
        return self._db.announcements(held)

    async def tables_of(self, person: str, limit: int = 100) -> list[TableRow]:
        """Tables where this person holds a seat or is the host, the last changed first."""
        sat = select(SITTING.c.table_id).where(SITTING.c.person == person)
        holds = TABLES.c.persons.contains(msgspec.json.encode(person).decode(), autoescape=True)
        return await self._rows(_LISTED.where(TABLES.c.id.in_(sat), or_(TABLES.c.host == person, holds)).order_by(TABLES.c.at.desc()).limit(limit))

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        """Tables that strangers may find and that have not begun, the last changed first."""
        return await self._rows(_LISTED.where(TABLES.c.stage == "gathering", TABLES.c.listed).order_by(TABLES.c.at.desc()).limit(limit))

    async def count_created(self, person: str, since: int) -> int:
        """How many tables this person has opened since then."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.opened_by == person, TABLES.c.created_at >= since)

        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(query)).scalar_one()

        return await self._db.read(work)

    async def _rows(self, query: Select[Any]) -> list[TableRow]:
        async def work(connection: AsyncConnection) -> list[TableRow]:
            return [_row(row._mapping) for row in await connection.execute(query)]

        return await self._db.read(work)


def _row(row: Any) -> TableRow:
    persons = tuple(msgspec.json.decode(row["persons"], type=list[str]))
    return TableRow(persons=persons, **{name: row[name] for name in ("header", "secret", *_ABOUT) if name != "persons"})


def _persons(summary: Summary) -> str:
    return msgspec.json.encode(summary.persons).decode()


def _sitting(summary: Summary) -> frozenset[str]:
    return frozenset(summary.persons if summary.host is None else (*summary.persons, summary.host))
