"""Bad input over a socket: each kind has its defined answer, and the table is not disturbed by any of it."""

import contextlib
import json
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from guest import Guest, Serve, Sitting
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ustolu.server import transport
from ustolu.server.app import Application
from ustolu.server.settings import Limits, Settings


@dataclass
class Round:
    """Two at a table in play: `me` on seat A, `you` on seat B, both with an open decision."""

    id: str
    me: Sitting
    you: Sitting
    application: Application

    async def undisturbed(self) -> None:
        """The table goes on as if nothing had been."""
        if not self.me.turn_of("A"):
            await self.me.until("events")
        if next(seat["chose"] for seat in self.you.table["seats"] if seat["seat"] == "B"):
            await self.you.do("undo", seat="B")
        n = self.application.hall.hosts[self.id].table.n
        await self.you.do("move", seat="B", turn=self.you.turn_of("B"), move="a1")
        await self.you.do("undo", seat="B")
        assert self.application.hall.hosts[self.id].table.n == n + 2


@asynccontextmanager
async def round_of(guest: Guest, other: Guest, application: Application) -> AsyncIterator[Round]:
    id = await guest.open_table("me", "open")
    async with guest.sitting(id) as me, other.sitting(id) as you:
        await you.until("all")
        await you.do("sit", seat="B")
        await me.do("start")
        await you.until("events")
        while not you.turn_of("B"):
            await you.next()
        yield Round(id, me, you, application)


@pytest.fixture
async def round(guest: Guest, other: Guest, application: Application) -> AsyncIterator[Round]:
    async with round_of(guest, other, application) as one:
        yield one


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ({"type": "move", "seat": "B", "turn": 2, "move": "a1"}, "not-your-seat"),
        ({"type": "move", "seat": "Z", "turn": 2, "move": "a1"}, "not-your-seat"),
        ({"type": "move", "seat": "A", "turn": 1, "move": "a1"}, "stale"),
        ({"type": "move", "seat": "A", "turn": 999, "move": "a1"}, "stale"),
        ({"type": "move", "seat": "A", "turn": "now", "move": "a1"}, "bad"),
        ({"type": "move", "seat": "A", "turn": -1, "move": "a1"}, "bad"),
        ({"type": "move", "seat": "A"}, "bad"),
        ({"type": "move", "seat": "A", "turn": "TURN", "move": "e9"}, "illegal"),
        ({"type": "move", "seat": "A", "turn": "TURN", "move": "x" * 5000}, "bad"),
        ({"type": "fall", "seat": "A", "turn": "TURN", "fall": "roll 6"}, "not-now"),
        ({"type": "undo", "seat": "A"}, "not-now"),
        ({"type": "start"}, "not-now"),
        ({"type": "sit", "seat": "B"}, "not-now"),
        ({"type": "salt", "salt": "nonsense"}, "bad"),
        ({"type": "tick"}, "unknown-type"),
        ({"type": "answer", "seat": 1, "turn": 2, "move": 0}, "unknown-type"),
        ({"type": "gone", "person": "x"}, "unknown-type"),
        ({"type": "explode"}, "unknown-type"),
        ({}, "unknown-type"),
    ],
)
async def test_a_command_that_cannot_be_carried_out_is_refused_with_its_reason(round: Round, command: dict[str, Any], reason: str) -> None:
    command = {key: round.me.turn_of("A") if value == "TURN" else value for key, value in command.items()}
    await round.me.socket.send(json.dumps({"ref": "bad", **command}))
    said = await round.me.until("refused")
    assert (said["reason"], said["ref"]) == (reason, "bad")
    assert said["key"]
    await round.undisturbed()


async def test_the_host_alone_may_run_the_table(round: Round) -> None:
    for command in ({"type": "close"}, {"type": "bot", "seat": "A", "level": 1}, {"type": "settings", "undo": False}):
        assert (await round.you.ask(command.pop("type"), **command))["reason"] == "not-host"
    await round.undisturbed()


async def test_one_who_only_looks_on_sees_no_grid_of_this_round_and_moves_for_nobody(round: Round, url: str) -> None:
    async with Guest(url) as third:
        await third.arrive()
        async with third.sitting(round.id) as looker:
            await looker.until("all")
            assert looker.you["seats"] == [] and list(looker.views) == ["-"]
            assert (await looker.ask("move", seat="A", turn=round.me.turn_of("A"), move="a1"))["reason"] == "not-your-seat"
    await round.undisturbed()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "bad-json"),
        ("hello", "bad-json"),
        ('{"type":"move"', "bad-json"),
        ("[1,2]", "bad"),
        ("null", "bad"),
        ('{"type":7}', "bad"),
        ('{"type":"all","ref":{}}', "bad"),
        ("[" * 1000 + "]" * 1000, "too-deep"),
        ('{"type":"all","x":' + "[" * 30_000 + "]" * 30_000 + "}", "too-deep"),
        ('{"type":"all","x":"' + "[" * 1000 + '"}', None),
    ],
)
async def test_what_is_no_command_is_refused_with_its_reason(round: Round, text: str, reason: str | None) -> None:
    await round.me.socket.send(text)
    said = await round.me.next()
    while said["type"] in ("events", "presence"):
        said = await round.me.next()
    assert (said["type"], said.get("reason")) == (("all", None) if reason is None else ("refused", reason))
    await round.undisturbed()


async def test_bytes_that_are_no_text_are_refused(round: Round) -> None:
    await round.me.socket.send(b"\xff\xfe\x00")
    assert (await round.me.until("refused"))["reason"] == "bad-json"
    await round.undisturbed()


