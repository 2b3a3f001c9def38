"""A league in the browser: joining by the address, a draw that the browser computes again, results typed and corrected, by keyboard and ear."""

from playwright.async_api import expect
from visitor import Visitor


async def league(host: Visitor, *others: Visitor, game: str = "pirate_dice", **wish: object) -> str:
    """A league that `host` has opened and the others have joined; returns its path."""
    made = await host.api("POST", "leagues", name="Středeční liga", game=game, **wish)
    for other in others:
        await other.api("POST", f"leagues/{made['id']}/members", salt="7" * 64)
    return f"/l/{made['id']}"


async def test_a_league_is_opened_joined_and_found_again(visit) -> None:
    async with visit() as alena, visit("en", name="Petr") as petr:
        await alena.go("/")
        await alena.page.get_by_label("Hra nové ligy").select_option("Pirátské kostky")
        await alena.page.get_by_role("button", name="Založit ligu").click()
        await expect(alena.page.get_by_label("Vítězné skóre")).to_have_value("5000 bodů, kratší hra")
        await alena.page.get_by_label("Jak se liga jmenuje").fill("Středeční liga")
        await alena.page.get_by_role("button", name="Založit ligu").click()
        await expect(alena.page.get_by_role("heading", level=1)).to_have_text("Středeční liga")
        await petr.go(await alena.page.locator("#invite-link").input_value())
        await petr.page.get_by_role("button", name="Join the league").click()
        await expect(petr.page.get_by_role("heading", name="2 people play")).to_be_focused()
        await alena.hears("Petr hraje v lize.")
        await expect(alena.page.locator(".standing tbody tr")).to_have_count(2)
        await petr.go("/")
        await petr.page.get_by_role("link", name="Středeční liga").click()
        await expect(petr.page.get_by_role("heading", level=1)).to_have_text("Středeční liga")


async def test_a_draw_is_heard_and_computed_again_and_a_result_is_typed_and_corrected_by_keyboard_alone(visit) -> None:
    async with visit() as alena, visit(name="Petr") as petr:
        path = await league(alena, petr)
        await alena.go(path)
        await petr.go(path)
        await alena.tab_to("Vylosovat 1. kolo")
        await alena.press("Enter")
        await expect(alena.page.get_by_role("heading", name="1. kolo")).to_be_focused()
        await petr.hears("Je vylosováno 1. kolo. Hrajete u stolu 1: Alena.")
        await alena.tab_to("Zapsat výsledek, 1. kolo, stůl 1")
        await alena.press("Enter", "5", "0", "0", "Tab", "Tab", "5", "2", "0", "0")
        assert [await one.input_value() for one in await alena.page.locator(".result select").all()] == ["2", "1"]
        await alena.press("Enter")
        await expect(alena.page.get_by_role("heading", name="Stůl 1")).to_be_focused()
        (second, first) = [await one.text_content() for one in await alena.page.locator(".lines li span:nth-child(2)").all()][::-1]
        await petr.hears(f"1. kolo, stůl 1: 1. {first}, 2. {second}.")
        await expect(petr.page.locator(".standing tbody tr").first).to_contain_text(str(first))
        await alena.tab_to("Opravit výsledek, 1. kolo, stůl 1")
        await alena.press("Enter", "6", "0", "0", "0", "Enter")
        await petr.hears(f"1. kolo, stůl 1: 1. {second}, 2. {first}.")
        await petr.page.get_by_text("Jak se losovalo").click()
        await expect(petr.page.locator("details .verdict")).to_have_text("Losování souhlasí: tento prohlížeč ho právě přepočítal.")


async def test_tables_of_a_round_are_opened_and_lead_back_to_the_league(visit) -> None:
    async with visit() as alena, visit("en", name="Petr") as petr:
        path = await league(alena, petr, game="paper_islands", options={"grid": 3}, settings={"bot_pace_ms": 0})
        await petr.go(path)
        await alena.go(path)
        await alena.page.get_by_role("button", name="Vylosovat 1. kolo").click()
        await alena.page.get_by_role("button", name="Otevřít stůl, 1. kolo, stůl 1").click()
        await petr.hears("Your table is open.")
        await petr.page.get_by_role("link", name="Go to the table, round 1, table 1").click()
        await alena.page.get_by_role("link", name="Přejít ke stolu, 1. kolo, stůl 1").click()
        await alena.page.get_by_role("button", name="Začít hru").click()
        for left in range(9, 0, -1):
            for one in (alena, petr):
                await expect(one.free).to_have_count(left)
                await one.free.first.click()
        await petr.page.get_by_role("link", name="Back to the league").click()
        await expect(petr.page.locator(".drawn")).to_contain_text("Played at a table here.")
        await expect(petr.page.locator(".standing tbody tr").first).to_contain_text("2")


async def test_a_refusal_is_said_and_who_looks_on_changes_nothing(visit) -> None:
    async with visit() as alena, visit(name="Petr") as petr:
        path = await league(alena)
        petr.offline = True  # the console notes each answer that is a refusal
        await petr.go(path)
        await expect(petr.page.get_by_role("button", name="Vylosovat 1. kolo")).to_have_count(0)
        await petr.page.get_by_label("Jak se vám říká").fill("Alena")
        await petr.page.get_by_role("button", name="Přihlásit se do ligy").click()
        await expect(petr.page.get_by_role("alert")).to_have_text("Jméno Alena už v lize někdo má. Zvolte jiné.")
        await petr.go("/l/nothing")
        await expect(petr.page.get_by_role("heading", level=1)).to_have_text("Tady žádná liga není")


async def test_a_league_is_asked_for_while_it_is_seen_and_seldom_when_nothing_happens(visit) -> None:
    async with visit() as alena, visit("en", name="Petr") as petr:
        path = await league(alena)
        await alena.page.clock.install()
        await alena.go(path)
        await alena.page.evaluate(
            """() => {
              Object.defineProperty(document, "visibilityState", { get: () => window.seen, configurable: true });
              window.see = (state) => { window.seen = state; document.dispatchEvent(new Event("visibilitychange")); };
              window.see("hidden");
            }"""
        )
        asked: list[str] = []
        alena.page.on("request", lambda request: asked.append(request.url) if "/api/leagues/" in request.url else None)
        await alena.page.clock.fast_forward(60_000)
        await petr.api("POST", f"leagues/{path[3:]}/members", salt="7" * 64)
        assert asked == []
        await alena.page.evaluate("window.see('visible')")
        await expect(alena.page.get_by_role("heading", name="Hrají 2 lidé")).to_be_visible()
        async with alena.page.expect_response("**/api/leagues/*"):
            await alena.page.clock.fast_forward(4_000)
        async with alena.page.expect_response("**/api/leagues/*"):
            await alena.page.clock.fast_forward(121_000)
        asked.clear()
        await alena.page.clock.fast_forward(16_000)
        assert asked == [], "nothing has happened for two minutes"
