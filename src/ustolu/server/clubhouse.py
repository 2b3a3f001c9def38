"""Leagues: opening one, changing it, opening the tables of a round, and taking in their results."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ustolu import leagues, tables
from ustolu.core import BadMessage
from ustolu.leagues import League
from ustolu.server import lobby
from ustolu.server.fault import Fault
from ustolu.server.identity import now_ms
from ustolu.store import StoreAway

if TYPE_CHECKING:
    from ustolu.server.hall import Hall
    from ustolu.store import LeagueRow, Person

log = logging.getLogger("ustolu.server")
TRIES = 20
"""Races that one change may lose."""
STATUS = {"league-not-host": 403, "league-no-such-member": 404, "league-no-such-table": 404, "league-bad-result": 400, "name": 400}
"""Of the refusals that are no "not now"."""
PLAYING = ("gathering", "playing", "over")
"""Stages of a table that need not be opened again."""

Step = Callable[[League, bytes], League]
"""Makes another league of one that is given with its secret."""


async def open_league(hall: "Hall", person: "Person", wish: Any) -> str:
    """Make a league as wished; returns its id. Raises Fault."""
    since = now_ms() - lobby.HOUR_MS
    if await hall.store.count_leagues(person.id, since) >= hall.settings.limits.new_tables_an_hour:
        raise Fault(429, "too-many-tables", "Too many new leagues in one hour.")
    await hall.game(wish.game)
    id, secret = lobby.new_id(), hall.settings.secret()

    def made() -> League:
        opened = leagues.opening(
            id, wish.name, wish.game, host=person.id, secret=secret, now=now_ms(), options=wish.options, settings=wish.settings
        )  # fmt: skip
        return leagues.join(opened, person.id, person.name, wish.salt) if wish.playing else opened

    league = told(made)
    if not await hall.store.create_league(id, leagues.write(league), secret, league.persons, person.id, now_ms()):
        raise Fault(503, "busy")
    return id


def told(step: Callable[[], League]) -> League:
    """What a step makes. Raises Fault for what a league refuses."""
    try:
        return step()
    except leagues.Refused as refused:
        raise Fault(STATUS.get(refused.reason, 409), refused.reason, "A league refuses this.", refused.arguments) from None
    except BadMessage as error:
        raise Fault(400, error.reason, error.detail) from None


async def find(hall: "Hall", id: str) -> "LeagueRow":
    """The league as the store has it. Raises Fault unknown-league."""
    row = await hall.store.league(id)
    if row is None:
        raise Fault(404, "unknown-league")
    return row


async def change(hall: "Hall", id: str, step: Step) -> League:
    """The league after a step, which is stored; whoever loses a race reads and decides again. Raises Fault."""
    for _ in range(TRIES):
        row = await find(hall, id)
        before = leagues.read(row.data)
        after = told(lambda: step(before, row.secret))  # noqa: B023  # used at once
        if after is before or await hall.store.save_league(id, row.n + 1, leagues.write(after), after.persons, after.awaited, now_ms()):
            return after
    raise Fault(503, "busy")


async def seen(hall: "Hall", id: str, person: str) -> bytes:
    """What a person sees of a league, as JSON; results that have come in are counted first. Raises Fault unknown-league."""
    await settle(hall, id)
    row = await find(hall, id)
    league = leagues.read(row.data)
    stages = await hall.store.stages(league.awaited) if league.awaited else {}
    return msgspec.json.encode(leagues.picture(league, row.n, person, stages))


async def mine(hall: "Hall", person: str) -> list[dict[str, Any]]:
    """The leagues of a person, the last changed first."""
    found = [leagues.read(row.data) for row in await hall.store.leagues_of(person)]
    return [leagues.listed(league, person) for league in found if league.is_of(person)]


async def open_tables(hall: "Hall", id: str, by: str, number: int, wanted: int | None = None) -> None:
    """Open table `wanted` of a round, or all that are neither played nor given up. Raises Fault."""
    league = leagues.read((await find(hall, id)).data)
    if not by or by != league.host:
        raise Fault(403, "league-not-host")
    if not 1 <= number <= len(league.rounds):
        raise Fault(404, "league-no-such-table")
    drawn = league.rounds[number - 1].tables
    stages = await hall.store.stages([one.table for one in drawn if one.table])
    waiting = [table for table, one in enumerate(drawn, 1) if not one.lines and stages.get(one.table) not in PLAYING]
    chosen = [table for table in waiting if (table == wanted if wanted else not drawn[table - 1].dropped)]
    if wanted is not None and not chosen:
        raise Fault(409, "league-has-result" if 0 < wanted <= len(drawn) else "league-no-such-table")
    since = now_ms() - lobby.HOUR_MS
    if await hall.store.count_created(by, since) + len(chosen) > hall.settings.limits.new_tables_an_hour:
        raise Fault(429, "too-many-tables", "Too many new tables in one hour.")
    for table in chosen:
        await open_one(hall, id, by, number, table)


async def open_one(hall: "Hall", id: str, by: str, number: int, table: int) -> None:
    """The league waits for the new table before it is there: one that it does not know of would lie in people's lists for nothing."""
    new, secret = lobby.new_id(), hall.settings.secret()
    league = await change(hall, id, lambda league, _: leagues.await_table(league, by, number, table, new))
    now = now_ms()
    seats, host = leagues.held_by(league, league.rounds[number - 1].tables[table - 1], now)
    header = tables.opening(
        new, league.game, host=host, name="", seats=seats, secret=secret, now=now,
        options=league.options, settings=msgspec.to_builtins(league.settings), league=id,
    )  # fmt: skip
    await lobby.create(hall, new, header, secret, by)


async def settle(hall: "Hall", league_id: str | None = None) -> None:
    """Count the results of tables that have ended. What cannot be counted is said in the log and left to the host, who may type it."""
    for table_id, id in await hall.store.ended_tables(league_id):
        try:
            table = (await hall.host(table_id)).table
            await change(hall, id, counted(table_id, table))
        except StoreAway:
            raise
        except Exception as error:
            if isinstance(error, Fault) and error.reason == "busy":
                continue  # others were first each time; the next look counts it
            log.exception("the result of table %s cannot be counted in league %s", table_id, id)
            await change(hall, id, lambda league, _: leagues.let_go(league, table_id))  # noqa: B023  # used at once


def counted(id: str, table: tables.Table) -> Step:
    """The step that takes in the result of a table; of one whose rules are not known here there is none to take in."""
    if table.game is None:
        return lambda league, _: leagues.let_go(league, id)
    places, scores = table.game.places(table.state), table.game.scores(table.state)
    return lambda league, _: leagues.count(league, id, places, scores)
