"""Several people at one device take turns; what one of them chose is covered when the other takes over."""

import re

from given import ready
from playwright.async_api import expect


async def test_the_device_changes_hands_and_shows_nobody_the_others_choice(visit) -> None:
    async with visit() as alena:
        await alena.go(await alena.open_table("me", "me:Olga", options={"grid": 3}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        turns = ["Alena", "Olga", "Olga", "Alena", "Alena", "Olga"]
        for number, name in enumerate(turns):
            if number % 2:
                await expect(alena.page.locator(".board")).to_have_count(0)
                await expect(alena.page.locator(".cover h2")).to_contain_text(name)
                await expect(alena.page.locator(".log")).to_have_count(0)
                uncover = alena.page.get_by_role("button", name=re.compile(f"{name}, odkrýt"))
                await expect(uncover).to_be_focused()
                said = len(await alena.heard())
                await uncover.press("Enter")
                await expect(alena.page.locator('.large [data-turn="yes"] :focus')).to_have_count(1)
                await alena.hears_after(said, "Zapište")
            await expect(alena.page.locator(".large figcaption")).to_have_text(f"Mřížka: {name}")
            await expect(alena.page.locator(".chosen")).to_have_count(0)
            await expect(alena.free).to_have_count(9 - number // 2)
            await alena.free.first.click()
        assert not any("vybráno" in text for text in await alena.heard())


async def test_after_loading_the_page_again_a_waiting_choice_is_covered(visit) -> None:
    async with visit() as alena:
        table = await alena.open_table("me", "me:Olga", options={"grid": 3})
        await alena.go(table)
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.write("b2")
        await expect(alena.page.locator(".cover")).to_be_visible()
        await alena.go(table)
        await expect(alena.page.locator(".cover h2")).to_contain_text("Olga")
        await expect(alena.page.locator(".board")).to_have_count(0)


async def test_who_looks_back_when_the_device_changes_hands_leaves_nothing_open(visit) -> None:
    async with visit() as alena:
        await alena.go(await alena.open_table("me", "me:Olga", options={"grid": 3}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.page.locator(".log a").last.click()
        await expect(alena.page.locator(".replay")).to_be_visible()
        await alena.page.get_by_role("button", name="Zpět ke stolu").click()
        await alena.write("b2")
        await alena.page.evaluate("location.hash = '#2'")
        await expect(alena.page.locator(".cover")).to_be_visible()
        await expect(alena.page.locator(".replay, .board")).to_have_count(0)
        await alena.page.get_by_role("button", name=re.compile("Olga, odkrýt")).press("Enter")
        await expect(alena.page.locator('.large [data-turn="yes"] :focus')).to_have_count(1)


async def test_where_nothing_is_hidden_the_device_changes_hands_without_a_cover(visit) -> None:
    ready("dice_march")
    async with visit() as alena:
        made = await alena.api("POST", "tables", game="dice_march", seats=["me", "me:Olga"])
        await alena.go(f"/t/{made['id']}")
        await alena.page.get_by_role("button", name="Začít hru").click()
        await expect(alena.page.locator(".asked.turn")).to_be_visible()
        assert await alena.page.evaluate("scrollY") == 0, "who clicks keeps the page where it is"
        for _ in range(3):
            said = await alena.page.locator(".log li").count()
            text = alena.page.locator("#move-text")
            await text.fill(await text.get_attribute("placeholder"))
            await text.press("Enter")
            await expect(alena.page.locator(".log li")).not_to_have_count(said)
            await expect(alena.page.locator(".asked.turn")).to_be_visible()
            await expect(alena.page.locator(".cover")).to_have_count(0)
            await expect(alena.page.locator(".asked strong")).to_have_text(re.compile("Na tahu je (Alena|Olga)"))
