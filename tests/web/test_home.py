"""The way from the first page to a table and back."""

from playwright.async_api import expect


async def test_two_clicks_and_the_game_runs(visit) -> None:
    async with visit(calm=False) as alena:
        await alena.go("/")
        await alena.page.get_by_role("button", name="Hrát hned: Papírové ostrovy").click()
        await alena.page.get_by_role("button", name="Pokročilý").click()
        await expect(alena.free).to_have_count(16)
        await expect(alena.page.locator(".rolls li")).to_have_count(1)
        await alena.free.first.click()
        await expect(alena.free).to_have_count(15)


async def test_a_table_is_listed_joined_and_found_again(visit) -> None:
    async with visit() as alena, visit("en", name="Petr") as petr:
        await alena.go("/new/paper_islands")
        await alena.page.get_by_label("Ukázat stůl").check()
        await alena.page.get_by_role("button", name="Založit stůl").click()
        await expect(alena.page.locator(".invite img")).to_be_visible()
        assert await alena.page.locator("#invite-link").input_value() == alena.page.url
        await petr.go("/")
        await petr.page.get_by_role("link", name="Alena").click()
        await petr.page.get_by_role("button", name="Sit down here").click()
        await alena.page.get_by_role("button", name="Začít hru").click()
        await petr.page.get_by_role("textbox", name="Write a message").fill("Hello")
        await petr.press("Enter")
        await alena.hears("Petr píše: Hello")
        await petr.go("/")
        await expect(petr.page.locator(".tables .mine")).to_contain_text("Your turn")
        await alena.go("/me")
        await expect(alena.page.locator(".tables li")).to_have_count(1)


async def test_a_rematch_leads_everybody_to_the_new_table(visit) -> None:
    async with visit() as alena, visit(name="Petr") as petr:
        table = await alena.open_table("me", "bot:1", options={"grid": 3}, settings={"bot_pace_ms": 0})
        await alena.go(table)
        await petr.go(table)
        await alena.page.get_by_role("button", name="Začít hru").click()
        for left in range(9, 0, -1):
            await expect(alena.free).to_have_count(left)
            await alena.free.first.click()
        await expect(petr.page.locator(".results")).to_be_visible()
        await alena.page.get_by_role("button", name="Odveta").click()
        await petr.page.get_by_role("link", name="Přejít k odvetě").click()
        await expect(petr.page.locator(".gathering, .board")).to_be_visible()
        assert petr.page.url.endswith("/t/t2")


async def test_the_chosen_look_and_language_stay(visit) -> None:
    async with visit() as alena:
        await alena.go("/")
        await alena.page.get_by_role("button", name="Nastavení").click()
        await alena.page.get_by_label("Vzhled").select_option("dark")
        await alena.page.get_by_label("Jazyk").select_option("en")
        await expect(alena.page.locator("html")).to_have_attribute("lang", "en")
        await expect(alena.page.locator("html")).to_have_attribute("data-theme", "dark")
        await alena.go("/guide/paper_islands")
        await expect(alena.page.locator("html")).to_have_attribute("lang", "en")
        await expect(alena.page.get_by_role("heading", name="Paper Islands")).to_be_visible()


async def test_a_clock_is_offered_where_decisions_wait_for_somebody_and_not_for_a_race(visit) -> None:
    async with visit("en") as alena:
        for game, clocks in (("sums", 0), ("paper_islands", 1)):
            await alena.go(f"/new/{game}")
            await expect(alena.page.get_by_role("button", name="Open the table")).to_be_visible()
            await expect(alena.page.get_by_label("Time for a decision")).to_have_count(clocks)
