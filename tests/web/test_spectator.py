"""Somebody who only watches sees the grids, no choices, and cannot move."""

from playwright.async_api import expect


async def test_a_spectator_sees_and_hears_but_does_not_move(visit) -> None:
    async with visit() as alena, visit("en", name="Petr") as petr:
        table = await alena.open_table("me", "me:Olga", options={"grid": 3})
        await alena.go(table)
        await alena.page.get_by_role("button", name="Začít hru").click()
        await petr.go(table)
        await expect(petr.page.get_by_role("grid")).to_have_count(2)
        await expect(petr.page.locator(".legal, .grid button")).to_have_count(0)
        await alena.write("b2")
        await expect(petr.page.locator(".seat", has_text="Alena")).to_contain_text("has chosen")
        await expect(petr.page.locator(".little .full")).to_have_count(0)
        await alena.page.locator(".cover button").click()
        await alena.write("a1")
        await petr.hears("Alena wrote")
        await expect(petr.page.locator(".little .full")).to_have_count(2)
