"""Qui bono?, Pochod kostek and Paměťovka in a real browser: a whole game each, by keyboard alone and by ear."""

import re

import pytest
from given import given, golden, ready
from playwright.async_api import expect
from test_keyboard import same
from visitor import Visitor

from ustolu.games.pyramid.notation import CELL_NAMES

START = {"cs": "Začít hru", "en": "Start the game"}
END = {"cs": "Hra skončila", "en": "The game is over"}
GAMES = {"cui_bono": "5-a-whole-game-of-three", "dice_march": "4-a-whole-game-of-three", "forced_memory": "4-a-whole-game-of-two"}
"""The golden file of each that is played."""
NAMES = ["Alena", "Petr", "Olga"]
BUTTONS = {"keep": {"cs": "Nechat si", "en": "Keep it"}, "throw": {"cs": "Hodit znovu", "en": "Throw again"}}
"""Moves without a cell."""
FOCUS = "document.activeElement?.dataset.cell"
PICKED = re.compile(r"(Vybráno \S+|\S+ picked)\. [^.]*\.")
WALK = ("patro", "layer")
"""How it is said to which layer a cursor went: how often depends on where it was."""


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    for game in GAMES:
        ready(game)


async def told(visitor: Visitor) -> list[str]:
    """What was said of the game; what is picked is said alone or, when more follows at once, not at all."""
    pieces = [PICKED.sub("", piece).strip() for piece in await visitor.heard() if not piece.startswith(WALK)]
    return [piece for piece in pieces if piece]


async def choose(visitor: Visitor, cell: str, most: int = 60) -> None:
    """M leads from one cell that can be chosen to the next, with Shift to the one before; Enter chooses."""
    for _ in range(most):
        here = await visitor.page.evaluate(FOCUS)
        if here == cell:
            break
        await visitor.press("Shift+M" if here and CELL_NAMES.index(here) > CELL_NAMES.index(cell) else "m")
    assert await visitor.page.evaluate(FOCUS) == cell
    await visitor.press("Enter")


async def act(visitor: Visitor, move: str) -> None:
    """A move by keys, from where the focus was put; until it is told. Where a die can only be kept the focus is there at once."""
    before = len(await told(visitor))
    if move in BUTTONS:
        button = BUTTONS[move][visitor.lang]
        await visitor.page.get_by_role("button", name=button).first.wait_for()
        if button not in await visitor.focused():
            await visitor.press("b", "w")
        await visitor.press("Enter")
    else:
        await visitor.page.locator('.layer-grid[data-turn="yes"] [tabindex="0"]').wait_for()
        await visitor.press("b")
        for cell in (word for word in move.split() if "." in word):
            await choose(visitor, cell)
    while len(await told(visitor)) == before:
        await visitor.page.wait_for_timeout(20)


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_on_the_pyramid_by_keyboard_alone(visit, monkeypatch: pytest.MonkeyPatch, game: str, lang: str) -> None:
    names = NAMES[: 2 if game == "forced_memory" else 3]
    moves = given(monkeypatch, game, golden(game, GAMES[game]), seats=len(names))
    async with visit(lang) as visitor:
        made = await visitor.api("POST", "tables", game=game, seats=[f"me:{name}" for name in names])
        await visitor.go(f"/t/{made['id']}")
        await expect(visitor.page.get_by_role("button", name=START[lang])).to_be_visible()
        await visitor.tab_to(START[lang])
        await visitor.press("Enter")
        for _, move in moves:
            await act(visitor, move)
        await expect(visitor.page.locator(".results")).to_be_visible()
        await visitor.hears(END[lang])
        same(await told(visitor), f"{game}.{lang}.txt")
