"""A running server on a free port, in the test's own event loop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from guest import Guest, Serve

from ustolu.server.app import Application, make_app
from ustolu.server.port import listen
from ustolu.server.service import running
from ustolu.server.settings import Settings
from ustolu.store import open_store


@pytest.fixture
async def serve(tmp_path: Path) -> AsyncIterator[Serve]:
    """Starts servers with given settings on one SQLite file; `serve.application` is the last one."""

    @asynccontextmanager
    async def start(settings: Settings | None = None) -> AsyncIterator[str]:
        async with await open_store(f"sqlite:///{tmp_path / 'test.sqlite'}") as store:
            application = make_app(store, settings or Settings(secret=lambda: bytes(32)))
            start.application = application  # type: ignore[attr-defined]  # tests look inside
            sock = listen("127.0.0.1", 0)
            async with running(application, sock):
                yield f"http://127.0.0.1:{sock.getsockname()[1]}"

    yield start


@pytest.fixture
async def url(serve: Serve) -> AsyncIterator[str]:
    """The address of a running server with ordinary settings."""
    async with serve() as address:
        yield address


@pytest.fixture
def application(serve: Serve, url: str) -> Application:
    """The application behind `url`."""
    return serve.application  # type: ignore[attr-defined]  # set by the fixture


@pytest.fixture
async def guest(url: str) -> AsyncIterator[Guest]:
    """Somebody who has arrived."""
    async with Guest(url) as one:
        await one.arrive()
        yield one


@pytest.fixture
async def other(url: str) -> AsyncIterator[Guest]:
    """Somebody else."""
    async with Guest(url) as one:
        await one.arrive()
        yield one
