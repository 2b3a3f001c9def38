"""What the database holds after all that was done to it, against what people were told."""

from collections import Counter
from collections.abc import Iterable

from player import Player

from ustolu import tables
from ustolu.store import open_store
from ustolu.tables import facts

CARRIED_OUT = {"move": {"Moved", "Picked"}, "sit": {"Sat"}, "start": {"Started"}}
"""Which facts a command of each kind must have left in its entry."""


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
        assert {type(fact).__name__ for fact in entry.facts} & CARRIED_OUT[command["type"]], f"{command} left {entry}"
    return len(told)
