"""Opening tables, listing them, and what can be read of one without sitting at it."""

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from ustolu import leagues, tables
from ustolu.core import BadMessage
from ustolu.server.fault import Fault
from ustolu.server.host import Host, chat_picture
from ustolu.server.identity import now_ms

if TYPE_CHECKING:
    from ustolu.server.hall import Hall
    from ustolu.store import Person, TableRow

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
HOUR_MS = 3_600_000


def new_id() -> str:
    """A name for a table that cannot be guessed (over 69 bits) and can be read aloud."""
    return "".join(secrets.choice(ALPHABET) for _ in range(14))


async def open_table(hall: "Hall", person: "Person", wish: Any) -> str:
    """Make a table as wished; returns its id. Raises Fault."""
    if await hall.store.count_created(person.id, now_ms() - HOUR_MS) >= hall.settings.limits.new_tables_an_hour:
        raise Fault(429, "too-many-tables", "Too many new tables in one hour.")
    await hall.game(wish.game)
    id, secret = new_id(), hall.settings.secret()
    try:
        header = tables.opening(
            id, wish.game, host=person.id, name=person.name, seats=wish.seats, secret=secret, now=now_ms(),
            options=wish.options, settings=wish.settings, listed=wish.listed,
        )  # fmt: skip
    except BadMessage as error:
        raise Fault(400, error.reason, error.detail) from None
    await create(hall, id, header, secret, person.id)
    return id


async def create(hall: "Hall", id: str, header: bytes, secret: bytes, person: str) -> None:
    """Write a new table into the store."""
    table = tables.fold(header, (), secret)
    if not await hall.store.create(id, header, secret, tables.summary(table), person, now_ms(), tables.due_at(table)):
        raise Fault(503, "busy")


async def again(hall: "Hall", host: Host, person: str) -> str:
    """Make the table of a rematch; returns its id."""
    id, secret = new_id(), hall.settings.secret()
    await create(hall, id, tables.again(host.table, id, host=person, secret=secret, now=now_ms()), secret, person)
    return id


def listed(row: "TableRow", person: str, host: "Host | None" = None) -> dict[str, Any]:
    """A table as lists show it; one that is in memory knows better whose turn it is than the last that was stored for lists."""
    about = msgspec.json.decode(tables.summary(host.table).about if host else row.about)
    turns = about.pop("on_turn", [])
    return {"id": row.id, "stage": row.stage, "at": row.at, "host": row.host == person, "my_turn": person in turns, **about}


async def everything(hall: "Hall", id: str, person: str) -> bytes:
    """The JSON that a socket would get as `all`. Raises Fault unknown-table, removed."""
    host = await hall.host(id)
    if not host.table.may_enter(person):
        raise Fault(403, "removed")
    table = host.table
    events = await host.told(table, person)
    chat = [chat_picture(one) for one in await hall.store.chat(id)]
    return tables.everything(table, person, events, chat, host.spectators)


async def log(hall: "Hall", id: str, person: str) -> tuple[bytes, list[bytes], bytes]:
    """Header, entries and secret of a table that this person may read."""
    host = await hall.host(id)
    if not host.table.may_enter(person):
        raise Fault(403, "removed")
    return host.header, [entry for _, entry in await hall.store.entries(id)], host.secret


async def record(hall: "Hall", id: str, form: str, person: str) -> bytes:
    """The record of a table as JSON Lines. Raises Fault not-now for the full one before the end."""
    header, entries, secret = await log(hall, id, person)

    def write() -> bytes:
        return "".join(line + "\n" for line in tables.records(header, entries, secret, form, person)).encode()

    try:
        return await asyncio.to_thread(write)
    except BadMessage as error:
        raise Fault(409, error.reason, error.detail) from None


async def position(hall: "Hall", id: str, n: int, person: str) -> bytes:
    """The table as it stood after event `n`, as this person may see it. Raises Fault unknown-event."""
    header, entries, secret = await log(hall, id, person)
    try:
        return msgspec.json.encode(await asyncio.to_thread(tables.position, header, entries, secret, person, n))
    except BadMessage as error:
        raise Fault(404, error.reason, error.detail) from None


def without(league: bytes, person: str) -> bytes | None:
    """A league without this person; None when nobody keeps it any more."""
    left = leagues.forget(leagues.read(league), person)
    return None if left is None else leagues.write(left)


async def forget(hall: "Hall", person: "Person") -> None:
    """Delete what is known of a person: the store loses it, the tables in memory are read anew, open sockets are closed."""
    touched = await hall.store.delete_person(person.id, lambda data: tables.forget(data, person.id), lambda data: without(data, person.id))
    hall.identities.forget(person.id)
    for id in {*touched, *(host.id for host in hall.hosts.values() if person.id in host.lines)}:
        host = hall.hosts.get(id)
        if host is not None:
            hall.give_up(host)
