"""A guest for tests: a browser without pictures, with a cookie, HTTP and a socket."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Serve = Callable[..., AbstractAsyncContextManager[str]]
"""Starts a server with given settings; the fixture of conftest.py."""


class Guest:
    """One person with one device at one server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=20)

    async def __aenter__(self) -> "Guest":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def arrive(self) -> dict[str, Any]:
        """Become somebody."""
        return (await self.http.get("/api/me")).json()

    async def open_table(self, *seats: str, **wish: Any) -> str:
        """A new table of Papírové ostrovy; returns its id."""
        answer = await self.http.post("/api/tables", json={"game": "paper_islands", "seats": list(seats), **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @asynccontextmanager
    async def sitting(self, table: str, **extra: Any) -> AsyncIterator["Sitting"]:
        """A socket at a table, after its first message."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket?from=0"
        async with connect(address, additional_headers={**headers, **extra.pop("headers", {})}, max_size=None, compression=None, **extra) as socket:
            sitting = Sitting(socket)
            yield sitting


class Sitting:
    """A socket at a table that remembers what it has heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.views: dict[str, Any] = {}
        self.legal: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.n = 0

    async def next(self, seconds: float = 60) -> dict[str, Any]:
        """The next message."""
        said: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        self.heard.append(said)
        self.n = said.get("n", self.n)
        self.table = said.get("table", self.table)
        self.you = said.get("you", self.you)
        self.views |= said.get("views", {})
        self.legal |= said.get("legal", {})
        return said

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of this type with these fields."""
        while True:
            said = await self.next()
            if said["type"] == kind and all(said.get(name) == value for name, value in fields.items()):
                return said

    async def say(self, kind: str, **fields: Any) -> str:
        """Send a command; returns its ref."""
        ref = str(fields.pop("ref", secrets.token_hex(8)))
        await self.socket.send(json.dumps({"type": kind, "ref": ref, **fields}))
        return ref

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its `ok` or `refused`."""
        ref = await self.say(kind, **fields)
        while True:
            said = await self.next()
            if said["type"] in ("ok", "refused") and said.get("ref") == ref:
                return said

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command that must be carried out."""
        said = await self.ask(kind, **fields)
        assert said["type"] == "ok", said
        return said

    async def closed(self) -> int | None:
        """Read to the end; the close code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed:
            return self.socket.close_code

    def turn_of(self, seat: str) -> int:
        """The number of the event that opened this seat's decision; 0 when it has none."""
        return next(int(one["turn"]) for one in self.table["seats"] if one["seat"] == seat)

    async def play_out(self, seat: str) -> None:
        """Make this seat's moves until the game is over: always the first legal one."""
        answered = 0
        while self.table["stage"] != "over":
            turn = self.turn_of(seat)
            if turn > answered and self.legal.get(seat):
                answered = turn
                await self.do("move", seat=seat, turn=turn, move=self.legal[seat][0]["move"])
            else:
                await self.next()
