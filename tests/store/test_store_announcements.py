"""What one process stores, the others hear of."""

import asyncio
from collections.abc import AsyncIterator, Iterable

import asyncpg
import pytest
from club import begin, fill

from ustolu.store import Announcement, Store, open_store


class Ear:
    """Listens in a task of its own; knows what it has heard."""

    def __init__(self, store: Store, held: dict[str, int]) -> None:
        self.held = held
        self.heard: list[Announcement] = []
        self._news = asyncio.Condition()
        self._task = asyncio.create_task(self._listen(store.announcements(lambda: self.held.items())))

    async def _listen(self, announcements: AsyncIterator[Announcement]) -> None:
        async for announcement in announcements:
            async with self._news:
                self.heard.append(announcement)
                self._news.notify_all()

    async def hears(self, *wanted: Iterable[object]) -> None:
        async with asyncio.timeout(10), self._news:
            await self._news.wait_for(lambda: set(wanted) <= set(self.heard))

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


@pytest.fixture
async def other(database_url: str, store: Store) -> AsyncIterator[Store]:
    """A second process, as it were."""
    async with await open_store(database_url) as opened:
        yield opened


async def listening(store: Store, other: Store) -> Ear:
    """An ear that has certainly begun to listen."""
    ear = Ear(store, {"t": 0, "u": 0})
    for k in range(1000):
        await other.chat_add("probe", None, "", str(k), 0)
        if ear.heard:
            return ear
        await asyncio.sleep(0.01)
    raise AssertionError("nothing heard")


async def test_an_entry_stored_by_another_is_announced_with_its_number(store: Store, other: Store):
    await begin(store, "t", "u")
    ear = await listening(store, other)
    await asyncio.gather(fill(other, "t", 3), fill(other, "u", 1))
    await ear.hears(("t", 1), ("t", 2), ("t", 3), ("u", 1))
    await ear.close()


async def test_what_one_stores_oneself_is_not_announced(store: Store, other: Store):
    await begin(store, "t")
    ear = await listening(store, other)
    await fill(store, "t", 3)
    await store.chat_add("t", None, "Eva", "ahoj", 0)
    await fill(other, "t", 1, after=3)
    await ear.hears(("t", 4))
    assert [n for table_id, n in ear.heard if table_id == "t" and n] == [4]
    await ear.close()


async def test_a_refused_entry_is_not_announced(store: Store, other: Store):
    await begin(store, "t")
    ear = await listening(store, other)
    assert not await other.append("t", 7, b"gap", None)
    await fill(other, "t", 1)
    await ear.hears(("t", 1))
    assert ("t", 7) not in ear.heard
    await ear.close()


async def test_chat_presence_and_deleted_persons_are_announced_as_number_zero(store: Store, other: Store):
    eva = await store.create_person(b"token", "Eva", "cs", 0)
    await begin(store, "talk", "seat")
    await begin(store, "person", host=eva.id)
    ear = await listening(store, other)
    await other.chat_add("talk", None, "Eva", "ahoj", 0)
    await other.unseen("seat", 0)
    await other.delete_person(eva.id)
    await ear.hears(("talk", 0), ("seat", 0), ("person", 0))
    await ear.close()


async def test_closing_the_store_ends_the_announcements(database_url: str):
    async with await open_store(database_url) as store, asyncio.timeout(10):
        ear = Ear(store, {})
        await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await ear._task


@pytest.mark.postgres
async def test_what_was_missed_while_the_line_was_down_is_told_after_the_reconnect(postgres_url: str):
    async with await open_store(postgres_url) as store, await open_store(postgres_url) as other:
        await begin(store, "t", "u")
        await fill(store, "u", 2)
        ear = await listening(store, other)
        ear.held = {"t": 0, "u": 2}
        ear.heard.clear()
        killer = await asyncpg.connect(postgres_url)
        await killer.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
        await fill(other, "t", 5)
        await ear.hears(("t", 5), ("t", 0), ("u", 0))
        assert ("u", 2) not in ear.heard
        await fill(other, "t", 1, after=5)
        await ear.hears(("t", 6))
        await killer.close()
        await ear.close()


@pytest.mark.postgres
async def test_a_flood_that_does_not_fit_is_compared_instead_of_forgotten(postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ustolu.store.notices._MOST_WAITING", 8)
    async with await open_store(postgres_url) as store, await open_store(postgres_url) as other:
        ids = [f"table{k}" for k in range(40)]
        await begin(store, "t", *ids)
        ear = await listening(store, other)
        ear.held = dict.fromkeys(ids, 0)
        await asyncio.gather(*(fill(other, table_id, 1) for table_id in ids))
        await ear.hears(*((table_id, 1) for table_id in ids))
        await ear.close()
