"""The verify page computes every fall itself, and finds what was changed."""

import json
from pathlib import Path

from playwright.async_api import expect
from visitor import Visitor

from ustolu.tables.proof import verify


async def played(alena: Visitor) -> list[str]:
    """The lines of the full record of a game that is over."""
    await alena.go(await alena.open_table("me", "bot:1", options={"grid": 3}, settings={"bot_pace_ms": 0}))
    await alena.page.get_by_role("button", name="Začít hru").click()
    for left in range(9, 0, -1):
        await expect(alena.free).to_have_count(left)
        await alena.free.first.click()
    await expect(alena.page.locator(".results")).to_be_visible()
    answer = await alena.context.request.get("/api/tables/t1/record?form=full")
    return (await answer.text()).splitlines()


async def test_an_honest_record_holds_and_a_changed_one_does_not(visit, tmp_path: Path) -> None:
    async with visit() as alena:
        lines = await played(alena)
        assert verify(lines) == ([], [])
        await alena.page.get_by_role("link", name="Ověřit hody").click()
        await expect(alena.page.locator(".verdict")).to_contain_text("Všechno souhlasí.")
        await expect(alena.page.locator(".verdict")).to_contain_text("Přepočítáno 9 hodů.")
        for change, problem in [("draw", "padlo něco jiného"), ("hash", "otisk neodpovídá"), ("n", "událost chybí"), ("secret", "neodpovídá slibu")]:
            file = tmp_path / f"{change}.jsonl"
            file.write_text("\n".join(changed(lines, change)), encoding="utf-8")
            await alena.page.get_by_label("Záznam hry").set_input_files(file)
            await expect(alena.page.locator(".verdict.bad")).to_contain_text("Záznam nesouhlasí.")
            await expect(alena.page.locator("main li", has_text=problem).first).to_be_visible()
        file = tmp_path / "short.jsonl"
        file.write_text("\n".join(lines[:-2]), encoding="utf-8")
        await alena.page.get_by_label("Záznam hry").set_input_files(file)
        await expect(alena.page.locator("main li", has_text="konec hry v záznamu chybí")).to_be_visible()
        file = tmp_path / "none.jsonl"
        file.write_text("no record", encoding="utf-8")
        await alena.page.get_by_label("Záznam hry").set_input_files(file)
        await expect(alena.page.locator("main li", has_text="není to platný záznam")).to_be_visible()


def changed(lines: list[str], what: str) -> list[str]:
    """The record with one thing in it changed."""
    events = [json.loads(line) for line in lines]
    if what == "n":
        del events[4]
    elif what == "secret":
        events[0]["secret"] = "11" * 32
    elif what == "hash":
        events[5]["at"] += 1
    else:
        fall = next(event for event in events if "draw" in event)
        fall["draw"][2] = (fall["draw"][2] + 1) % 6
    return [json.dumps(event, ensure_ascii=False) for event in events]
