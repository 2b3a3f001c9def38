"""The first visit is light: home and one table, packed, in one language."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from given import ready
from playwright.async_api import expect

MOST = 150_000


async def weighed(visitor, tmp_path: Path, visits: Callable[[], Awaitable[None]]) -> list[tuple[float, str]]:
    """Every file that these visits fetched, the heaviest first: bytes on the line, address. Kept beside the test's other files as well."""
    line = await visitor.context.new_cdp_session(visitor.page)
    await line.send("Network.enable")
    weights: dict[str, float] = {}
    addresses: dict[str, str] = {}
    line.on("Network.requestWillBeSent", lambda event: addresses.update({event["requestId"]: event["request"]["url"]}))
    line.on("Network.loadingFinished", lambda event: weights.update({event["requestId"]: event["encodedDataLength"]}))
    await visits()
    named = sorted(((size, addresses[name]) for name, size in weights.items()), reverse=True)
    (tmp_path / "weights.json").write_text(json.dumps(named, indent=1))
    print(f"first visit: {sum(size for size, _ in named)} bytes in {len(named)} files")
    return named


async def test_home_and_one_table_weigh_at_most_150_kb(visit, tmp_path: Path) -> None:
    async with visit() as alena:

        async def visits() -> None:
            await alena.go("/")
            await alena.page.get_by_role("button", name="Hrát hned: Papírové ostrovy").click()
            await alena.page.get_by_role("button", name="Začátečník").click()
            await expect(alena.free).to_have_count(16)

        named = await weighed(alena, tmp_path, visits)
        assert 0 < sum(size for size, _ in named) <= MOST, named


@pytest.mark.timeout(600)
async def test_home_and_one_table_with_the_pyramid_weigh_as_little(visit, tmp_path: Path) -> None:
    await asyncio.to_thread(ready, "squeeze_play")
    async with visit() as alena:

        async def visits() -> None:
            await alena.go("/")
            await alena.page.get_by_role("button", name="Hrát hned: Tlačenice").click()
            await alena.page.get_by_role("button", name="Začátečník").click()
            await expect(alena.page.locator(".pyramid .dice")).to_have_count(1, timeout=120_000)

        named = await weighed(alena, tmp_path, visits)
        assert any("games/pyramid/board.js" in address for _, address in named)
        assert 0 < sum(size for size, _ in named) <= MOST, named
