"""Real dice and cards in the browser: written or tapped, by keyboard and mouse, corrected before the next decision, and told to everybody."""

import json
import re
from pathlib import Path

import pytest
from given import ready
from playwright.async_api import expect
from test_access import SMALL, WIDE, axe
from visitor import Visitor

from ustolu import tables


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    ready("pirate_dice")
    ready("sort_the_books")


async def at_sea(visitor: Visitor, *seats: str, **settings: int) -> str:
    """A table of Pirátské kostky with real dice and cards; its path."""
    made = await visitor.api("POST", "tables", game="pirate_dice", seats=list(seats), settings={"real_dice": True, "real_cards": True, **settings})
    await visitor.go(f"/t/{made['id']}")
    return f"/t/{made['id']}"


async def tap(visitor: Visitor, *names: str) -> None:
    """Clicks faces by what is written on them."""
    for name in names:
        await visitor.page.locator(".due .face", has_text=name).click()


async def test_voyages_with_written_and_tapped_dice_and_corrections_are_told_recorded_and_verified(visit, tmp_path: Path) -> None:
    async with visit() as alena, visit(name="Petr") as petr:
        table = await at_sea(alena, "me", "open", bot_pace_ms=0)
        await petr.go(table)
        await petr.page.get_by_role("button", name="Sednout si sem").click()
        await alena.page.get_by_role("button", name="Začít hru").click()
        await tap(petr, "Alena")
        await by_keyboard(alena, petr)
        await by_mouse(alena, petr)
        await to_the_end(petr)
        record = (await (await alena.context.request.get(f"/api/tables/{table[3:]}/record?form=full")).text()).splitlines()
        assert tables.verify(record) == ([], [])
        events = [json.loads(line) for line in record]
        corrected = [event["did"] for event in events if isinstance(event.get("did"), dict) and event["did"]["what"] == "corrected"]
        assert [(did["was"], did["fall"]) for did in corrected] == [("roll ccmpsssk", "roll ccmpssss"), ("roll ss", "roll sk")]
        assert {event["typed"] for event in events if "typed" in event} == {"A", "B"} and not any("draw" in event for event in events)
        await alena.go(f"/verify?table={table[3:]}")
        await expect(alena.page.locator(".verdict")).to_contain_text("Všechno souhlasí.")
        await expect(alena.page.locator(".verdict")).to_contain_text("6 hodů nebo karet zapsali lidé u stolu")


async def by_keyboard(alena: Visitor, petr: Visitor) -> None:
    """The card by the beginning of its name; a roll with a letter too few, then one letter wrong, then right; two dice are rolled again."""
    page = alena.page
    field = page.locator(".due input")
    await alena.hears("Začínáte vy.")
    await expect(field).to_be_focused()
    await page.keyboard.type("pir")
    await alena.press("Enter")
    await alena.hears("Karta Pirát")
    await expect(page.locator(".due .face")).to_have_count(6)
    await expect(field).to_be_focused()
    await page.keyboard.type("ccmpsss")
    await expect(page.locator(".so-far p")).to_have_text("Zatím: mince 2, šavle 3, papoušek, opice. Zbývá jedna.")
    await alena.press("Enter")
    await alena.hears("„ccmpsss“ není hod. Napište 8 písmen")
    await expect(field).to_have_value("ccmpsss")
    before = len(await alena.heard())
    await page.keyboard.type("k")
    await alena.hears_after(before, "Je to všechno: mince 2, šavle 3, papoušek, opice, lebka.")
    await alena.press("Enter")
    await petr.hears("Padlo: tři šavle, dvě mince, jeden papoušek, jedna opice, jedna lebka.")
    await expect(page.locator('.dice[data-turn="yes"]')).to_be_visible()
    await alena.press("f")
    await expect(page.locator(".corrections details[open] input")).to_be_focused()
    await page.keyboard.type("ccmpssss")
    await alena.press("Enter")
    for somebody in (alena, petr):
        said = "Alena opravuje zápis: tři šavle, dvě mince, jeden papoušek, jedna opice, jedna lebka. Správně je: Padlo: čtyři šavle, dvě mince"
        await somebody.hears(said)
        await expect(somebody.page.locator(".panel.log")).to_contain_text(said)
    await page.locator('.dice[data-turn="yes"] button.can').first.focus()
    await alena.press("1", "2")
    await alena.tab_to("Hodit znovu: 2 kostky")
    await alena.press("Enter")


