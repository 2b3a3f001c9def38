"""The calm game in real browsers, and races at one device: two people and a bot answer in secret; a table that allows it adds up for all."""

import re

import pytest
from given import ready
from playwright.async_api import expect
from test_access import SMALL, WIDE, axe


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    for game in ("sums", "pack_rat"):
        ready(game)


async def test_a_calm_throw_of_two_people_and_a_bot_with_sums_for_all(visit) -> None:
    async with visit("en") as alena, visit("en", name="Petr", width=320, scheme="dark") as petr:
        options = {"deal": "10 each", "calm": True, "helps": True}
        made = await alena.api("POST", "tables", game="sums", seats=["me", "open", "bot:1"], options=options, settings={"bot_pace_ms": 0})
        for visitor in (alena, petr):
            await visitor.go(f"/t/{made['id']}")
        await petr.page.get_by_role("button", name="Sit down here").click()
        await expect(alena.page.locator(".seat-name", has_text="Petr")).to_be_visible()
        await alena.page.get_by_role("button", name="Start the game").click()
        for visitor in (alena, petr):
            await expect(visitor.page.locator('.layer-grid[data-turn="yes"]')).to_be_visible()
            await visitor.hears("Together ")
            await expect(visitor.page.locator(".deals")).to_contain_text("Together")
            await visitor.press("b", "h")
            assert re.search(r"hollow, around it A \d, B \d, C \d, together \d+", await visitor.focused())
        await alena.press("Enter")
        await expect(alena.page.locator(".begun")).to_contain_text("So far: Stop!")
        await expect(alena.page.locator(".chooser .die").first).to_have_class("die y")
        await alena.page.locator(".chooser .positions button").first.click()
        await expect(alena.page.locator(".asked")).to_contain_text("Stop!")
        assert await petr.page.get_by_text("Alena answers").count() == 0, "nobody hears an answer before the last one"
        assert await petr.page.evaluate(SMALL) == []
        assert [await petr.page.evaluate(WIDE), await axe(petr.page)] == [[320, 320], []]
        await petr.page.locator(".deeds button", has_text="call nothing").click()
        for visitor in (alena, petr):
            await expect(visitor.page.locator(".log")).to_contain_text(re.compile(r"(Your answer|Alena answers):? Stop!"))


async def test_a_calm_hunt_says_what_was_pointed_at_and_how_many_there_are(visit) -> None:
    async with visit("cs") as alena:
        options = {"calm": True, "helps": True}
        made = await alena.api("POST", "tables", game="pack_rat", seats=["me", "bot:1"], options=options, settings={"bot_pace_ms": 0})
        await alena.go(f"/t/{made['id']}")
        await alena.page.get_by_role("button", name="Začít hru").click()
        throw = alena.page.locator(".deeds button", has_text="Hodit kostkou")
        done = alena.page.locator(".deeds button", has_text=re.compile("hotovo|Stop"))
        await expect(throw.or_(done)).to_be_visible()
        if await throw.count():
            await throw.click()
        await expect(done).to_be_visible()
        await alena.hears("K vám ho")
        await alena.page.locator("body").press("b")
        await alena.press("d", "Enter")
        await expect(alena.page.locator(".begun")).to_contain_text(re.compile(r"Zatím: \d\.\d\.\d"))
        await expect(alena.page.locator(".near")).to_contain_text("ukazujete na ni")
        assert await alena.page.locator(".jumps button", has_text="Jamky").count() == 0


async def test_in_a_race_at_one_device_another_seat_takes_it_and_gives_it_back(visit) -> None:
    async with visit("en") as device:
        made = await device.api("POST", "tables", game="pack_rat", seats=["me:Alena", "me:Petr"])
        await device.go(f"/t/{made['id']}")
        await device.page.get_by_role("button", name="Start the game").click()
        own, cover = device.page.locator(".map-head"), device.page.locator(".cover button")
        throw = device.page.locator(".deeds button", has_text="throw the die")
        await expect(throw.or_(cover)).to_be_visible()
        if await cover.count():
            await cover.click()
        await throw.click()
        stop = device.page.locator(".deeds button", has_text="call Stop")
        await expect(stop).to_be_visible()
        takes = device.page.get_by_role("button", name="takes the device")
        await takes.click()
        await expect(own).to_have_count(0)
        await cover.click()
        await expect(own).to_be_visible()
        await expect(device.page.locator(".asked.turn")).to_contain_text(re.compile(r"Petr is to move\..*until Alena calls Stop"))
        await expect(stop).to_have_count(0)
        await device.page.locator(".layer-grid .free").first.click()
        await expect(stop).to_have_count(0)
        await takes.click()
        await cover.click()
        await stop.click()
        await cover.click()
        await expect(throw).to_be_visible()
