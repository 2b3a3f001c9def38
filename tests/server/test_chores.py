"""What a process does beside, and what happens when its database is away."""

import asyncio
from dataclasses import replace

import pytest
from guest import Guest, Serve

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

            def away(*_: object, **__: object) -> "asyncio.Future[bool]":
                storing: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
                storing.set_exception(StoreAway("the database is away"))
                return storing

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
        later = now_ms() + 15 * chores.DAY_MS
        for module in ("ustolu.server.chores", "ustolu.server.row"):
            monkeypatch.setattr(f"{module}.now_ms", lambda: later)
        while (await one.http.get("/api/tables")).json()[0]["stage"] != "closed":  # noqa: ASYNC110  # nobody sits there who could hear of it
            await asyncio.sleep(0.05)
        async with one.sitting(table) as late:
            await late.until("all")
            assert (await late.ask("sit"))["reason"] == "closed"


async def test_a_chore_that_fails_is_said_and_begun_again(serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(chores, "AGAIN_S", 0.01)
    begun = asyncio.Queue[int]()

    async def clumsy(_: object) -> None:
        begun.put_nowait(1)
        raise [StoreAway("the database is away"), ValueError("a bug")][begun.qsize() % 2]

    monkeypatch.setattr(chores, "ALL", [clumsy])
    async with serve():
        for _ in range(3):
            await asyncio.wait_for(begun.get(), 10)
    assert "the database is away" in caplog.text and "a bug" in caplog.text


async def test_a_view_that_fails_for_one_keeps_neither_the_others_nor_the_clock(
    guest: Guest, other: Guest, application: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await guest.open_table("me", "open")
    async with guest.sitting(table) as first, other.sitting(table) as second:
        await second.until("all")
        person = second.you["person"]

        def message(step: object, who: str, spectators: int) -> bytes | None:
            if who == person:
                raise ValueError("a bug in a view")
            return real(step, who, spectators)  # type: ignore[arg-type]  # a Step

        from ustolu.server import host

        real = host.message
        with monkeypatch.context() as patched:
            patched.setattr(host, "message", message)
            await first.do("rename", seat="A", name="Jana")
        await first.do("rename", seat="A", name="Eva")
        said = await second.until("events")
        assert said["n"] == first.n and said["table"]["seats"][0]["name"] == "Eva"
