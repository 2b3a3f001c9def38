"""Decision 10 says how the position is had again at which a bot failed; its code is run as it stands there."""

import hashlib
import re
from pathlib import Path

from ustolu import tables
from ustolu.store import open_store
from ustolu.tables import commands

PAGE = Path(__file__).parents[2] / "docs" / "decisions" / "0010-what-is-logged-of-a-bot-that-fails.md"
SECRET = bytes(32)


async def test_the_position_after_an_event_is_had_again_from_the_database_with_its_hash(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    header = tables.opening("t1", "paper_islands", host="eva", name="Eva", seats=["me", "bot:1"], secret=SECRET, now=1)
    table = tables.fold(header, [], SECRET)
    after: dict[int, str] = {}
    async with await open_store(url) as store:
        await store.create("t1", header, SECRET, tables.summary(table), "eva", 1)
        for command in (
            commands.Start(),
            commands.Move(seat="A", turn=2, move="b3"),
            commands.Undo(seat="A"),
            commands.Move(seat="A", turn=2, move="a1"),
        ):
            table, effects = tables.receive(table, "eva", command, 2)
            stored = effects[0]
            assert isinstance(stored, tables.Append)
            assert await store.append("t1", stored.number, stored.entry, stored.due_at, stored.summary)
            after[table.n] = hashlib.sha256(table.state.tobytes()).hexdigest()[:16]
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert found is not None
    names: dict[str, object] = {}
    exec(found[1], names)
    for n, known in after.items():
        again, fingerprint = await names["position"](url, "t1", n)  # type: ignore[operator]  # what the page defines
        assert (again.n, fingerprint) == (n, known)
