"""A game without a drawing of its own is played on plain grids, as accessible as any."""

import asyncio

from given import ready
from playwright.async_api import expect
from test_access import axe


async def test_a_game_without_a_drawing_is_played_on_plain_grids(visit) -> None:
    async with visit() as alena:
        await alena.page.route("**/games/paper_islands/board.js", lambda route: route.fulfill(status=404, body=""))
        alena.offline = True
        await alena.go(await alena.open_table("me", "bot:1", options={"grid": 3}, settings={"bot_pace_ms": 0}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        for left in range(9, 4, -1):
            await expect(alena.free).to_have_count(left)
            await alena.page.locator('[data-turn="yes"] :focus').wait_for()
            await alena.press("End", "ArrowDown", "Enter") if left == 9 else await alena.free.first.press("Enter")
        await expect(alena.free).to_have_count(4)
        await expect(alena.page.get_by_role("grid")).to_have_count(2)
        assert await axe(alena.page) == []


async def test_cells_with_sentences_are_named_by_them(visit) -> None:
    await asyncio.to_thread(ready, "isle_of_skye")
    async with visit(lang="en") as alena:
        await alena.page.route("**/games/isle_of_skye/board.js", lambda route: route.fulfill(status=404, body=""))
        alena.offline = True
        made = await alena.api("POST", "tables", game="isle_of_skye", seats=["me", "random"])
        await alena.go(f"/t/{made['id']}")
        await alena.page.locator(".gathering .main-button").press("Enter")
        own = alena.page.get_by_role("grid", name="Land of Alena")
        castle = "0, 0: Castle: pasture north and south, water east, mountains west, road north, south and west"
        await expect(own.locator(f'[aria-label="{castle}"]')).to_have_text("CASTLE")
        await expect(own.locator('[aria-label="0, 1, free: pasture north, a road from the north"]')).to_have_count(1)
        await expect(own.locator('[aria-label="1,1, nothing"]')).to_have_count(1)
        assert await axe(alena.page) == []
