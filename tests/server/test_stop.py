"""Beginning and end: tables are told, nothing that was acknowledged is lost, and play goes on after the restart."""

import asyncio
from dataclasses import replace

import pytest
from guest import Guest, Serve

from ustolu.server.settings import Settings, Times


async def test_a_stopping_server_tells_its_tables_and_what_was_sent_is_stored_and_answered(serve: Serve) -> None:
    async with serve() as url, Guest(url) as guest:
        await guest.arrive()
        cookies = dict(guest.http.cookies)
        table = await guest.open_table("me", "bot:1")
        async with guest.sitting(table) as me:
            await me.do("start")
            while not me.turn_of("A"):
                await me.next()
            ref = await me.say("move", seat="A", turn=me.turn_of("A"), move="a1")
            await me.until("ok", ref=ref)
            stopping = asyncio.create_task(serve.application.hall.stop())  # type: ignore[attr-defined]  # the last one started
            assert (await me.until("stopping"))["seconds"] == 5
            assert await me.closed() == 1012
            await stopping
    async with serve() as url, Guest(url) as guest:
        guest.http.cookies.update(cookies)
        async with guest.sitting(table) as me:
            await me.until("all")
            assert me.you["choices"] == {"A": "a1"} or me.turn_of("A") > 0
            assert (await me.ask("move", seat="A", turn=1, move="a1", ref=ref))["type"] == "ok"
            await me.play_out("A")


async def test_a_bot_whose_move_was_due_moves_after_the_restart(serve: Serve) -> None:
    settings = replace(Settings(), times=Times(sweep=0.05))
    async with serve(settings) as url, Guest(url) as guest:
        await guest.arrive()
        cookies = dict(guest.http.cookies)
        table = await guest.open_table("me", "bot:1", settings={"bot_pace_ms": 4000})
        async with guest.sitting(table) as me:
            await me.do("start")
    async with serve(settings) as url, Guest(url) as guest:
        guest.http.cookies.update(cookies)
        hall = serve.application.hall  # type: ignore[attr-defined]  # the last one started
        while table not in hall.hosts or not hall.hosts[table].table.ready:  # noqa: ASYNC110  # nobody sits there who could hear of it
            await asyncio.sleep(0.02)


async def test_a_table_nobody_needs_is_put_out_of_memory_and_comes_back_as_it_was(serve: Serve) -> None:
    async with serve(replace(Settings(), times=Times(sweep=0.05, idle=0.1))) as url, Guest(url) as guest:
        await guest.arrive()
        hall = serve.application.hall  # type: ignore[attr-defined]  # the last one started
        table = await guest.open_table("me", settings={"bot_pace_ms": 0})
        async with guest.sitting(table) as me:
            await me.do("start")
            while not me.turn_of("A"):
                await me.next()
            for _ in range(25):
                await me.do("move", seat="A", turn=me.turn_of("A"), move=me.legal["A"][0]["move"]) if me.turn_of("A") else None
            before = hall.hosts[table].table.n
        while table in hall.hosts:  # noqa: ASYNC110  # eviction tells nobody
            await asyncio.sleep(0.02)
        async with guest.sitting(table) as me:
            assert (await me.until("all"))["n"] >= before


async def test_a_snapshot_that_is_no_good_is_only_a_cache(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    async with serve() as url, Guest(url) as guest:
        await guest.arrive()
        hall = serve.application.hall  # type: ignore[attr-defined]  # the last one started
        table = await guest.open_table("me", "open")
        async with guest.sitting(table) as me:
            for number in range(50):
                await me.do("rename", seat="A", name=f"Jana {number}")
        host = hall.hosts[table]
        hall.put_away(host)
        await hall.store.save_snapshot(table, host.table.entries, b"nonsense")
        async with guest.sitting(table) as me:
            await me.until("all")
            assert me.table["seats"][0]["name"] == "Jana 49"
    assert "snapshot" in caplog.text
