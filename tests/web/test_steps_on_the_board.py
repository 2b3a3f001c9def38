"""In the browser a move of several steps grows on the board, by click and by key; it is taken back by a step or wholly, heard, and kept."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import expect
from test_access import axe
from visitor import Visitor

from ustolu.core import compiling
from ustolu.core.catalogue import catalogue
from ustolu.games.locate import locate

MASONS = locate(str(Path(__file__).parent.parent / "contract" / "toys" / "masons"))


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is in the catalogue, and its rules are compiled as they are met."""
    monkeypatch.setitem(catalogue().games, "masons", MASONS)
    monkeypatch.setattr(compiling, "ready", lambda game: True)


@asynccontextmanager
async def building(visit, **how) -> AsyncIterator[tuple[Visitor, Visitor, str]]:
    """Alena (A) and Petr (B) at a table where A builds."""
    async with visit(lang="en", **how) as alena, visit(lang="en", name="Petr") as petr:
        made = await alena.api("POST", "tables", game="masons", seats=["me", "open"])
        path = f"/t/{made['id']}"
        await alena.go(path)
        await petr.go(path)
        await petr.page.get_by_role("button", name="Sit down here").first.click()
        await alena.page.get_by_role("button", name="Start the game").click()
        for one, prices in ((alena, "price 1=2 2=1"), (petr, "price 1=1 3=2")):
            await one.page.locator("#move-text").fill(prices)
            await one.page.get_by_role("button", name="Move", exact=True).click()
        await expect(alena.page.locator(".legal li")).to_have_count(8)
        yield alena, petr, path


def wall(visitor: Visitor) -> list[str]:
    return visitor.page.locator('[role="grid"] .cell').all_inner_texts()


async def test_a_wall_grows_by_clicks_and_others_see_it_when_it_stands(visit) -> None:
    async with building(visit) as (alena, petr, _):
        for at in (1, 2):
            await alena.page.locator(f'[data-cell="{at}"]').click()
        await expect(alena.page.locator(".begun")).to_contain_text("So far: a wall on b1 c1")
        assert (await wall(alena))[:4] == ["", "A", "A", ""]
        assert await wall(petr) == [""] * 8
        assert await axe(alena.page) == []
        await alena.page.get_by_role("button", name="Done").click()
        await expect(petr.page.locator('[data-cell="2"]')).to_have_text("A")
        await expect(alena.page.locator(".begun")).to_have_count(0)
        await petr.hears("Alena builds b1 c1.")


async def test_buttons_take_back_one_step_or_all(visit) -> None:
    async with building(visit) as (alena, _, _):
        for at in (1, 2):
            await alena.page.locator(f'[data-cell="{at}"]').click()
        await alena.page.get_by_role("button", name="Back one").click()
        await expect(alena.page.locator(".begun")).to_contain_text("So far: a wall on b1")
        await expect(alena.page.locator(".legal li")).to_have_count(2)
        await alena.page.get_by_role("button", name="Begin again").click()
        await expect(alena.page.locator(".begun")).to_have_count(0)
        await expect(alena.page.locator(".legal li")).to_have_count(8)
        assert await wall(alena) == [""] * 8


async def test_keys_alone_build_take_back_and_begin_again_and_each_step_is_heard(visit) -> None:
    async with building(visit) as (alena, petr, _):
        await alena.press("b", "ArrowRight", "Enter")
        await alena.hears("So far: a wall on b1. The wall has 1 cell. Go on.")
        await alena.press("ArrowRight", "Enter")
        await alena.hears("So far: a wall on b1 c1. The wall has 2 cells. Go on.")
        heard = len(await alena.heard())
        await alena.press("u")
        await alena.hears_after(heard, "So far: a wall on b1. The wall has 1 cell. Go on.")
        heard = len(await alena.heard())
        await alena.press("n")
        await alena.hears_after(heard, "Nothing is begun.")
        heard = len(await alena.heard())
        await alena.press("n")
        await alena.hears_after(heard, "Nothing is begun.")
        assert await alena.focused() != ""
        await alena.press("b", "Home", "Enter", "ArrowRight")
        await alena.hears("So far: a wall on a1.")
        await alena.press("Enter", "ArrowRight")
        await alena.hears("So far: a wall on a1 b1.")
        await alena.press("Enter")
        await petr.hears("Alena builds a1 b1 c1.")


