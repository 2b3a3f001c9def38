"""The first visit is light: home and one table, packed, in one language."""

import json
from pathlib import Path

from playwright.async_api import expect

MOST = 150_000


async def test_home_and_one_table_weigh_at_most_150_kb(visit, tmp_path: Path) -> None:
    async with visit() as alena:
        line = await alena.context.new_cdp_session(alena.page)
        await line.send("Network.enable")
        weights: dict[str, int] = {}
        addresses: dict[str, str] = {}
        line.on("Network.requestWillBeSent", lambda event: addresses.update({event["requestId"]: event["request"]["url"]}))
        line.on("Network.loadingFinished", lambda event: weights.update({event["requestId"]: event["encodedDataLength"]}))
        await alena.go("/")
        await alena.page.get_by_role("button", name="Hrát hned: Papírové ostrovy").click()
        await alena.page.get_by_role("button", name="Začátečník").click()
        await expect(alena.free).to_have_count(16)
        named = sorted(((size, addresses[name]) for name, size in weights.items()), reverse=True)
        (tmp_path / "weights.json").write_text(json.dumps(named, indent=1))
        total = sum(size for size, _ in named)
        print(f"first visit: {total} bytes in {len(named)} files")
        assert 0 < total <= MOST, named
