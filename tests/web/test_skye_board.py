"""The board of Ostrov Skye alone in a page: market and prices, a tile in hand on the land, zoom, what is scored; for everybody."""

import pytest
from drawn import Drawn, drawn
from given import golden
from playwright.async_api import expect
from skye import PAGE, PASSES, PRICES, START, position, shown
from test_access import SMALL, WIDE, axe

BUILDING = [*START, *PRICES, *PASSES]
LATER = [*BUILDING, "A build L48 0,-1 r0", "A build L30 1,0 r0", "B build L44 1,0 r0", "B build L01 0,-1 r0"]
SECOND = [*LATER, "draw A L05 L16 L68", "draw B L39 L72 L50", "A price L05=1 L16=1", "B price L39=1 L72=1", "B pass", "A pass"]
STATES = {"price": START, "buy": [*START, *PRICES], "build": BUILDING, "bigger": SECOND, "over": golden("isle_of_skye", "9-a-whole-game-of-two")}
AT = "document.activeElement?.dataset.cell"
CELL = "Number.parseFloat(getComputedStyle(document.querySelector('.soil')).getPropertyValue('--cell'))"


def cell(board: Drawn, at: str):
    """A cell of the land that is shown."""
    return board.page.locator(f'.plots [data-cell="{at}"]')


@pytest.mark.parametrize(("scheme", "width"), [("light", 320), ("dark", 1280)])
@pytest.mark.parametrize("state", STATES)
async def test_every_state_is_for_everybody(browser, state: str, scheme: str, width: int) -> None:
    async with drawn(browser, shell=PAGE, scheme=scheme, width=width) as board:
        await shown(board, position(*STATES[state]))
        if state == "price":
            await board.page.locator(".pricing input[type=radio]").nth(1).check()
        if "L05" in STATES[state][-2] or state == "build":
            await board.page.locator(".plots .can").first.focus()
        await board.page.locator(".place-of-skye button").last.click()
        await board.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        for contrast in ("normal", "more"):
            await board.page.evaluate("(value) => { document.documentElement.dataset.contrast = value; }", contrast)
            assert await axe(board.page) == []
        assert await board.page.evaluate(SMALL) == []
        for size in ("normal", "largest"):
            await board.page.evaluate("(value) => { document.documentElement.dataset.size = value; }", size)
            wide, inner = await board.page.evaluate(WIDE)
            assert wide <= inner


async def test_prices_are_chosen_and_sent_as_one_text(browser) -> None:
    async with drawn(browser, shell=PAGE) as board:
        await shown(board, position(*START))
        await expect(board.page.locator(".pricing .left")).to_have_text("Left to buy with: 5 of 5")
        await board.page.get_by_role("radio", name="Axe on L22: pasture").check()
        await board.page.get_by_label("Price of L48").fill("3")
        await board.page.get_by_role("button", name="L30 dearer").click()
        await expect(board.page.locator(".pricing .left")).to_have_text("Left to buy with: 0 of 5")
        await board.page.get_by_role("button", name="L30 dearer").click()
        await expect(board.page.locator(".pricing .left.over")).to_have_text("Left to buy with: -1 of 5")
        await board.page.get_by_role("button", name="L30 cheaper").click()
        await board.page.get_by_role("button", name="Set the prices").click()
        assert await board.chosen() == ["price L30=2 L48=3"]


async def test_a_choice_that_is_in_stands_in_the_form_and_may_be_changed(browser) -> None:
    async with drawn(browser, shell=PAGE) as board:
        await shown(board, position(*START), chosen="price L22=2 L30=1")
        await expect(board.page.get_by_role("radio", name="Axe on L48")).to_be_checked()
        await expect(board.page.get_by_label("Price of L22")).to_have_value("2")
        await expect(board.page.get_by_role("button", name="Change the prices")).to_be_visible()


async def test_before_prices_are_shown_nobody_sees_those_of_others(browser) -> None:
    async with drawn(browser, shell=PAGE) as board:
        await shown(board, position(*START), seat=1)
        await expect(board.page.locator(".stall .tag")).to_have_count(0)
        await shown(board, position(*START, *PRICES), seat=1)
        await expect(board.page.locator(".stall .tag").first).to_have_text("for 1")


async def test_a_purchase_says_what_it_costs_and_brings_to_whom(browser) -> None:
    async with drawn(browser, shell=PAGE) as board:
        await shown(board, position(*START, "A price L48=1 L30=1", PRICES[1]))
        buy = board.page.get_by_role("button", name="Buy L44: pasture north")
        lot = board.page.locator(".card-of-tile", has=buy)
        await expect(lot.locator(".brings").first).to_have_text("Leaves you 1. Petr gets 2 and the stake of 2 back.")
        await expect(lot.locator(".brings").last).to_contain_text("fits at")
        await buy.click()
        await board.page.get_by_role("button", name="Buy nothing").click()
        assert await board.chosen() == ["buy L44", "pass"]


