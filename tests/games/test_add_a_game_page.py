"""The page about adding a game is true: the test does what it says, from the first command to the last."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
BLOCK = re.compile(r"```(\w+) ?(\S*)\n(.*?)```", re.S)

INHERITED = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Child processes keep the modules that they compile: starting is four times as quick."""


def run(commands: str, folder: Path) -> None:
    """Run each `$` line and compare what it prints: in order, where `...` stands for any lines."""
    for block in commands.split("$ ")[1:]:
        line, _, expected = block.partition("\n")
        program, *arguments = shlex.split(line)
        assert program == "ustolu"
        done = subprocess.run(
            [sys.executable, "-m", "ustolu.cli", *arguments], cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False, timeout=200,
            env=INHERITED | {"NUMBA_DISABLE_JIT": "1"},
        )  # fmt: skip
        parts = [re.escape(part) for part in expected.split("...\n")]
        assert re.fullmatch("(?:.*\n)*?".join(parts), done.stdout), f"$ {line}\n{done.stdout}{done.stderr}"
        assert (done.returncode == 0) == (not re.search(r"^broken|, not ", expected, re.M)), done.stderr


def change(diff: str, path: Path) -> None:
    """Put the lines with `+` where those with `-` and those before and after them stand; they stand there once."""
    lines = [line or " " for line in diff.splitlines()]
    old = "".join(line[1:] + "\n" for line in lines if line[0] in " -")
    new = "".join(line[1:] + "\n" for line in lines if line[0] in " +")
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path.name} does not have once:\n{old}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_page_leads_to_a_game_that_keeps_the_whole_contract(tmp_path: Path):
    game = tmp_path / "games" / "twins"
    done = []
    for kind, name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        if kind == "console":
            run(text, tmp_path)
        elif kind == "diff":
            change(text, game / name)
        elif name:
            (game / name).write_text(text, encoding="utf-8")
        done.append(kind)
    assert done.count("console") == 5 and done.count("diff") == 7


def test_the_table_of_files_names_what_the_command_writes(tmp_path: Path):
    from ustolu.games.stub.write import write

    written = {path.relative_to(tmp_path / "twins").as_posix() for path in write("twins", tmp_path)}
    named = set(re.findall(r"`([\w/*]+\.\w+)`", PAGE.read_text(encoding="utf-8").split("| file |")[1].split("\n\n")[0]))
    assert {name for name in written if not name.startswith("golden/")} == named - {"golden/*.toml"}
