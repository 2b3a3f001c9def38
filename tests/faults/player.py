"""A person who plays by real sockets, comes back whenever the line breaks, and remembers what was acknowledged."""

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

import httpx
from process import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

AGAIN_SECONDS = 0.05
SOCKET_SECONDS = 60
GAME_SECONDS = 100


class Player:
    """One device; `servers` are tried in turn. `acknowledged` maps table and ref to the command that was sent."""

    def __init__(self, name: str, servers: Sequence[Server]) -> None:
        self.name = name
        self.servers = list(servers)
        self.http = httpx.AsyncClient(timeout=10)
        self.person = ""
        self.acknowledged: dict[tuple[str, str], dict[str, Any]] = {}
        self.refused: list[dict[str, Any]] = []
        self.breaks = 0
        self.pace = 0.08
        """The longest pause before a command, in seconds."""
        self.progress = asyncio.Event()
        """Set by each acknowledgement."""
        self._count = 0

    async def request(self, method: str, path: str, **fields: Any) -> Any:
        """The answer, from whichever server gives one."""
        while True:
            try:
                answer = await self.http.request(method, self.servers[0].url + path, headers={"Origin": self.servers[0].url}, **fields)
                if answer.status_code < 500:
                    answer.raise_for_status()
                    return answer.json()
            except httpx.TransportError:
                pass
            await self._turn_to_another()

    async def arrive(self) -> None:
        """Become somebody."""
        self.person = (await self.request("GET", "/api/me"))["person"]

    async def open_table(self, *seats: str, **wish: Any) -> str:
        """A new table of Papírové ostrovy."""
        return str((await self.request("POST", "/api/tables", json={"game": "paper_islands", "seats": seats, **wish}))["id"])

    async def play(self, table_id: str) -> "Sight":
        """Sits down, begins if host, plays to the end; returns what is seen then."""
        sight = Sight(self.person)
        try:
            async with asyncio.timeout(GAME_SECONDS):
                await self._play(table_id, sight)
        except TimeoutError:
            where = f"{self.name} at table {table_id}, {self.breaks} breaks"
            raise AssertionError(f"{where}: no end of {sight.table}; legal {sight.legal}; refused {self.refused}") from None
        return sight

    async def _play(self, table_id: str, sight: "Sight") -> None:
        while not sight.ended:
            try:
                async with asyncio.timeout(SOCKET_SECONDS), self._socket(table_id) as socket:
                    await self._talk(socket, table_id, sight)
            except (OSError, WebSocketException):
                self.breaks += 1
                await self._turn_to_another()

    async def _talk(self, socket: ClientConnection, table_id: str, sight: "Sight") -> None:
        """Until the game has ended. What was not answered on the line before is sent again, under the same ref."""
        if sight.waits is not None:
            await socket.send(json.dumps(sight.waits))
        while not sight.ended:
            said = json.loads(await socket.recv())
            sight.take(said)
            if sight.waits is not None and said.get("ref") == sight.waits["ref"] and said["type"] in ("ok", "refused"):
                self._answered(table_id, sight.waits, said)
                sight.waits = None
            if sight.waits is None and (command := sight.wish()):
                self._count += 1
                sight.waits = {**command, "ref": f"{self.name}{self._count}"}
                await asyncio.sleep(random.uniform(0.0, self.pace))
                await socket.send(json.dumps(sight.waits))

    def _answered(self, table_id: str, command: dict[str, Any], said: dict[str, Any]) -> None:
        if said["type"] == "ok":
            self.acknowledged[table_id, command["ref"]] = command
            self.progress.set()
        else:
            self.refused.append({**said, "command": command})

    def _socket(self, table_id: str) -> connect:
        server = self.servers[0].url
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        address = f"ws{server.removeprefix('http')}/api/tables/{table_id}/socket?from=0"
        return connect(address, origin=server, additional_headers={"Cookie": cookie}, max_size=None, compression=None, open_timeout=5)

    async def _turn_to_another(self) -> None:
        self.servers.append(self.servers.pop(0))
        await asyncio.sleep(AGAIN_SECONDS)


class Sight:
    """What a person sees of a table, and what they would do next."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.table: dict[str, Any] = {}
        self.legal: dict[str, list[dict[str, Any]]] = {}
        self.answered = 0
        self.waits: dict[str, Any] | None = None
        """The command that has not been answered yet."""
        self.asked = ""
        """The command that is not a move and was sent already; it is not sent twice under two refs."""

    @property
    def ended(self) -> bool:
        """Nothing is left to do or to hear."""
        return self.waits is None and self.table.get("stage") in ("over", "closed")

    def take(self, said: dict[str, Any]) -> None:
        """What a message brings."""
        self.table = said.get("table", self.table)
        self.legal = self.legal | said.get("legal", {})

    def wish(self) -> dict[str, Any] | None:
        """The next command, if there is something to do."""
        seats = self.table.get("seats", [])
        mine = [seat for seat in seats if seat["person"] == self.person]
        if self.table.get("stage") == "gathering":
            if not mine and any(seat["kind"] == "open" for seat in seats):
                return self._once({"type": "sit"})
            if self.table["host"] == self.person and all(seat["kind"] != "open" for seat in seats):
                return self._once({"type": "start"})
        for seat in mine:
            moves = self.legal.get(seat["seat"])
            if self.table["stage"] == "playing" and seat["turn"] > self.answered and moves and not seat["chose"]:
                self.answered = seat["turn"]
                return {"type": "move", "seat": seat["seat"], "turn": seat["turn"], "move": random.choice(moves)["move"]}
        return None

    def _once(self, command: dict[str, Any]) -> dict[str, Any] | None:
        if self.asked == command["type"]:
            return None
        self.asked = command["type"]
        return command
