"""Behind a proxy that gives us a path of its own, every address stays below it."""

from pathlib import Path

from playwright.async_api import Browser, expect
from visitor import Visitor

from ustolu.server.address import Address
from ustolu.server.app import make_app
from ustolu.server.port import listen
from ustolu.server.service import running
from ustolu.server.settings import Settings
from ustolu.store import open_store


async def test_a_game_is_opened_and_played_below_a_base_path(browser: Browser, tmp_path: Path) -> None:
    sock = listen("127.0.0.1", 0)
    root = f"http://127.0.0.1:{sock.getsockname()[1]}"
    async with (
        await open_store(f"sqlite:///{tmp_path / 'test.sqlite'}") as store,
        running(make_app(store, Settings(address=Address(f"{root}/club/ustolu", None))), sock),
    ):
        context = await browser.new_context(base_url=root, locale="cs-CZ", reduced_motion="reduce")
        visitor = Visitor(context, await context.new_page(), "cs")
        asked: list[str] = []
        visitor.page.on("request", lambda request: asked.append(request.url))
        visitor.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws:", "http:")))
        await visitor.go("/club/ustolu/")
        await visitor.page.get_by_role("button", name="Hrát hned: Papírové ostrovy").click()
        await visitor.page.get_by_role("button", name="Začátečník").click()
        await expect(visitor.free).to_have_count(16)
        await visitor.free.first.click()
        await expect(visitor.free).to_have_count(15)
        await visitor.page.get_by_role("button", name="Pravidla").click()
        await expect(visitor.page.locator("dialog .guide")).to_be_visible()
        await visitor.press("Escape")
        await visitor.page.get_by_role("link", name="Moje stoly").click()
        await expect(visitor.page.locator(".tables li")).to_have_count(1)
        await context.close()
    assert not visitor.troubles, visitor.troubles
    assert [address for address in asked if not address.startswith(f"{root}/club/ustolu/")] == []
