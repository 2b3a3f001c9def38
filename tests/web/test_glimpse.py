"""What Paměťovka shows for a moment, in real browsers: two who play and one who looks on see it and hear it, then the pages hold nothing of it."""

import asyncio

import pytest
from given import ready
from playwright.async_api import expect
from visitor import Visitor

from ustolu.core import CHANCE, referee
from ustolu.core.catalogue import game
from ustolu.core.dice import Dice

MEMORY = game("forced_memory")
PILE = "pile" + " y321" * 45
"""All yellow dice lie alike: 3, 2 and 1 under every red one."""
SHOWN = "3, 2, 1, together 6"
ALL = "document.documentElement.outerHTML.includes('together 6') || document.documentElement.outerHTML.includes('y321')"


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    ready("forced_memory")


@pytest.fixture(autouse=True)
def falls(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pile lies as written, A begins, and every throw is 6, 6, 5."""
    s = MEMORY.new(2)
    pile = referee.event(MEMORY, s, CHANCE, PILE)
    monkeypatch.setattr(Dice, "fall", lambda self, k, sides: pile[k] if k < 45 else 0 if k == 45 else 5 * 36 + 5 * 6 + 4)


async def lift(visitor: Visitor, cell: str) -> None:
    await visitor.page.locator(f'.layer-grid [data-cell="{cell}"]').click()


async def test_a_lift_is_seen_and_heard_once_and_then_gone_from_every_page(visit) -> None:
    async with visit("en") as alena, visit("en", name="Petr") as petr, visit("en", name="Olga") as olga:
        made = await alena.api("POST", "tables", game="forced_memory", seats=["me", "open"])
        everybody = (alena, petr, olga)
        for visitor in everybody:
            await visitor.go(f"/t/{made['id']}")
        await petr.page.get_by_role("button", name="Sit down here").click()
        await expect(alena.page.locator(".seat-name", has_text="Petr")).to_be_visible()
        await alena.page.get_by_role("button", name="Start the game").click()
        await alena.page.locator('.layer-grid[data-turn="yes"]').wait_for()
        await lift(alena, "7.0.0")
        for visitor in everybody:
            await expect(visitor.page.locator(".under p")).to_have_text(f"Under 7.0.0: {SHOWN}")
            await expect(visitor.page.locator(".under svg")).to_have_count(3)
            await visitor.hears(SHOWN)
        for visitor in everybody:
            await expect(visitor.page.locator("#voice")).not_to_contain_text(SHOWN)
            assert SHOWN not in await visitor.page.locator(".log").inner_text()
            before = len(await visitor.heard())
            await visitor.page.locator("body").press("r")
            await visitor.page.wait_for_function("before => window.heard.length > before", arg=before)
            assert SHOWN not in " ".join((await visitor.heard())[before:])
        await olga.page.reload()
        await expect(olga.page.locator(".pyramid .dice")).to_have_count(1)
        assert not await olga.page.evaluate(ALL)
        await petr.page.get_by_role("button", name="Throw again").first.click()
        for visitor in everybody:
            await visitor.hears("together 17")
            await expect(visitor.page.locator(".under > *")).to_have_count(0)
        await asyncio.gather(*(visitor.page.wait_for_function(f"() => !({ALL})") for visitor in everybody))
