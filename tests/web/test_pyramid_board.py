"""The board of the pyramid under hands, keys and ears: picking cells, choosing positions, walking through layers, small screens, all looks."""

import re

import pytest
from drawn import Drawn, drawn, half_taken, random_dice
from playwright.async_api import expect
from test_access import SMALL, WIDE, axe
from test_keyboard import same

from ustolu.games.pyramid.cells import A, B
from ustolu.games.pyramid.dice import tipped

SEATS = {"y": 0, "r": 1, "p": 2}
BASE = {"0.4.4": "y321", "0.3.5": "y321", "4.0.4": "r132", "4.4.0": "p213"}
"""A few dice on the base, as the march begins."""
MARCH = ["tip 0.4.4 1.3.4", "tip 0.4.4 1.4.3", "turn 0.4.4 321", "turn 0.4.4 213", "turn 0.4.4 132", "tip 0.3.5 1.2.5"]


async def march(board: Drawn, **more: object) -> None:
    await board.show(BASE, *MARCH, side=0, owners=SEATS, layers=[8, 8], **more)


def cell(board: Drawn, name: str):
    """A cell of the map of layers."""
    return board.page.locator(f'.layer-grid [data-cell="{name}"]')


async def click_face(board: Drawn, name: str, face: str = "a") -> None:
    """Clicks in the middle of a drawn die's face."""
    await board.page.locator(f'.dice [data-cell="{name}"] .{face}').click()


async def test_a_cell_with_one_move_plays_it(browser) -> None:
    async with drawn(browser) as board:
        await board.show(random_dice(1), "pull 8.0.0", "pull 0.8.0", "stop")
        await cell(board, "8.0.0").click()
        await board.page.get_by_role("button", name="stop", exact=True).click()
        assert await board.chosen() == ["pull 8.0.0", "stop"]


async def test_a_drawn_face_stands_for_the_hollow_it_looks_into_then_for_its_die(browser) -> None:
    async with drawn(browser) as board:
        dice = random_dice(2, lambda layer: layer == 8)
        await board.show(dice, "put 3.2.2", layers=[7, 8])
        await click_face(board, "4.2.2")
        assert await board.chosen() == ["put 3.2.2"]
        await board.show(dice, "take 4.2.2", layers=[7, 8])
        await click_face(board, "4.2.2")
        assert await board.chosen() == ["put 3.2.2", "take 4.2.2"]


async def test_of_several_moves_at_a_cell_one_is_chosen(browser) -> None:
    async with drawn(browser) as board:
        await march(board)
        await cell(board, "0.4.4").click()
        chooser = board.page.get_by_role("group", name="What to do at 0.4.4?")
        await expect(chooser.get_by_role("button")).to_have_count(4)
        await chooser.get_by_role("button", name="2 to you, B 1, C 3").click()
        await expect(chooser).to_have_count(0)
        await cell(board, "0.4.4").click()
        await cell(board, "1.3.4").click()
        assert await board.chosen() == ["turn 0.4.4 213", "tip 0.4.4 1.3.4"]


async def test_what_was_picked_can_be_put_down(browser) -> None:
    async with drawn(browser) as board:
        await march(board)
        for name in ("0.4.4", "0.4.4", "0.4.4"):
            await cell(board, name).click()
        await expect(board.page.locator(".chooser")).to_have_count(1)
        await board.page.keyboard.press("Escape")
        await expect(board.page.locator(".chooser")).to_have_count(0)
        await cell(board, "0.4.4").click()
        await cell(board, "0.3.5").click()
        await cell(board, "1.2.5").click()
        assert await board.chosen() == ["tip 0.3.5 1.2.5"]


async def test_beside_the_dice_nothing_is_chosen(browser) -> None:
    async with drawn(browser) as board:
        await board.show(random_dice(1), "pull 8.0.0", "pull 0.8.0")
        await board.page.locator(".picture").click(position={"x": 5, "y": 5})
        await board.page.locator(".slab .top").dispatch_event("click")
        assert await board.chosen() == []


