"""Group commit, with a database that does as it is told."""

import asyncio
from collections.abc import Sequence

import pytest

from ustolu.store import StoreAway
from ustolu.store.patience import Patience
from ustolu.store.rows import NewEntry
from ustolu.store.writer import Writer


class Paper:
    """Writes batches down; a gate that is closed keeps them waiting, and errors are raised before or after it has written."""

    def __init__(self) -> None:
        self.batches: list[list[tuple[str, int]]] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.before: list[Exception] = []
        self.poison = ""

    async def put(self, batch: Sequence[NewEntry]) -> set[str]:
        await self.gate.wait()
        if self.before:
            raise self.before.pop()
        if any(entry.table_id == self.poison for entry in batch):
            raise ValueError("poison")
        self.batches.append([(entry.table_id, entry.n) for entry in batch])
        return {entry.table_id for entry in batch}


def entry(table_id: str, n: int = 1) -> NewEntry:
    return NewEntry(table_id, n, b"", None, 0, None, None, ())


def writer(paper: Paper, most: int = 100, seconds: float = 5.0) -> Writer:
    return Writer(paper.put, most, Patience("paper", seconds, lambda error: isinstance(error, OSError)))


async def test_what_waits_during_a_sync_shares_the_next_one():
    paper = Paper()
    paper.gate.clear()
    store = writer(paper)
    first = store.add(entry("a"))
    await asyncio.sleep(0)
    others = [store.add(entry(table_id)) for table_id in "dcb"]
    paper.gate.set()
    assert await asyncio.gather(first, *others) == [True] * 4
    assert paper.batches == [[("a", 1)], [("b", 1), ("c", 1), ("d", 1)]]
    await store.close()


async def test_a_batch_has_one_entry_a_table_and_not_too_many():
    paper = Paper()
    store = writer(paper, most=2)
    await asyncio.gather(*(store.add(entry(table_id, n)) for n in (1, 2) for table_id in "abc"))
    assert paper.batches == [[("a", 1), ("b", 1)], [("a", 2), ("c", 1)], [("b", 2), ("c", 2)]]
    await store.close()


async def test_a_database_that_comes_back_is_waited_for():
    paper = Paper()
    paper.before = [OSError("gone"), ConnectionError("still gone")]
    store = writer(paper)
    assert await store.add(entry("a"))
    await store.close()


async def test_a_database_that_stays_away_is_an_error_for_everybody_who_waits():
    paper = Paper()
    paper.before = [OSError("gone")] * 9
    store = writer(paper, seconds=0.0)
    waiting = [store.add(entry("a", n)) for n in (1, 2, 3)]
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [str(answer) for answer in answers] == ["paper is away: gone"] * 3
    assert all(isinstance(answer, StoreAway) for answer in answers)
    paper.before = []
    assert await store.add(entry("a"))
    await store.close()


async def test_an_entry_the_database_cannot_take_does_not_keep_others_out():
    paper = Paper()
    paper.poison = "b"
    store = writer(paper)
    answers = await asyncio.gather(*(store.add(entry(table_id)) for table_id in "abc"), return_exceptions=True)
    assert answers[0] is True and isinstance(answers[1], ValueError) and answers[2] is True
    await store.close()


async def test_a_closed_writer_takes_nothing_more():
    store = writer(Paper())
    last = store.add(entry("a"))
    await store.close()
    assert last.result()
    with pytest.raises(StoreAway, match="closed"):
        store.add(entry("a", 2))
