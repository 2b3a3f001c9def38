"""The search without Numba plays the same, so that it can be debugged, and nothing depends on memory that was never written."""

import os
import subprocess
import sys
from pathlib import Path

import guess

from ustolu.bots import level
from ustolu.bots.choice import think
from ustolu.bots.stop import Stop
from ustolu.core import CHANCE, play
from ustolu.core.catalogue import game


def moves() -> list[tuple[int, int]]:
    """What small searches find in both kinds of games."""
    it = game("paper_islands")
    s = it.new(seats=2, grid=3)
    play(s, CHANCE, 2)
    found = [think(it, s, 1, level.Budget(80, 3), seed, Stop()) for seed in range(3)]
    return [*found, *(think(guess.GAME, guess.GAME.new(seats=2), 1, level.Budget(60, 2), seed, Stop()) for seed in range(3))]


def test_the_search_without_numba_finds_the_same() -> None:
    here = Path(__file__).parent
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join([str(here), *sys.path])}
    code = "import test_uncompiled; print(test_uncompiled.moves())"
    plain = subprocess.run([sys.executable, "-W", "error::RuntimeWarning", "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert plain.stderr == ""
    assert plain.stdout.strip() == str(moves())