async def test_a_message_over_64_kb_closes_the_socket_as_too_big(round: Round) -> None:
    await round.me.socket.send("x" * (64 * 1024 + 1))
    assert await round.me.closed() == 1009
    await round.undisturbed()


async def test_a_message_over_64_kb_in_pieces_closes_the_socket_too(round: Round) -> None:
    await round.me.socket.send("x" * 1024 for _ in range(70))
    assert await round.me.closed() == 1009
    await round.undisturbed()


async def test_a_thousand_messages_a_second_are_refused_and_then_shown_out(round: Round) -> None:
    before = time.perf_counter()
    with contextlib.suppress(ConnectionClosed):
        for number in range(20_000):
            await round.me.socket.send(json.dumps({"type": "all", "ref": str(number)}))
    assert time.perf_counter() - before < 60
    assert await round.me.closed() == 1008
    refused = [said for said in round.me.heard if said["type"] == "refused"]
    assert refused and {said["reason"] for said in refused} == {"too-fast"}
    assert len(refused) < 20
    await round.undisturbed()


async def test_a_burst_below_the_limit_is_all_answered(round: Round) -> None:
    for number in range(30):
        await round.me.socket.send(json.dumps({"type": "ping", "t": number}))
    pongs = [await round.me.until("pong") for _ in range(30)]
    assert [said["t"] for said in pongs] == list(range(30))
    await round.undisturbed()


async def test_a_page_from_elsewhere_gets_no_socket(round: Round, guest: Guest) -> None:
    for origin in ("http://evil.example", "null", "http://localhost:1"):
        with pytest.raises(InvalidStatus) as refused:
            async with guest.sitting(round.id, headers={"Origin": origin}):
                pass
        assert refused.value.response.status_code == 403
    async with guest.sitting(round.id, headers={"Origin": guest.url}) as own:
        await own.until("all")
    await round.undisturbed()


@pytest.mark.parametrize("cookie", ["", "ustolu=expired", "ustolu=" + "x" * 4000, "ustolu=; ustolu", "=;=;"])
async def test_an_expired_cookie_is_told_so_and_shown_out(round: Round, url: str, cookie: str) -> None:
    address = url.replace("http", "ws", 1) + f"/api/tables/{round.id}/socket"
    async with connect(address, additional_headers={"Cookie": cookie} if cookie else {}) as one:
        stranger = Sitting(one)
        assert (await stranger.next())["reason"] == "unknown-person"
        assert await stranger.closed() == 4401
    await round.undisturbed()


async def test_an_unknown_table_is_told_so_and_shown_out(guest: Guest) -> None:
    for id in ("nosuchtable", "x" * 150, "%00", "..%2f"):
        async with guest.sitting(id) as nowhere:
            assert (await nowhere.next())["reason"] == "unknown-table"
            assert await nowhere.closed() == 4404


async def test_a_full_table_seats_nobody_more(guest: Guest, other: Guest) -> None:
    id = await guest.open_table("me", "bot:1")
    async with guest.sitting(id) as first, other.sitting(id) as second:
        await second.until("all")
        assert (await second.ask("sit"))["reason"] == "full"
        assert (await second.ask("sit", seat="A"))["reason"] == "full"
        await first.do("start")


async def test_a_table_that_cannot_take_one_more_socket_says_full(serve: Serve) -> None:
    settings = Settings(limits=Limits(sockets_of_table=2))
    async with serve(settings) as url, Guest(url) as one:
        await one.arrive()
        table = await one.open_table("me", "open")
        async with one.sitting(table) as first, one.sitting(table) as second, one.sitting(table) as third:
            await first.until("all")
            await second.until("all")
            assert (await third.next())["reason"] == "full"
            assert await third.closed() == 4503
            await first.do("sit", seat="B")


async def test_one_person_has_only_so_many_sockets(serve: Serve) -> None:
    async with serve(Settings(limits=Limits(sockets_of_person=1))) as url, Guest(url) as one, Guest(url) as two:
        await one.arrive()
        await two.arrive()
        table = await one.open_table("me", "open")
        async with one.sitting(table) as first, one.sitting(table) as second, two.sitting(table) as third:
            await first.until("all")
            assert (await second.next())["reason"] == "full"
            await third.until("all")


async def test_a_reader_who_stops_reading_is_dropped_and_harms_no_one(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "MOST_UNSENT", 1 << 18)
    settings = Settings(limits=Limits(messages=1e6, message_burst=1e6))
    async with serve(settings) as url, Guest(url) as guest, Guest(url) as other:
        await guest.arrive()
        await other.arrive()
        async with round_of(guest, other, serve.application) as round:  # type: ignore[attr-defined]  # the last one started
            lines = round.application.hall.hosts[round.id].lines[round.me.you["person"]]
            raw = socket.socket()
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            host, _, port = url.removeprefix("http://").partition(":")
            raw.connect((host, int(port)))
            raw.sendall(
                f"GET /api/tables/{round.id}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\nCookie: {guest.cookie}\r\n\r\n".encode()
            )
            while len(lines) < 2:
                await round.undisturbed()
            deaf, line = lines[1].transport, lines[1]
            deaf.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            asking, answered = b"\x81\x8e\0\0\0\0" + b'{"type":"all"}', 0
            while len(lines) == 2:
                raw.sendall(asking)
                await round.undisturbed()
                answered += line.held is None
                assert deaf.transport.get_write_buffer_size() < 2 * transport.MOST_UNSENT
                assert answered < 2_000
            raw.close()
            await round.undisturbed()
