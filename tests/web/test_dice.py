"""The verify page computes every fall itself, and finds what was changed."""

import json
from pathlib import Path

from playwright.async_api import expect
from visitor import Visitor

from ustolu import tables
from ustolu.tables import commands
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


def raced(form: str) -> list[str]:
    """The record of a race in which a call was carried out with a credit of 137 ms, and then the table was closed."""
    secret = bytes(range(32))
    header = tables.opening("t1", "sums", host="eva", name="Eva", seats=["me", "bot:1"], secret=secret, now=1_800_000_000_000)
    table, log = tables.fold(header, [], secret), []

    def do(by: str, command: commands.Command) -> None:
        nonlocal table
        table, effects = tables.receive(table, by, command, table.at + 1000)
        log.extend(effect.entry for effect in effects if isinstance(effect, tables.Append))

    do("eva", commands.Start())
    assert table.game is not None
    call = next(text for text in table.game.legal(table.state, 0) if text == "stop -")
    do("eva", commands.Settled(what=commands.Move(seat="A", turn=table.turns[0], move=call), credit=137))
    do("eva", commands.Close())
    return list(tables.records(header, log, secret, form))


async def test_the_page_checks_the_record_of_a_race_and_its_credit(visit, tmp_path: Path) -> None:
    async with visit() as alena:
        for form in ("full", "public"):
            lines = raced(form)
            assert verify(lines)[0] == [] and sum('"credit":137' in line for line in lines) == 1
            for credit, verdict in ((137, "Všechno souhlasí."), (20, "Záznam nesouhlasí.")):
                file = tmp_path / f"{form}-{credit}.jsonl"
                file.write_text("\n".join(lines).replace('"credit":137', f'"credit":{credit}'), encoding="utf-8")
                await alena.go("/verify")
                await alena.page.get_by_label("Záznam hry").set_input_files(file)
                await expect(alena.page.locator(".verdict")).to_contain_text(verdict)
