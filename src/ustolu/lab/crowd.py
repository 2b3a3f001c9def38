"""A crowd that plays Papírové ostrovy in pairs over sockets, at a given rate or as fast as it can."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ustolu.lab.wire import Wire, connect

CELLS = [f"{column}{row}" for row in (1, 2, 3, 4) for column in "abcd"]
GAME = {"game": "paper_islands", "seats": ["me", "open"], "settings": {"chat": False}}


class Turn(msgspec.Struct):
    """What the crowd wants to know of a table."""

    turn: int = 0
    stage: str = ""


class Heard(msgspec.Struct):
    """What the crowd wants to know of a message."""

    type: str
    ref: str = ""
    reason: str = ""
    table: Turn | None = None


decode = msgspec.json.Decoder(Heard).decode


class Asking:
    """HTTP requests one after another over one connection, without a library that would cost more than the server."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def __aenter__(self) -> "Asking":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    async def ask(self, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[Any, str]:
        """The JSON of the answer and the cookie that came with it. Raises ConnectionError when the server says no."""
        payload = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {cookie}\r\nContent-Length: {len(payload)}\r\n"
        self.writer.write((head + "Content-Type: application/json\r\n\r\n").encode() + payload)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = [line.partition(": ")[::2] for line in lines[1:] if line]
        size = next(int(value) for name, value in headers if name.lower() == "content-length")
        text = await self.reader.readexactly(size)
        if not 200 <= int(lines[0].split(" ")[1]) < 300:
            raise ConnectionError(f"{method} {path}: {lines[0]} {text[:300]!r}")
        given = next((value.split(";")[0] for name, value in headers if name.lower() == "set-cookie"), cookie)
        return msgspec.json.decode(text), given


class Sitting:
    """One seat at one table, over its own socket."""

    def __init__(self, letter: str, wire: Wire, marks: "Marks") -> None:
        self.letter, self.wire, self.marks = letter, wire, marks
        self.turn = self.answered = self.written = 0
        self.over = False
        self.waiting: float | None = None
        self.eager = False
        self.asked_at: dict[str, float] = {}
        wire.heard = self.hear
        self.started = asyncio.get_running_loop().create_future()
        self.finished = asyncio.get_running_loop().create_future()

    def hear(self, text: bytes) -> None:
        """A message of the server."""
        said = decode(text)
        if said.type == "ok":
            asked = self.asked_at.pop(said.ref, None)
            if asked is not None:
                self.marks.took(time.perf_counter() - asked)
                if self.done and not self.finished.done():
                    self.finished.set_result(None)
        elif said.type == "refused":
            self.marks.refused[said.reason] = self.marks.refused.get(said.reason, 0) + 1
        if said.table is not None:
            self.turn = said.table.turn
            self.over = said.table.stage == "over"
            if said.table.stage == "playing" and not self.started.done():
                self.started.set_result(None)
            if self.eager or self.waiting is not None:
                self.want(self.waiting if self.waiting is not None else time.perf_counter())

    @property
    def may(self) -> bool:
        """Whether a decision is open that has not been answered."""
        return self.turn > self.answered and not self.over and self.written < len(CELLS)

    def want(self, planned: float) -> None:
        """Move now, or as soon as the table is ready; the time counts from when it was planned."""
        if not self.may:
            if self.waiting is None and self.written < len(CELLS):
                self.waiting = planned
            return
        self.waiting = None
        self.answered = self.turn
        cell = CELLS[self.written]
        self.written += 1
        ref = f"{self.letter}{self.turn}"
        self.asked_at[ref] = planned
        self.wire.put(f'{{"type":"move","seat":"{self.letter}","turn":{self.turn},"move":"{cell}","ref":"{ref}"}}'.encode())

    @property
    def done(self) -> bool:
        """Whether all its moves are made and acknowledged."""
        return self.written == len(CELLS) and not self.asked_at


@dataclass
class Marks:
    """What was measured."""

    times: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    measuring: bool = False
    acknowledged: int = 0

    def took(self, seconds: float) -> None:
        """A move has been acknowledged."""
        self.acknowledged += 1
        if self.measuring:
            self.times.append(seconds)

    def quantile(self, share: float) -> float:
        """The time within which this share of all moves was acknowledged; 0 without any."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def open_pair(asking: Asking, port: int, cookies: tuple[str, str], marks: Marks) -> tuple[str, tuple[Sitting, Sitting]]:
    """A table at which two persons sit, begun, each with a socket; returns its id and the two."""
    answer, _ = await asking.ask("POST", "/api/tables", cookies[0], GAME)
    path = f"/api/tables/{answer['id']}/socket?from=0"
    first = Sitting("A", await connect(port, path, cookies[0]), marks)
    second = Sitting("B", await connect(port, path, cookies[1]), marks)
    sat = asyncio.get_running_loop().create_future()

    def seated(text: bytes) -> None:
        if b'"ref":"sit"' in text:
            second.wire.heard = second.hear
            sat.set_result(text)
        else:
            second.hear(text)

    second.wire.heard = seated
    second.wire.put(b'{"type":"sit","seat":"B","ref":"sit"}')
    if b'"ok"' not in await sat:
        raise ConnectionError(f"nobody may sit down: {sat.result()!r}")
    first.wire.put(b'{"type":"start","ref":"start"}')
    await asyncio.gather(first.started, second.started)
    return answer["id"], (first, second)
