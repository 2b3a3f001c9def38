"""Drawn examples of all guides, as the browser draws them."""

import re

import pytest
from playwright.async_api import expect

from ustolu.core.catalogue import catalogue
from ustolu.games import guide
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.server import guide as written

GAMES = catalogue().games
WITH_EXAMPLES = [id for id, game in GAMES.items() if guide.examples(guide.text(game, "en"))]
DICE = """figure => [...figure.querySelectorAll("g.die[data-cell]")].map(die => die.dataset.cell)"""


async def test_every_drawn_example_of_every_guide_is_drawn(visit) -> None:
    assert "squeeze_play" in WITH_EXAMPLES
    for lang in ("cs", "en"):
        async with visit(lang=lang) as reader:
            for id in WITH_EXAMPLES:
                examples = guide.examples(guide.text(GAMES[id], lang))
                await reader.go(f"/guide/{id}")
                await expect(reader.page.locator("article.guide figure.drawn")).to_have_count(len(examples))
                await expect(reader.page.locator("figure.drawn pre")).to_have_count(0)
                figures = await reader.page.locator("figure.drawn").all()
                for figure, (said, notation) in zip(figures, examples, strict=True):
                    assert await figure.locator("figcaption").inner_text() == said
                    assert await figure.locator("svg").count() >= 1, (id, said)
                    if GAMES[id].shares == ("ustolu.games.pyramid",):
                        placed = set(re.findall(r"([0-8.]+)=", notation))
                        assert set(await figure.evaluate(DICE)) >= placed & set(CELL_NAMES), (id, said)


async def test_without_scripts_an_example_is_what_it_says_and_its_notation(browser, url: str) -> None:
    context = await browser.new_context(base_url=url, java_script_enabled=False, locale="en-GB")
    page = await context.new_page()
    await page.goto("/guide/squeeze_play")
    first = page.locator("figure.drawn").first
    said, notation = guide.examples(guide.text(GAMES["squeeze_play"], "en"))[0]
    assert (await first.inner_text()).split() == f"{said} {notation}".split()
    await context.close()


async def test_the_rules_at_hand_at_a_table_draw_their_examples_too(visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of Papírové ostrovy is quickly opened: it borrows a guide."""
    squeeze = GAMES["squeeze_play"]
    as_written = written.article
    monkeypatch.setattr(written, "article", lambda game, lang: as_written(squeeze, lang))
    async with visit(lang="en") as reader:
        await reader.go(await reader.open_table("me", "bot:1"))
        await reader.page.get_by_role("button", name="Rules").click()
        await expect(reader.page.locator("dialog figure.drawn svg")).to_have_count(len(guide.examples(guide.text(squeeze, "en"))))