async def by_mouse(alena: Visitor, petr: Visitor) -> None:
    """The two dice are tapped, one of them corrected by tapping; then the voyage is ended."""
    await expect(petr.page.locator(".due")).to_be_visible()
    before = len(await petr.heard())
    await tap(petr, "mince", "šavle")
    await petr.hears_after(before, "Je to všechno: mince, šavle.")
    await petr.page.get_by_role("button", name="Od začátku").click()
    await petr.hears_after(before, "Zbývají 2 kostky.")
    await tap(petr, "šavle", "šavle")
    await expect(petr.page.locator(".due .face", has_text="šavle")).to_have_attribute("aria-label", "šavle, 2")
    await expect(petr.page.get_by_role("button", name="Zapsat", exact=True)).to_be_focused()
    await petr.page.get_by_role("button", name="Zapsat", exact=True).click()
    await petr.page.get_by_text("Opravit zápis: šavle 2").click()
    await petr.page.get_by_role("button", name="Poslední zpět").click()
    await petr.page.locator(".corrections details[open] .face", has_text="lebka").click()
    await petr.page.get_by_role("button", name="Opravit", exact=True).click()
    await alena.hears("Petr opravuje zápis: dvě šavle. Správně je: Padlo: jedna šavle, jedna lebka.")
    await expect(alena.page.locator('.dice[data-turn="yes"]')).to_be_visible()
    await alena.page.locator("h1").click()
    await alena.page.get_by_role("button", name="Skončit:").click()
    await expect(alena.page.locator(".due .face")).to_have_count(11)
    await expect(alena.page.locator(".corrections")).to_have_count(0)
    before = len(await alena.heard())
    await alena.page.locator("h1").click()
    await alena.press("f")
    await alena.hears_after(before, "Žádný zápis už opravit nejde.")


async def to_the_end(petr: Visitor) -> None:
    """The card and eight coins by keyboard, tapping: nine equal win at once."""
    await petr.page.locator(".due .face", has_text="Zlatá mince").focus()
    await petr.press("Enter")
    await petr.hears("Karta Zlatá mince")
    await petr.page.locator(".due .face", has_text="mince").focus()
    await petr.press(*["Space"] * 8)
    await petr.press("Enter")
    await expect(petr.page.locator(".results")).to_be_visible()


