"""A small club for tests: what a table looks like to the store, and moments to count from."""

from dataclasses import dataclass

from ustolu.store import Store

NOON = 1_800_000_000_000
HOUR = 3_600_000
DAY = 24 * HOUR


@dataclass(frozen=True)
class About:
    """A summary as the tables make it."""

    stage: str = "gathering"
    listed: bool = True
    host: str | None = "anna"
    persons: tuple[str, ...] = ("anna", "boris")
    about: bytes = b'{"game":"paper_islands"}'


async def begin(store: Store, *table_ids: str, now: int = NOON, **about: object) -> None:
    """Opens tables that differ in nothing but their ids."""
    for table_id in table_ids:
        assert await store.create(table_id, b"header of " + table_id.encode(), b"secret", About(**about), "anna", now)  # type: ignore[arg-type]  # fields of About


async def fill(store: Store, table_id: str, count: int, after: int = 0) -> None:
    """Appends entries one after another."""
    for n in range(after + 1, after + count + 1):
        assert await store.append(table_id, n, f"entry {n}".encode(), None)
