"""Tidying up, and backups that restore on an empty machine."""

import asyncio
from pathlib import Path

import pytest
import typer
from club import DAY, NOON, begin, fill

from ustolu.store import Store, open_store
from ustolu.store.command import backup


async def test_tables_nobody_came_back_to_are_named(store: Store):
    await begin(store, "waiting", now=NOON)
    await begin(store, "playing", stage="playing", now=NOON - 5)
    await begin(store, "over", stage="over", now=NOON)
    await begin(store, "closed", stage="closed", now=NOON)
    await begin(store, "fresh", now=NOON)
    await store.append("fresh", 1, b"e", None, at=NOON + DAY)
    assert await store.abandoned(NOON + 1) == ["playing", "waiting"]


async def test_closed_tables_go_after_a_time_and_finished_games_stay(store: Store):
    await begin(store, "closed", stage="closed")
    await begin(store, "lately", stage="closed", now=NOON + DAY)
    await begin(store, "over", stage="over")
    for table_id in ("closed", "lately", "over"):
        await fill_all(store, table_id)
    assert await store.remove_old(NOON + 1) == 1
    assert await store.header("closed") is None
    assert await store.entries("closed") == []
    assert await store.chat("closed") == []
    assert await store.snapshot("closed") is None
    assert await store.seats_seen("closed") == {}
    assert [len(await store.entries(table_id)) for table_id in ("lately", "over")] == [1, 1]


async def fill_all(store: Store, table_id: str) -> None:
    """One of everything that can hang on a table."""
    row = await store.header(table_id)
    assert row is not None
    await store.append(table_id, 1, b"e", None, at=row.at)
    await store.chat_add(table_id, None, "Eva", "ahoj", NOON)
    await store.save_snapshot(table_id, 1, b"s")
    store.seen(table_id, 0, NOON)
    await store.write_seen()


def files(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.is_file()]


async def fail(unfinished: Path) -> None:
    """A backup that ends half way."""
    await asyncio.to_thread(unfinished.write_bytes, b"half")
    raise OSError("no room left")


async def test_a_person_without_device_and_table_is_forgotten(store: Store):
    gone = await store.create_person(b"gone", "Petr", "cs", NOON)
    sits = await store.create_person(b"sits", "Eva", "cs", NOON)
    await begin(store, "t", host=sits.id)
    await store.remove_old(NOON + 1)
    assert await store.person(gone.id) is None
    assert await store.person(sits.id) == sits


async def test_many_old_tables_are_removed_in_several_steps(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ustolu.store.upkeep._ROWS", 3)
    await begin(store, *(f"t{k}" for k in range(8)), stage="closed")
    assert await store.remove_old(NOON + 1) == 8


async def test_a_backup_taken_under_load_continues_every_table_on_an_empty_machine(store: Store, tmp_path: Path):
    ids = [f"table{k}" for k in range(20)]
    await begin(store, *ids)
    eva = await store.create_person(b"token", "Eva", "cs", NOON)
    line = await store.chat_add("table0", eva.id, "Eva", "zálohuju", NOON)
    begun, done = asyncio.Event(), asyncio.Event()
    acknowledged = dict.fromkeys(ids, 0)

    async def play(table_id: str) -> None:
        while not done.is_set():
            await fill(store, table_id, 1, after=acknowledged[table_id])
            acknowledged[table_id] += 1
            if min(acknowledged.values()) == 3:
                begun.set()

    players = [asyncio.create_task(play(table_id)) for table_id in ids]
    await begun.wait()
    before = dict(acknowledged)
    file = tmp_path / "elsewhere.sqlite"
    await store.backup(file)
    after = dict(acknowledged)
    done.set()
    await asyncio.gather(*players)
    assert files(tmp_path) == ["elsewhere.sqlite"]

    async with await open_store(f"sqlite:///{file}") as restored:
        for table_id in ids:
            entries = await restored.entries(table_id)
            assert before[table_id] <= len(entries) <= after[table_id] + 1
            assert entries == [(n, f"entry {n}".encode()) for n in range(1, len(entries) + 1)]
            await fill(restored, table_id, 2, after=len(entries))
        assert await restored.person_by_token(b"token", NOON) == eva
        assert await restored.chat("table0") == [line]
        assert (await restored.chat_add("table0", eva.id, "Eva", "a hraju dál", NOON)).id > line.id


def test_a_backup_into_a_folder_is_refused(tmp_path: Path):
    with pytest.raises(typer.BadParameter, match="is a folder"):
        backup(str(tmp_path), None)


async def test_a_backup_replaces_the_former_one_and_a_failed_one_leaves_it(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "backup.sqlite"
    await store.backup(file)
    await begin(store, "t")
    await store.backup(file)
    whole = file.read_bytes()

    monkeypatch.setattr(store._db, "backup", fail)
    with pytest.raises(OSError, match="no room"):
        await store.backup(file)
    assert file.read_bytes() == whole
    assert files(tmp_path) == ["backup.sqlite"]


def test_the_command_backs_up_the_database_it_is_given(database_url: str, tmp_path: Path):
    async def restored() -> int:
        async with await open_store(f"sqlite:///{tmp_path / 'copy.sqlite'}") as store:
            return len(await store.entries("t"))

    asyncio.run(prepared(database_url))
    backup(str(tmp_path / "copy.sqlite"), database_url)
    assert asyncio.run(restored()) == 3


async def test_a_store_that_answers_is_well(store: Store):
    await store.check()


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(typer.Exit):
        backup(str(tmp_path / "copy.sqlite"), f"sqlite:///{tmp_path / 'nothing.sqlite'}")
    assert "there is no database" in capsys.readouterr().err
    assert files(tmp_path) == []
    asyncio.run(prepared(f"sqlite:///{tmp_path / 'club.sqlite'}"))
    with pytest.raises(typer.Exit):
        backup(str(tmp_path / "no folder" / "copy.sqlite"), f"sqlite:///{tmp_path / 'club.sqlite'}")
    assert "no folder" in capsys.readouterr().err


async def prepared(url: str) -> None:
    """A database with one table of three entries."""
    async with await open_store(url) as store:
        await begin(store, "t")
        await fill(store, "t", 3)


@pytest.mark.postgres
def test_a_club_grows_from_a_file_to_postgresql_and_back(sqlite_url: str, postgres_url: str, tmp_path: Path):
    async def filled() -> list[object]:
        async with await open_store(sqlite_url) as store:
            await begin(store, "t", "u")
            await fill(store, "t", 1200)
            eva = await store.create_person(b"token", "Eva", "cs", NOON)
            return [eva, await store.chat_add("t", eva.id, "Eva", "stěhujeme se", NOON), await store.header("t"), await store.entries("t")]

    async def found(url: str) -> list[object]:
        async with await open_store(url) as store:
            kept = [await store.person_by_token(b"token", NOON), (await store.chat("t"))[0], await store.header("t"), await store.entries("t")]
            assert (await store.chat_add("u", None, "Petr", "a jsme tu", NOON)).id > 1
            return kept

    before = asyncio.run(filled())
    backup(postgres_url, sqlite_url)
    assert asyncio.run(found(postgres_url)) == before
    backup(str(tmp_path / "back.sqlite"), postgres_url)
    assert asyncio.run(found(f"sqlite:///{tmp_path / 'back.sqlite'}")) == before
    with pytest.raises(typer.Exit):
        backup(postgres_url, sqlite_url)
