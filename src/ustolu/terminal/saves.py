"""Games of this computer on disk: the log that can be continued, written before anything is told, and the record beside it."""

import errno
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import platformdirs

from ustolu import tables
from ustolu.core import BadMessage

SUFFIX = ".table"
ME = "me"
"""The person at this terminal: one for all the seats that take turns here."""


def folder() -> Path:
    """Where games of this user are kept; USTOLU_GAMES names another place."""
    return Path(os.environ.get("USTOLU_GAMES") or platformdirs.user_data_path("ustolu") / "games")


class First(msgspec.Struct):
    """The first line of a saved game: what the table was opened with, and the secret of its dice."""

    header: bytes
    secret: bytes
    seed: int


@dataclass
class Save:
    """One game on disk. Its file has the first line, then an entry a line."""

    path: Path
    first: First
    entries: list[bytes]
    size: int

    @classmethod
    def create(cls, name: str, first: First) -> "Save":
        """A new file in the games folder; a number is added to a name that is taken."""
        folder().mkdir(parents=True, exist_ok=True)
        for number in range(1, 10_000):
            path = folder() / f"{name}{f'-{number}' if number > 1 else ''}{SUFFIX}"
            try:
                with path.open("xb") as file:
                    size = file.write(msgspec.json.encode(first) + b"\n")
            except FileExistsError:
                continue
            return cls(path, first, [], size)
        raise FileExistsError(name)

    @classmethod
    def open(cls, path: Path) -> "Save":
        """A game to be continued, from its own file or its record's. A torn last line is left out, as if it had not happened.

        Raises OSError when there is no file, ValueError when it is none of ours.
        """
        path = path if path.suffix == SUFFIX or not path.with_suffix(SUFFIX).exists() else path.with_suffix(SUFFIX)
        head, *lines = path.read_bytes().split(b"\n")
        whole = lines[:-1]
        first = msgspec.json.decode(head, type=First)
        size = len(head) + 1 + sum(len(line) + 1 for line in whole)
        if lines and lines[-1]:
            os.truncate(path, size)
        return cls(path, first, whole, size)

    def append(self, entry: bytes) -> None:
        """Write one entry, to the disk itself, before anybody is told of it. Raises OSError when that cannot be done."""
        with self.path.open("ab") as file:
            if file.tell() != self.size:
                raise OSError(errno.EBUSY, "another terminal has gone on with this game")
            self.size += file.write(entry + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.entries.append(entry)

    @property
    def record(self) -> Path:
        return self.path.with_suffix(".jsonl")

    def lines(self) -> Iterator[str]:
        """The record: in full when the game is over, before that as this terminal's seats know it."""
        try:
            yield from tables.records(self.first.header, self.entries, self.first.secret, "full")
        except BadMessage:
            yield from tables.records(self.first.header, self.entries, self.first.secret, "mine", ME)

    def write(self, path: Path | None = None) -> Path:
        """Write the record and say where it is."""
        path = path or self.record
        text = "".join(f"{line}\n" for line in self.lines())
        aside = path.with_name(f".{path.name}.{os.getpid()}")
        aside.write_text(text, encoding="utf-8")
        aside.replace(path)
        return path


def name(game: str, stamp: str) -> str:
    """The name of a new game's file: which game, and when."""
    return f"{game}-{stamp}"


def shown(path: Path | str) -> str:
    """A path as a person types it: the home folder is `~`."""
    try:
        return f"~/{Path(path).resolve().relative_to(Path.home())}"
    except ValueError:
        return str(path)
