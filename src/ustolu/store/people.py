"""Guests: a name, the tokens of their devices, a personal link. The store sees hashes of secrets, never the secrets."""

import secrets
from collections.abc import Callable

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ustolu.store import leagues
from ustolu.store.database import Database
from ustolu.store.rows import Person
from ustolu.store.schema import CHAT, ENTRIES, LINKS, PERSONS, SITTING, SNAPSHOTS, TABLES, TOKENS

_DAY = 24 * 3600 * 1000


class People:
    """The part of a store that keeps persons."""

    _db: Database

    async def create_person(self, token_hash: bytes, name: str, lang: str, now: int) -> Person:
        """A new person with one device. For a token that is known already: the person it belongs to."""
        person = Person(secrets.token_urlsafe(12), name, lang, now)

        async def work(connection: AsyncConnection) -> Person:
            token = self._db.insert(TOKENS).values(hash=token_hash, person=person.id, used_at=now)
            await connection.execute(token.on_conflict_do_nothing())
            owner = (await connection.execute(select(TOKENS.c.person).where(TOKENS.c.hash == token_hash))).scalar_one()
            if owner == person.id:
                row = self._db.insert(PERSONS).values(id=person.id, name=name, lang=lang, created_at=now)
                await connection.execute(row.on_conflict_do_nothing())
            return await _person(connection, owner) or person

        return await self._db.write(work)

    async def person_by_token(self, token_hash: bytes, now: int) -> Person | None:
        """Whose device this is; that it was used is noted once a day."""
        query = select(PERSONS, TOKENS.c.used_at).join(TOKENS, TOKENS.c.person == PERSONS.c.id).where(TOKENS.c.hash == token_hash)

        async def work(connection: AsyncConnection) -> tuple[Person, int] | None:
            row = (await connection.execute(query)).first()
            return (Person(row.id, row.name, row.lang, row.created_at), row.used_at) if row else None

        found = await self._db.read(work)
        if found is None:
            return None
        person, used_at = found
        if now - used_at > _DAY:
            await self.add_token(person.id, token_hash, now)
        return person

    async def person(self, person_id: str) -> Person | None:
        """The person with this id."""
        return await self._db.read(lambda connection: _person(connection, person_id))

    async def rename(self, person_id: str, name: str | None = None, lang: str | None = None) -> Person | None:
        """Changes what is given; None when there is no such person."""
        new = {key: value for key, value in (("name", name), ("lang", lang)) if value is not None}

        async def work(connection: AsyncConnection) -> Person | None:
            if new:
                await connection.execute(update(PERSONS).where(PERSONS.c.id == person_id).values(new))
            return await _person(connection, person_id)

        return await self._db.write(work)

    async def add_token(self, person_id: str, token_hash: bytes, now: int) -> None:
        """Another device of this person, or one that was used again."""
        token = self._db.insert(TOKENS).values(hash=token_hash, person=person_id, used_at=now)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(token.on_conflict_do_update(index_elements=["hash"], set_={"used_at": now}))

        await self._db.write(work)

    async def drop_token(self, token_hash: bytes) -> None:
        """That device is nobody's any more."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(TOKENS).where(TOKENS.c.hash == token_hash))

        await self._db.write(work)

    async def make_link(self, person_id: str, link_hash: bytes, ends_at: int) -> None:
        """A personal link good until `ends_at`; the former one is void."""
        link = self._db.insert(LINKS).values(person=person_id, hash=link_hash, ends_at=ends_at)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(link.on_conflict_do_update(index_elements=["person"], set_={"hash": link_hash, "ends_at": ends_at}))

        await self._db.write(work)

    async def person_by_link(self, link_hash: bytes, now: int) -> Person | None:
        """Whose personal link this is, while it is good."""
        query = select(PERSONS.c.id).join(LINKS, LINKS.c.person == PERSONS.c.id).where(LINKS.c.hash == link_hash, LINKS.c.ends_at > now)

        async def work(connection: AsyncConnection) -> Person | None:
            person_id = (await connection.execute(query)).scalar()
            return await _person(connection, person_id) if person_id else None

        return await self._db.read(work)

    async def delete_person(
        self, person_id: str, rewrite: Callable[[bytes], bytes] | None = None, rewrite_league: Callable[[bytes], bytes | None] = lambda data: data
    ) -> list[str]:  # fmt: skip
        """Nothing of this person stays: devices, link, what was said. Returns the tables concerned: drop them from memory.

        `rewrite` gives a header, an entry or what lists say without the person's name; it is applied to all of their tables, in the same transaction.
        `rewrite_league` does so for their leagues, and gives None for one that nobody keeps any more.
        """

        async def work(connection: AsyncConnection) -> list[str]:
            sat = select(SITTING.c.table_id).where(SITTING.c.person == person_id)
            said = select(CHAT.c.table_id).where(CHAT.c.person == person_id)
            tables = sorted({*(await connection.execute(sat)).scalars(), *(await connection.execute(said)).scalars()})
            if rewrite is not None:
                for table_id in tables:
                    await _rewrite(connection, table_id, rewrite)
            await leagues.forget(connection, person_id, rewrite_league)
            for table, whose in ((TOKENS, TOKENS.c.person), (LINKS, LINKS.c.person), (SITTING, SITTING.c.person), (PERSONS, PERSONS.c.id)):
                await connection.execute(delete(table).where(whose == person_id))
            await connection.execute(update(CHAT).where(CHAT.c.person == person_id).values(person=None, name="", text=""))
            await connection.execute(update(TABLES).where(TABLES.c.opened_by == person_id).values(opened_by=""))
            await self._db.tell(connection, tables)
            return tables

        return await self._db.write(work)


async def _person(connection: AsyncConnection, person_id: str) -> Person | None:
    row = (await connection.execute(select(PERSONS).where(PERSONS.c.id == person_id))).first()
    return Person(row.id, row.name, row.lang, row.created_at) if row else None


async def _rewrite(connection: AsyncConnection, table_id: str, rewrite: Callable[[bytes], bytes]) -> None:
    """The row of the table is locked first: nothing is appended while its log is read and written anew."""
    query = select(TABLES.c.header, TABLES.c.about).where(TABLES.c.id == table_id).with_for_update()
    row = (await connection.execute(query)).first()
    if row is None:
        return
    new = {"header": rewrite(row.header), "about": rewrite(row.about)}
    await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(new))
    entries = await connection.execute(select(ENTRIES.c.n, ENTRIES.c.entry).where(ENTRIES.c.table_id == table_id))
    for n, entry in entries.all():
        if rewrite(entry) != entry:
            await connection.execute(update(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.n == n).values(entry=rewrite(entry)))
    await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))
