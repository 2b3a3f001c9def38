"""Laws: compiled, uncompiled and bounds-checked rules are the same rules, and everything is compiled once."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import numba

from ustolu.core import Game, cache
from ustolu.core.catalogue import catalogue
from ustolu.games.contract.digests import digests
from ustolu.games.contract.walk import require


def child(game: Game, count: int, *more: str, **environment: str) -> list[str]:
    """What a process with this environment prints about the game."""
    known = catalogue().games.get(game.id)
    name = game.id if known == game else str(game.folder)
    paths = [entry for entry in sys.path if entry]
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-m", "ustolu.games.contract", name, str(count), *more],
        capture_output=True, text=True, encoding="utf-8", check=False,
        env=inherited | {"PYTHONPATH": os.pathsep.join(paths)} | environment,
    )  # fmt: skip
    require(done.returncode == 0, f"{game.id} with {environment} stops: {done.stderr.strip()[-1500:]}")
    return done.stdout.split("\n")[:-1]


def compare(game: Game, other: list[str], how: str) -> None:
    """Raise Breach for the first game that went another way."""
    mine = digests(game, len(other))
    for seed, (here, there) in enumerate(zip(mine, other, strict=True)):
        require(here == there, f"{game.id}, game {seed}: {here} as compiled here, {there} {how}")


def uncompiled_rules_give_the_same_bytes(game: Game) -> None:
    """30 games, every position of them, with Numba switched off: a store out of range would raise there."""
    compare(game, child(game, 30, NUMBA_DISABLE_JIT="1"), "uncompiled")


def no_index_leaves_its_array(game: Game) -> None:
    """A few games with bounds checked, compiled into a cache of their own, since the check is part of the code."""
    compare(game, child(game, 6, NUMBA_BOUNDSCHECK="1", NUMBA_CACHE_DIR=str(cache.folder() / "bounds")), "with bounds checked")


def nothing_is_compiled_twice(game: Game) -> None:
    """After the warm-up no function of the rules gets another version, whatever is played, asked and said."""
    new = child(game, 4, "--versions")
    require(not any(new), f"{game.id} compiles more after its warm-up: {'; '.join(new)}")


def rules_are_compiled(game: Game) -> None:
    """Every verb is a function of the rules, compiled unless Numba is switched off."""
    rules = importlib.import_module(f"{game.module}.rules")
    for verb in ("setup", "turn", "sides", "legal", "play", "score", "place", "imagine"):
        function = getattr(rules, verb, None)
        require(callable(function), f"the rules of {game.id} lack the verb {verb}")
        ready = numba.config.DISABLE_JIT or hasattr(function, "signatures")
        require(ready, f"{verb} of {game.id} is not marked with @rule")
    require(Path(str(rules.__file__)).parent == game.folder, f"the rules of {game.id} lie outside its folder")
