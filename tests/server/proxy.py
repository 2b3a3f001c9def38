"""A tiny proxy for tests: https outside, plain http inside, with or without a base path of its own."""

import asyncio
import contextlib
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost that nobody trusts but the test, and its key."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, "-days", "2", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost"],
        check=True, capture_output=True,
    )  # fmt: skip
    return cert, key


class Proxy:
    """Passes each connection on. What is before `strips` of a path is cut off, as many proxies do."""

    def __init__(self, inside: int, strips: str) -> None:
        self.inside, self.strips = inside, strips

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection from outside: one request, or one WebSocket."""
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            head = await reader.readuntil(b"\r\n\r\n")
            first, *headers = head.decode("latin-1").rstrip("\r\n").split("\r\n")
            method, path, version = first.split(" ")
            socket = any(line.lower().startswith("upgrade:") for line in headers)
            kept = [line for line in headers if not line.lower().startswith(("host:", "connection:"))]
            kept += [f"Host: 127.0.0.1:{self.inside}", "X-Forwarded-Proto: https", "X-Forwarded-For: 203.0.113.9"]
            kept.append("Connection: Upgrade" if socket else "Connection: close")
            inner, outer = await asyncio.open_connection("127.0.0.1", self.inside)
            lines = [f"{method} {path.removeprefix(self.strips) or '/'} {version}", *kept]
            outer.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
            await asyncio.gather(pipe(reader, outer), pipe(inner, writer))


async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Everything from one side to the other, until it ends."""
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def proxied(inside: int, folder: Path, strips: str = "") -> AsyncIterator[tuple[int, ssl.SSLContext]]:
    """A proxy before the server on port `inside`; yields its port and what a client needs to trust it."""
    cert, key = certificate(folder)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(cert, key)
    server = await asyncio.start_server(Proxy(inside, strips).serve, "127.0.0.1", 0, ssl=own)
    async with server:
        yield server.sockets[0].getsockname()[1], ssl.create_default_context(cafile=str(cert))
