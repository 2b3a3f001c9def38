"""Leagues: each one document that is replaced as a whole, whose it is, and the tables whose results it waits for."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from sqlalchemy import Select, Table, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ustolu.store.database import Database
from ustolu.store.rows import LeagueRow
from ustolu.store.schema import LEAGUE_PEOPLE, LEAGUE_TABLES, LEAGUES, TABLES

_ROWS = 200


class Leagues:
    """The part of a store that keeps leagues."""

    _db: Database

    async def create_league(self, league_id: str, data: bytes, secret: bytes, people: Collection[str], opened_by: str, now: int) -> bool:
        """A new league in state 1. False when another one has this id; the same call again is True."""
        row = {"id": league_id, "n": 1, "data": data, "secret": secret, "opened_by": opened_by, "created_at": now, "at": now}

        async def work(connection: AsyncConnection) -> bool:
            await connection.execute(self._db.insert(LEAGUES).values(row).on_conflict_do_nothing())
            stands = (await connection.execute(select(LEAGUES.c.data, LEAGUES.c.secret).where(LEAGUES.c.id == league_id))).one()
            if tuple(stands) != (data, secret):
                return False
            await self._keep(connection, LEAGUE_PEOPLE, "person", league_id, people)
            return True

        return await self._db.write(work)

    async def league(self, league_id: str) -> LeagueRow | None:
        """The league, or None when there is no such."""
        found = await self._leagues(select(LEAGUES).where(LEAGUES.c.id == league_id))
        return found[0] if found else None

    async def save_league(self, league_id: str, n: int, data: bytes, people: Collection[str], tables: Collection[str], now: int) -> bool:
        """True once this is state `n` of the league, whose people and awaited tables are these; doing it again is True again.

        False: it is not the next state, or there is no such league; read it and decide anew.
        """

        async def work(connection: AsyncConnection) -> bool:
            next_one = update(LEAGUES).where(LEAGUES.c.id == league_id, LEAGUES.c.n == n - 1).values(n=n, data=data, at=now)
            if not (await connection.execute(next_one)).rowcount:
                stands = (await connection.execute(select(LEAGUES.c.n, LEAGUES.c.data).where(LEAGUES.c.id == league_id))).first()
                return stands is not None and tuple(stands) == (n, data)
            await self._keep(connection, LEAGUE_PEOPLE, "person", league_id, people)
            await self._keep(connection, LEAGUE_TABLES, "table_id", league_id, tables)
            return True

        return await self._db.write(work)

    async def _keep(self, connection: AsyncConnection, table: Table, name: str, league_id: str, values: Collection[str]) -> None:
        """Exactly these values belong to the league."""
        await connection.execute(delete(table).where(table.c.league_id == league_id, table.c[name].not_in(list(values))))
        rows = [{name: value, "league_id": league_id} for value in values]
        if rows:
            await connection.execute(self._db.insert(table).values(rows).on_conflict_do_nothing())

    async def leagues_of(self, person: str, limit: int = 100) -> list[LeagueRow]:
        """The leagues of this person, the last changed first."""
        mine = select(LEAGUE_PEOPLE.c.league_id).where(LEAGUE_PEOPLE.c.person == person)
        return await self._leagues(select(LEAGUES).where(LEAGUES.c.id.in_(mine)).order_by(LEAGUES.c.at.desc()).limit(limit))

    async def count_leagues(self, person: str, since: int) -> int:
        """How many leagues this person has opened since then."""
        query = select(func.count()).select_from(LEAGUES).where(LEAGUES.c.opened_by == person, LEAGUES.c.created_at >= since)

        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(query)).scalar_one()

        return await self._db.read(work)

    async def ended_tables(self, league_id: str | None = None) -> list[tuple[str, str]]:
        """Tables, each with its league, whose game is over and whose result is not counted yet."""
        query = select(LEAGUE_TABLES.c.table_id, LEAGUE_TABLES.c.league_id).join(TABLES, TABLES.c.id == LEAGUE_TABLES.c.table_id)
        query = query.where(TABLES.c.stage == "over").order_by(TABLES.c.at).limit(_ROWS)
        if league_id is not None:
            query = query.where(LEAGUE_TABLES.c.league_id == league_id)

        async def work(connection: AsyncConnection) -> list[tuple[str, str]]:
            return [(table, league) for table, league in await connection.execute(query)]

        return await self._db.read(work)

    async def stages(self, table_ids: Iterable[str]) -> dict[str, str]:
        """The stage of each of these tables that exists."""
        query = select(TABLES.c.id, TABLES.c.stage).where(TABLES.c.id.in_(list(table_ids)))

        async def work(connection: AsyncConnection) -> dict[str, str]:
            return {row.id: row.stage for row in await connection.execute(query)}

        return await self._db.read(work)

    async def remove_old_leagues(self, before: int) -> int:
        """Removes leagues that nobody has touched since. Returns how many went."""

        async def work(connection: AsyncConnection) -> int:
            query = select(LEAGUES.c.id).where(LEAGUES.c.at < before).order_by(LEAGUES.c.id).limit(_ROWS).with_for_update()
            return await remove(connection, list((await connection.execute(query)).scalars()))

        removed = 0
        while (now := await self._db.write(work)) > 0:
            removed += now
        return removed

    async def _leagues(self, query: Select[Any]) -> list[LeagueRow]:
        async def work(connection: AsyncConnection) -> list[LeagueRow]:
            return [LeagueRow(row.id, row.n, row.data, row.secret, row.at) for row in await connection.execute(query)]

        return await self._db.read(work)


async def remove(connection: AsyncConnection, league_ids: Sequence[str]) -> int:
    """These leagues are no more."""
    for table in (LEAGUE_PEOPLE, LEAGUE_TABLES):
        await connection.execute(delete(table).where(table.c.league_id.in_(league_ids)))
    await connection.execute(delete(LEAGUES).where(LEAGUES.c.id.in_(league_ids)))
    return len(league_ids)


async def forget(connection: AsyncConnection, person: str, rewrite: Callable[[bytes], bytes | None]) -> None:
    """The leagues of a person without them: `rewrite` gives a league as it stands then, None when nobody keeps it any more."""
    mine = select(LEAGUE_PEOPLE.c.league_id).where(LEAGUE_PEOPLE.c.person == person)
    rows = await connection.execute(select(LEAGUES).where(LEAGUES.c.id.in_(mine)).with_for_update())
    for row in rows.all():
        data = rewrite(row.data)
        if data is None:
            await remove(connection, [row.id])
        else:
            await connection.execute(update(LEAGUES).where(LEAGUES.c.id == row.id).values(n=row.n + 1, data=data))
    await connection.execute(delete(LEAGUE_PEOPLE).where(LEAGUE_PEOPLE.c.person == person))
    await connection.execute(update(LEAGUES).where(LEAGUES.c.opened_by == person).values(opened_by=""))