async def test_what_is_chosen_in_the_air_is_drawn_and_can_be_clicked(browser) -> None:
    async with drawn(browser) as board:
        await board.show({}, layers=[7, 8])
        await expect(board.page.locator('.layer-grid [tabindex="0"]')).to_have_attribute("data-cell", "3.3.2")
        await board.show({}, "start 3.2.2", "start 2.2.3", layers=[7, 8])
        await expect(board.page.locator(".picture .open")).to_have_count(2)
        await board.page.locator('.picture .open[data-cell="2.2.3"]').click()
        assert await board.chosen() == ["start 2.2.3"]
        await board.show(random_dice(1), "pull 8.0.0")
        await expect(board.page.locator(".picture .open")).to_have_count(0)


async def test_a_cell_without_a_move_is_tried_so_that_the_table_can_say_why_not(browser) -> None:
    async with drawn(browser) as board:
        await board.show(random_dice(1), "pull 8.0.0", "pull 0.8.0")
        await cell(board, "0.0.8").click()
        assert await board.chosen() == ["pull 0.0.8"]
        await march(board)
        await cell(board, "4.0.4").click()
        await expect(board.page.locator("#voice")).to_contain_text("At 4.0.4 nothing can be done now.")
        assert await board.chosen() == ["pull 0.0.8"]


async def test_where_cells_are_to_be_found_none_is_marked_and_any_can_be_tried(browser) -> None:
    async with drawn(browser) as board:
        await board.show(half_taken(3), "take 5.0.1", "take 0.4.3", "stop", more={"search": "take"}, side=0)
        await expect(board.page.locator(".rim, .can")).to_have_count(0)
        await expect(board.page.get_by_role("button", name=re.compile("Can be chosen"))).to_have_count(0)
        at = await board.page.locator('.layer-grid [tabindex="0"]').get_attribute("data-cell")
        await cell(board, at).click()
        assert await board.chosen() == [f"take {at}"]


async def test_a_spectator_looks_and_changes_nothing(browser) -> None:
    async with drawn(browser) as board:
        await board.show(half_taken(1), seat="-", layers=[8, 8])
        await board.page.locator(".dice .f.face").first.click()
        await expect(board.page.locator(".layer-grid button")).to_have_count(0)
        assert await board.chosen() == []
        cells = await board.page.locator(".layer-grid .cell").evaluate_all("(cells) => cells.map((cell) => cell.getBoundingClientRect().width)")
        assert len(cells) == 45 and max(cells) < 50


@pytest.mark.parametrize("lang", ["cs", "en"])
async def test_a_walk_by_keys_is_heard(browser, lang: str) -> None:
    ways = "m PageUp PageDown ArrowLeft ArrowRight ArrowUp ArrowDown Home End Control+Home Control+End"
    jumps = "d d Shift+D h Shift+H o o p 1 2 3 4 5 6 PageUp PageUp PageUp m Enter m"
    dice = random_dice(5, lambda layer: layer > 6)
    for name in ("7.0.0", "5.1.1", "3.2.2", "0.0.7"):
        del dice[name]
    dice["6.1.0"] = "r3??"
    async with drawn(browser, lang) as board:
        await board.show(
            dice, "put 7.0.0", "put 3.2.2", "pull 8.0.0", side=0, owners=SEATS, layers=[6, 8],
            marks={"last": ["2.2.3"], "hollow": ["5.1.1"], "free": ["2.2.3"]},
        )  # fmt: skip
        await board.page.locator('.layer-grid [tabindex="0"]').focus()
        heard = [await board.focused()]
        for key in f"{ways} {jumps}".split():
            await board.page.keyboard.press(key)
            heard.append(f"{key}: {await board.focused()}")
        assert await board.chosen() == ["put 7.0.0"]
        same(heard, f"pyramid_walk.{lang}.txt")


async def test_single_letters_rest_when_they_are_switched_off(browser) -> None:
    async with drawn(browser) as board:
        await board.page.evaluate("localStorage.setItem('ustolu-settings', JSON.stringify({ shortcuts: 'off' }))")
        await board.page.reload()
        await board.page.wait_for_function("() => window.ready")
        await board.show(half_taken(4), "take 8.0.0")
        await board.page.locator('.layer-grid [tabindex="0"]').focus()
        before = await board.focused()
        await board.page.keyboard.press("d")
        assert await board.focused() == before


