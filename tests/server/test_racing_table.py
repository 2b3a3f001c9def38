"""A race at a real server: exactly one gets what two want, the one who was first whatever the lag, and the record says with which credit."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from guest import Guest, Sitting

from ustolu import tables
from ustolu.core import catalogue
from ustolu.server.app import Application
from ustolu.server.racing import Racing
from ustolu.server.workshop import Workshop
from ustolu.tables import commands

sys.path.insert(0, str(Path(__file__).parents[1] / "bots"))

import snatch  # a toy of other tests


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy race is in the catalogue as long as the test runs; a child process would not find it there, so it is compiled here."""
    monkeypatch.setattr(Workshop, "is_ready", lambda workshop, game: True)
    games = catalogue.catalogue().games
    games["snatch"] = snatch.GAME
    yield
    del games["snatch"]


@asynccontextmanager
async def table(guest: Guest, other: Guest, *seats: str) -> AsyncIterator[tuple[str, Sitting, Sitting]]:
    """A race of two people that has begun; both have been measured."""
    id = await guest.open_table("me", "open", *seats, game="snatch")
    async with guest.sitting(id) as eva, other.sitting(id) as jan:
        await eva.until("all")
        await jan.until("all")
        await jan.do("sit", seat="B", name="Jan")
        await eva.do("start")
        while eva.table["stage"] != "playing" or not eva.legal.get("A"):
            await eva.next()
        while jan.table["stage"] != "playing" or not jan.legal.get("B"):
            await jan.next()
        yield id, eva, jan


def lag(application: Application, id: str, trips: dict[str, float]) -> Racing:
    """From now on the round trip to these persons is known to be so long."""
    host = application.hall.hosts[id]
    assert host.racing is not None
    for person, trip in trips.items():
        for line in host.lines[person]:
            line.transport.timed = None
            line.trip.smoothed = trip
    return host.racing


async def answer(sitting: Sitting, ref: str) -> str:
    """`ok` or the reason of the refusal."""
    while True:
        said = await sitting.next()
        if said.get("ref") == ref:
            return str(said.get("reason", said["type"]))


async def both(one: Sitting, other: Sitting, move: str) -> tuple[str, str]:
    """Seats A and B want the same at the same moment."""
    asked = [sitting.say("move", seat=seat, turn=sitting.turn_of(seat), move=move) for sitting, seat in ((one, "A"), (other, "B"))]
    refs = await asyncio.gather(*asked)
    first, second = await asyncio.gather(answer(one, refs[0]), answer(other, refs[1]))
    return first, second


async def persons(*guests: Guest) -> list[str]:
    return [(await guest.arrive())["person"] for guest in guests]


async def test_what_two_want_at_once_exactly_one_gets_200_times(guest: Guest, other: Guest, application: Application) -> None:
    people = await persons(guest, other)
    claimed = 0
    while claimed < 200:
        async with table(guest, other) as (id, eva, jan):
            lag(application, id, dict(zip(people, (claimed % 7, claimed % 5), strict=True)))
            while claimed < 200 and eva.table["stage"] == "playing":
                takes = [one["move"] for one in eva.legal["A"] if one["move"].startswith("take")]
                if takes:
                    assert sorted(await both(eva, jan, takes[0])) == ["illegal", "ok"]
                    claimed += 1
                else:
                    roller = next((one, seat) for one, seat in ((eva, "A"), (jan, "B")) if any(m["move"] == "stop" for m in one.legal[seat]))
                    await roller[0].do("move", seat=roller[1], turn=roller[0].turn_of(roller[1]), move="stop")
                n = max(eva.n, jan.n)
                for one in (eva, jan):
                    while one.n < n:
                        await one.next()


async def test_who_was_first_over_a_slow_line_gets_it_though_the_other_was_here_before(guest: Guest, other: Guest, application: Application) -> None:
    people = await persons(guest, other)
    async with table(guest, other) as (id, eva, jan):
        lag(application, id, dict(zip(people, (0.0, 250.0), strict=True)))
        take = next(one["move"] for one in eva.legal["A"] if one["move"].startswith("take"))
        near = await eva.say("move", seat="A", turn=eva.turn_of("A"), move=take)
        racing = application.hall.hosts[id].racing
        assert racing is not None
        while not racing.waiting.claims:  # noqa: ASYNC110  # what waits is looked at, nobody is told
            await asyncio.sleep(0)
        far = await jan.say("move", seat="B", turn=jan.turn_of("B"), move=take)
        assert await answer(jan, far) == "ok"
        assert await answer(eva, near) == "illegal"
        record = (await guest.http.get(f"/api/tables/{id}/record?form=public")).text.splitlines()
        moved = next(line for line in map(json.loads, record) if line.get("did") == take)
        assert (moved["by"], moved["credit"]) == ("B", 250)
        assert tables.verify(record)[0] == []
        assert tables.verify([line.replace('"credit":250', '"credit":20') for line in record])[0] != []


async def test_two_moves_sent_one_after_the_other_are_both_taken(guest: Guest, other: Guest, application: Application) -> None:
    async with table(guest, other) as (_, eva, _):
        turn = eva.turn_of("A")
        refs = [await eva.say("move", seat="A", turn=turn, move=one["move"]) for one in eva.legal["A"][:2]]
        assert [await answer(eva, ref) for ref in refs] == ["ok", "ok"]


async def test_a_claim_for_what_fell_before_is_stale(guest: Guest, other: Guest) -> None:
    async with table(guest, other) as (_, eva, jan):
        turn, take = jan.turn_of("B"), jan.legal["B"][0]["move"]
        await eva.do("move", seat="A", turn=eva.turn_of("A"), move="stop")
        assert (await jan.ask("move", seat="B", turn=turn, move=take))["reason"] == "stale"


async def test_what_is_no_claim_of_ones_own_seat_does_not_wait(guest: Guest, other: Guest, application: Application) -> None:
    people = await persons(guest, other)
    async with table(guest, other) as (id, eva, _):
        racing = lag(application, id, dict(zip(people, (0.0, 250.0), strict=True)))
        assert (await eva.ask("move", seat="B", turn=eva.turn_of("B"), move="take 1"))["reason"] == "not-your-seat"
        assert racing.waiting.claims == []
        await eva.do("chat", text="Pozor!")


async def test_sockets_at_a_race_are_measured_at_once_and_others_keep_their_pace(guest: Guest, other: Guest, application: Application) -> None:
    people = await persons(guest, other)
    async with AsyncExitStack() as stack:
        id, *_ = await stack.enter_async_context(table(guest, other))
        host = application.hall.hosts[id]
        for line in (line for person in people for line in host.lines[person]):
            while line.trip.smoothed is None:  # noqa: ASYNC110  # it is looked at, nobody is told
                await asyncio.sleep(0.001)
        quiet = await guest.open_table("me", "bot:1")
        await (await stack.enter_async_context(guest.sitting(quiet))).until("all")
        assert application.hall.hosts[quiet].racing is None
        assert application.hall.hosts[quiet].everybody()[0].transport.ping_interval == application.hall.settings.times.ping


def test_only_the_table_itself_says_what_is_settled() -> None:
    assert commands.Settled not in tables.WIRE.__args__
