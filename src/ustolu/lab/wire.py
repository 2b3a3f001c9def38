"""A WebSocket client that costs next to nothing, for load: it masks with zeros and understands just what our server sends."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


class Wire(asyncio.Protocol):
    """One socket. `heard` is called with the bytes of each text message, `lost` once with the close code (0 without one)."""

    def __init__(self, path: str, host: str, cookie: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self.heard: Callable[[bytes], None] = lambda _: None
        self.lost: Callable[[int], None] = lambda _: None
        self.code = 0
        self.transport: asyncio.Transport
        self._bytes = b""
        self._shaken = False
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """[asyncio] Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """[asyncio] Cut the stream into frames; what is left over waits for more."""
        if self._bytes:
            data = self._bytes + data
        at = 0
        if not self._shaken:
            head, end, _ = data.partition(b"\r\n\r\n")
            if not end:
                self._bytes = data
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.open.set_exception(ConnectionError(data.decode(errors="replace")[:300]))
                self.transport.abort()
                return
            self._shaken = True
            self.open.set_result(None)
            at = len(head) + 4
        left = len(data)
        while left - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if left < start + size:
                break
            self.frame(data[at], data[start : start + size])
            at = start + size
        self._bytes = data[at:]

    def frame(self, kind: int, payload: bytes) -> None:
        """One frame has come."""
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self.put(payload, PONG)
        elif kind == CLOSE:
            self.code = int.from_bytes(payload[:2], "big")
            self.transport.close()

    def put(self, payload: bytes, kind: int = TEXT) -> None:
        """Send one frame of less than 64 kB."""
        size = len(payload)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def connection_lost(self, exc: Exception | None) -> None:
        """[asyncio] The end."""
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("closed before the handshake was done"))
        self.lost(self.code)

    def close(self) -> None:
        """Leave without ceremony."""
        self.transport.abort()


async def connect(port: int, path: str, cookie: str = "") -> Wire:
    """An open socket to this machine. Raises ConnectionError with the answer when the server refuses it."""
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(path, f"127.0.0.1:{port}", cookie), "127.0.0.1", port)
    await wire.open
    return wire