async def test_the_cursor_goes_where_something_can_be_done_and_the_focus_is_not_lost(browser) -> None:
    async with drawn(browser) as board:
        dice = random_dice(6, lambda layer: layer == 8)
        await board.show(dice, "build 3.2.2", "build 2.3.2", layers=[6, 8])
        await expect(board.page.locator('[data-turn="yes"] .can[tabindex="0"]')).to_have_attribute("data-cell", "3.2.2")
        assert await board.page.locator("[data-turn]").get_attribute("data-first") == "3.2.2"
        await board.show({**dice, "3.2.2": "y321"}, "build 2.2.3", "build 7.0.0", layers=[6, 8])
        await expect(board.page.locator('[data-turn="yes"] .can[tabindex="0"]')).to_have_attribute("data-cell", "2.2.3")
        await board.page.locator('.layer-grid [tabindex="0"]').focus()
        await board.show({**dice, "3.2.2": "y321", "2.2.3": "y321"}, "build 1.2.4", "build 7.0.0", layers=[6, 8])
        await expect(board.page.locator(':focus[data-cell="1.2.4"]')).to_have_count(1)


async def test_the_picture_turns_by_buttons_keys_and_drag(browser) -> None:
    async with drawn(browser) as board:
        await board.show(random_dice(1), side=1)
        assert await sides_shown(board) == {"b"}
        await board.page.get_by_role("button", name="From side A").click()
        await expect(board.page.get_by_role("button", name="From side A")).to_have_attribute("aria-pressed", "true")
        await expect(board.page.locator(".dice .f.a").first).to_be_visible()
        await board.page.get_by_role("button", name="From above", exact=True).click()
        await expect(board.page.locator(".dice .f.face")).to_have_count(135)
        await board.page.locator('.layer-grid [tabindex="0"]').focus()
        for _ in range(8):
            await board.page.keyboard.press("Shift+ArrowDown")
        await board.page.wait_for_timeout(60)
        low = await sides_shown(board)
        box = await board.page.locator(".picture").bounding_box()
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        await board.page.mouse.move(*middle)
        await board.page.mouse.down()
        await board.page.mouse.move(middle[0] + 268, middle[1], steps=4)
        await board.page.mouse.up()
        await board.page.wait_for_timeout(60)
        assert await sides_shown(board) != low
        assert await board.chosen() == []


async def sides_shown(board: Drawn) -> set[str]:
    """Which kinds of upper faces are broad enough to be read."""
    areas: dict[str, float] = await board.page.evaluate(
        """() => Object.fromEntries(["a", "b", "c"].map((side) => {
          const m = document.querySelector(`.dice .f.${side} .body`)?.getCTM();
          return [side, m ? Math.abs(m.a * m.d - m.b * m.c) : 0];
        }))"""
    )
    return {side for side, area in areas.items() if area > max(areas.values()) / 2}


async def test_lifted_layers_show_every_die(browser) -> None:
    async with drawn(browser) as board:
        await board.show(random_dice(1))
        await board.page.locator('.layer-grid [tabindex="0"]').focus()
        await board.page.keyboard.press("x")
        await expect(board.page.locator(".dice .die:has(.f)")).to_have_count(165)
        await board.page.keyboard.press("x")
        await expect(board.page.locator(".dice .f.face")).not_to_have_count(495)


async def test_dice_move_where_things_may_move(browser) -> None:
    async with drawn(browser, calm=False) as board:
        await march(board)
        await board.page.evaluate("window.places = new Set()")
        await board.page.evaluate(
            """() => {
              const look = () => {
                for (const face of document.querySelectorAll(".dice > g:not([data-cell]) .f")) window.places.add(face.getAttribute("transform"));
                requestAnimationFrame(look);
              };
              look();
            }"""
        )
        moved = {**{name: die for name, die in BASE.items() if name != "0.4.4"}, "1.3.4": "y" + "".join(map(str, tipped((3, 2, 1), B, A, 90)))}
        await board.show(moved, side=0, owners=SEATS, layers=[8, 8])
        await board.page.wait_for_function("() => window.places.size > 3 && !document.querySelector('.dice > g:not([data-cell])')")
        await expect(board.page.locator('.dice [data-cell="1.3.4"]')).to_have_count(1)


