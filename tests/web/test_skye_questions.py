"""What can be asked of a position of Ostrov Skye, in the browser: a key leads there, each question opens and speaks its answer."""

import pytest
from given import ready
from playwright.async_api import expect

GAME = "isle_of_skye"
ASKED = {
    "cs": ("Nač se lze zeptat", "Co se kdy boduje", "Kolo 1: A", "Oblasti a cesty: Alena", "Spojeno cestou s hradem: jen hrad sám."),
    "en": ("Ask", "What scores when", "Round 1: A", "Areas and roads of Alena", "Joined to the castle by road: only the castle itself."),
}
REAL = {"cs": "Dílky taháme ze skutečného sáčku a zapisujeme je", "en": "We draw the tiles from a real bag and enter them"}


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    ready(GAME)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("lang", ["cs", "en"])
async def test_a_question_opens_and_speaks_its_answer_and_a_new_table_asks_for_real_tiles_not_dice(visit, lang: str) -> None:
    panel, scoring, first_round, land, roads = ASKED[lang]
    async with visit(lang=lang, name="Alena") as alena:
        made = await alena.api("POST", "tables", game=GAME, seats=["me", "random"])
        await alena.go(f"/t/{made['id']}")
        await alena.page.locator(".gathering .main-button").press("Enter")
        questions = alena.page.locator(".questions")
        await expect(questions).to_be_visible(timeout=60_000)
        await expect(questions.get_by_role("heading")).to_have_text(panel)
        await alena.press("q")
        await expect(questions.locator("summary").first).to_be_focused()
        await alena.press("Enter")
        await alena.hears(first_round)
        heard = await alena.heard()
        assert any(scoring in piece for piece in heard)
        await questions.get_by_text(land, exact=True).click()
        await alena.hears(roads)
        await expect(questions.get_by_text(roads).first).to_be_visible()
        await alena.go(f"/new/{GAME}")
        await expect(alena.page.get_by_label(REAL[lang])).not_to_be_checked()
