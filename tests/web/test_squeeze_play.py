"""Tlačenice in a real browser: a whole game by keyboard alone and by ear, die after die."""

import pytest
from given import given, golden, ready
from playwright.async_api import expect
from test_keyboard import same
from visitor import Visitor

from ustolu.games.pyramid.cells import NUMBER

START = {"cs": "Začít hru", "en": "Start the game"}
END = {"cs": "Hra skončila", "en": "The game is over"}
FOCUS = "document.activeElement?.dataset.cell"


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    ready("squeeze_play")


def lowest_first(move: str) -> list[str]:
    """The cells of a move in an order in which each die finds its supports."""
    return sorted(move.split()[1:], key=lambda name: -NUMBER[tuple(map(int, name.split(".")))])


async def place(visitor: Visitor, cell: str, most: int = 46) -> None:
    """A die by keys: M leads from one cell that can be chosen to the next, Enter chooses."""
    for _ in range(most):
        if await visitor.page.evaluate(FOCUS) == cell:
            break
        await visitor.press("m")
    assert await visitor.page.evaluate(FOCUS) == cell
    before = len(await visitor.heard())
    await visitor.press("Enter")
    await visitor.page.wait_for_function("(before) => window.heard.length > before", arg=before)


@pytest.mark.parametrize("lang", ["cs", "en"])
async def test_a_whole_game_of_buildings_by_keyboard_alone(visit, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    moves = given(monkeypatch, "squeeze_play", golden("squeeze_play", "4-a-whole-game-ends-walled-in"), seats=3)
    async with visit(lang) as visitor:
        made = await visitor.api("POST", "tables", game="squeeze_play", seats=["me:Alena", "me:Petr", "me:Olga"])
        await visitor.go(f"/t/{made['id']}")
        await expect(visitor.page.get_by_role("button", name=START[lang])).to_be_visible()
        await visitor.tab_to(START[lang])
        await visitor.press("Enter")
        for _, move in moves:
            await expect(visitor.page.locator('.layer-grid[data-turn="yes"]')).to_be_visible()
            await visitor.page.locator('.layer-grid [tabindex="0"]').wait_for()
            await visitor.press("b")
            for cell in lowest_first(move):
                await place(visitor, cell)
        await expect(visitor.page.locator(".results")).to_be_visible()
        await visitor.hears(END[lang])
        same([piece for piece in await visitor.heard() if not piece.startswith(("patro", "layer"))], f"squeeze_play.{lang}.txt")
