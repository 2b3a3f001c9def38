"""Compiling a game once, in a child process, before anybody plays it: the server stays awake and progress can be shown.

The child (`python -m ustolu.core.compiling GAME`) takes one step after another and prints a JSON line after each. What it
compiled lies in the user's cache, from where every later process loads it in a fraction of a second.
"""

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from ustolu.core import cache, verbs
from ustolu.core.catalogue import game as find
from ustolu.core.chance import below, generator
from ustolu.core.errors import BadMessage
from ustolu.core.game import Game
from ustolu.core.scene import NOTHING

STEPS = ("ustolu.core.compiling:speak", "ustolu.bots.warm:playouts", "ustolu.bots.warm:search")
"""What has to be compiled for a game: functions of one game, by name, since the core knows nothing of bots."""


def speak(game: Game) -> None:
    """Meet every verb once, with the types that Python gives it, in the first positions of a game: so many that a seat has a choice after a pile.

    What words ask of the rules besides the verbs is met in the game's own `rules.warm`, where it has one.
    """
    s = game.new()
    out, rng = np.empty(game.most_moves, np.int32), generator(1)
    for _ in range(256):
        mask = verbs.turn(s)
        if mask == verbs.CHANCE:
            verbs.play(s, verbs.CHANCE, below(rng, verbs.sides(s)))
        for seat in game.on_turn(s):
            verbs.legal(s, seat, out)
            if (move := verbs.rollout(s, seat, rng, out)) != NOTHING:
                verbs.play(s, seat, move)
    verbs.score(s, 0)
    verbs.place(s, 0)
    verbs.imagine(s, 0, rng)
    if warm := getattr(game.rules, "warm", None):
        warm(game.new())


def _mark(game: Game) -> Path:
    return cache.folder() / "ready" / game.tag


def ready(game: Game) -> bool:
    """Whether everything of this version of the game has been compiled for this user."""
    return _mark(game).exists()


def compile(game: Game, into: str | None = None) -> Iterator[tuple[int, int]]:
    """Compile `game` in a child process; yields (steps done, steps in all). Raises BadMessage when the child fails.

    What is compiled lies in the user's cache, or in the folder `into`.
    """
    yield 0, len(STEPS)
    child = subprocess.Popen(
        [sys.executable, "-m", "ustolu.core.compiling", game.id], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
        env=os.environ | ({"NUMBA_CACHE_DIR": into} if into else {}),
    )  # fmt: skip
    assert child.stdout is not None and child.stderr is not None
    with child:
        for line in child.stdout:
            yield tuple(json.loads(line))
        trouble = child.stderr.read()
    if child.returncode:
        raise BadMessage("compile-failed", f"{game.id} could not be compiled: {trouble.strip()[-2000:]}")


def main() -> None:
    game = find(sys.argv[1])
    for done, step in enumerate(STEPS, 1):
        module, _, name = step.partition(":")
        getattr(importlib.import_module(module), name)(game)
        print(json.dumps([done, len(STEPS)]), flush=True)
    mark = _mark(game)
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


if __name__ == "__main__":
    main()
