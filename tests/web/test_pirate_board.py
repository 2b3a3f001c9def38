"""Pirátské kostky in a real browser: by keyboard alone and by ear, in a narrow window, with other signs on the dice."""

import re

import pytest
from given import given, ready
from playwright.async_api import expect
from test_access import SMALL, WIDE, axe
from test_keyboard import same
from visitor import Visitor

GAME = """
start A
card treasure; roll ccdmpssk; A chest 1 2 3; A reroll 4 5 6 7; roll cdms; A chest 1 2 3 4 5; A reroll 6 7; roll kk
card skull2; roll ckkmpssd; roll kcmpsd; roll cmpsd
card ship2; roll sssccdmk; A stop
card pirate; roll ccccdddm; B stop
card coin; roll ccssmkkk
card guardian; roll kkkccdds; B reroll 1; roll c; B stop
card animals; roll mmmppssc; A reroll 6 7; roll pp; A stop
card diamond; roll dddcccsk; B stop
"""
"""Treasure Island saves dice, Skull Island robs, three skulls sink, the Guardian saves, the chest is filled, and in the last round B wins."""


def events(game: str) -> list[str]:
    return [event.strip() for line in game.strip().splitlines() for event in line.split(";")]


WORDS = {
    "cs": ("Začít hru", "Hodit znovu", "Skončit", "vybrané", "Hra skončila"),
    "en": ("Start the game", "Roll again", "Stop", "the chosen", "The game is over"),
}


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    ready("pirate_dice")


async def at_sea(visitor: Visitor, **options: object) -> None:
    """A table where one person holds both seats, at the first choice."""
    made = await visitor.api("POST", "tables", game="pirate_dice", seats=["me:Alena", "me:Petr"], options=options)
    await visitor.go(f"/t/{made['id']}")
    await visitor.page.get_by_role("button", name=WORDS[visitor.lang][0]).click()
    await expect(visitor.page.locator('.dice[data-turn="yes"]')).to_be_visible()


async def sail(visitor: Visitor, move: str) -> None:
    """A move by keys: dice by their numbers, then Tab to what is done with them; from where the focus was put."""
    page, (_, roll, stop, chest, _) = visitor.page, WORDS[visitor.lang]
    await page.locator('.dice[data-turn="yes"] :focus').wait_for()
    word, *dice = move.split()
    for die in dice:
        if word != "chest" or not await page.locator(f'.treasure [data-die="{die}"]').count():
            await visitor.press(die)
            await expect(page.locator(f'[data-die="{die}"]')).to_have_attribute("aria-pressed", "true")
    await visitor.tab_to({"reroll": roll, "chest": chest, "stop": stop}[word])
    before = len(await told(visitor))
    await visitor.press("Enter")
    while len(await told(visitor)) == before:
        await page.wait_for_timeout(20)


async def told(visitor: Visitor) -> list[str]:
    """What was said of the game; which dice are chosen is said alone, at the end of a piece or, when more follows, not at all."""
    pieces = [re.sub(r"(Vybráno|Chosen)[^:]*:.*", "", piece).strip() for piece in await visitor.heard()]
    return [piece for piece in pieces if piece]


