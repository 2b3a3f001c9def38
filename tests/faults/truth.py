"""What the database holds after all that was done to it, against what people were told."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from player import Player

import ustolu
from ustolu import tables
from ustolu.store import open_store
from ustolu.tables import facts

GAME = ustolu.game("paper_islands")
EMPTY = GAME.new(seats=2)


def carried_out(command: dict[str, Any], fact: facts.AnyFact) -> bool:
    """Whether this is what was asked. (In Papírové ostrovy a cell has one code all the time.)"""
    match command["type"]:
        case "sit":
            return isinstance(fact, facts.Sat)
        case "start":
            return isinstance(fact, facts.Started)
    seat = ustolu.core.LETTERS.index(command["seat"])
    code = GAME.code(EMPTY, seat, command["move"])
    return fact in (facts.Moved(seat, code), facts.Picked(seat, (code,), True))


async def compare(database: str, players: Iterable[Player], table_ids: Iterable[str]) -> int:
    """Every acknowledged command stands exactly once, by the one who gave it, with what it brought about; returns how many there were."""
    logs: dict[str, dict[str, facts.Entry]] = {}
    async with await open_store(database) as store:
        for table_id in table_ids:
            row = await store.header(table_id)
            assert row is not None, f"table {table_id} is lost"
            stored = await store.entries(table_id)
            assert [n for n, _ in stored] == list(range(1, row.n + 1))
            table = tables.fold(row.header, [data for _, data in stored], row.secret)
            assert table.stage == "over"
            entries = [facts.read(data) for _, data in stored]
            assert [ref for ref, times in Counter((entry.by, entry.ref) for entry in entries if entry.ref).items() if times > 1] == []
            logs[table_id] = {entry.ref: entry for entry in entries if entry.ref}
    told = [(player, key, command) for player in players for key, command in player.acknowledged.items()]
    for player, (table_id, ref), command in told:
        entry = logs[table_id].get(ref)
        assert entry is not None, f"{command} at table {table_id} was acknowledged and is lost"
        assert entry.by == player.person
        assert any(carried_out(command, fact) for fact in entry.facts), f"{command} left {entry}"
    return len(told)
