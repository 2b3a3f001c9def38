"""What a process does beside: sweeping what became due, noting who is here, hearing other processes, putting idle tables away."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ustolu.server import clubhouse, loading
from ustolu.server.fault import Fault
from ustolu.server.identity import now_ms
from ustolu.store import StoreAway
from ustolu.tables.commands import Close, Gone

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from ustolu.server.hall import Hall

log = logging.getLogger("ustolu.server")
LATE_MS = 3_000
"""What is overdue by so much was left by a process that is gone."""
LOST_MS = 60_000
"""A seat not renewed for so long was held by a process that is gone."""
PIECES = 20
"""In how many pieces all seats are renewed, one after another."""
AGAIN_S = 1.0
HOUR_S, DAY_MS = 3600, 24 * 3600 * 1000
ABANDONED_MS, OLD_MS, YEAR_MS = 14 * DAY_MS, 90 * DAY_MS, 366 * DAY_MS


async def sweep(hall: "Hall") -> None:
    """Every two seconds: what is due and nobody does; seats whose process is gone; tables nobody needs in memory."""
    while True:
        await asyncio.sleep(hall.settings.times.sweep)
        for id in await hall.store.due(now_ms() - LATE_MS):
            await attempt(hall, id)
        for id, seat in await hall.store.stale(now_ms() - LOST_MS):
            await missed(hall, id, seat)
        await clubhouse.settle(hall)
        now = time.monotonic()
        for host in [host for host in hall.hosts.values() if host.idle(now)]:
            hall.put_away(host)
            await loading.keep(hall, host)


async def attempt(hall: "Hall", id: str) -> None:
    """Let one table do what is due. One that cannot be opened is said and left alone."""
    try:
        host = await hall.host(id)
    except StoreAway:
        raise
    except Exception as error:
        log.error("table %s is due but cannot be opened: %r", id, error)
        return
    if host.at_rest() and not host.thinking:
        host.tick()


async def missed(hall: "Hall", id: str, seat: int) -> None:
    """A seat that no process renews: whoever held it is gone, unless it is here."""
    try:
        host = await hall.host(id)
    except Fault:
        await hall.store.unseen(id, seat)
        return
    person = host.table.seats[seat].person if seat < len(host.table.seats) else ""
    if person in host.lines:
        host.present(person)
        return
    if person:
        host.submit(None, "", Gone(person=person))
    await hall.store.unseen(id, seat)


async def presence(hall: "Hall") -> None:
    """Renew the seats whose sockets are here, a few at a time, so that no move waits until thousands have been written."""
    while True:
        hosts = list(hall.hosts.values())
        for piece in range(PIECES):
            await asyncio.sleep(hall.settings.times.seen / PIECES)
            for host in hosts[piece::PIECES]:
                for person in host.lines:
                    host.present(person)


async def hear(hall: "Hall") -> None:
    """Fold what other processes have stored at tables that people here look at."""

    def held() -> "Iterator[tuple[str, int]]":
        return ((host.id, host.table.entries) for host in list(hall.hosts.values()))

    async for id, n in hall.store.announcements(held):
        host = hall.hosts.get(id)
        if host is None:
            continue
        if n == 0:
            hall.spawn(beside(hall, id))
        elif n > host.table.entries:
            host.follow()


async def beside(hall: "Hall", id: str) -> None:
    """Something beside the log has changed: show what is new in the chat."""
    host = hall.hosts.get(id)
    if host is not None:
        host.show_chat(await hall.store.chat(id, after=host.chat_seen))


async def tidy(hall: "Hall") -> None:
    """Every hour: close tables that nobody has touched for two weeks, remove what has been closed for long, and leagues untouched for a year."""
    while True:
        for id in await hall.store.abandoned(now_ms() - ABANDONED_MS):
            (await hall.host(id)).submit(None, "", Close(why="abandoned"))
        await hall.store.remove_old(now_ms() - OLD_MS)
        await hall.store.remove_old_leagues(now_ms() - YEAR_MS)
        await asyncio.sleep(HOUR_S)


async def keep_up(hall: "Hall", chore: "Callable[[Hall], Awaitable[None]]") -> None:
    """Do a chore for ever. Whatever goes wrong is said, and it is begun again."""
    while True:
        try:
            await chore(hall)
        except StoreAway as error:
            log.error("%s: %s", chore.__name__, error)
        except Exception:
            log.exception("%s failed and is begun again", chore.__name__)
        await asyncio.sleep(AGAIN_S)


ALL: "list[Callable[[Hall], Awaitable[None]]]" = [sweep, presence, hear, tidy]