@pytest.mark.parametrize("lang", ["cs", "en"])
async def test_a_whole_game_at_one_device_by_keyboard_alone(visit, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    moves = given(monkeypatch, "pirate_dice", events(GAME), target=3000)
    async with visit(lang) as visitor:
        await at_sea(visitor, target=3000)
        for _, move in moves:
            await sail(visitor, move)
        await expect(visitor.page.locator(".results")).to_be_visible()
        await visitor.hears(WORDS[lang][4])
        same(await told(visitor), f"pirate_dice.{lang}.txt")


async def test_keys_choose_dice_by_place_and_by_symbol_and_what_is_refused_stands_there_to_be_mended(visit) -> None:
    async with visit() as alena:
        await at_sea(alena)
        dice = alena.page.locator(".dice button")
        await dice.first.focus()
        names = [await dice.nth(n).get_attribute("aria-label") for n in range(8)]
        free = [n for n in range(8) if "lebka" not in names[n]]
        await alena.press(str(free[0] + 1))
        await expect(dice.nth(free[0])).to_have_attribute("aria-label", names[free[0]] + ", vybraná")
        await expect(dice.nth(free[0])).to_have_attribute("aria-pressed", "true")
        await alena.press(str(free[0] + 1))
        await expect(dice.nth(free[0])).to_have_attribute("aria-label", names[free[0]])
        words = {"m": "mince", "d": "diamant", "s": "šavle", "p": "papoušek", "o": "opice"}
        letter, word = next((letter, word) for letter, word in words.items() if any(word in name for name in names))
        await alena.press(letter)
        await expect(alena.page.locator('.dice button[aria-pressed="true"]')).to_have_count(sum(word in name for name in names))
        written = alena.page.locator("#move-text")
        await written.fill("reroll 1")
        await alena.press("Enter")
        await alena.hears("Znovu se hází alespoň dvěma kostkami. §3.1.")
        await expect(written).to_have_value("reroll 1")


async def test_in_a_narrow_window_nothing_sticks_out_and_signs_can_be_braille(visit) -> None:
    async with visit(width=320, scheme="dark") as alena:
        await at_sea(alena)
        await alena.page.locator(".wishes summary").click()
        await alena.page.get_by_label("Braillská písmena na kostkách").check()
        await expect(alena.page.locator(".dice .braille")).to_have_count(8)
        await alena.page.reload()
        await expect(alena.page.locator(".dice .braille")).to_have_count(8)
        assert await alena.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


ISLAND = """
start B
card pirate; roll ccccdddm; B stop
card skull2; roll ckkmpssd; roll kcmpsd; roll cmpsd
card coin; roll ccssmkkk
card treasure; roll ccdmpssk; A chest 1 2; A reroll 4 5 6; roll cds
"""
"""Skull Island robs B, who sinks with the very next roll; then dice lie on Treasure Island."""


@pytest.mark.parametrize("calm", [False, True])
async def test_skull_island_is_shown_roll_by_roll_and_at_once_where_nothing_moves(visit, monkeypatch: pytest.MonkeyPatch, calm: bool) -> None:
    moves = given(monkeypatch, "pirate_dice", events(ISLAND))
    async with visit(calm=calm) as visitor:
        await visitor.page.add_init_script("""
            window.seen = [];
            new MutationObserver(() => {
              const rolls = document.querySelectorAll(".skull-island li").length;
              if (rolls && rolls !== window.seen.at(-1)) window.seen.push(rolls);
            }).observe(document, { childList: true, subtree: true });
        """)
        await at_sea(visitor)
        await sail(visitor, moves[0][1])
        await expect(visitor.page.locator(".skull-island li")).to_have_count(3)
        assert await visitor.page.evaluate("window.seen") == ([3] if calm else [1, 2, 3])
        await expect(visitor.page.locator(".voyage-before")).to_contain_text("Minulá výprava: Petr, 0 bodů")
        await visitor.hears("Opouštíte Ostrov lebek. Každý soupeř ztrácí 500 bodů.")
        await expect(visitor.page.locator(".skull-island")).to_have_count(0)


@pytest.mark.parametrize(("lang", "scheme", "width"), [("cs", "light", 320), ("en", "dark", 320), ("cs", "dark", 1280), ("en", "light", 1280)])
async def test_the_board_is_for_everybody(visit, monkeypatch: pytest.MonkeyPatch, lang: str, scheme: str, width: int) -> None:
    moves = given(monkeypatch, "pirate_dice", events(ISLAND))
    async with visit(lang, scheme=scheme, width=width) as visitor:
        await at_sea(visitor)
        for _, move in moves:
            await sail(visitor, move)
        await visitor.press("4")
        await visitor.page.locator(".wishes summary").click()
        for contrast in ("less", "more"):
            await visitor.page.evaluate("(value) => { document.documentElement.dataset.contrast = value; }", contrast)
            assert await axe(visitor.page) == []
        assert await visitor.page.evaluate(SMALL) == []
        wide, inner = await visitor.page.evaluate(WIDE)
        assert wide <= inner
