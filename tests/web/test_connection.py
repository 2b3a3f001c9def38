"""The line is cut in the middle of a move: play goes on by itself, nothing is doubled, nothing is lost."""

import asyncio
import re

import pytest
from network import network
from playwright.async_api import expect
from visitor import Visitor

SOON = 2000
"""Milliseconds in which play resumes after the network is back."""


async def started(alena: Visitor) -> None:
    await alena.go(await alena.open_table("me", options={"grid": 3}))
    await alena.page.get_by_role("button", name="Začít hru").click()
    await expect(alena.free).to_have_count(9)


async def whole(alena: Visitor, wrote: int) -> None:
    """The log holds each move and each fall once, and each was spoken once."""
    record = await alena.api("GET", f"tables/{alena.page.url.split('/')[-1]}")
    events = record["events"]["A"]
    assert [event["n"] for event in events] == list(range(1, len(events) + 1))
    assert sum(event["by"] == "A" and isinstance(event["did"], str) for event in events) == wrote
    await alena.hears(f"Hod {wrote + 1} z 9")
    heard = "\n".join(await alena.heard())
    assert len(re.findall("jste zapsali", heard)) == wrote
    assert re.findall(r"Hod (\d) z 9", heard) == [str(n + 1) for n in range(min(9, wrote + 1))]


@pytest.mark.parametrize("cut", ["sending", "sent"])
async def test_a_line_cut_in_mid_move(visit, url: str, cut: str) -> None:
    async with network(url) as (net, near), visit(at=near) as alena:
        await started(alena)
        alena.offline = True
        for round in range(3):
            net.cut.clear()
            net.cut_at = cut
            await alena.free.first.click()
            await asyncio.wait_for(net.cut.wait(), 10)
            await expect(alena.page.locator(".line-state")).to_contain_text("Spojení se přerušilo")
            await alena.hears("Spojení se přerušilo")
            net.up()
            await expect(alena.free).to_have_count(8 - round, timeout=SOON)
            await expect(alena.page.locator(".line-state")).to_have_count(0)
            await alena.hears("Spojení je zpět")
        await whole(alena, 3)


async def test_a_line_that_goes_silent_without_a_cut(visit, url: str) -> None:
    async with network(url) as (net, near), visit(at=near) as alena:
        await started(alena)
        alena.offline = True
        net.state = "silent"
        await alena.free.first.click()
        await expect(alena.page.locator(".line-state")).to_contain_text("Spojení se přerušilo", timeout=10_000)
        net.up()
        await expect(alena.free).to_have_count(8, timeout=SOON)
        await whole(alena, 1)


async def test_a_slow_line_loses_and_doubles_nothing(visit, url: str) -> None:
    async with network(url) as (net, near), visit(at=near) as alena:
        await started(alena)
        net.delay = 0.7
        for left in (9, 8, 7):
            await expect(alena.free).to_have_count(left, timeout=10_000)
            await alena.free.first.click()
        await expect(alena.free).to_have_count(6, timeout=10_000)
        await expect(alena.page.locator(".line-state")).to_have_count(0)
        await whole(alena, 3)


async def test_what_happened_meanwhile_is_told_once_the_line_is_back(visit, url: str) -> None:
    async with network(url) as (net, near), visit(at=near) as alena, visit(name="Petr") as petr:
        table = await alena.open_table("me", "open", options={"grid": 3})
        await alena.go(table)
        await petr.go(table)
        await petr.page.get_by_role("button", name="Sednout si sem").click()
        await alena.page.get_by_role("button", name="Začít hru").click()
        await alena.free.first.click()
        await expect(alena.page.locator(".asked")).to_contain_text("Vybráno: a1")
        alena.offline = True
        net.down()
        await expect(alena.page.locator(".line-state")).to_be_visible()
        await petr.free.first.click()
        await expect(petr.free).to_have_count(8)
        net.up()
        await alena.hears("Petr má")
        await alena.hears("Hod 2 z 9")
        await whole(alena, 1)
