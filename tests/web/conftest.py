"""A real server and a real Chromium: each visitor is a browser of their own, with an ear at the page's voice."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright, expect
from visitor import Visitor

from ustolu.core import compiling
from ustolu.core.catalogue import game
from ustolu.server import lobby
from ustolu.server.app import make_app
from ustolu.server.port import listen
from ustolu.server.service import running
from ustolu.server.settings import Settings
from ustolu.store import open_store

SYSTEM = os.environ.get("USTOLU_TEST_CHROMIUM", "/usr/bin/chromium")
CHROMIUM = SYSTEM if Path(SYSTEM).exists() else None
"""The system's browser; where it is missing, the one that `playwright install chromium` brought."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
expect.set_options(timeout=15_000)
Visit = Callable[..., AbstractAsyncContextManager[Visitor]]


@pytest.fixture
async def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """A server on a free port. Its tables are called t1, t2 ... and have the same secret, so that falls depend on the salts alone."""
    made = iter(range(1, 1000))
    monkeypatch.setattr(lobby, "new_id", lambda: f"t{next(made)}")
    if not compiling.ready(game("paper_islands")):
        await asyncio.to_thread(list, compiling.compile(game("paper_islands")))
    async with await open_store(f"sqlite:///{tmp_path / 'test.sqlite'}") as store:
        sock = listen("127.0.0.1", 0)
        async with running(make_app(store, Settings(secret=lambda: bytes(32))), sock):
            yield f"http://127.0.0.1:{sock.getsockname()[1]}"


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """Chromium."""
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        await chromium.close()


@pytest.fixture
def visit(browser: Browser, url: str) -> Visit:
    """Somebody who comes to the server: `async with visit(lang="en", width=320, scheme="dark", name="Petr") as petr`."""

    @asynccontextmanager
    async def come(
        lang: str = "cs", width: int = 1280, height: int = 900, scheme: str = "light", name: str = "Alena", at: str | None = None, calm: bool = True
    ) -> AsyncIterator[Visitor]:
        context = await browser.new_context(
            base_url=at or url, viewport={"width": width, "height": height}, locale={"cs": "cs-CZ", "en": "en-GB"}[lang],
            color_scheme=scheme, reduced_motion="reduce" if calm else "no-preference",
        )  # fmt: skip
        visitor = await Visitor.arrive(context, lang, name)
        yield visitor
        await context.close()
        assert not visitor.troubles, visitor.troubles

    return come
