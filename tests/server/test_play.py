"""Whole games over sockets."""

import asyncio
import threading

import pytest
from guest import Guest, Serve

from ustolu.server.app import Application
from ustolu.server.settings import Settings, Times


async def test_one_person_plays_a_bot_to_the_end(guest: Guest) -> None:
    table = await guest.open_table("me", "bot:1", settings={"bot_pace_ms": 0}, options={"grid": 3})
    async with guest.sitting(table) as me:
        first = await me.until("all")
        assert first["table"]["stage"] == "gathering" and first["you"]["seats"] == ["A"] and first["you"]["host"]
        await me.do("start")
        await me.play_out("A")
        assert [seat["place"] for seat in me.table["seats"]] in ([1, 2], [2, 1], [1, 1])
        assert me.table["secret"] is not None
    numbers = [event["n"] for said in me.heard if said["type"] == "events" for event in said["events"]["A"]]
    assert numbers == list(range(1, me.n + 1))


async def test_two_persons_play_to_the_end_and_see_the_same_table(guest: Guest, other: Guest) -> None:
    table = await guest.open_table("me", "open", options={"grid": 3})
    async with guest.sitting(table) as first, other.sitting(table) as second:
        await second.until("all")
        await second.do("sit", seat="B")
        await first.do("start")
        await asyncio.gather(first.play_out("A"), second.play_out("B"))
        assert first.table == second.table
        assert first.table["stage"] == "over"


async def test_a_rematch_opens_one_table_whoever_asks_first_and_none_before_the_end(guest: Guest, other: Guest) -> None:
    table = await guest.open_table("me", "open", options={"grid": 3})
    async with guest.sitting(table) as first, other.sitting(table) as second:
        await second.until("all")
        await second.do("sit", seat="B")
        await first.do("start")
        assert (await first.ask("rematch"))["reason"] == "not-now"
        await asyncio.gather(first.play_out("A"), second.play_out("B"))
        await asyncio.gather(first.do("rematch"), second.do("rematch"))
        while not first.table["rematch"]:
            await first.next()
        following = first.table["rematch"]
    assert len((await guest.http.get("/api/tables")).json()) == 2
    async with guest.sitting(following) as first, other.sitting(following) as second:
        await second.until("all")
        assert second.table["stage"] == "gathering" and second.you["seats"] == ["B"]


async def test_a_line_of_chat_is_stored_before_it_is_acknowledged_and_kept_once(guest: Guest, other: Guest, application: Application) -> None:
    table = await guest.open_table("me", "open")
    async with guest.sitting(table) as first, other.sitting(table) as second:
        await second.until("all")
        await first.do("chat", text="hello", ref="same")
        assert [line.text for line in await application.hall.store.chat(table)] == ["hello"]
        await first.do("chat", text="hello", ref="same")
        await first.do("chat", text="again")
        assert [(await second.until("chat"))["text"] for _ in range(2)] == ["hello", "again"]
        await second.say("all")
        assert [line["text"] for line in (await second.until("all"))["chat"]] == ["hello", "again"]


async def test_who_is_sent_away_by_the_host_is_shown_out_at_once_and_kept_out(guest: Guest, other: Guest) -> None:
    table = await guest.open_table("me", "open")
    async with guest.sitting(table) as first, other.sitting(table) as second:
        await second.until("all")
        await second.do("sit", seat="B")
        await first.do("remove", person=second.you["person"])
        assert await second.closed() == 4403
        assert first.table["seats"][1]["kind"] == "open"
    async with other.sitting(table) as again:
        assert (await again.next())["reason"] == "removed"
        assert await again.closed() == 4403
    assert (await other.http.get(f"/api/tables/{table}")).status_code == 403


async def test_a_bot_that_hangs_gets_a_legal_move_chosen_for_it(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    waiting = threading.Event()
    async with serve(Settings(times=Times(think=0.05))) as url, Guest(url) as one:
        await one.arrive()
        serve.application.hall.thought.choose = lambda *_: (waiting.wait(30) and 0, "")  # type: ignore[attr-defined]  # the last one started
        table = await one.open_table("bot:3", options={"grid": 3}, settings={"bot_pace_ms": 0})
        async with one.sitting(table) as host:
            await host.do("start")
            while host.table["seats"][0]["turn"] < 4:
                await host.next()
    waiting.set()
    assert "hung" in caplog.text


async def test_while_two_play_fast_every_move_is_acknowledged_and_none_is_doubled(guest: Guest, other: Guest, application: Application) -> None:
    table = await guest.open_table("me", "open")
    async with guest.sitting(table) as first, other.sitting(table) as second:
        await second.until("all")
        await second.do("sit", seat="B")
        await first.do("start")
        while not first.turn_of("A"):
            await first.next()
        turn = first.turn_of("A")
        refs = [await first.say("move", seat="A", turn=turn, move=move, ref=f"twice-{move}") for move in ("a1", "b1", "c1", "a1", "b1", "c1")]
        heard = [await first.until("ok", ref=ref) for ref in refs]
        assert heard[0]["n"] == heard[3]["n"]
        assert first.you["choices"] == {"A": "c1"}
        entries = await application.hall.store.entries(table)
        assert len(entries) == application.hall.hosts[table].table.entries


async def test_who_comes_while_others_play_fast_gets_everything_and_then_each_event_in_order(guest: Guest, other: Guest, url: str) -> None:
    table = await guest.open_table("me", "open")
    async with guest.sitting(table) as first, other.sitting(table) as second:
        await second.until("all")
        await second.do("sit", seat="B")
        await first.do("start")
        playing = asyncio.gather(first.play_out("A"), second.play_out("B"))
        comers = []
        while not playing.done():
            async with Guest(url) as late:
                await late.arrive()
                async with late.sitting(table) as looker:
                    whole = await looker.next()
                    following = await looker.next() if not playing.done() else None
                    comers.append((whole, following))
        await playing
    assert comers
    for whole, following in comers:
        assert whole["type"] == "all" and [event["n"] for event in whole["events"]["-"]] == list(range(1, whole["n"] + 1))
        if following and following["type"] == "events":
            assert [event["n"] for event in following["events"]["-"]] == list(range(whole["n"] + 1, following["n"] + 1))
