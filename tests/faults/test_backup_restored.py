"""A backup taken under play, carried to an empty machine, is a server on which everybody plays on."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

from player import Player
from process import Server
from truth import compare


async def test_a_backup_taken_by_the_command_under_play_is_played_to_the_end_elsewhere(
    database_url: str, serving: Callable[[str], Server], tmp_path: Path
):
    server = serving(database_url)
    await server.start()
    players = [Player(f"{letter}{pair}-", [server]) for pair in range(2) for letter in "ab"]
    tables = []
    for host, other in zip(players[::2], players[1::2], strict=True):
        await host.arrive()
        await other.arrive()
        tables += [await host.open_table("me", "open")] * 2
    games = [asyncio.create_task(player.play(table_id)) for player, table_id in zip(players, tables, strict=True)]
    for player in players:
        while len(player.acknowledged) < 4:
            player.progress.clear()
            await player.progress.wait()
        player.pace = 2.0
    file = tmp_path / "carried" / "club.sqlite"
    file.parent.mkdir()
    command = await asyncio.create_subprocess_exec(sys.executable, "-m", "ustolu.cli", "backup", str(file), "--database", database_url)
    assert await command.wait() == 0
    for game in games:
        game.cancel()
    await server.stop()

    elsewhere = f"sqlite:///{file}"
    restored = serving(elsewhere)
    await restored.start()
    for player in players:
        player.servers, player.pace = [restored], 0.08
        player.acknowledged.clear()
    await asyncio.gather(*(player.play(table_id) for player, table_id in zip(players, tables, strict=True)))
    await restored.stop()
    assert [refused for player in players for refused in player.refused] == []
    assert all(player.acknowledged for player in players)
    await compare(elsewhere, players, set(tables))
