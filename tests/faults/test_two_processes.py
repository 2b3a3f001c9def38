"""Two processes on one PostgreSQL serve one table, and either may die."""

import asyncio
from collections.abc import Callable

import pytest
from player import Player, Sight
from process import Server
from truth import compare

from ustolu.store import open_store

pytestmark = [pytest.mark.postgres, pytest.mark.timeout(120)]


def seen(sight: Sight) -> list[tuple[str, int, int]]:
    """The end of a game as somebody saw it."""
    return [(seat["person"], seat["score"], seat["place"]) for seat in sight.table["seats"]]


async def test_people_at_two_processes_play_one_table(postgres_url: str, serving: Callable[[str], Server]):
    here, there = serving(postgres_url), serving(postgres_url)
    await asyncio.gather(here.start(), there.start())
    anna, boris = Player("anna", [here]), Player("boris", [there])
    await anna.arrive()
    await boris.arrive()
    tables = [await anna.open_table("me", "open") for _ in range(3)]
    for table_id in tables:
        one, two = await asyncio.gather(anna.play(table_id), boris.play(table_id))
        assert seen(one) == seen(two)
    assert (anna.refused, boris.refused, anna.breaks, boris.breaks) == ([], [], 0, 0)
    assert await compare(postgres_url, (anna, boris), tables) == 3 * 34
    anna.acknowledged[tables[0], "never stored"] = {"type": "sit"}
    with pytest.raises(AssertionError, match="is lost"):
        await compare(postgres_url, (anna, boris), tables)


@pytest.mark.parametrize("dies", ["hosts", "guests"])
async def test_when_one_process_is_killed_its_people_play_on_at_the_other(postgres_url: str, serving: Callable[[str], Server], dies: str):
    here, there = serving(postgres_url), serving(postgres_url)
    await asyncio.gather(here.start(), there.start())
    anna, boris = Player("anna", [here, there]), Player("boris", [there, here])
    await anna.arrive()
    await boris.arrive()
    table_id = await anna.open_table("me", "open")
    game = asyncio.gather(anna.play(table_id), boris.play(table_id))
    moved = boris if dies == "guests" else anna
    for _ in range(6):
        moved.progress.clear()
        await moved.progress.wait()
    await (there if dies == "guests" else here).kill()
    one, two = await game
    assert seen(one) == seen(two)
    assert moved.breaks > 0 and anna.breaks + boris.breaks == moved.breaks
    assert anna.refused == boris.refused == []
    assert await compare(postgres_url, (anna, boris), [table_id]) == 34


async def test_what_a_dead_process_left_to_do_is_done_by_the_other(postgres_url: str, serving: Callable[[str], Server]):
    """Who should have made the bots' moves is dead, and nobody comes to look at the table: the sweep of the other process finds it."""
    here, there = serving(postgres_url), serving(postgres_url)
    await asyncio.gather(here.start(), there.start())
    anna = Player("anna", [here])
    await anna.arrive()
    table_id = await anna.open_table("random", "random", settings={"bot_pace_ms": 100})
    watching = asyncio.create_task(anna.play(table_id))
    await anna.progress.wait()
    await here.kill()
    watching.cancel()
    async with asyncio.timeout(30), await open_store(postgres_url) as store:
        row = await store.header(table_id)
        assert row is not None and row.stage == "playing"
        async for _ in store.announcements(lambda: [(table_id, 0)]):
            row = await store.header(table_id)
            if row is not None and row.stage == "over":
                break
    assert await compare(postgres_url, (anna,), [table_id]) == 1
