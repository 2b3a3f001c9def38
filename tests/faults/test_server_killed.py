"""`kill -9` under play loses no acknowledged move and does none twice. `USTOLU_KILLS` says how often; 10 unless said otherwise."""

import asyncio
import os
import random
from collections.abc import Callable

import pytest
from player import Player
from process import Server
from truth import compare

KILLS = int(os.environ.get("USTOLU_KILLS", "10"))
PAIRS = 3


@pytest.mark.timeout(120 + 15 * KILLS)
async def test_a_server_killed_at_random_moments_loses_and_doubles_nothing(database_url: str, serving: Callable[[str], Server]):
    server = serving(database_url)
    await server.start()
    end = asyncio.Event()
    players = [Player(f"{letter}{pair}-", [server]) for pair in range(PAIRS) for letter in "ab"]
    played: list[str] = []

    async def games(host: Player, other: Player) -> None:
        await host.arrive()
        await other.arrive()
        while not end.is_set():
            table_id = await host.open_table("me", "open")
            played.append(table_id)
            one, two = await asyncio.gather(host.play(table_id), other.play(table_id))
            assert [seat["score"] for seat in one.table["seats"]] == [seat["score"] for seat in two.table["seats"]]

    async def kills() -> None:
        for _ in range(KILLS):
            watched = random.choice(players)
            watched.progress.clear()
            await watched.progress.wait()
            await asyncio.sleep(random.uniform(0.0, 0.6))
            await server.kill()
            await server.start()
        end.set()

    async with asyncio.TaskGroup() as group:
        for host, other in zip(players[::2], players[1::2], strict=True):
            group.create_task(games(host, other))
        group.create_task(kills())
    await server.stop()
    assert [refused for player in players for refused in player.refused] == []
    assert sum(player.breaks for player in players) >= KILLS
    assert await compare(database_url, players, played) > 10 * KILLS
