"""The running server: uvicorn with our transport and our own way to stop."""

import asyncio
import contextlib
import signal
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn

from ustolu.server.transport import Transport

if TYPE_CHECKING:
    from ustolu.server.app import Application

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Service(uvicorn.Server):
    """uvicorn closes sockets before anybody is asked; here the tables are told first, and what was received is stored and answered."""

    def __init__(self, application: "Application", log_level: str = "warning") -> None:
        limits, times = application.hall.settings.limits, application.hall.settings.times
        super().__init__(
            uvicorn.Config(
                application,
                http="httptools",
                ws=Transport,
                loop="none",
                lifespan="on",
                log_level=log_level,
                access_log=False,
                server_header=False,
                ws_max_size=limits.message_bytes,
                ws_per_message_deflate=True,
                ws_ping_interval=times.ping,
                ws_ping_timeout=times.ping,
                timeout_keep_alive=30,
                timeout_graceful_shutdown=int(times.stop) + 1,
            )
        )
        self.application = application
        self.up = asyncio.Event()
        """Set when the port is open, or when it is clear that it will not be."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """[uvicorn] Open the port."""
        try:
            await super().startup(sockets)
        finally:
            self.up.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """[uvicorn] Tell the tables, let what is under way be stored and answered, then close."""
        for server in self.servers:
            server.close()
        await self.application.hall.stop()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """[uvicorn] SIGINT and SIGTERM ask us to stop; the second one insists. A stop that was asked for is no failure."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """[uvicorn] A signal has come."""
        self.force_exit = self.should_exit
        self.should_exit = True


@contextlib.asynccontextmanager
async def running(application: "Application", sock: socket.socket) -> AsyncIterator[Service]:
    """A service in the running event loop, listening on `sock`; stopped gracefully at the end."""
    service = Service(application)
    task = asyncio.create_task(service._serve([sock]))
    try:
        await service.up.wait()
        yield service
    finally:
        service.should_exit = True
        await task
