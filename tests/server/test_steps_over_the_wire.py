"""Over real sockets a move grows step by step: its own seat sees it on every device and after any break, the others when it stands."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from guest import Guest, Serve, Sitting

from ustolu.core import compiling
from ustolu.core.catalogue import catalogue
from ustolu.games.locate import locate
from ustolu.tables import verify

MASONS = locate(str(Path(__file__).parent.parent / "contract" / "toys" / "masons"))


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is in the catalogue, and its rules are compiled as they are met."""
    monkeypatch.setitem(catalogue().games, "masons", MASONS)
    monkeypatch.setattr(compiling, "ready", lambda game: True)


async def move(sitting: Sitting, seat: str, text: str) -> dict[str, Any]:
    return await sitting.ask("move", seat=seat, turn=sitting.turn_of(seat), move=text)


async def until_turn(sitting: Sitting, seat: str) -> None:
    while not sitting.turn_of(seat):
        await sitting.next()


@asynccontextmanager
async def building(first: Guest, second: Guest) -> AsyncIterator[tuple[Sitting, Sitting, str]]:
    """Two people after the pile and their prices: A builds."""
    answer = await first.http.post("/api/tables", json={"game": "masons", "seats": ["me", "open"]})
    table = answer.json()["id"]
    async with first.sitting(table) as a, second.sitting(table) as b:
        await asyncio.gather(a.until("all"), b.until("all"))
        await b.do("sit", seat="B")
        await a.do("start")
        assert (await move(a, "A", "price 1=2 2=1"))["type"] == "ok"
        await until_turn(b, "B")
        assert (await move(b, "B", "price 1=1 3=2"))["type"] == "ok"
        for sitting in (a, b):
            while sitting.turn_of("B"):
                await sitting.next()
        yield a, b, table


def begun(sitting: Sitting, seat: str) -> list[int]:
    found: list[int] = sitting.views[seat]["begun"]
    return found


async def test_a_step_reaches_all_devices_of_its_seat_and_nobody_else(guest: Guest, other: Guest) -> None:
    async with building(guest, other) as (a, b, table), guest.sitting(table) as tablet:
        await tablet.until("all")
        before = len(b.heard)
        assert (await move(a, "A", "c1"))["type"] == "ok"
        while "begun" not in tablet.you:
            await tablet.next()
        assert begun(tablet, "A") == [3, 3] and tablet.you["choices"] == {"A": "build c1"}
        assert [legal["move"] for legal in tablet.legal["A"]] == ["b1", "d1"]
        assert (await move(tablet, "A", "d1"))["type"] == "ok"
        assert (await move(tablet, "A", "done"))["type"] == "ok"
        told = await b.until("events")
        assert [event["did"] for event in told["events"]["B"]] == ["build c1 d1"] and len(b.heard) == before + 1


async def test_the_same_step_sent_twice_is_done_once(guest: Guest, other: Guest) -> None:
    async with building(guest, other) as (a, _, _):
        turn = a.turn_of("A")
        for _ in range(2):
            assert (await a.ask("move", seat="A", turn=turn, move="c1", ref="same"))["type"] == "ok"
        assert a.you["choices"] == {"A": "build c1"}
        assert (await a.do("undo", seat="A"))["type"] == "ok" and a.you["choices"] == {}


async def test_what_was_begun_is_there_after_a_break(guest: Guest, other: Guest) -> None:
    async with building(guest, other) as (a, b, table):
        await move(a, "A", "c1")
        await a.socket.close()
        async with guest.sitting(table) as again:
            whole = await again.until("all")
            assert whole["you"]["begun"] == ["A"] and begun(again, "A") == [3, 3]
            assert (await other.http.get(f"/api/tables/{table}")).json()["views"]["B"]["begun"] == [0, 0]
            assert (await move(again, "A", "build c1 d1 e1"))["type"] == "ok"
            await until_turn(b, "B")


async def test_what_was_begun_is_there_after_the_server_was_started_anew(serve: Serve) -> None:
    cookies = []
    async with serve() as url, Guest(url) as first, Guest(url) as second:
        await first.arrive()
        await second.arrive()
        async with building(first, second) as (a, _, table):
            await move(a, "A", "c1")
            await move(a, "A", "d1")
            cookies = list(first.http.cookies.items())
    async with serve() as url, Guest(url) as first:
        first.http.cookies.update(cookies)
        async with first.sitting(table) as a:
            await a.until("all")
            assert a.you["choices"] == {"A": "build c1 d1"} and begun(a, "A") == [3, 4]
            await a.do("undo", seat="A", all=True)
            assert a.you["choices"] == {} and begun(a, "A") == [0, 0]


async def test_bots_at_a_server_answer_with_whole_events_and_the_record_holds(guest: Guest) -> None:
    answer = await guest.http.post("/api/tables", json={"game": "masons", "seats": ["me", "random", "greedy"], "settings": {"bot_pace_ms": 0}})
    table = answer.json()["id"]
    async with guest.sitting(table) as a:
        await a.until("all")
        await a.do("start")
        while a.table["stage"] == "playing":
            seat = a.table["seats"][0]
            if seat["on_turn"] and not seat["chose"]:
                assert (await move(a, "A", a.legal["A"][-1]["move"]))["type"] == "ok"
            else:
                await a.next()
        dids = [event.get("did") for said in a.heard if said["type"] == "events" for event in said["events"]["A"]]
        assert sum(str(did).startswith("price") for did in dids) == 3 and sum(str(did).startswith("pile") for did in dids) == 1
    lines = (await guest.http.get(f"/api/tables/{table}/record?form=full")).text.splitlines()
    assert verify(lines) == ([], [])
