"""Součty in a real browser: two people race by keyboard alone and by ear, and nobody is told a sum."""

import re

import pytest
from given import given, golden, ready
from playwright.async_api import expect
from test_access import SMALL, WIDE, axe
from test_keyboard import same
from visitor import Visitor

DUEL = golden("sums", "5-a-whole-duel")
WORDS = {
    "cs": ("Sednout si sem", "Začít hru", "Nic! Žádná jamka", "Hra skončila"),
    "en": ("Sit down here", "Start the game", "None! No hollow", "The game is over"),
}


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    ready("sums")


async def duel(alena: Visitor, petr: Visitor) -> None:
    """A table for two with ten dice each, at the first throw."""
    sit, start, *_ = WORDS[alena.lang]
    made = await alena.api("POST", "tables", game="sums", seats=["me", "open"], options={"deal": "10 each"})
    await petr.go(f"/t/{made['id']}")
    await petr.page.get_by_role("button", name=sit).click()
    await alena.go(f"/t/{made['id']}")
    await expect(alena.page.locator(".seat-name", has_text="Petr")).to_be_visible()
    await alena.tab_to(start)
    await alena.press("Enter")


async def reach(visitor: Visitor, cell: str) -> None:
    """H leads from one hollow to the next."""
    for _ in range(40):
        if await visitor.page.evaluate("document.activeElement?.dataset.cell") == cell:
            return
        await visitor.press("h")
    raise AssertionError(f"no way by H to {cell}")


async def call(visitor: Visitor, move: str) -> None:
    """A call by keys, step by step: the hollow or Nic, and where it is right how the die lies."""
    word, *more = move.split()
    await expect(visitor.page.locator('.layer-grid[data-turn="yes"]')).to_be_visible()
    await visitor.press("b")
    if word == "none":
        await visitor.press("w")
        assert WORDS[visitor.lang][2] in await visitor.focused()
        await visitor.press("Enter")
    if more:
        if word == "none":
            await expect(visitor.page.locator(".main-button")).to_have_count(0)
            await visitor.press("b")
        await reach(visitor, more[0])
        await visitor.press("Enter")
    if more[1:]:
        await visitor.page.locator(".chooser :focus").wait_for()
        named = ", ".join(f"{side} {number}" for side, number in zip("ABC", more[1], strict=True))
        if await visitor.focused() != named:
            await visitor.tab_to(named)
        await visitor.press("Enter")


@pytest.mark.parametrize("lang", ["cs", "en"])
async def test_a_whole_race_of_two_by_keyboard_alone(visit, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    moves = given(monkeypatch, "sums", DUEL, deal="10 each")
    async with visit(lang) as alena, visit(lang, name="Petr") as petr:
        await duel(alena, petr)
        people, score = (alena, petr), [10, 10]
        for who, move in moves:
            await call(people[who], move)
            if len(move.split()) == 3:
                score[who] -= 1
            else:
                score = [count + (1 if seat == who else -1) for seat, count in enumerate(score)]
            for person in people:
                await expect(person.page.locator(".score")).to_have_text([re.compile(f"{count}$") for count in score])
        for person in people:
            await expect(person.page.locator(".results")).to_be_visible()
            await person.hears(WORDS[lang][3])
        heard = [piece for piece in await alena.heard() if not piece.startswith(("patro", "layer"))]
        same(heard, f"sums.{lang}.txt")


async def test_who_calls_first_is_heard_and_the_others_wait(visit, monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, "sums", DUEL, deal="10 each")
    async with visit() as alena, visit(name="Petr") as petr:
        await duel(alena, petr)
        await expect(petr.page.locator('.layer-grid[data-turn="yes"]')).to_be_visible()
        await call(alena, "stop 2.0.5")
        await petr.hears("První je Alena. Stop! 2.0.5")
        await expect(petr.page.locator("#asked-text")).to_have_text("Alena volá správně a pokládá kostku.")
        await expect(petr.page.locator('.layer-grid[data-turn="yes"]')).to_have_count(0)
        await expect(petr.page.locator(".picture .hollow").first).to_be_attached()
        await expect(alena.page.get_by_role("button", name="O krok zpět")).to_have_count(0)
        await alena.press("u")
        await expect(alena.page.locator(".refusal")).to_contain_text("platí")


@pytest.mark.parametrize(("lang", "scheme", "width"), [("cs", "light", 320), ("en", "dark", 320), ("cs", "dark", 1280), ("en", "light", 1280)])
async def test_the_board_is_for_everybody_and_names_the_option(visit, monkeypatch: pytest.MonkeyPatch, lang: str, scheme: str, width: int) -> None:
    given(monkeypatch, "sums", DUEL, deal="10 each")
    async with visit(lang, scheme=scheme, width=width) as alena, visit(lang, name="Petr") as petr:
        await duel(alena, petr)
        await expect(alena.page.locator(".table-title .soft")).to_contain_text({"cs": "každému 10", "en": "10 to each"}[lang])
        for step in ("", "stop 2.0.5"):
            if step:
                await call(alena, step)
                await expect(alena.page.locator(".chooser")).to_be_visible()
            for contrast in ("less", "more"):
                await alena.page.evaluate("(value) => { document.documentElement.dataset.contrast = value; }", contrast)
                assert await axe(alena.page) == []
            assert await alena.page.evaluate(SMALL) == []
            wide, inner = await alena.page.evaluate(WIDE)
            assert wide <= inner
