"""Pirátské kostky in a real browser: by keyboard alone and by ear, in a narrow window, with other signs on the dice."""

from pathlib import Path

from playwright.async_api import expect
from visitor import Visitor

GOLDEN = Path(__file__).parent / "golden" / "pirate_keyboard.cs.txt"


async def at_sea(visitor: Visitor, **options: object) -> None:
    """A table where one person holds both seats, at the first choice."""
    made = await visitor.api("POST", "tables", game="pirate_dice", seats=["me:Alena", "me:Petr"], options=options)
    await visitor.go(f"/t/{made['id']}")
    await visitor.page.get_by_role("button", name="Začít hru").click()
    await expect(visitor.page.locator('.dice[data-turn="yes"]')).to_be_visible()


async def voyage(visitor: Visitor) -> None:
    """Dice 1 to 8 that may be rolled, one after another with the same keys; then the end, if there is anything to end."""
    page = visitor.page
    await page.locator('.dice[data-turn="yes"] button.can').first.focus()
    await visitor.press("1", "2", "3", "4")
    before = len(await visitor.heard())
    await visitor.tab_to("Hodit znovu")
    await visitor.press("Enter")
    await page.wait_for_function("n => window.heard.length > n", arg=before)


async def test_two_voyages_by_keyboard_alone(visit) -> None:
    async with visit() as alena:
        await at_sea(alena)
        await voyage(alena)
        await expect(alena.page.locator('.dice[data-turn="yes"]')).to_be_visible()
        before = len(await alena.heard())
        await alena.tab_to("Skončit")
        await alena.press("Enter")
        await alena.hears_after(before, "Karta")
        said = " ".join(piece for piece in await alena.heard() if not piece.startswith("Vybráno")).replace(". ", ".\n") + "\n"
        if not GOLDEN.exists():
            GOLDEN.write_text(said, encoding="utf-8")
        assert said == GOLDEN.read_text(encoding="utf-8")


async def test_keys_choose_dice_by_place_and_by_symbol(visit) -> None:
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
        words = {"c": "mince", "d": "diamant", "s": "šavle", "p": "papoušek", "m": "opice"}
        letter, word = next((letter, word) for letter, word in words.items() if any(word in name for name in names))
        await alena.press(letter)
        await expect(alena.page.locator('.dice button[aria-pressed="true"]')).to_have_count(sum(word in name for name in names))


async def test_in_a_narrow_window_nothing_sticks_out_and_signs_can_be_braille(visit) -> None:
    async with visit(width=320, scheme="dark") as alena:
        await at_sea(alena)
        await alena.page.locator(".wishes summary").click()
        await alena.page.get_by_label("Braillská písmena na kostkách").check()
        await expect(alena.page.locator(".dice .braille")).to_have_count(8)
        await alena.page.reload()
        await expect(alena.page.locator(".dice .braille")).to_have_count(8)
        assert await alena.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
