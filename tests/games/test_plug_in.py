"""A game from elsewhere: the one in `examples/` is installed into a fresh environment and played there."""

import os
import subprocess
import sys
import sysconfig
import tomllib
import venv
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "ridge_walk"
SOURCE = Path(__file__).parents[2] / "src"
WHOLE_GAME = "4-a-whole-game-of-two.toml"
WHOLE = """
from random import Random
from ustolu.core.catalogue import catalogue, game
from ustolu.core import play, turn, place
import numpy as np
from ustolu.core import legal
assert not catalogue().broken, catalogue().broken
found = game("ridge_walk")
assert str(found.folder).startswith(__import__("sys").prefix), found.folder
assert found.board == "pyramid"
s, random, out, moves = found.new(3), Random(1), np.zeros(found.most_moves, np.int64), 0
while turn(s):
    seat = int(s.seat)
    play(s, seat, int(random.choice(out[: legal(s, seat, out)])))
    moves += 1
print(moves, sorted(int(place(s, seat)) for seat in range(3))[0])
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of a fresh environment that has the program and what it needs, and the plug-in installed with pip."""
    home = tmp_path_factory.mktemp("fresh")
    venv.create(home, with_pip=True)
    inside = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    packages = subprocess.run([inside, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], capture_output=True, text=True, check=True)
    lent = [str(SOURCE), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    (Path(packages.stdout.strip()) / "lent.pth").write_text("\n".join(dict.fromkeys(lent)), encoding="utf-8")
    done = subprocess.run([inside, "-m", "pip", "install", "--quiet", "--no-deps", EXAMPLE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return inside


def run(python: Path, *arguments: str, typed: str = "", **more: str) -> str:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([python, *arguments], input=typed, capture_output=True, text=True, encoding="utf-8", check=False, env=env | more)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_this_environment_does_not_have_the_plug_in():
    assert subprocess.run([sys.executable, "-c", "import ridge_walk"], capture_output=True, check=False).returncode != 0


def test_an_installed_plug_in_is_listed_drawn_by_the_shared_board_and_played_to_the_end(python: Path):
    moves, best = map(int, run(python, "-c", WHOLE).split())
    assert moves >= 6 and best == 1


def test_an_installed_plug_in_keeps_the_whole_contract_compiled(python: Path):
    told = run(python, "-m", "ustolu.cli", "check", "--game", "ridge_walk")
    assert "kept  golden files hold" in told and "kept  nothing is compiled twice" in told and "broken" not in told


def test_an_installed_plug_in_is_played_in_the_terminal(python: Path, tmp_path: Path):
    events = tomllib.loads((EXAMPLE / "ridge_walk" / "golden" / WHOLE_GAME).read_text(encoding="utf-8"))["events"]
    moves = [event.split(" ", 1)[1] for event in events]
    typed = "\n".join(["cell 1.4.3", *moves]) + "\n"
    play = ["-m", "ustolu.cli", "play", "ridge_walk", "--seats", "me:Jana,me:Petr", "--lang", "en", "--plain"]
    told = run(python, *play, typed=typed, USTOLU_GAMES=str(tmp_path), PYTHONIOENCODING="utf-8")
    assert "layer 8, 1.4.3" in told and "You climb to 3.0.4" in told and "The game is over." in told
