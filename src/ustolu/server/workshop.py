"""Games are compiled here before their first table: in a child process, one after another, with progress to show."""

import asyncio
import importlib
import logging
from types import ModuleType
from typing import TYPE_CHECKING

from ustolu.server.fault import Fault

if TYPE_CHECKING:
    from ustolu.core import Game

log = logging.getLogger("ustolu.server")


class Workshop:
    """Which games are ready, and how far the others are."""

    def __init__(self) -> None:
        self.progress: dict[str, float] = {}
        """Share done of the games being compiled."""
        self.failed: dict[str, str] = {}
        self._ready: set[str] = set()
        self._work: dict[str, asyncio.Task[None]] = {}
        self._one = asyncio.Lock()

    def is_ready(self, game: "Game") -> bool:
        """Whether a table of this game opens at once."""
        if game.id not in self._ready and game.id not in self._work and _compiling().ready(game):
            self._ready.add(game.id)
        return game.id in self._ready

    def begin(self, game: "Game") -> None:
        """Have it compiled, unless it is ready or under way."""
        if not self.is_ready(game) and game.id not in self._work:
            self.progress[game.id] = 0.0
            self.failed.pop(game.id, None)
            self._work[game.id] = asyncio.create_task(self._compile(game))

    async def prepared(self, game: "Game | None") -> None:
        """Wait until the game is compiled. Raises Fault compile-failed. None (an unknown version of rules) needs no compiling."""
        if game is None or self.is_ready(game):
            return
        self.begin(game)
        await asyncio.shield(self._work[game.id])
        if game.id in self.failed:
            raise Fault(503, "compile-failed", self.failed[game.id])

    async def _compile(self, game: "Game") -> None:
        try:
            async with self._one:
                steps = _compiling().compile(game)
                while (step := await asyncio.to_thread(next, steps, None)) is not None:
                    self.progress[game.id] = step[0] / step[1]
            self._ready.add(game.id)
        except Exception as error:
            log.error("%s: %s", game.id, error)
            self.failed[game.id] = str(error)
        finally:
            del self._work[game.id]
            self.progress.pop(game.id, None)

    def close(self) -> None:
        """Wait for nothing any more."""
        for work in self._work.values():
            work.cancel()


def _compiling() -> ModuleType:
    """Imported late: with it comes Numba."""
    return importlib.import_module("ustolu.core.compiling")