async def test_a_place_shows_the_tile_and_what_it_would_do_and_e_turns_it(browser) -> None:
    async with drawn(browser, shell=PAGE) as board:
        await shown(board, position(*BUILDING))
        ghost = board.page.locator(".ghost")
        await expect(ghost).to_have_count(0)
        await board.page.get_by_role("button", name="L30: pasture").click()
        await board.page.locator(".plots").press("b")
        await cell(board, "0,-1").focus()
        await expect(ghost).to_have_attribute("data-turn", "0")
        assert await board.focused() == "L30 above the castle at 0, -1: enlarges a pasture to 2; 2 ways to turn it"
        await board.page.keyboard.press("e")
        await expect(ghost).to_have_attribute("data-turn", "2")
        assert "turned twice" in await board.focused()
        await board.page.keyboard.press("w")
        await expect(ghost).to_have_attribute("data-turn", "0")
        await expect(board.page.locator(".gains li")).to_have_text(["A squares +0", "B road net +0", "C columns +0", "D most gold +0"])
        await board.page.keyboard.press("Enter")
        assert await board.chosen() == ["build L30 0,-1 r0"]


async def test_m_leads_through_the_places_and_digits_pick_a_tile(browser) -> None:
    async with drawn(browser, shell=PAGE) as board:
        await shown(board, position(*BUILDING))
        await cell(board, "0,0").focus()
        seen = []
        for _ in range(4):
            before = await board.page.evaluate(AT)
            await board.page.keyboard.press("m")
            await board.page.wait_for_function(f"before => {AT} !== before", arg=before)
            seen.append(await board.page.evaluate(AT))
        marked = await board.page.locator(".plots .can").evaluate_all("all => all.map((one) => one.dataset.cell)")
        assert set(seen) == set(marked)
        assert seen[0] in ("1,0", "0,1")
        await board.page.keyboard.press("2")
        await expect(board.page.locator(".pick").nth(1)).to_have_attribute("aria-pressed", "true")
        await expect(board.page.locator("#voice")).to_contain_text("L48, 3 places")


async def test_a_finger_sees_the_tile_first_and_lays_it_with_the_second_tap(browser) -> None:
    async with drawn(browser, shell=PAGE, width=390, touch=True) as board:
        await shown(board, position(*BUILDING))
        at = await board.page.locator(".plots .can").first.get_attribute("data-cell")
        assert at
        await cell(board, at).tap()
        await expect(board.page.locator(".ghost")).to_have_count(1)
        assert await board.chosen() == []
        await cell(board, at).tap()
        assert len(await board.chosen()) == 1


async def test_a_first_tap_on_a_small_cell_brings_it_near_and_moves_nothing_above(browser) -> None:
    top = "document.querySelector('.land .frame').getBoundingClientRect().top + scrollY"
    async with drawn(browser, shell=PAGE, width=320, touch=True) as board:
        await shown(board, position(*golden("isle_of_skye", "9-a-whole-game-of-two")[:-3]))
        small, before = await board.page.evaluate(CELL), await board.page.evaluate(top)
        at = await board.page.locator(".plots .can").last.get_attribute("data-cell")
        assert at
        await cell(board, at).tap()
        await expect(board.page.locator(f'.ghost[data-at="{at}"]')).to_have_count(1)
        assert small < 44 <= await board.page.evaluate(CELL)
        assert await board.page.evaluate(top) == before
        await cell(board, at).tap()
        assert (await board.chosen())[0].startswith(f"build L65 {at} ")


async def test_two_fingers_bring_the_land_nearer_and_farther_without_building(browser) -> None:
    async with drawn(browser, shell=PAGE, width=390, touch=True) as board:
        await shown(board, position(*BUILDING))
        line = await board.page.context.new_cdp_session(board.page)
        box = await board.page.locator(".land .frame").bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

        async def fingers(kind: str, *apart: float) -> None:
            points = [{"x": x + side * far, "y": y, "id": side} for far in apart for side in (-1, 1)]
            await line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        whole = await board.page.evaluate(CELL)
        for first, last in ((40, 90), (90, 40)):
            await fingers("touchStart", first)
            for step in range(1, 6):
                await fingers("touchMove", first + (last - first) * step / 5)
            await fingers("touchEnd")
            await board.page.wait_for_function(f"whole => ({CELL} > whole) === {str(last > first).lower()}", arg=whole)
        assert await board.chosen() == []


async def test_where_a_tile_does_not_fit_the_table_is_asked_and_says_why(browser) -> None:
    async with drawn(browser, shell=PAGE) as board:
        await shown(board, position(*BUILDING))
        await cell(board, "-1,-1").click()
        assert await board.chosen() == ["build L30 -1,-1 r0"]


