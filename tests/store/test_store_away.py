"""A database that is away for a moment costs a moment; one that stays away is a clear error; nothing is lost or doubled either way."""

import asyncio
import json
import random
import resource
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
from club import begin, fill

from ustolu.store import Store, StoreAway, open_store


class Outage:
    """Shuts a PostgreSQL database to everybody, and opens it again."""

    def __init__(self, url: str) -> None:
        self._server, _, self._name = url.rpartition("/")

    async def kick(self) -> None:
        """Every connection breaks, in the middle of whatever it does."""
        await self._run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", self._name)

    async def shut(self) -> None:
        await self._run(f"ALTER DATABASE {self._name} ALLOW_CONNECTIONS false")
        await self.kick()

    async def lift(self) -> None:
        await self._run(f"ALTER DATABASE {self._name} ALLOW_CONNECTIONS true")

    async def _run(self, command: str, *values: str) -> None:
        connection = await asyncpg.connect(f"{self._server}/postgres")
        await connection.execute(command, *values)
        await connection.close()


@pytest.fixture
async def outage(postgres_url: str) -> AsyncIterator[Outage]:
    """Lifted at the end of the test."""
    made = Outage(postgres_url)
    yield made
    await made.lift()


async def play(store: Store, table_id: str, end: asyncio.Event) -> list[bytes]:
    """Appends as a table does; returns what was acknowledged."""
    acknowledged: list[bytes] = []
    while not end.is_set():
        entry = f"{table_id} {len(acknowledged) + 1}".encode()
        assert await store.append(table_id, len(acknowledged) + 1, entry, None)
        acknowledged.append(entry)
    return acknowledged


@pytest.mark.postgres
async def test_connections_that_break_in_the_midst_lose_and_double_nothing(postgres_url: str, outage: Outage):
    async with await open_store(postgres_url) as store:
        ids = [f"table{k}" for k in range(10)]
        await begin(store, *ids)
        end = asyncio.Event()
        games = [asyncio.create_task(play(store, table_id, end)) for table_id in ids]
        for _ in range(15):
            await asyncio.sleep(random.uniform(0.05, 0.3))
            await outage.kick()
        end.set()
        for table_id, acknowledged in zip(ids, await asyncio.gather(*games), strict=True):
            assert [entry for _, entry in await store.entries(table_id)] == acknowledged


@pytest.mark.postgres
async def test_a_database_that_is_shut_for_a_moment_is_waited_for(postgres_url: str, outage: Outage):
    async with await open_store(postgres_url) as store:
        await begin(store, "t")
        await outage.shut()
        calls = asyncio.gather(store.append("t", 1, b"e", None), store.header("t"), store.chat_add("t", None, "Eva", "haló", 0), store.check())
        await asyncio.sleep(0.5)
        assert not calls.done()
        await outage.lift()
        stored, row, line, _ = await calls
        assert stored and row is not None and [line] == await store.chat("t")
        assert await store.entries("t") == [(1, b"e")]


@pytest.mark.postgres
async def test_a_database_that_stays_away_is_a_clear_error_and_then_works_again(postgres_url: str, outage: Outage):
    async with await open_store(postgres_url, patience=0.3) as store:
        await begin(store, "t")
        await outage.shut()
        for call in (store.append("t", 1, b"e", None), store.entries("t"), store.check()):
            with pytest.raises(StoreAway, match=r"postgresql://.* is away: "):
                await call
        await outage.lift()
        assert await store.append("t", 1, b"e", None)
        assert await store.entries("t") == [(1, b"e")]


@pytest.mark.postgres
async def test_a_server_that_is_not_there_is_a_clear_error():
    with pytest.raises(StoreAway, match=r"postgresql://eva:\*\*\*@127\.0\.0\.1:1/club is away"):
        await open_store("postgresql://eva:geheim@127.0.0.1:1/club", patience=0)


async def test_a_locked_file_is_waited_for(sqlite_url: str):
    async with await open_store(sqlite_url) as store:
        await begin(store, "t")
        foreign = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        foreign.execute("BEGIN IMMEDIATE")
        append = asyncio.ensure_future(store.append("t", 1, b"e", None))
        await asyncio.sleep(0.2)
        assert not append.done()
        assert await store.entries("t") == []
        foreign.execute("ROLLBACK")
        foreign.close()
        assert await append


async def test_a_file_that_stays_locked_is_a_clear_error_and_then_works_again(sqlite_url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ustolu.store.sqlite._BUSY_SECONDS", 0.1)
    async with await open_store(sqlite_url, patience=0.1) as store:
        await begin(store, "t")
        foreign = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        foreign.execute("BEGIN IMMEDIATE")
        for call in (store.append("t", 1, b"e", None), store.chat_add("t", None, "Eva", "haló", 0)):
            with pytest.raises(StoreAway, match="locked"):
                await call
        foreign.execute("ROLLBACK")
        foreign.close()
        await fill(store, "t", 2)
        assert len(await store.entries("t")) == 2 and await store.chat("t") == []


def test_a_full_disk_is_an_error_and_loses_nothing_that_was_acknowledged(tmp_path: Path):
    program = """
        import asyncio, json, signal, sys
        from club import begin
        from ustolu.store import StoreAway, open_store

        async def main():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            store = await open_store(sys.argv[1], patience=0)
            await begin(store, "t")
            n, error = 0, ""
            while not error:
                try:
                    await store.append("t", n + 1, b"x" * 5000, None)
                    n += 1
                except StoreAway as away:
                    error = str(away)
            print(json.dumps([n, error]))

        asyncio.run(main())
    """
    url = f"sqlite:///{tmp_path / 'club.sqlite'}"
    room = 1 << 20
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program), url],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)),
        cwd=Path(__file__).parent,
        capture_output=True,
        check=True,
        text=True,
    )
    acknowledged, error = json.loads(done.stdout)
    assert acknowledged > 20 and "club.sqlite is away" in error

    async def stands() -> int:
        async with await open_store(url) as store:
            return len(await store.entries("t"))

    assert asyncio.run(stands()) == acknowledged