async def test_a_step_chosen_from_the_list_leaves_the_focus_in_the_list(visit) -> None:
    async with building(visit) as (alena, _, _):
        await alena.page.get_by_role("button", name="Build g1").press("Enter")
        await expect(alena.page.locator(".legal li")).to_have_count(2)
        assert await alena.focused() == "Build f1"


async def test_what_was_begun_outlives_a_reload_and_a_whole_text_takes_its_place(visit) -> None:
    async with building(visit) as (alena, petr, path):
        await alena.page.locator('[data-cell="1"]').click()
        await expect(alena.page.locator(".begun")).to_contain_text("a wall on b1")
        await alena.go(path)
        await expect(alena.page.locator(".begun")).to_contain_text("So far: a wall on b1")
        assert (await wall(alena))[1] == "A"
        await alena.page.locator("#move-text").fill("build g1 f1 h1")
        await alena.page.locator("#move-text").press("Enter")
        await petr.hears("Alena builds f1 g1 h1.")


async def test_a_choice_in_secret_grows_in_secret(visit) -> None:
    async with visit(lang="en") as alena, visit(lang="en", name="Petr") as petr:
        made = await alena.api("POST", "tables", game="masons", seats=["me", "open"])
        for one in (alena, petr):
            await one.go(f"/t/{made['id']}")
        await petr.page.get_by_role("button", name="Sit down here").first.click()
        await alena.page.get_by_role("button", name="Start the game").click()
        await alena.page.get_by_role("button", name="Throw brick 3 away").click()
        await expect(alena.page.locator(".begun")).to_contain_text("So far: bricks 1 2")
        for price in ("Price 1=2", "Price 2=1"):
            await alena.page.get_by_role("button", name=price).click()
        await expect(alena.page.locator("#asked-text")).to_contain_text("bricks 1=2 2=1")
        await expect(petr.page.locator(".seats, .seat").first).to_contain_text("has chosen")
        assert "1=2" not in await petr.page.content()
        await alena.page.get_by_role("button", name="Take back").click()
        await expect(alena.page.locator(".begun")).to_contain_text("So far: bricks 1=2 2")


@pytest.mark.parametrize("how", [{"width": 320}, {"scheme": "dark"}], ids=["narrow", "dark"])
async def test_what_was_begun_fits_and_is_readable_everywhere(visit, how: dict[str, object]) -> None:
    async with building(visit, **how) as (alena, _, _):
        await alena.page.locator('[data-cell="1"]').click()
        await expect(alena.page.locator(".begun")).to_be_visible()
        assert await axe(alena.page) == []
        wide = await alena.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= int(how.get("width", 1280))


async def test_the_verify_page_computes_every_brick_of_a_pile(visit, tmp_path: Path) -> None:
    async with building(visit) as (alena, petr, path):
        for one, text in ((alena, "build b1 c1 d1"), (petr, "build f1 g1")):
            await one.page.locator("#move-text").fill(text)
            await one.page.locator("#move-text").press("Enter")
        await expect(alena.page.locator(".results")).to_be_visible()
        answer = await alena.context.request.get(f"/api/tables/{path.split('/')[-1]}/record?form=full")
        lines = [json.loads(line) for line in (await answer.text()).splitlines()]
        for name, verdict in (("whole", "Everything agrees."), ("changed", "The record does not agree.")):
            file = tmp_path / f"{name}.jsonl"
            file.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
            await alena.go("/verify")
            await alena.page.locator('input[type="file"]').set_input_files(file)
            await expect(alena.page.locator(".verdict")).to_contain_text(verdict)
            await expect(alena.page.locator("main")).to_contain_text("6 rolls")
            pile = next(line for line in lines if isinstance(line.get("draw"), list))
            pile["draw"][4][2] = (pile["draw"][4][2] + 1) % 6
