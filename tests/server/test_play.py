"""Whole games over sockets."""

import asyncio

from guest import Guest


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
