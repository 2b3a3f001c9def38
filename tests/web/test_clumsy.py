"""What clumsy and unlucky people meet: no cookie yet, a double click, a name of nothing, being sent away, getting up, a question asked once."""

import re

from playwright.async_api import Browser, expect
from visitor import EAR


async def test_a_stranger_who_follows_an_invitation_is_welcome(visit, browser: Browser, url: str) -> None:
    async with visit() as alena:
        table = await alena.open_table("me", "open", options={"grid": 3})
        context = await browser.new_context(base_url=url, locale="cs-CZ")
        await context.add_init_script(EAR)
        page = await context.new_page()
        await page.goto(table)
        await page.get_by_role("button", name="Sednout si sem").click()
        await expect(page.locator(".seat-name", has_text="(vy)")).to_be_visible()
        await expect(page.locator("#voice")).to_contain_text("usedá na místo B")
        heard = " ".join(await page.evaluate("window.heard"))
        assert "neznáme" not in heard and "přerušilo" not in heard, heard
        await expect(page.locator(".refusal")).to_have_count(0)
        await context.close()


async def test_a_double_click_is_one_move(visit) -> None:
    async with visit() as alena, visit(name="Petr") as petr:
        table = await alena.open_table("me", "open", options={"grid": 3})
        await petr.go(table)
        await petr.page.get_by_role("button", name="Sednout si sem").click()
        await alena.go(table)
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.page.locator('.large [data-cell="4"]').dblclick()
        await alena.hears("Vybráno: b2.")
        await petr.write("a1")
        await expect(alena.free).to_have_count(8)
        await expect(alena.page.locator(".refusal")).to_have_count(0)


async def test_a_question_is_not_asked_again_when_something_else_happens(visit) -> None:
    async with visit() as alena, visit(name="Petr") as petr:
        table = await alena.open_table("me", "open", options={"grid": 3})
        await petr.go(table)
        await petr.page.get_by_role("button", name="Sednout si sem").click()
        await alena.go(table)
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.hears("Zapište")
        petr.page.once("dialog", lambda dialog: dialog.accept())
        await petr.page.get_by_role("button", name="Odejít").click()
        await alena.hears("Petr odchází od stolu")
        assert " ".join(await alena.heard()).count("Zapište") == 1


async def test_who_got_up_is_not_on_turn_and_is_offered_the_way_back(visit) -> None:
    async with visit() as alena:
        await alena.go(await alena.open_table("me", "bot:1", options={"grid": 3}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        await expect(alena.free).to_have_count(9)
        alena.page.once("dialog", lambda dialog: dialog.accept())
        await alena.page.get_by_role("button", name="Odejít").click()
        await expect(alena.page.locator(".asked")).to_contain_text("Odešli jste od stolu")
        await expect(alena.free).to_have_count(0)
        await expect(alena.page.get_by_role("button", name="Odejít")).to_have_count(0)
        await alena.page.get_by_role("button", name="Vrátit se na své místo").click()
        await expect(alena.free).to_have_count(9)


async def test_who_is_sent_away_sees_that_and_nothing_to_do(visit) -> None:
    async with visit() as alena, visit(name="Petr") as petr:
        table = await alena.open_table("me", "open", options={"grid": 3})
        await petr.go(table)
        await petr.page.get_by_role("button", name="Sednout si sem").click()
        await alena.go(table)
        await alena.page.get_by_role("button", name="Začít hru").click()
        petr.offline = True
        await alena.page.get_by_role("button", name="Správa stolu").click()
        await alena.page.get_by_role("button", name="Poslat pryč: Petr").click()
        for _ in range(2):
            await expect(petr.page.locator("h1")).to_have_text("Hostitel vás poslal pryč od tohoto stolu.")
            await expect(petr.page.locator(".board")).to_have_count(0)
            await petr.page.reload()


async def test_a_closed_table_has_no_rematch(visit) -> None:
    async with visit() as alena:
        table = await alena.open_table("me", options={"grid": 3})
        await alena.go(table)
        await alena.page.get_by_role("button", name="Začít hru").click()
        alena.page.once("dialog", lambda dialog: dialog.accept())
        await alena.page.get_by_role("button", name="Správa stolu").click()
        await alena.page.get_by_role("button", name="Zavřít stůl").click()
        await expect(alena.page.get_by_role("heading", name="Stůl je zavřený")).to_be_visible()
        await expect(alena.page.get_by_role("button", name="Odveta")).to_have_count(0)


async def test_a_name_that_cannot_be_seen_is_refused_with_its_reason(visit) -> None:
    async with visit() as alena:
        await alena.go("/me")
        alena.offline = True
        await alena.page.get_by_label("Jak se vám říká").fill("\u200b")
        await alena.page.get_by_role("button", name="Uložit jméno").click()
        await expect(alena.page.get_by_role("alert")).to_contain_text("aspoň jeden viditelný znak")
        await alena.context.set_offline(True)
        await alena.page.get_by_role("button", name="Ukázat osobní odkaz").click()
        await expect(alena.page.get_by_role("alert").nth(1)).to_contain_text("Server neodpovídá")
        await alena.context.set_offline(False)


async def test_the_clock_is_spoken_when_little_time_is_left_and_on_the_key(visit) -> None:
    async with visit() as alena:
        await alena.context.add_init_script("Date.now = ((real) => () => real() - 3_600_000)(Date.now)")
        await alena.go(await alena.open_table("me", options={"grid": 3}, settings={"clock_s": 12}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        await expect(alena.page.locator(".clock")).to_have_text(re.compile("Zbývá 1[012] s"))
        await alena.hears("Zbývá 10 s")
        await alena.press("t")
        await expect(alena.page.locator("#voice")).to_contain_text(re.compile("Jste na tahu. Zapište . do volného pole. Zbývá"))


async def test_a_real_die_typed_wrong_is_corrected_until_somebody_has_decided(visit) -> None:
    async with visit() as alena:
        await alena.go(await alena.open_table("me", options={"grid": 3}, settings={"real_dice": True}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.hears("Co padlo")
        await alena.page.locator("h1").click()
        await alena.press("t")
        await alena.hears("Hoďte kostkou")
        assert not any("Na tahu jsou" in text for text in await alena.heard())
        await alena.page.locator("#fall-text").fill("4")
        await alena.press("Enter")
        await alena.page.get_by_text("Opravit zápis: 4").click()
        await alena.page.locator(".corrections input").fill("2")
        await alena.press("Enter")
        await alena.hears("opravuje zápis: Padlo 4. Hod 1 z 9. Správně je: Padlo 2.")
        await alena.write("a1")
        await expect(alena.page.locator(".large .full")).to_have_text("2")
        await expect(alena.page.locator(".corrections")).to_have_count(0)


async def test_who_had_their_data_deleted_is_called_a_guest(visit) -> None:
    async with visit() as alena, visit(name="Petr") as petr:
        table = await alena.open_table("me", "open", options={"grid": 3})
        await petr.go(table)
        await petr.page.get_by_role("button", name="Sednout si sem").click()
        await expect(petr.page.locator(".seat-name", has_text="(vy)")).to_be_visible()
        await petr.api("DELETE", "me")
        await alena.go(table)
        await expect(alena.page.locator(".seat-name").nth(1)).to_contain_text("Host")
        assert "?" not in await alena.page.locator(".seats").inner_text()
