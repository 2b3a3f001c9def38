"""The database drops every connection while people play: they wait a moment, and nothing is lost or done twice."""

import asyncio
import random
from collections.abc import Callable

import asyncpg
import pytest
from player import Player
from process import Server
from truth import compare


@pytest.mark.postgres
@pytest.mark.timeout(150)
async def test_people_play_on_while_the_database_drops_all_connections_again_and_again(postgres_url: str, serving: Callable[[str], Server]):
    server = serving(postgres_url)
    await server.start()
    anna, boris = Player("anna", [server]), Player("boris", [server])
    await anna.arrive()
    await boris.arrive()
    tables = [await anna.open_table("me", "open") for _ in range(3)]

    async def play() -> None:
        for table_id in tables:
            one, two = await asyncio.gather(anna.play(table_id), boris.play(table_id))
            assert one.table["seats"] == two.table["seats"]

    games = asyncio.create_task(play())
    database = await asyncpg.connect(postgres_url)
    drops = 0
    while not games.done():
        await database.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        drops += 1
        await asyncio.wait([games], timeout=random.uniform(0.2, 0.8))
    await games
    await database.close()
    await server.stop()
    assert drops > 3
    assert anna.refused == boris.refused == []
    assert await compare(postgres_url, (anna, boris), tables) == 3 * 34
