"""What a process does beside, and what happens when its database is away."""

import asyncio
from dataclasses import replace

import pytest
from guest import Guest

from conftest import Serve
from ustolu.server import chores
from ustolu.server.app import Application
from ustolu.server.identity import now_ms
from ustolu.server.settings import Settings, Times
from ustolu.store import StoreAway


async def test_when_the_database_is_away_the_table_is_left_and_found_again_as_it_was_stored(
    guest: Guest, application: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await guest.open_table("me", "open")
    async with guest.sitting(table) as me:
        await me.until("all")
        with monkeypatch.context() as patched:

            async def away(*_: object, **__: object) -> bool:
                raise StoreAway("the database is away")

            patched.setattr(application.hall.store, "append", away)
            ref = await me.say("rename", seat="A", name="Jana")
            assert await me.closed() == 1013
            assert not [said for said in me.heard if said.get("ref") == ref]
            assert table not in application.hall.hosts
    async with guest.sitting(table) as me:
        assert (await me.ask("rename", seat="A", name="Jana", ref=ref))["type"] == "ok"


async def test_the_health_is_bad_while_the_database_is_away(guest: Guest, application: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away() -> None:
        raise StoreAway("the database is away")

    monkeypatch.setattr(application.hall.store, "check", away)
    answer = await guest.http.get("/health")
    assert (answer.status_code, answer.json()["status"]) == (503, "away")


async def test_a_seat_whose_process_died_is_noticed_as_gone(serve: Serve) -> None:
    async with serve(replace(Settings(), times=Times(sweep=0.05))) as url, Guest(url) as one, Guest(url) as two:
        await one.arrive()
        await two.arrive()
        hall = serve.application.hall  # type: ignore[attr-defined]  # the last one started
        table = await one.open_table("me", "open")
        async with one.sitting(table) as first:
            async with two.sitting(table) as second:
                await second.until("all")
                await second.do("sit", seat="B")
                await first.do("start")
                host = hall.hosts[table]
                line = host.lines.pop(second.you["person"])[0]
                hall.store.seen(table, 1, now_ms() - 2 * chores.LOST_MS)
                while first.table["seats"][1]["away"] is None:
                    await first.next()
                host.lines[line.person] = [line]
            assert not first.table["seats"][1]["here"]


async def test_a_table_that_nobody_touched_for_long_is_closed_by_itself(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve(replace(Settings(), times=Times(sweep=0.05))) as url, Guest(url) as one:
        await one.arrive()
        table = await one.open_table("me", "open")
        later = now_ms() + 25 * 3_600_000
        for module in ("ustolu.server.chores", "ustolu.server.host"):
            monkeypatch.setattr(f"{module}.now_ms", lambda: later)
        while (await one.http.get("/api/tables")).json()[0]["stage"] != "closed":  # noqa: ASYNC110  # nobody sits there who could hear of it
            await asyncio.sleep(0.05)
        async with one.sitting(table) as late:
            await late.until("all")
            assert (await late.ask("sit"))["reason"] == "closed"
