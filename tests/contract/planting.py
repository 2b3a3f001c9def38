"""Games with one fault put in on purpose, to see that the contract finds it."""

import dataclasses
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from ustolu.core import Game
from ustolu.games.contract import OF_A_GAME, OF_A_WALK, Breach, obey, walks
from ustolu.games.locate import locate

INHERITED = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Child processes keep the modules that they compile: starting is four times as quick."""


def replaced(game: Game, part: str, **functions: Callable[..., Any]) -> Game:
    """The game with other functions in one of its parts; the rules stay."""
    other = dataclasses.replace(game)
    other.__dict__["rules"] = game.rules
    other.__dict__[part] = SimpleNamespace(**{**vars(getattr(game, part)), **functions})
    return other


def broken_laws(game: Game, count: int = 6) -> set[str]:
    """The names of the laws that some game of a few shows to be broken."""
    played = list(walks(game, count, 1))
    return {law.__name__ for law in OF_A_WALK if any(breaches(law, played))}


def breaches(law: Callable[[Any], None], played: list[Any]) -> Iterator[bool]:
    for walk in played:
        try:
            obey(law, walk)
        except Breach:
            yield True


def copied(source: Path, target: Path, file: str, old: str, new: str) -> Path:
    """A copy of a game's folder, as a package of its own, with `old` in `file` replaced by `new`."""
    assert (source / file).read_text(encoding="utf-8").count(old) == 1, f"{old!r} does not stand once in {file}"
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    for path in target.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        text = text.replace(f"from ustolu.games.{source.name}", f"from {target.name}").replace(f"from {source.name}", f"from {target.name}")
        path.write_text(text, encoding="utf-8")
    changed = target / file
    changed.write_text(changed.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    return target


def ustolu(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command `ustolu` to its end."""
    return subprocess.run(
        [sys.executable, "-m", "ustolu.cli", *arguments], capture_output=True, text=True, encoding="utf-8", check=False, timeout=240,
        env=INHERITED | environment,
    )  # fmt: skip


def found(planted: list[tuple[Path, str]]) -> list[str]:
    """For each game (by its folder) what breaks the law of this name, empty if nothing does. One uncompiled process for all of them."""
    done = subprocess.run(
        [sys.executable, __file__], input=json.dumps([[str(folder), law] for folder, law in planted]), env=INHERITED | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True, text=True, encoding="utf-8", check=False, timeout=240,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    problems: list[str] = json.loads(done.stdout)
    return problems


def problem(game: Game, name: str) -> str:
    """What breaks the law of this name in the game, or in one of a few games played; empty if nothing does."""
    of_a_game: dict[str, Any] = {law.__name__: law for law in OF_A_GAME}
    of_a_walk: dict[str, Any] = {law.__name__: law for law in OF_A_WALK} | {"whole_games_can_be_played": lambda walk: None}
    try:
        if name in of_a_game:
            of_a_game[name](game)
        else:
            for walk in walks(game, 12, 1):
                obey(of_a_walk[name], walk)
    except Breach as breach:
        return str(breach)
    return ""


if __name__ == "__main__":
    print(json.dumps([problem(locate(folder), law) for folder, law in json.load(sys.stdin)]))
