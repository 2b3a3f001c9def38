"""What compiling a game costs once: a child process compiles it into an empty folder, as at the first table of a new user."""

import os
import tempfile
import time
from collections.abc import Iterator

from ustolu.core import Game, compiling


def compile_costs(games: list[Game]) -> Iterator[tuple[str, dict[str, float]]]:
    """Seconds of processor time (0 where the system does not count a child's) and by the clock, game by game, each from nothing.

    A game on the pyramid compiles the board too, which several games share in truth. Raises BadMessage when a game cannot be compiled.
    """
    for game in games:
        with tempfile.TemporaryDirectory(prefix="ustolu-compiling-") as empty:
            began, before = time.perf_counter(), os.times()
            for _ in compiling.compile(game, into=empty):
                pass
            after = os.times()
        spent = after.children_user + after.children_system - before.children_user - before.children_system
        yield game.id, {"processor_s": round(spent, 1), "clock_s": round(time.perf_counter() - began, 1)}
