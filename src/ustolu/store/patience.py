"""A database that is away for a moment is waited for; one that stays away is an error that says so."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy.exc import TimeoutError as NoConnectionFree

from ustolu.store.errors import StoreAway

T = TypeVar("T")

_FIRST, _LONGEST = 0.05, 1.0


@dataclass(frozen=True, slots=True)
class Patience:
    """`seconds` is how long to try again; `is_away` tells a database that is away from a mistake of ours, which is raised at once."""

    name: str
    seconds: float
    is_away: Callable[[BaseException], bool]

    async def __call__(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """What `attempt` returns. It may run several times, so it must do no harm twice. Raises StoreAway."""
        ends, pause = time.monotonic() + self.seconds, _FIRST
        while True:
            try:
                return await attempt()
            except Exception as error:
                if not (isinstance(error, NoConnectionFree) or self.is_away(error)):
                    raise
                if time.monotonic() + pause > ends:
                    raise StoreAway(f"{self.name} is away: {error}") from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST)
