"""A terminal for tests: the command runs in a process of its own, through a pipe or a pseudo-terminal, with folders of its own."""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pexpect
import pytest

from ustolu.core import compiling
from ustolu.core.catalogue import game

COMMAND = [sys.executable, "-m", "ustolu.cli"]

NOT_OURS = ("NO_COLOR", "LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "PYTHONDONTWRITEBYTECODE")
"""Of the environment these tests run in; the last one would make every start seconds slower."""


@dataclass
class Done:
    """How a run through a pipe ended."""

    status: int
    out: str
    wrong: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


@dataclass
class Home:
    """Where one test's games are kept."""

    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in NOT_OURS}
        folders = {"USTOLU_GAMES": str(self.folder / "games"), "USTOLU_COOKIES": str(self.folder / "cookies")}
        return kept | folders | {"PYTHONIOENCODING": "utf-8", "TERM": "xterm-256color"}

    @property
    def games(self) -> list[Path]:
        return sorted((self.folder / "games").glob("*.table"))

    def run(self, *arguments: str, lines: list[str] | None = None, **more: str) -> Done:
        """Run the command with these lines on its standard input."""
        typed = "".join(f"{line}\n" for line in lines or [])
        found = subprocess.run(
            [*COMMAND, *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            errors="surrogateescape",
            env=self.environment | more,
            timeout=120,
            check=False,
        )
        return Done(found.returncode, self.steady(found.stdout), self.steady(found.stderr))

    def terminal(self, *arguments: str, size: tuple[int, int] = (40, 100), **more: str) -> "pexpect.spawn[str]":
        """Run the command on a pseudo-terminal."""
        return pexpect.spawn(
            COMMAND[0], [*COMMAND[1:], *arguments], env=self.environment | more, encoding="utf-8", dimensions=size, timeout=60, echo=True
        )

    def end(self, screen: "pexpect.spawn[str]") -> int | None:
        """Read to the end; the exit status."""
        screen.expect(pexpect.EOF)
        screen.wait()
        status: int | None = screen.exitstatus
        return status

    def steady(self, text: str) -> str:
        """A transcript without what differs from run to run."""
        return re.sub(r"\d{4}-\d\d-\d\d-\d{6}", "DATE", text.replace(str(self.folder), "HOME"))


@pytest.fixture
def home(tmp_path: Path, compiled: None) -> Home:
    return Home(tmp_path)


@pytest.fixture(scope="session")
def compiled() -> None:
    """Everything these tests play is compiled once, before the first of them."""
    islands = game("paper_islands")
    if not compiling.ready(islands):
        for _ in compiling.compile(islands):
            pass