async def test_nothing_moves_where_nothing_may_move(browser) -> None:
    async with drawn(browser, calm=True) as board:
        await march(board)
        await board.show({name: die for name, die in BASE.items() if name != "0.4.4"}, side=0, owners=SEATS, layers=[8, 8])
        await expect(board.page.locator('.dice [data-cell="0.4.4"], .dice > g:not([data-cell])')).to_have_count(0)


async def test_a_die_on_its_way_arrives_as_it_lies_then(browser) -> None:
    """Of every two positions: the faces at the end of the way, with their spots, are those of the die that lies there."""
    async with drawn(browser) as board:
        wrong = await board.page.evaluate(
            """async () => {
              const { rotation } = await import("/games/pyramid/motion.js");
              const { allFaces, POSITIONS } = await import("/games/pyramid/face.js");
              const upper = (position) => [...position].map(Number);
              const shown = (faces) => faces.map(({ normal, number }) => `${normal.map((x) => Math.round(x) + 0)} ${number}`).sort().join();
              const pairs = POSITIONS.flatMap((before) => POSITIONS.map((after) => [before, after]));
              const end = ([before, after]) => shown(allFaces(upper(before), rotation(`r${before}`, `r${after}`)(1)));
              return pairs.filter((pair) => end(pair) !== shown(allFaces(upper(pair[1]))));
            }"""
        )
        assert wrong == []


async def test_on_a_phone_the_first_tap_brings_nearer_and_the_second_chooses(browser) -> None:
    async with drawn(browser, width=320, height=700, touch=True) as board:
        await march(board)
        target = board.page.locator('.dice [data-cell="0.3.5"] .a')
        small = await target.bounding_box()
        await target.tap()
        await board.page.wait_for_timeout(80)
        assert await board.page.locator(".chooser").count() == 0
        large = await target.bounding_box()
        assert large["width"] > small["width"]
        assert min(large["width"], large["height"]) >= 24
        await target.tap()
        await expect(board.page.locator('.layer-grid .picked[data-cell="0.3.5"]')).to_have_count(1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
async def test_axe_finds_nothing_and_nothing_is_too_small_or_too_wide(browser, scheme: str, width: int) -> None:
    async with drawn(browser, "cs", width=width, scheme=scheme) as board:
        legal = ["take 8.0.0", "take 0.8.0", "put 0.0.8 321", "put 0.0.8 132", "stop"]
        await board.show(half_taken(5), *legal, side=2, owners=SEATS, marks={"last": ["8.0.0"]})
        await cell(board, "0.0.8").click()
        await board.page.locator(".pyramid-help summary").click()
        for contrast in ("less", "more"):
            await board.page.evaluate("(value) => { document.documentElement.dataset.contrast = value; }", contrast)
            assert await axe(board.page) == []
        assert await board.page.evaluate(SMALL) == []
        wide, inner = await board.page.evaluate(WIDE)
        assert wide <= inner


@pytest.mark.parametrize("faces", ["321", "", "???"])
async def test_colour_is_never_alone(browser, faces: str) -> None:
    """Spots of each colour have a shape of their own, in the picture and on the map, also where there are no numbers."""
    async with drawn(browser) as board:
        dice = dict(zip(("8.0.0", "0.8.0", "0.0.8", "4.2.2"), (colour + faces for colour in "rypt"), strict=True))
        await board.show(dice, layers=[8, 8])
        for face in (".dice .die.{} .f.a .spots", ".layer-grid .die.{} .spots"):
            shapes = [await board.page.locator(face.format(colour)).get_attribute("d") for colour in "rypt"]
            assert len(set(shapes)) == 4 and all(shapes)