async def test_the_land_grows_under_a_focus_that_stays(browser) -> None:
    async with drawn(browser, shell=PAGE) as board:
        await shown(board, position(*BUILDING))
        await cell(board, "0,-1").focus()
        await expect(board.page.locator(".plots [role=row]")).to_have_count(3)
        await shown(board, position(*BUILDING, "A build L48 0,-1 r0"))
        await expect(board.page.locator(".plots [role=row]")).to_have_count(4)
        assert await board.page.evaluate(AT) == "0,-1"
        assert (await board.focused()).startswith("0, -1: L48: pasture north and south")
        await board.page.keyboard.press("ArrowDown")
        assert (await board.focused()).startswith("0, 0: Castle")


async def test_the_land_fits_its_frame_and_can_be_brought_nearer_and_moved(browser) -> None:
    async with drawn(browser, shell=PAGE, width=320) as board:
        await shown(board, position(*SECOND))
        frame = board.page.locator(".land .frame")
        wide = "frame => [frame.scrollWidth > frame.clientWidth + 1, frame.scrollLeft]"
        assert (await frame.evaluate(wide))[0] is False
        await board.page.get_by_role("button", name="Nearer").click()
        await board.page.get_by_role("button", name="Nearer").click()
        assert (await frame.evaluate(wide))[0] is True
        before = (await frame.evaluate(wide))[1]
        await board.page.get_by_role("button", name="Look farther right").click()
        await board.page.wait_for_function("before => document.querySelector('.land .frame').scrollLeft > before", arg=before)
        await cell(board, "0,0").focus()
        await board.page.keyboard.press("Shift+ArrowLeft")
        await board.page.keyboard.press("-")
        await board.page.keyboard.press("-")
        await expect(board.page.get_by_role("button", name="The whole land")).to_have_count(0)
        assert (await frame.evaluate(wide))[0] is False


async def test_the_land_can_be_dragged_by_mouse_without_building(browser) -> None:
    async with drawn(browser, shell=PAGE, width=700) as board:
        await shown(board, position(*BUILDING))
        for _ in range(3):
            await board.page.get_by_role("button", name="Nearer").click()
        box = await board.page.locator(".land .frame").bounding_box()
        assert box
        left = "document.querySelector('.land .frame').scrollLeft"
        await board.page.wait_for_timeout(100)
        before = await board.page.evaluate(left)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        await board.page.mouse.move(x, y)
        await board.page.mouse.down()
        await board.page.mouse.move(x - 90, y, steps=4)
        await board.page.mouse.up()
        assert await board.page.evaluate(left) - before == pytest.approx(90, abs=8)
        assert await board.chosen() == []


async def test_the_land_of_another_seat_is_one_click_away_and_comes_into_sight(browser) -> None:
    async with drawn(browser, shell=PAGE, width=320, height=480) as board:
        await shown(board, position(*LATER, "draw A L05 L16 L68", "draw B L39 L72 L50"))
        await expect(board.page.get_by_role("grid", name="Land of Alena")).to_be_visible()
        await board.page.get_by_role("button", name="Land of Petr").click()
        await expect(board.page.get_by_role("grid", name="Land of Petr")).to_be_in_viewport(ratio=0.99)
        told = "1, 0: L44: pasture north, mountains east, water south and west, road north to east, a barrel, a ship"
        await expect(cell(board, "1,0")).to_have_attribute("aria-label", told)


async def test_what_a_place_scores_is_lifted_out_of_the_land_and_said(browser) -> None:
    async with drawn(browser, shell=PAGE) as board:
        await shown(board, position(*SECOND))
        roads = board.page.locator(".place-of-skye", has_text="road net").get_by_role("button")
        await expect(roads).to_have_text("Now 2 points: show")
        await roads.click()
        await expect(board.page.locator(".landscape .lit")).to_have_count(2)
        await expect(board.page.locator(".landscape .item text")).to_have_text("2")
        await expect(board.page.locator(".reasons li")).to_have_text("2 tiles joined by road: 2")
        await expect(board.page.locator("#voice")).to_contain_text("2 tiles joined by road: 2")
        await roads.click()
        await expect(board.page.locator(".landscape .lit")).to_have_count(0)


async def test_a_spectator_sees_all_lands_and_can_do_nothing(browser) -> None:
    async with drawn(browser, shell=PAGE) as board:
        await shown(board, position(*BUILDING), seat=-1)
        await expect(board.page.locator(".hand-of-skye, .pricing, .plots button")).to_have_count(0)
        await expect(board.page.locator(".small-hand")).to_have_count(2)
        await board.page.get_by_role("button", name="Land of Petr").click()
        await expect(board.page.get_by_role("grid", name="Land of Petr")).to_be_visible()
