"""Ostrov Skye in the browser: a whole game of two at one device, by keyboard alone and by ear, in both languages."""

from itertools import groupby

import pytest
from given import Move, given, golden, ready
from playwright.async_api import expect
from test_keyboard import same
from visitor import Visitor

GAME = "isle_of_skye"
END = {"cs": "Hra skončila", "en": "The game is over"}
BUY = {"cs": "Koupit {}", "en": "Buy {}"}
PASS = {"cs": "Nekupovat nic", "en": "Buy nothing"}
AT = "document.activeElement?.dataset.cell"
TURN = "document.querySelector('.ghost')?.dataset.turn"
MOST = 40
"""Presses of one key until something is reached."""


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    ready(GAME)


def as_one_device_asks(moves: list[Move]) -> list[Move]:
    """The same moves in the order in which one device asks for them: whoever has it finishes first, then the others."""
    found: list[Move] = []
    for _, group in groupby(moves, key=lambda move: {"pass": "buy", "bag": "build"}.get(move[1].split()[0], move[1].split()[0])):
        part = list(group)
        if part[0][1].split()[0] in ("price", "build"):
            holds = found[-1][0] if found else 0
            part.sort(key=lambda move: (move[0] != holds, move[0]))
        found += part
    return found


async def pressed(visitor: Visitor, key: str) -> None:
    """A key that is answered aloud, and its answer."""
    before = len(await visitor.heard())
    await visitor.press(key)
    await visitor.hears_after(before, "")


async def taken_over(visitor: Visitor) -> None:
    """If the device is covered nothing of the game stands in the page; who takes it over says so."""
    cover = visitor.page.locator(".cover")
    await expect(visitor.page.locator(".cover, .isle-of-skye [data-turn='yes']").first).to_be_visible()
    if await cover.count():
        await expect(visitor.page.locator(".isle-of-skye")).to_have_count(0)
        await cover.locator(":focus").wait_for()
        await pressed(visitor, "Enter")
    await visitor.page.locator(".isle-of-skye [data-turn='yes'] :focus").wait_for()


async def price(visitor: Visitor, words: list[str]) -> None:
    """Arrows put the axe on a tile, Tab leads to the prices."""
    prices = dict(word.split("=") for word in words)
    tiles = await visitor.page.locator(".pricing [data-tile]").evaluate_all("all => all.map((tile) => tile.dataset.tile)")
    axe = next(n for n, tile in enumerate(tiles) if tile not in prices)
    await visitor.press(*["ArrowRight"] * axe or ["Space"])
    for tile in (tile for tile in tiles if tile in prices):
        await visitor.tab_to(tile, most=3)
        await visitor.page.keyboard.type(prices[tile])


async def build(visitor: Visitor, tile: str, cell: str, turn: str) -> None:
    """A digit takes a tile in hand, M leads to a place, E turns it."""
    hand = await visitor.page.locator(".hand-of-skye [data-tile]").evaluate_all("all => all.map((tile) => tile.dataset.tile)")
    await pressed(visitor, str(hand.index(tile) + 1))
    for _ in range(MOST):
        if await visitor.page.evaluate(AT) == cell:
            break
        await visitor.press("m")
    assert await visitor.page.evaluate(AT) == cell
    await visitor.page.locator(f'.ghost[data-at="{cell}"]').wait_for()
    for _ in range(4):
        if await visitor.page.evaluate(TURN) == turn:
            break
        await pressed(visitor, "e")
    assert await visitor.page.evaluate(TURN) == turn


async def act(visitor: Visitor, move: str) -> None:
    """A move by keys alone, from where the focus was put; it is done when something is said of it."""
    await taken_over(visitor)
    verb, *rest = move.split()
    if verb == "price":
        await price(visitor, rest)
    elif verb == "build":
        await build(visitor, rest[0], rest[1], rest[2].removeprefix("r"))
    else:
        await visitor.press("Shift+Tab")
        await visitor.tab_to(PASS[visitor.lang] if verb == "pass" else BUY[visitor.lang].format(rest[0]))
    await pressed(visitor, "Enter")


@pytest.mark.timeout(600)
@pytest.mark.parametrize("lang", ["cs", "en"])
async def test_a_whole_game_of_two_by_keyboard_alone(visit, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    moves = as_one_device_asks(given(monkeypatch, GAME, golden(GAME, "9-a-whole-game-of-two")))
    async with visit(lang) as visitor:
        made = await visitor.api("POST", "tables", game=GAME, seats=["me", "me:Olga"])
        await visitor.go(f"/t/{made['id']}")
        await visitor.page.locator(".gathering .main-button").press("Enter")
        for _, move in moves:
            await act(visitor, move)
        await expect(visitor.page.locator(".results")).to_be_visible()
        await visitor.hears(END[lang])
        same(await visitor.heard(), f"{GAME}.{lang}.txt")