async def test_a_die_is_entered_by_one_tap_or_one_key(visit) -> None:
    async with visit() as alena:
        await alena.go(await alena.open_table("me", options={"grid": 3}, settings={"real_dice": True}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.page.get_by_role("button", name="5", exact=True).click()
        await alena.hears("Padlo 5.")
        await alena.write("a1")
        await expect(alena.page.locator(".due input")).to_be_focused()
        await alena.press("3", "Enter")
        await alena.hears("Padlo 3.")


async def test_who_looks_on_is_asked_nothing_and_corrects_nothing(visit) -> None:
    async with visit() as alena, visit(name="Petr") as petr:
        table = await at_sea(alena, "me", "me:Olga", real_cards=False)
        await petr.go(table)
        await alena.page.get_by_role("button", name="Začít hru").click()
        await expect(alena.page.locator(".due .face")).to_have_count(6)
        await alena.page.locator(".due input").fill("ccmpsssd")
        await alena.press("Enter")
        await expect(alena.page.locator(".corrections details")).to_have_count(1)
        await petr.hears("Padlo: tři šavle")
        await expect(petr.page.locator(".fall")).to_have_count(0)


COARSE = "window.matchMedia = ((real) => (query) => (/coarse/.test(query) ? { matches: true } : real(query)))(matchMedia)"


async def test_on_a_touch_screen_the_focus_goes_to_the_faces_so_that_no_keyboard_covers_them(visit) -> None:
    async with visit(width=320, height=640) as alena:
        await alena.context.add_init_script(COARSE)
        await at_sea(alena, "me", "me:Olga")
        await alena.page.get_by_role("button", name="Začít hru").click()
        await expect(alena.page.locator(".due .face").first).to_be_focused()


WAYS = [("cs", "light", "largest"), ("cs", "dark", "normal"), ("en", "light", "normal"), ("en", "dark", "largest")]
"""Language, colours and size of letters."""


@pytest.mark.parametrize(("lang", "scheme", "size"), WAYS)
async def test_axe_finds_nothing_where_falls_are_entered_and_it_fits_a_phone(visit, lang: str, scheme: str, size: str) -> None:
    found = []
    async with visit(lang, width=320, height=640, scheme=scheme) as alena:
        await alena.context.add_init_script(f"localStorage.setItem('ustolu-settings', JSON.stringify({{size: '{size}'}}))")
        page = alena.page
        await at_sea(alena, "me", "me:Olga")
        await page.locator(".gathering .main-button").click()
        for count, steps in ((2, ["A"]), (11, ["pirate"]), (6, ["ccm", "ccmpsssk"])):
            await expect(page.locator(".due .face")).to_have_count(count)
            for text in steps:
                await page.locator(".due input").fill(text)
            found += await troubles(alena, str(count))
            await alena.press("Enter")
        await page.locator(".corrections summary").first.click()
        found += await troubles(alena, "correction")
    assert not found, "\n".join(found)


async def troubles(visitor: Visitor, where: str) -> list[str]:
    """What axe finds, what is too small to hit, and whether the page is wider than the window."""
    wide, window = await visitor.page.evaluate(WIDE)
    found = [*await axe(visitor.page), *await visitor.page.evaluate(SMALL), *([f"{wide} px wide"] if wide > window else [])]
    return [f"{where}: {text}" for text in found]


async def test_the_host_decides_until_the_game_begins_whether_dice_and_cards_are_real(visit) -> None:
    async with visit() as alena:
        await at_sea(alena, "me", "bot:1", real_dice=False, real_cards=False)
        manage = alena.page.get_by_role("button", name="Správa stolu")
        await manage.click()
        await alena.page.get_by_label("Házíme skutečnými kostkami a hody zapisujeme").check()
        await alena.page.get_by_label("Obracíme skutečné karty a zapisujeme je").check()
        await alena.press("Escape")
        await expect(alena.page.locator(".table-title p")).to_contain_text("skutečné kostky · skutečné karty")
        await alena.page.get_by_role("button", name="Začít hru").click()
        await expect(alena.page.locator(".due")).to_be_visible()
        await manage.click()
        dialog = alena.page.get_by_role("dialog")
        await expect(dialog).to_contain_text("skutečnými kostkami a kartami, platí od začátku hry")
        await expect(dialog.get_by_label("Házíme skutečnými kostkami a hody zapisujeme")).to_have_count(0)


async def test_where_falls_are_hidden_the_host_is_not_offered_real_dice(visit) -> None:
    async with visit("en") as alena:
        made = await alena.api("POST", "tables", game="sort_the_books", seats=["me", "open"])
        await alena.go(f"/t/{made['id']}")
        await alena.page.get_by_role("button", name="Manage the table").click()
        await expect(alena.page.get_by_role("dialog").get_by_role("checkbox")).to_have_count(3)


async def test_rolls_alike_are_named_by_their_event_and_one_that_ends_the_game_is_told_as_such_and_can_be_corrected(visit) -> None:
    async with visit() as alena:
        made = await alena.api("POST", "tables", game="pirate_dice", seats=["me", "me:Olga"], options={"target": 3000},
                               settings={"real_dice": True, "real_cards": True})  # fmt: skip
        await alena.go(f"/t/{made['id']}")
        await alena.page.get_by_role("button", name="Začít hru").click()
        for text in ("A", "coin", "3k 5d", "coin", "3k 5d", "pirate", "8s", "stop", "coin", "3k 5c"):
            if text == "pirate":
                alike = alena.page.locator(".corrections summary", has_text=re.compile(r"^Opravit zápis \d+: diamant 5, lebka 3$"))
                await expect(alike).to_have_count(2)
            field = alena.page.locator("#move-text" if text == "stop" else ".due input")
            before = await alena.page.locator(".log li").count()
            await field.fill(text)
            await field.press("Enter")
            await expect(alena.page.locator(".log li")).not_to_have_count(before)
        await alena.hears("Hra za chvíli skončí. Ještě jde opravit, co bylo zapsáno.")
        await alena.press("f")
        await alena.page.locator(".corrections details").first.locator("input").fill("2k 6c")
        await alena.press("Enter")
        await expect(alena.page.locator(".asked.turn")).to_be_visible()
        await expect(alena.page.locator(".results")).to_have_count(0)
