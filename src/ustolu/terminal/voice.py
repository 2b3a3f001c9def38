"""How lines reach a person: plain, or with colour and pictures."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Literal, Protocol

from rich.console import Console, RenderableType
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from ustolu.terminal.lines import CELLS, fit
from ustolu.terminal.tongue import Tongue

Tone = Literal["news", "answer", "wrong", "head"]
STYLES: dict[Tone, str] = {"news": "", "answer": "", "wrong": "bold red", "head": "bold"}
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what was scrolled away."""

WIDEST = 100


class Progressing(Protocol):
    """Told how far something long is."""

    def __call__(self, done: int, whole: int) -> None: ...


class Voice(Protocol):
    """Says lines; draws where it can; covers what was on the screen; tells how far something long is."""

    def say(self, lines: Iterable[str], tone: Tone = "news") -> None: ...
    def draw(self, picture: RenderableType) -> None: ...
    def cover(self) -> None: ...
    def progress(self, tongue: Tongue, title: str) -> AbstractContextManager[Progressing]: ...


class Plain:
    """Plain lines of at most 40 characters. Nothing is ever drawn or said again by itself."""

    def say(self, lines: Iterable[str], tone: Tone = "news") -> None:
        for line in lines:
            print(*(fit(line) if len(line) > CELLS else [line]), sep="\n", flush=True)

    def draw(self, picture: RenderableType) -> None:
        """No pictures here."""

    def cover(self) -> None:
        """Clear a real screen; a pipe has nothing to clear."""
        if sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            print(CLEAR, end="", flush=True)

    @contextmanager
    def progress(self, tongue: Tongue, title: str) -> Iterator[Progressing]:
        self.say([tongue("preparing", title=title)])

        def tell(done: int, whole: int) -> None:
            if done:
                self.say([tongue("progress", percent=100 * done // whole)])

        yield tell
        self.say([tongue("prepared")])


class Screen:
    """Colour and pictures by rich, which knows what the terminal can and respects NO_COLOR."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=False)

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def say(self, lines: Iterable[str], tone: Tone = "news") -> None:
        for line in lines:
            self.console.print(Text(line, STYLES[tone]), width=self.width)

    def draw(self, picture: RenderableType) -> None:
        self.console.print(picture)

    def cover(self) -> None:
        print(CLEAR, end="", flush=True)

    @contextmanager
    def progress(self, tongue: Tongue, title: str) -> Iterator[Progressing]:
        with Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=self.console) as bar:
            task = bar.add_task(tongue("preparing", title=title), total=None)
            yield lambda done, whole: bar.update(task, completed=done, total=whole)


def voice(plain: bool) -> Plain | Screen:
    """Pictures on a terminal that can show them, unless plain lines are wanted."""
    dumb = os.environ.get("TERM", "dumb") == "dumb" or bool(os.environ.get("USTOLU_PLAIN"))
    return Plain() if plain or dumb or not sys.stdout.isatty() else Screen()
