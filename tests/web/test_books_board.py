"""Zařaď knihu in the browser: two people at one device, by keyboard alone and by ear; hidden hands; small screens and all looks."""

import pytest
from playwright.async_api import expect
from test_access import SMALL, WIDE, axe
from test_keyboard import same
from visitor import Visitor


async def opened(visitor: Visitor) -> None:
    """A table of two seats at this device, begun."""
    made = await visitor.api("POST", "tables", game="sort_the_books", seats=["me", "me:Olga"])
    await visitor.go(f"/t/{made['id']}")
    await visitor.page.locator(".gathering .main-button").press("Enter")
    await visitor.page.locator(".cover, .sort-the-books").first.wait_for()


async def asked(visitor: Visitor, where: str) -> None:
    """Waits until the focus stands where the next decision is made."""
    await visitor.page.locator(f'.{where} [data-turn="yes"] :focus').wait_for()


async def turn(visitor: Visitor, draw: bool) -> None:
    """A whole turn by keys: the device taken over, a book taken or two drawn, one laid in the first place, one put back."""
    cover = visitor.page.locator(".cover")
    await expect(visitor.page.locator(".cover, .offer [data-turn='yes']").first).to_be_visible()
    if await cover.count():
        await visitor.page.locator(".cover :focus").wait_for()
        await visitor.press("Enter")
    await asked(visitor, "offer")
    await visitor.press(*(["End"] if draw else ["Home"]), "Enter")
    await asked(visitor, "hand")
    await visitor.press("Enter")
    await asked(visitor, "mine")
    await visitor.press("Enter")
    if draw:
        await asked(visitor, "hand")
        await visitor.press("Enter")


@pytest.mark.timeout(600)
async def test_a_whole_game_at_one_device_by_keyboard_alone(visit) -> None:
    async with visit() as visitor:
        await opened(visitor)
        for n in range(30):
            await turn(visitor, draw=n % 3 == 1)
            if n < 29:
                await expect(visitor.page.locator(".cover")).to_be_visible()
                await expect(visitor.page.locator(".sort-the-books")).to_have_count(0)
        await expect(visitor.page.locator(".results")).to_be_visible()
        await visitor.hears("Hra skončila")
        same(await visitor.heard(), "sort_the_books.cs.txt")


@pytest.mark.parametrize(("scheme", "width"), [("light", 320), ("dark", 1280)])
async def test_shelves_are_for_everybody(visit, scheme: str, width: int) -> None:
    async with visit("en", scheme=scheme, width=width) as visitor:
        await opened(visitor)
        for n in range(3):
            await turn(visitor, draw=n == 1)
        await visitor.page.locator(".cover :focus").wait_for()
        await visitor.press("Enter")
        await asked(visitor, "offer")
        await visitor.press("Enter")
        await asked(visitor, "hand")
        for contrast in ("less", "more"):
            await visitor.page.evaluate("(value) => { document.documentElement.dataset.contrast = value; }", contrast)
            assert await axe(visitor.page) == []
        assert await visitor.page.evaluate(SMALL) == []
        wide, inner = await visitor.page.evaluate(WIDE)
        assert wide <= inner


async def test_a_place_says_what_the_picked_book_would_bring(visit) -> None:
    async with visit("en") as visitor:
        await opened(visitor)
        await turn(visitor, draw=False)
        await turn(visitor, draw=False)
        await visitor.page.locator(".cover :focus").wait_for()
        await visitor.press("Enter")
        await asked(visitor, "offer")
        await visitor.press("Enter")
        await asked(visitor, "hand")
        picked = (await visitor.focused()).split(",")[0]
        await visitor.press("Enter")
        await asked(visitor, "mine")
        assert await visitor.focused() == f"0,-1: {picked} here, no point"
        await visitor.press("ArrowLeft")
        assert await visitor.focused() == "-1,-1, beside nothing yet"
