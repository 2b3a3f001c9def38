"""Databases for tests: each test gets an empty one of its own. Without PostgreSQL its tests are deselected; with CI=true its absence is an error."""

import asyncio
import os
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from ustolu.store import Store, open_store

SERVER = os.environ.get("USTOLU_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
AWAY = pytest.StashKey[str]()


def pytest_configure(config: pytest.Config) -> None:
    """Asks once whether PostgreSQL is there."""
    try:
        asyncio.run(on_server("SELECT 1"))
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        config.stash[AWAY] = f"{type(error).__name__}: {error}"
        if os.environ.get("CI") == "true":
            raise pytest.UsageError(f"CI needs PostgreSQL at {SERVER}: {error}") from error


def pytest_report_header(config: pytest.Config) -> str:
    """Says which databases are tested."""
    if AWAY in config.stash:
        return f"databases: SQLite only; the tests of PostgreSQL are deselected, as {SERVER} is away ({config.stash[AWAY]})"
    return "databases: SQLite, PostgreSQL"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselects what needs PostgreSQL when it is away."""
    if AWAY in config.stash:
        away = [item for item in items if item.get_closest_marker("postgres")]
        config.hook.pytest_deselected(items=away)
        items[:] = [item for item in items if not item.get_closest_marker("postgres")]


async def on_server(command: str, url: str = SERVER) -> None:
    """Runs one command."""
    connection = await asyncpg.connect(url, timeout=5)
    try:
        await connection.execute(command)
    finally:
        await connection.close()


@pytest.fixture(scope="session")
def postgres_database() -> Iterator[str]:
    """The address of a PostgreSQL database that lives as long as this run of the tests."""
    name = f"ustolu_test_{uuid.uuid4().hex[:12]}"
    asyncio.run(on_server(f"CREATE DATABASE {name}"))
    yield f"{SERVER.rpartition('/')[0]}/{name}"
    asyncio.run(on_server(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def postgres_url(postgres_database: str) -> str:
    """The address of an empty PostgreSQL database; mark the test with `pytest.mark.postgres`."""
    asyncio.run(on_server("DROP SCHEMA public CASCADE; CREATE SCHEMA public", postgres_database))
    return postgres_database


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'club' / 'ustolu.sqlite'}"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; the test runs once on each kind."""
    return str(request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url"))


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """An open store, on each kind of database."""
    async with await open_store(database_url) as opened:
        yield opened
