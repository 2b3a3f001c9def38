"""A bad network for tests: a small TCP proxy that can cut, delay and go silent."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit


class Network:
    """Carries bytes between browsers and the server at `port`, as well as `state` says.

    up: as it should be. down: everything is cut and nobody gets through. silent: nothing is cut, nothing arrives, also on
    new lines; what was silent once stays dead. `delay` is added to each piece, in seconds.
    """

    def __init__(self, port: int) -> None:
        self.server_port = port
        self.state = "up"
        self.delay = 0.0
        self.cut_at = ""  # "" or "sending", "sent": cut as soon as the browser sends its next long message, before or after it arrives
        self.cut = asyncio.Event()
        self.lines: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A browser opens a line."""
        if self.state == "down":
            writer.close()
            return
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        self.lines.add(writer)
        there: asyncio.StreamWriter | None = None
        try:
            back, there = await asyncio.open_connection("127.0.0.1", self.server_port)
            self.lines.add(there)
            await asyncio.gather(self.carry(reader, there, True), self.carry(back, writer, False))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            for line in (writer, there):
                if line is not None:
                    line.close()
                    self.lines.discard(line)
            self.tasks.discard(task)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, outward: bool) -> None:
        dead = False
        while piece := await reader.read(65536):
            if outward and self.cut_at and len(piece) > 60:
                if self.cut_at == "sent":
                    writer.write(piece)
                    await writer.drain()
                self.down()
                return
            if self.delay:
                await asyncio.sleep(self.delay)
            dead = dead or self.state == "silent"
            if not dead:
                writer.write(piece)
                await writer.drain()
        with contextlib.suppress(OSError):
            writer.close()

    def down(self) -> None:
        """Cuts every line; nobody gets through until `up`."""
        self.state, self.cut_at = "down", ""
        for line in list(self.lines):
            line.transport.abort()
        self.cut.set()

    def up(self) -> None:
        self.state = "up"


@asynccontextmanager
async def network(url: str) -> AsyncIterator[tuple[Network, str]]:
    """A network in front of the server at `url`, and the address of its near end."""
    net = Network(urlsplit(url).port or 80)
    proxy = await asyncio.start_server(net.come, "127.0.0.1", 0)
    try:
        yield net, f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
    finally:
        proxy.close()
        for task in list(net.tasks):
            task.cancel()
        await asyncio.gather(*net.tasks, return_exceptions=True)
