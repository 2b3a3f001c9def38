"""Games are compiled here before their first table: in a child process, one after another, with progress to show."""

import asyncio
import importlib
import json
import logging
import sys
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
        if game.id not in self._ready and game.id not in self._work:
            compiling = importlib.import_module("ustolu.core.compiling")  # late: with it comes Numba
            if compiling.ready(game):
                self._ready.add(game.id)
        return game.id in self._ready

    def begin(self, game: "Game") -> None:
        """Have it compiled, unless it is ready or under way."""
        if not self.is_ready(game) and game.id not in self._work:
            self.progress[game.id] = 0.0
            self.failed.pop(game.id, None)
            self._work[game.id] = asyncio.create_task(self._make(game))

    async def prepared(self, game: "Game | None") -> None:
        """Wait until the game is compiled. Raises Fault compile-failed. None (an unknown version of rules) needs no compiling."""
        if game is None or self.is_ready(game):
            return
        self.begin(game)
        await asyncio.shield(self._work[game.id])
        if game.id in self.failed:
            raise Fault(503, "compile-failed", self.failed[game.id])

    async def _make(self, game: "Game") -> None:
        try:
            async with self._one:
                trouble = await self._compile(game)
            if trouble:
                log.error("%s could not be compiled: %s", game.id, trouble)
                self.failed[game.id] = trouble[-2000:]
            else:
                self._ready.add(game.id)
        finally:
            del self._work[game.id]
            self.progress.pop(game.id, None)

    async def _compile(self, game: "Game") -> str:
        """Compile in a child, which says after each step how far it is; returns what went wrong, "" if nothing did."""
        pipe = asyncio.subprocess.PIPE
        child = await asyncio.create_subprocess_exec(sys.executable, "-m", "ustolu.core.compiling", game.id, stdout=pipe, stderr=pipe)
        assert child.stdout is not None and child.stderr is not None
        errors = asyncio.create_task(child.stderr.read())
        try:
            async for line in child.stdout:
                done, steps = json.loads(line)
                self.progress[game.id] = done / steps
            status = await child.wait()
            return (await errors).decode(errors="replace").strip() or f"status {status}" if status else ""
        finally:
            errors.cancel()
            if child.returncode is None:
                child.kill()
                await child.wait()

    async def close(self) -> None:
        """Stop all work."""
        work = list(self._work.values())
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
