"""A whole game by keyboard alone and by ear: what the page says is compared word by word."""

import re
from pathlib import Path

from playwright.async_api import expect
from visitor import Visitor

from ustolu.core.catalogue import game
from ustolu.core.words import Words

GOLDEN = Path(__file__).parent / "golden"
ALENA = ["a1", "b1", "c1", "c2", "b2", "a2", "b3", "a3", "c3"]
PETR = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]


async def played(alena: Visitor, petr: Visitor) -> None:
    """Nine rounds on the short grid: Alena by keys alone, Petr by clicks."""
    for round, (mine, his) in enumerate(zip(ALENA, PETR, strict=True)):
        await expect(alena.free).to_have_count(9 - round)
        await alena.page.locator('[data-turn="yes"] :focus').wait_for()
        await alena.press("Control+Home", *["ArrowDown"] * (int(mine[1]) - 1), *["ArrowRight"] * "abc".index(mine[0]), "Enter")
        await expect(alena.page.locator("#voice p").last).to_contain_text(f": {mine}. ")
        await expect(petr.free).to_have_count(9 - round)
        await petr.write(his)


async def test_a_whole_game_by_keyboard_alone(visit) -> None:
    async with visit() as alena, visit(name="Petr") as petr:
        await alena.go("/")
        await alena.tab_to("Pozvat ke hře Papírové ostrovy")
        await alena.press("Enter")
        await alena.page.wait_for_url("**/new/paper_islands")
        await expect(alena.page.locator("h1")).to_be_visible()
        await alena.tab_to("Mřížka")
        await alena.press("ArrowDown")
        await alena.tab_to("Založit stůl")
        await alena.press("Enter")
        await alena.page.wait_for_url("**/t/*")
        await petr.go(alena.page.url)
        await petr.page.get_by_role("button", name="Sednout si sem").click()
        await expect(alena.page.locator(".seat-name", has_text="Petr")).to_be_visible()
        await alena.tab_to("Začít hru")
        await alena.press("Enter")
        await played(alena, petr)
        await expect(alena.page.locator(".results")).to_be_visible()
        await alena.hears("Hra skončila")
        assert await alena.focused() == "Odveta"
        same(await alena.heard(), "keyboard.cs.txt")


async def test_what_is_said_in_english_is_what_say_says(visit) -> None:
    async with visit("en") as alena, visit("en", name="Petr") as petr:
        table = await alena.open_table("me", "open", options={"grid": 3})
        await petr.go(table)
        await petr.page.get_by_role("button", name="Sit down here").click()
        await alena.go(table)
        await alena.page.get_by_role("button", name="Start the game").click()
        await played(alena, petr)
        await alena.hears("game is over")
        record = await alena.api("GET", f"tables/{table[3:]}")
        words = Words("en", game("paper_islands"))
        told = [words.say(message, names=["Alena", "Petr"]) for event in record["events"]["A"] for message in event["say"] if said(event)]
        heard = "\n".join(await alena.heard())
        missing = [text for text in told if text not in heard]
        assert not missing, missing


def said(event: dict) -> bool:
    """Whether an event is spoken: not that a seat has chosen, nor what was before the page was open."""
    return not isinstance(event["did"], dict) or event["did"]["what"] in ("start", "over")


async def test_a_filled_cell_is_refused_and_the_reason_is_one_key_away(visit) -> None:
    async with visit() as alena:
        await alena.go(await alena.open_table("me", options={"grid": 3}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.write("a1")
        await expect(alena.free).to_have_count(8)
        await alena.press("Control+Home", "Enter")
        await alena.hears("Zapsané číslo zůstává")
        await alena.page.get_by_role("button", name="Proč? §4").press("Enter")
        paragraph = alena.page.locator("dialog .wanted")
        await expect(paragraph).to_be_focused()
        await expect(paragraph).to_contain_text("§4")
        await alena.press("Escape")
        await expect(alena.page.locator("dialog")).to_have_count(0)


async def test_the_focus_stays_at_a_seat_when_its_buttons_change(visit) -> None:
    async with visit() as alena:
        await alena.go(await alena.open_table("me", "open"))
        await alena.tab_to("Přejmenovat")
        await alena.press("Enter")
        await alena.page.keyboard.type("Anna")
        await alena.press("Enter")
        await expect(alena.page.locator(".seat-name", has_text="Anna")).to_be_visible()
        assert await alena.focused() == "Přejmenovat"
        await alena.tab_to("Bot mistr")
        await alena.press("Enter")
        await expect(alena.page.get_by_role("button", name="Uvolnit místo")).to_be_focused()


async def test_arrows_do_not_wrap_and_the_grid_is_one_tab_stop(visit) -> None:
    async with visit() as alena:
        await alena.go(await alena.open_table("me", options={"grid": 3}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        await expect(alena.free).to_have_count(9)
        steps = [
            ("ArrowLeft", "a1"), ("ArrowUp", "a1"), ("ArrowRight", "b1"), ("End", "c1"), ("ArrowRight", "c1"), ("ArrowDown", "c2"),
            ("Control+End", "c3"), ("ArrowDown", "c3"), ("Home", "a3"), ("Control+Home", "a1"),
        ]  # fmt: skip
        await alena.press("b")
        for key, cell in steps:
            await alena.press(key)
            assert (await alena.focused()).startswith(cell), (key, cell)
        await alena.press("Tab")
        await expect(alena.page.locator(".grid :focus")).to_have_count(0)


async def test_single_letters_answer_and_can_be_switched_off(visit) -> None:
    async with visit() as alena:
        await alena.go(await alena.open_table("me", "me:Olga", options={"grid": 3}))
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.write("b2")
        await alena.page.get_by_role("button", name=re.compile("Olga.*odkrýt")).click()
        await alena.write("c3")
        await expect(alena.page.locator("#voice p").last).to_contain_text("Zapište")
        before_keys = await alena.page.locator("#voice p").count()
        answers = {"t": "Na tahu je Olga. Zapište", "s": "Alena: 0 bodů", "g": "Řádek 1: volné, volné, volné", "l": "Padlo", "v": "možných tahů"}
        for key, text in answers.items():
            before = len(await alena.heard())
            await alena.press(key)
            await expect(alena.page.locator("#voice p").nth(-1)).to_contain_text(text)
            assert len(await alena.heard()) == before + 1
        await alena.press("r")
        await expect(alena.page.locator("#voice p")).to_have_count(len(answers) + before_keys + 1)
        await alena.press("r")
        await expect(alena.page.locator("#voice p")).to_have_count(len(answers) + before_keys + 2)
        assert (await alena.heard())[-1] == (await alena.heard())[-2]
        await alena.page.get_by_role("button", name="Nastavení").click()
        await alena.page.get_by_label("Klávesy s jedním písmenem").uncheck()
        await alena.press("Escape")
        count = len(await alena.heard())
        await alena.press("t", "s")
        assert len(await alena.heard()) == count


def same(heard: list[str], name: str) -> None:
    """The transcript is the golden one, word by word; what follows at once is one piece.

    A missing golden file is written, and must be read by a person.
    """
    path = GOLDEN / name
    text = "\n".join(heard) + "\n"
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        raise AssertionError(f"{path} is new: read it, and run the test again")
    assert text.split() == path.read_text(encoding="utf-8").split()
