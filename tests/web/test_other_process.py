"""Two processes on one PostgreSQL serve one table to two browsers; one process is killed, and its browser plays on at the other."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from network import network
from playwright.async_api import expect


@asynccontextmanager
async def process(database: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, int]]:
    """The program itself on a free port."""
    running = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ustolu.cli", "serve", "--no-browser", "--lang", "cs", "--port", "0", "--database", database,
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert running.stdout
    async with asyncio.timeout(60):
        while not (found := re.search(rb"localhost:(\d+)", await running.stdout.readline())):
            pass
    try:
        yield running, int(found[1])
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()


@pytest.mark.postgres
async def test_a_browser_plays_on_when_its_process_is_killed(visit, postgres_url: str) -> None:
    async with (
        process(postgres_url) as (first, port),
        process(postgres_url) as (_, other),
        network(f"http://localhost:{port}") as (net, near),
        visit(at=near) as alena,
        visit(at=f"http://127.0.0.1:{other}", name="Petr") as petr,
    ):
        table = await alena.open_table("me", "open", options={"grid": 3})
        await alena.go(table)
        await petr.go(table)
        await petr.page.get_by_role("button", name="Sednout si sem").click()
        await alena.page.get_by_role("button", name="Začít hru").click()
        for left in range(9, 0, -1):
            if left == 5:
                alena.offline = True
                net.server_port = other
                first.kill()
            await expect(alena.free).to_have_count(left, timeout=15_000)
            await alena.free.first.click()
            await expect(petr.free).to_have_count(left, timeout=15_000)
            await petr.free.nth(left // 2).click()
        for one in (alena, petr):
            await expect(one.page.locator(".results")).to_be_visible(timeout=15_000)
        record = await petr.api("GET", f"tables/{table[3:]}")
        moves = [event["by"] for event in record["events"]["B"] if isinstance(event["did"], str)]
        assert moves == ["chance", "A", "B"] * 9
        assert await alena.page.locator(".rolls li").count() == await petr.page.locator(".rolls li").count() == 9
