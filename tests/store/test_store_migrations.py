"""Opening a database of any version gives one of this version."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

import ustolu.store
from ustolu.store import Store, StoreTooNew, StoreUnusable, open_store
from ustolu.store.migration import NEWEST, migrate, version
from ustolu.store.schema import META
from ustolu.store.sqlite import Sqlite


def steps() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(ustolu.store.__file__).parent / "migrations"))
    return ScriptDirectory.from_config(config)


def test_the_newest_step_is_the_one_named():
    assert steps().get_heads() == [NEWEST]


async def test_migrations_make_what_queries_expect(store: Store):
    def compare(connection: Connection) -> None:
        assert compare_metadata(MigrationContext.configure(connection), META) == []

    await store._db.read(lambda connection: connection.run_sync(compare))


async def test_every_step_can_be_taken_back_and_again(store: Store):
    from alembic import command

    def down_and_up(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(ustolu.store.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        assert version(connection) is None
        migrate(connection)
        assert version(connection) == NEWEST

    await store._db.write(lambda connection: connection.run_sync(down_and_up))
    assert await store.open_tables() == []


async def test_two_processes_may_open_an_empty_database_at_once(database_url: str):
    stores = await asyncio.gather(open_store(database_url), open_store(database_url), open_store(database_url))
    for store in stores:
        assert await store.open_tables() == []
        await store.close()


async def test_a_database_of_a_later_version_is_not_touched(database_url: str):
    async with await open_store(database_url) as store:
        later = text("UPDATE alembic_version SET version_num = '9999'")
        await store._db.write(lambda connection: connection.execute(later))
    with pytest.raises(StoreTooNew, match="9999"):
        await open_store(database_url)


@pytest.mark.parametrize("url", ["mysql://club", "club.sqlite", "sqlite://club", "sqlite:///", "", "postgresql:club"])
async def test_a_senseless_address_says_what_would_make_sense(url: str):
    with pytest.raises(StoreUnusable, match="sqlite:///FILE"):
        await open_store(url)


async def test_a_file_that_is_no_database_is_named(tmp_path: Path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear all, this is no database. " * 50)
    with pytest.raises(StoreUnusable, match=r"letter\.txt"):
        await open_store(f"sqlite:///{file}")
    assert file.read_text().startswith("Dear all")


async def test_a_folder_is_no_database(tmp_path: Path):
    with pytest.raises(StoreUnusable, match="is a folder"):
        await open_store(f"sqlite:///{tmp_path}")


async def test_without_an_address_the_file_is_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ustolu.store.address.user_data_path", lambda name, appauthor: tmp_path / name)
    async with await open_store():
        assert (tmp_path / "ustolu" / "ustolu.sqlite").exists()


@pytest.mark.postgres
async def test_an_unknown_postgresql_database_is_named_without_the_password():
    with pytest.raises(StoreUnusable, match="nowhere") as caught:
        await open_store("postgresql://postgres:geheim@127.0.0.1:5432/nowhere")
    assert "geheim" not in str(caught.value)


async def test_a_commit_in_sqlite_is_on_the_disk(sqlite_url: str):
    async with await open_store(sqlite_url) as store:
        database = store._db
        assert isinstance(database, Sqlite)

        async def settings(connection: AsyncConnection) -> list[object]:
            return [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]

        assert await database.read(settings) == ["wal", 2]
        direct = database._connection()
        assert await database._in_thread(lambda: direct.execute("PRAGMA synchronous").fetchone()) == (2,)
