"""`kill -9` inside a move of several steps: every step that was acknowledged is there when the server is back."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from process import Server
from websockets.asyncio.client import ClientConnection, connect

from ustolu.core import compiling
from ustolu.core.catalogue import game

GAME = game("squeeze_play")


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What is played is compiled once, before the first server."""
    if not compiling.ready(GAME):
        list(compiling.compile(GAME))


class Builder:
    """Somebody who plays both seats of a table and keeps the newest of what was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.refs = socket, 0
        self.known: dict[str, Any] = {}

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            said: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 60))
            if said["type"] in ("all", "events"):
                self.known |= said
            if said["type"] in kinds:
                return said

    async def ask(self, **command: Any) -> None:
        """A command, until it is acknowledged."""
        self.refs += 1
        await self.socket.send(json.dumps({"ref": f"r{id(self)}-{self.refs}", **command}))
        answer = await self.hear("ok", "refused")
        assert answer["type"] == "ok", answer

    async def step(self, which: int) -> None:
        """The first or last legal step of the seat on turn."""
        seat = next(seat for seat in self.known["table"]["seats"] if seat["on_turn"])
        move = self.known["legal"][seat["seat"]][which]["move"]
        await self.ask(type="move", seat=seat["seat"], turn=seat["turn"], move=move)

    @property
    def begun(self) -> Any:
        """What has been begun, as it is told and shown."""
        return [self.known["you"], self.known["views"], self.known["legal"], self.known["asked"], self.known["n"]]


@asynccontextmanager
async def sitting(server: Server, cookie: str, table: str) -> AsyncIterator[Builder]:
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket?from=0"
    async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        builder = Builder(socket)
        await builder.hear("all")
        yield builder


async def test_steps_of_a_building_outlive_the_process_that_took_them(database_url: str, serving: Callable[[str], Server]) -> None:
    server = serving(database_url)
    await server.start()
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        await client.get("/api/me")
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        made = await client.post("/api/tables", json={"game": "squeeze_play", "seats": ["me", "me:Jan"]})
        table = made.json()["id"]
    async with sitting(server, cookie, table) as builder:
        await builder.ask(type="start")
        for _ in range(300):
            if builder.known["you"].get("begun"):
                break
            await builder.step(0)
        before = builder.begun
        assert before[0]["begun"], "nobody had to build more than one die"
        await server.kill()
    await server.start()
    async with sitting(server, cookie, table) as builder:
        assert builder.begun == before
        (seat,) = builder.known["you"]["begun"]
        for _ in range(12):
            if not builder.known["you"].get("begun"):
                break
            await builder.step(-1)
        built = [event["did"] for event in builder.known["events"][seat] if event["by"] == seat]
        assert built and built[-1].split()[0] in ("build", "bonus") and len(built[-1].split()) > 2
