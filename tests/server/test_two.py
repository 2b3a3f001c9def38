"""Two servers on one PostgreSQL serve one table to two people."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from guest import Guest

from ustolu.server.app import make_app
from ustolu.server.port import listen
from ustolu.server.service import running
from ustolu.server.settings import Settings, Times
from ustolu.store import open_store

pytestmark = pytest.mark.postgres


@pytest.fixture
async def urls(postgres_url: str) -> AsyncIterator[tuple[str, str]]:
    """Two servers with a store each."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(2):
            store = await stack.enter_async_context(await open_store(postgres_url))
            sock = listen("127.0.0.1", 0)
            await stack.enter_async_context(running(make_app(store, Settings(times=Times(sweep=0.2))), sock))
            found.append(f"http://127.0.0.1:{sock.getsockname()[1]}")
        yield found[0], found[1]


async def test_two_people_at_two_servers_play_one_game_to_the_end(urls: tuple[str, str]) -> None:
    async with Guest(urls[0]) as first, Guest(urls[1]) as second:
        await first.arrive()
        await second.arrive()
        table = await first.open_table("me", "open", "bot:1", options={"grid": 3}, settings={"bot_pace_ms": 0})
        async with first.sitting(table) as a, second.sitting(table) as b:
            await asyncio.gather(a.until("all"), b.until("all"))
            await b.do("sit", seat="B")
            while a.table["seats"][1]["kind"] != "person":
                await a.next()
            await a.do("start")
            await asyncio.gather(a.play_out("A"), b.play_out("B"))
            await a.do("chat", text="well played")
            assert (await b.until("chat"))["text"] == "well played"
            while a.n != b.n:
                await (a if a.n < b.n else b).next()
        for sitting, seat in ((a, "A"), (b, "B")):
            events = [e["n"] for said in sitting.heard if said["type"] == "events" for e in said["events"].get(seat, [])]
            assert events == list(range(events[0], events[-1] + 1))
        assert a.table["seats"] == b.table["seats"] or [s["score"] for s in a.table["seats"]] == [s["score"] for s in b.table["seats"]]


async def test_when_both_take_the_last_seat_at_once_one_gets_it(urls: tuple[str, str]) -> None:
    async with Guest(urls[0]) as host, Guest(urls[0]) as first, Guest(urls[1]) as second:
        for guest in (host, first, second):
            await guest.arrive()
        for _ in range(5):
            table = await host.open_table("me", "open")
            async with first.sitting(table) as a, second.sitting(table) as b:
                await asyncio.gather(a.until("all"), b.until("all"))
                answers = await asyncio.gather(a.ask("sit"), b.ask("sit"))
                assert sorted(said["type"] for said in answers) == ["ok", "refused"]
                assert next(said for said in answers if said["type"] == "refused")["reason"] == "full"


async def test_what_a_database_cannot_hold_is_refused_or_cut_out_before_it_gets_there(urls: tuple[str, str]) -> None:
    async with Guest(urls[0]) as guest:
        await guest.arrive()
        for path in ("api/tables/%00", "api/tables/a%00b/record", "api/tables/%00/qr.svg", "s/%00", "web/%00.js", "games/%00/board.js", "t/%00"):
            assert (await guest.http.get(f"/{path}")).status_code in (200, 404), path
        assert (await guest.http.patch("/api/me", json={"name": "a\x00b"})).json()["name"] == "a b"
        table = await guest.open_table("me:\x00x", "open")
        async with guest.sitting(table) as me:
            await me.until("all")
            await me.ask("chat", text="one\x00two \ud83d\ude00")
            await me.ask("rename", seat="A", name="\x00y")
            await me.ask("sit", seat="B", name="\x00z", ref="\x00")
            await me.say("all")
            whole = await me.until("all")
        assert "\x00" not in str(whole)
        async with guest.sitting("%00") as nowhere:
            assert await nowhere.closed() == 4404
