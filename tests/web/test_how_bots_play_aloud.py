"""That a bot plays exactly is said once, stands beside its seat and comes with its last move; short wording leaves it to the eye."""

import pytest
from playwright.async_api import expect


@pytest.mark.parametrize("wording", ["long", "short"])
async def test_a_bot_says_how_it_finds_its_moves(visit, wording: str) -> None:
    async with visit("en") as alena:
        await alena.context.add_init_script(f"localStorage.setItem('ustolu-settings', JSON.stringify({{wording: '{wording}'}}))")
        await alena.go(await alena.open_table("me", "bot:3", options={"grid": 3}, settings={"bot_pace_ms": 0}))
        await alena.page.get_by_role("button", name="Start the game").click()
        await expect(alena.page.locator("[data-seat=B]")).to_contain_text("plays exactly for the most points")
        await expect(alena.page.locator(".log")).to_contain_text("Expert bot plays exactly")
        for left in range(9, 0, -1):
            await expect(alena.free).to_have_count(left)
            await alena.free.first.click()
        await alena.hears("The game is over.")
        aloud = [piece for piece in await alena.heard() if "plays exactly" in piece]
        assert len(aloud) == (1 if wording == "long" else 0)
        before = len(await alena.heard())
        await alena.press("l")
        await alena.hears_after(before, "Expert bot")
        assert ("plays exactly" in (await alena.heard())[-1]) == (wording == "long")
