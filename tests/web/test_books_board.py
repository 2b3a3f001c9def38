"""Zařaď knihu in the browser: two people at one device, by keyboard alone and by ear; hidden hands; small screens and all looks."""

import pytest
from given import given, golden, ready
from playwright.async_api import Locator, expect
from test_access import SMALL, WIDE, axe
from test_keyboard import same
from visitor import Visitor

WORDS = {"cs": "Hra skončila", "en": "The game is over"}


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    ready("sort_the_books")


async def opened(visitor: Visitor) -> None:
    """A table of two seats at this device, begun."""
    made = await visitor.api("POST", "tables", game="sort_the_books", seats=["me", "me:Olga"])
    await visitor.go(f"/t/{made['id']}")
    await visitor.page.locator(".gathering .main-button").press("Enter")
    await visitor.page.locator(".cover, .sort-the-books").first.wait_for()


async def asked(visitor: Visitor, where: str) -> Locator:
    """Waits until the focus stands where the next decision is made; the grid there."""
    grid = visitor.page.locator(f'.{where} [data-turn="yes"]')
    await grid.locator(":focus").wait_for()
    return grid


async def taken_over(visitor: Visitor) -> None:
    """If the device is covered, nothing of the game stands in the page; who is on turn says so, and then all that is said is for them."""
    cover = visitor.page.locator(".cover")
    await expect(visitor.page.locator(".cover, .offer [data-turn='yes'], .hand [data-turn='yes']").first).to_be_visible()
    if await cover.count():
        await expect(visitor.page.locator(".sort-the-books")).to_have_count(0)
        await cover.locator(":focus").wait_for()
        await visitor.press("Enter")
        await expect(visitor.page.locator("#voice p")).to_have_count(1)


async def moved(visitor: Visitor, move: str) -> None:
    """A move by keys alone, from where the focus was put; it is done when something is said of it."""
    await taken_over(visitor)
    before = len(await visitor.heard())
    await choose(visitor, move)
    await visitor.hears_after(before, "")


async def choose(visitor: Visitor, move: str) -> None:
    word, *rest = move.split()
    if word in ("take", "draw"):
        await asked(visitor, "offer")
        numbers = await visitor.page.locator(".offer .book .number").evaluate_all("all => all.map((at) => at.dataset.sign)")
        await visitor.press("Home", *["ArrowRight"] * numbers.index(rest[0]) if rest else ["End"], "Enter")
        return
    await asked(visitor, "hand")
    numbers = await visitor.page.locator(".hand .book .number").evaluate_all("all => all.map((at) => at.dataset.sign)")
    await visitor.press("Home", *["ArrowRight"] * numbers.index(rest[0]), "Enter")
    if word == "back":
        return
    grid = await asked(visitor, "mine")
    column, row = rest[1].split(",")
    columns, rows = await grid.locator(".heads span").all_inner_texts(), await grid.locator(".head").all_inner_texts()
    await visitor.press("Control+Home", *["ArrowDown"] * rows.index(row), *["ArrowRight"] * columns.index(column), "Enter")


@pytest.mark.timeout(600)
@pytest.mark.parametrize("lang", ["cs", "en"])
async def test_a_whole_game_at_one_device_by_keyboard_alone(visit, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    moves = given(monkeypatch, "sort_the_books", golden("sort_the_books", "7-a-whole-game-of-two"))
    async with visit(lang) as visitor:
        await opened(visitor)
        for _, move in moves:
            await moved(visitor, move)
        await expect(visitor.page.locator(".results")).to_be_visible()
        await visitor.hears(WORDS[lang])
        same(await visitor.heard(), f"sort_the_books.{lang}.txt")


async def turn(visitor: Visitor, draw: bool) -> None:
    """A whole turn by keys: the device taken over, a book taken or two drawn, one laid in the first place, one put back."""
    await taken_over(visitor)
    for grids in [("offer",), ("hand", "mine"), ("hand",)][: 3 if draw else 2]:
        before = len(await visitor.heard())
        for where in grids:
            await asked(visitor, where)
            await visitor.press("End" if draw and where == "offer" else "Home" if where != "mine" else "Enter", *["Enter"] * (where != "mine"))
        await visitor.hears_after(before, "")


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
        assert await visitor.focused() == f"0, -1: {picked} here, no point"
        await visitor.press("ArrowLeft")
        assert await visitor.focused() == "-1, -1, beside nothing yet"


async def test_hand_shelves_and_offer_are_one_key_away_and_a_covered_device_says_nothing_of_them(visit, monkeypatch: pytest.MonkeyPatch) -> None:
    moves = given(monkeypatch, "sort_the_books", golden("sort_the_books", "7-a-whole-game-of-two"))
    async with visit() as visitor:
        await opened(visitor)
        for _, move in moves[:14]:
            await moved(visitor, move)
        await taken_over(visitor)
        assert (await visitor.heard())[-1].endswith("V ruce máte 60 Dawkins, biologie, modrá.")
        before = len(await visitor.heard())
        await visitor.press("g")
        await visitor.hears_after(before, "V ruce máte: 60 Dawkins, biologie, modrá.")
        assert "Prostřední police, 0 bodů: 15 Kahneman, psychologie, žlutá. Dolní police, 0 bodů: 36 Bohr" in (await visitor.heard())[-1]
        for _, move in moves[14:16]:
            await moved(visitor, move)
        await expect(visitor.page.locator(".cover")).to_be_visible()
        await expect(visitor.page.locator("#voice")).to_have_text("Na tahu je Olga. Předejte zařízení.")
        before = len(await visitor.heard())
        await visitor.press("g", "v", "l", "r")
        await visitor.hears_after(before, "Na tahu je Olga. Předejte zařízení.")
        assert not [said for said in (await visitor.heard())[before:] if "Malthus" in said or "V ruce" in said]
