"""Server processes for tests."""

from collections.abc import AsyncIterator, Callable, Iterator

import pytest
from process import Nursery, Server


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """One for all tests: it takes seconds to load."""
    made = Nursery()
    yield made
    made.close()


@pytest.fixture
async def serving(nursery: Nursery) -> AsyncIterator[Callable[[str], Server]]:
    """Makes servers of a database; those that live at the end of the test are stopped."""
    servers: list[Server] = []

    def make(database: str) -> Server:
        servers.append(Server(nursery, database))
        return servers[-1]

    yield make
    for server in servers:
        await server.stop()
