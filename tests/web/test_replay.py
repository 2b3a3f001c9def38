"""Every position has an address, and can be walked to by keys."""

from playwright.async_api import expect


async def test_a_position_has_an_address_a_slider_and_keys(visit) -> None:
    async with visit() as alena, visit("en", name="Petr") as petr:
        table = await alena.open_table("me", options={"grid": 3})
        await alena.go(table)
        await alena.page.get_by_role("button", name="Začít hru").click()
        for left in range(9, 0, -1):
            await expect(alena.free).to_have_count(left)
            await alena.free.first.click()
        await expect(alena.page.locator(".results")).to_be_visible()
        await petr.go(f"{table}#6")
        await expect(petr.page.locator(".replay h2")).to_contain_text("Position 6 of")
        written = petr.page.locator(".board .full")
        before = await written.count()
        await petr.page.get_by_label("Which event").press("End")
        await expect(written).to_have_count(9)
        assert before < 9
        await petr.page.get_by_label("Which event").press("Home")
        await expect(petr.page.locator(".replay-said")).to_contain_text("how the game began")
        await expect(petr.page.locator(".board [data-cell]").first).to_be_visible()
        await expect(written).to_have_count(0)
        await petr.page.get_by_role("button", name="One step on").click()
        assert petr.page.url.endswith("#1")
        await petr.page.get_by_role("button", name="Back to the table").click()
        await expect(petr.page.locator(".results")).to_be_visible()
        await alena.page.locator(".log a").first.click()
        await expect(alena.page.locator(".replay")).to_be_visible()
