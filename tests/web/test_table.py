"""What a table offers beside the board: several names at a device, real dice, undo, short wording, a focus that stays."""

import re

from given import ready
from playwright.async_api import expect


async def test_the_focus_is_never_taken_from_one_who_types(visit) -> None:
    async with visit() as alena, visit(name="Petr") as petr:
        table = await alena.open_table("me", "open", options={"grid": 3})
        await petr.go(table)
        await petr.page.get_by_role("button", name="Sednout si sem").click()
        await alena.go(table)
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.write("a1")
        await alena.press("c")
        await alena.page.keyboard.type("tsg")
        await petr.write("a1")
        await expect(alena.free).to_have_count(8)
        await alena.hears("Hod 2 z 9")
        await alena.page.keyboard.type("lrv")
        assert await alena.page.locator("#chat-text").input_value() == "tsglrv"
        await expect(alena.page.locator("#chat-text")).to_be_focused()


async def test_short_wording_says_only_what_matters(visit) -> None:
    async with visit() as alena:
        await alena.context.add_init_script("localStorage.setItem('ustolu-settings', JSON.stringify({wording: 'short'}))")
        await alena.go(await alena.open_table("me", options={"grid": 3}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.write("a1")
        await alena.hears("a1, plus 0, 0")
        assert not any("jste zapsali" in text for text in await alena.heard())


async def test_a_second_person_sits_down_at_this_device_under_another_name(visit) -> None:
    async with visit() as alena:
        await alena.go(await alena.open_table("me", "open", options={"grid": 3}))
        await alena.page.get_by_role("button", name="Přidat hráče").click()
        await alena.page.keyboard.type("Olga")
        await alena.press("Enter")
        await expect(alena.page.locator(".seat-name", has_text="Olga")).to_be_visible()
        await alena.page.get_by_role("button", name="Přejmenovat").first.click()
        await alena.page.keyboard.type("Alenka")
        await alena.press("Enter")
        await expect(alena.page.locator(".seat-name", has_text="Alenka")).to_be_visible()


async def test_real_dice_are_typed(visit) -> None:
    async with visit() as alena:
        await alena.go(await alena.open_table("me", options={"grid": 3}, settings={"real_dice": True}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        for round, number in enumerate("44"):
            await expect(alena.page.get_by_label("Napište, co padlo")).to_be_focused()
            await alena.hears("Co padlo, 1 až 6?")
            await alena.press(number, "Enter")
            await expect(alena.free).to_have_count(9 - round)
            await alena.write("a1" if round == 0 else "b1")
        await alena.hears("jedna dvojice")
        await expect(alena.page.locator(".items")).to_contain_text("Jedna dvojice čísla 4")


async def test_a_choice_may_be_changed_and_taken_back_until_all_have_chosen(visit) -> None:
    async with visit() as alena, visit(name="Petr") as petr:
        table = await alena.open_table("me", "open", options={"grid": 3})
        await petr.go(table)
        await petr.page.get_by_role("button", name="Sednout si sem").click()
        await alena.go(table)
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.write("a1")
        await expect(alena.page.locator('[data-cell="0"].chosen')).to_be_visible()
        await alena.write("b2")
        await expect(alena.page.locator('[data-cell="4"].chosen')).to_be_visible()
        await expect(petr.page.locator(".little .full")).to_have_count(0)
        await alena.page.get_by_role("button", name="Vzít zpět").click()
        await expect(alena.page.locator(".chosen")).to_have_count(0)
        await alena.write("c3")
        await petr.write("a1")
        await expect(petr.page.locator(".little .full")).to_have_count(1)


async def test_the_board_shows_what_a_cell_would_bring_and_joins_what_is_equal(visit) -> None:
    async with visit() as alena:
        await alena.go(await alena.open_table("me", options={"grid": 3}, settings={"real_dice": True}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        for number, cell in [("5", "a1"), ("5", "b1"), ("2", "c3")]:
            await alena.page.get_by_label("Napište, co padlo").fill(number)
            await alena.press("Enter")
            await alena.free.first.wait_for()
            await alena.write(cell)
        await expect(alena.page.locator(".large .shore rect")).to_have_count(4)
        await alena.page.get_by_label("Napište, co padlo").fill("5")
        await alena.press("Enter")
        gains = alena.page.locator(".large .gain")
        await expect(gains).to_have_count(3)
        names = [await gains.nth(i).get_attribute("aria-label") for i in range(3)]
        assert names == ["c1, volné, +1", "a2, volné, +1", "b2, volné, +1"]
        await expect(alena.page.get_by_role("button", name=re.compile("^c1: jedna dvojice"))).to_be_visible()


LOCK = """
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
  window.locks = (window.locks || 0) + 1;
  return { release() {} };
} } });
"""


async def test_the_screen_is_kept_awake_at_a_table_and_may_go_out_elsewhere(visit) -> None:
    async with visit() as alena:
        await alena.context.add_init_script(LOCK)
        await alena.go("/me")
        assert not await alena.page.evaluate("window.locks")
        await alena.go(await alena.open_table("me", "open"))
        while await alena.page.evaluate("window.locks") is None:
            await alena.page.wait_for_timeout(50)
        assert await alena.page.evaluate("window.locks") == 1


async def test_a_bot_keeps_the_seat_of_one_who_left_until_they_come_back(visit) -> None:
    async with visit() as alena, visit(name="Petr") as petr:
        table = await alena.open_table("me", "open", options={"grid": 3}, settings={"grace_s": 3, "bot_pace_ms": 0})
        await alena.go(table)
        await petr.go(table)
        await petr.page.get_by_role("button", name="Sednout si sem").click()
        await alena.page.get_by_role("button", name="Začít hru").click()
        await expect(petr.free).to_have_count(9)
        await petr.go("/me")
        await alena.write("a1")
        await expect(alena.page.locator('[data-seat="B"]')).to_contain_text("Bota místo hráče Petr jde navrhnout za")
        await alena.page.get_by_role("button", name="Ať za hráče Petr hraje bot").click()
        await expect(alena.free).to_have_count(8)
        await petr.go(table)
        await petr.page.locator(".asked").get_by_role("button", name="Vrátit se na své místo").click()
        await alena.write("b1")
        await expect(petr.page.locator(".large figcaption")).to_have_text("Mřížka: Petr")
        await petr.free.first.click()
        await expect(alena.free).to_have_count(7)


async def test_who_is_muted_hears_it_at_once_and_everybody_hears_which_setting_has_changed(visit) -> None:
    async with visit() as alena, visit("en", name="Petr") as petr:
        table = await alena.open_table("me", "open", options={"grid": 3})
        await alena.go(table)
        await petr.go(table)
        await petr.page.get_by_role("button", name="Sit down here").click()
        await alena.page.get_by_role("button", name="Začít hru").click()
        await expect(petr.free).to_have_count(9)
        await alena.page.get_by_role("button", name="Správa stolu").click()
        await alena.page.get_by_role("button", name="Ztišit: Petr").click()
        await petr.hears("The host has muted you")
        await expect(petr.page.locator(".chat")).to_contain_text("you cannot write here now")
        await expect(petr.page.get_by_role("button", name="Send")).to_have_count(0)
        await alena.page.get_by_role("button", name="Zrušit ztišení: Petr").click()
        await petr.hears("given you your voice back")
        await expect(petr.page.get_by_role("button", name="Send")).to_be_visible()
        await alena.page.get_by_label("Jak rychle hrají boti").select_option("0")
        await petr.hears("bots move at once")
        await expect(petr.page.locator(".log")).to_contain_text("The host has decided that bots move at once.")


async def test_the_list_of_rolls_shows_a_number_only_when_its_die_lies_still(visit) -> None:
    async with visit(calm=False) as alena:
        await alena.page.clock.install()
        await alena.go(await alena.open_table("me", options={"grid": 3}))
        await alena.page.clock.pause_at((await alena.page.evaluate("Date.now()")) / 1000 + 60)
        await alena.page.get_by_role("button", name="Začít hru").click()
        last = alena.page.locator(".rolls li.now")
        await expect(last.locator(".die-face")).to_be_visible()
        assert await last.locator(".die-spot").count() == 0
        await alena.page.clock.run_for(2000)
        await expect(last.locator(".die-spot").first).to_be_visible()


async def test_who_is_awaited_is_said_once_also_where_the_game_says_the_same(visit) -> None:
    ready("sort_the_books")
    async with visit() as alena, visit(name="Petr") as petr:
        made = await alena.api("POST", "tables", game="sort_the_books", seats=["me", "open"])
        table = f"/t/{made['id']}"
        await petr.go(table)
        await petr.page.get_by_role("button", name="Sednout si sem").click()
        await alena.go(table)
        await alena.page.get_by_role("button", name="Začít hru").click()
        for one in (alena, petr):
            await expect(one.page.locator(".asked")).to_be_visible()
        waiting = alena if await petr.page.locator(".asked.turn").count() else petr
        await expect(waiting.page.locator(".asked")).to_have_text(re.compile(r"^\s*Na tahu je (Alena|Petr)\.\s*$"))
