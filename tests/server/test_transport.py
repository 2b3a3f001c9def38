"""What we rely on in uvicorn's WebSocket protocol, and what we changed in it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ustolu.server.port import listen
from ustolu.server.transport import EXTENSION, Transport


class Echo:
    """An application that says back what is said; "close N" closes with a code, "fail" fails, "drop" cuts the line."""

    def __init__(self) -> None:
        self.ended = asyncio.Event()
        self.transport: Transport

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.transport = scope["extensions"][EXTENSION]
        await receive()
        self.transport.taker = self.take
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.ended.set()

    def take(self, text: bytes) -> None:
        if text.startswith(b"close "):
            self.transport.hang_up(int(text[6:]), "because")
        elif text == b"drop":
            self.transport.drop()
        elif text == b"fail":
            raise ValueError(text)
        else:
            self.transport.put(text)


@pytest.fixture
async def echo() -> Echo:
    return Echo()


@pytest.fixture
async def address(echo: Echo) -> AsyncIterator[str]:
    sock = listen("127.0.0.1", 0)
    config = uvicorn.Config(echo, ws=Transport, lifespan="off", log_level="critical", ws_max_size=200_000, ws_per_message_deflate=True)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve([sock]))
    yield f"ws://127.0.0.1:{sock.getsockname()[1]}/"
    server.should_exit = True
    await task


@pytest.mark.parametrize("packing", ["deflate", None])
@pytest.mark.parametrize("size", [0, 1, 125, 126, 4095, 4096, 65_535, 65_536, 150_000])
async def test_a_message_of_any_size_comes_and_goes_whole(address: str, size: int, packing: str | None) -> None:
    async with connect(address, max_size=None, compression=packing) as socket:
        await socket.send("á" * (size // 2) + "x" * (size % 2))
        assert len(await socket.recv(decode=False)) == size


class Weighed(ClientConnection):
    """A client that weighs what comes."""

    weight = 0

    def data_received(self, data: bytes) -> None:
        self.weight += len(data)
        super().data_received(data)


@pytest.mark.parametrize(("packing", "size", "comes"), [("deflate", 60_000, 1000), ("deflate", 4000, 4004), (None, 60_000, 60_004)])
async def test_a_large_message_comes_packed_to_whoever_can_unpack_it(address: str, packing: str | None, size: int, comes: int) -> None:
    async with connect(address, compression=packing, create_connection=Weighed) as socket:
        for _ in range(2):
            before = socket.weight
            await socket.send("xyz " * (size // 4))
            assert await socket.recv() == "xyz " * (size // 4)
            assert socket.weight - before == comes if comes > 1000 else 0 < socket.weight - before < comes


async def test_a_packed_message_must_not_be_larger_than_an_open_one(address: str) -> None:
    async with connect(address) as socket:
        await socket.send("x" * 200_001)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 1009


async def test_a_message_in_pieces_comes_in_one(address: str) -> None:
    async with connect(address) as socket:
        await socket.send(["one ", "two ", "three"])
        assert await socket.recv() == "one two three"


async def test_many_messages_keep_their_order(address: str) -> None:
    async with connect(address) as socket:
        for number in range(2000):
            await socket.send(str(number))
        assert [int(await socket.recv()) for _ in range(2000)] == list(range(2000))


async def test_a_hang_up_says_its_code_and_reason_after_all_that_was_sent_before(address: str, echo: Echo) -> None:
    async with connect(address) as socket:
        await socket.send("last words")
        await socket.send("close 4403")
        await socket.send("too late")
        assert await socket.recv() == "last words"
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert (socket.close_code, socket.close_reason) == (4403, "because")
    await asyncio.wait_for(echo.ended.wait(), 10)
    assert not echo.transport.put(b"nobody hears this")


async def test_a_cut_line_is_noticed_on_both_sides(address: str, echo: Echo) -> None:
    async with connect(address) as socket:
        await socket.send("drop")
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    await asyncio.wait_for(echo.ended.wait(), 10)


async def test_a_failure_in_taking_a_message_closes_this_socket_only(address: str) -> None:
    async with connect(address) as other, connect(address) as socket:
        await socket.send("fail")
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 1011
        await other.ping()


async def test_a_client_that_goes_is_noticed(address: str, echo: Echo) -> None:
    async with connect(address):
        pass
    await asyncio.wait_for(echo.ended.wait(), 10)


async def test_a_ping_is_timed_at_once_and_then_as_often_as_asked(address: str, echo: Echo) -> None:
    trips: list[float] = []
    third = asyncio.Event()

    def timed(trip: float) -> None:
        trips.append(trip)
        if len(trips) == 3:
            third.set()

    async with connect(address):
        echo.transport.timed = timed
        echo.transport.measure(0.01)
        await asyncio.wait_for(third.wait(), 10)
    assert all(0 < trip < 10_000 for trip in trips)


async def test_an_answer_to_a_ping_that_was_not_sent_is_not_timed(address: str, echo: Echo) -> None:
    trips: list[float] = []
    async with connect(address) as socket:
        echo.transport.timed = trips.append
        await socket.pong(b"1234")
        await socket.send("after it")
        assert await socket.recv() == "after it"
    assert trips == []
