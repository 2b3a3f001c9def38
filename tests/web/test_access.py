"""Every page for everybody: nothing for axe to find, no sideways scrolling on the smallest phone, nothing too small to hit."""

from pathlib import Path

import pytest
from playwright.async_api import Page, expect
from visitor import Visitor

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["home", "new", "me", "verify", "guide", "link", "gathering", "playing", "cover", "over", "replay", "missing", "new league", "league"]

SMALL = """() => [...document.querySelectorAll("a, button, input, select, summary, [role=gridcell][tabindex]")]
  .filter((at) => at.checkVisibility() && !at.closest(".unseen, .skip, p"))
  .map((at) => [at, at.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 24 || box.height < 24))
  .map(([at, box]) => `${at.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""

WIDE = """() => [document.documentElement.scrollWidth, innerWidth]"""


async def axe(page: Page) -> list[str]:
    """What axe finds by WCAG 2.2 AA and its best practices."""
    if not await page.evaluate("() => Boolean(window.axe)"):
        await page.evaluate(axe_source())
    found = await page.evaluate("() => window.axe.run(document, {resultTypes: ['violations']})")
    return [f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:300]}" for one in found["violations"] for node in one["nodes"]]


def axe_source() -> str:
    """axe as one script: from node_modules, or as the Python package brings it."""
    if AXE.exists():
        return AXE.read_text(encoding="utf-8")
    import axe_playwright_python

    return next(Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text(encoding="utf-8")


async def shown(visitor: Visitor, name: str) -> None:
    """Goes to a page, as it looks with something on it."""
    page = visitor.page
    simple = {
        "home": "/",
        "new": "/new/paper_islands",
        "me": "/me",
        "verify": "/verify",
        "guide": "/guide/squeeze_play",
        "link": "/s/nobody",
        "missing": "/t/nowhere",
        "new league": "/new-league/pirate_dice",
    }
    if name in simple:
        if name in ("home", "me"):
            await visitor.open_table("me", "open", listed=True)
        await visitor.go(simple[name])
        if name == "guide":
            await expect(page.locator("figure.drawn pre")).to_have_count(0)
        return
    if name == "league":
        made = await visitor.api("POST", "leagues", name="Středeční liga", game="paper_islands")
        for somebody in ("Babička Růžena", "Ota", "Zoe"):
            await visitor.api("POST", f"leagues/{made['id']}/members", name=somebody, here=True)
        (drawn, _) = (await visitor.api("POST", f"leagues/{made['id']}/rounds"))["rounds"][0]["tables"]
        lines = [{"member": member, "place": place, "score": 3 - place} for place, member in enumerate(drawn["members"], 1)]
        await visitor.api("PUT", f"leagues/{made['id']}/rounds/1/tables/1", lines=lines)
        await visitor.go(f"/l/{made['id']}")
        await page.locator("summary").first.click()
        await page.get_by_role("button", name="stůl 2").or_(page.get_by_role("button", name="table 2")).nth(1).click()
        return
    seats = {"gathering": ("me", "open"), "cover": ("me", "me:Olga")}.get(name, ("me", "bot:1"))
    await visitor.go(await visitor.open_table(*seats, options={"grid": 3}, settings={"bot_pace_ms": 0}))
    if name == "gathering":
        return
    await page.locator(".gathering .main-button").click()
    await expect(visitor.free).to_have_count(9)
    for left in {"playing": [9, 8, 7], "cover": [9]}.get(name, list(range(9, 0, -1))):
        await expect(visitor.free).to_have_count(left)
        await visitor.free.first.click()
    await page.locator({"playing": ".asked.turn", "cover": ".cover"}.get(name, ".results")).wait_for()
    if name == "replay":
        await page.evaluate("location.hash = '#9'")
        await expect(page.locator(".replay-said")).not_to_be_empty()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["cs", "en"])
async def test_axe_finds_nothing_on_any_page(visit, lang: str, scheme: str) -> None:
    found = []
    async with visit(lang, scheme=scheme) as visitor:
        visitor.offline = True  # the missing page answers 404, which the console notes
        for name in PAGES:
            await shown(visitor, name)
            found += [f"{name}: {text}" for text in await axe(visitor.page)]
    assert not found, "\n".join(found)


async def test_axe_finds_nothing_in_dialogs_nor_in_high_contrast(visit) -> None:
    found = []
    async with visit() as visitor:
        await shown(visitor, "playing")
        for name in ["Nastavení", "Nápověda", "Pravidla", "Pozvat", "Správa stolu"]:
            await visitor.page.get_by_role("button", name=name, exact=True).click()
            await expect(visitor.page.locator("dialog")).to_be_visible()
            found += [f"{name}: {text}" for text in await axe(visitor.page)]
            await visitor.press("Escape")
        await visitor.page.get_by_role("button", name="Nastavení").click()
        for theme in ["contrast-light", "contrast-dark", "dark"]:
            await visitor.page.get_by_label("Vzhled").select_option(theme)
            found += [f"{theme}: {text}" for text in await axe(visitor.page)]
        await visitor.press("Escape")
        found += [f"dark by choice: {text}" for text in await axe(visitor.page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", ["normal", "largest"])
async def test_a_phone_of_320_px_needs_no_sideways_scrolling_and_small_targets_are_24_px(visit, size: str) -> None:
    troubles = []
    async with visit(width=320, height=640) as visitor:
        visitor.offline = True
        await visitor.context.add_init_script(f"localStorage.setItem('ustolu-settings', JSON.stringify({{size: '{size}'}}))")
        for name in PAGES:
            await shown(visitor, name)
            wide, window = await visitor.page.evaluate(WIDE)
            if wide > window:
                troubles.append(f"{name} is {wide} px wide")
            troubles += [f"{name}: {text}" for text in await visitor.page.evaluate(SMALL)]
    assert not troubles, "\n".join(troubles)


async def test_long_names_break_and_need_no_sideways_scrolling(visit) -> None:
    async with visit(width=320, name="W" * 40) as alena:
        table = await alena.open_table("me", "me:" + "M" * 40, "bot:1", listed=True, settings={"bot_pace_ms": 0})
        for path in (table, "/", "/me"):
            await alena.go(path)
            assert await alena.page.evaluate("document.documentElement.scrollWidth") <= 320, path
        await alena.go(table)
        await alena.page.get_by_role("button", name="Začít hru").click()
        await expect(alena.free.first).to_be_visible()
        assert await alena.page.evaluate("document.documentElement.scrollWidth") <= 320
