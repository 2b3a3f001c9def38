"""A server in a process of its own, that can be killed as a machine dies: at once, without a word."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx

from ustolu.server.port import listen


class Nursery:
    """Where server processes come from."""

    def __init__(self) -> None:
        program = str(Path(__file__).with_name("nursery.py"))
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self._parent = subprocess.Popen([sys.executable, program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)
        self._asking = threading.Lock()

    def server(self, port: int, database: str) -> int:
        """The number of a new process."""
        assert self._parent.stdin is not None and self._parent.stdout is not None
        with self._asking:
            self._parent.stdin.write(f"{port} {database}\n")
            self._parent.stdin.flush()
            return int(self._parent.stdout.readline())

    def close(self) -> None:
        """No more servers."""
        self._parent.communicate()


class Server:
    """One address, at which one process after another serves the same database."""

    def __init__(self, nursery: Nursery, database: str) -> None:
        with listen("127.0.0.1", 0) as sock:
            self.port = int(sock.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._nursery = nursery
        self._database = database
        self._process = 0

    async def start(self) -> None:
        """Returns when it is well."""
        self._process = await asyncio.to_thread(self._nursery.server, self.port, self._database)
        async with asyncio.timeout(60), httpx.AsyncClient(base_url=self.url) as client:
            while True:
                try:
                    (await client.get("/health")).raise_for_status()
                    return
                except httpx.HTTPError:
                    assert self.alive(), "the server has ended by itself"
                    await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """SIGKILL."""
        assert self.alive(), "the server has ended by itself"
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """SIGTERM; nothing if it is dead already."""
        if self.alive():
            await self._end(signal.SIGTERM)

    def alive(self) -> bool:
        """Whether there is a process."""
        try:
            os.kill(self._process, 0)
        except ProcessLookupError:
            return False
        return self._process > 0

    async def _end(self, how: signal.Signals) -> None:
        os.kill(self._process, how)
        await asyncio.to_thread(self._gone)
        self._process = 0

    def _gone(self) -> None:
        ends = time.monotonic() + 30
        while self.alive():
            assert time.monotonic() < ends, "the server does not end"
            time.sleep(0.01)
