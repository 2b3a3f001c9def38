"""Where solved tables are kept: a folder in the user's cache, one file of 32-bit numbers a table, with a small JSON file beside it.

The JSON file is written last; without it the table is not there.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import numpy as np
import numpy.typing as npt
import platformdirs


def folder() -> Path:
    """Where the tables lie."""
    return Path(platformdirs.user_cache_dir("ustolu")) / "tables"


@dataclass(frozen=True)
class Kept:
    """A table that was solved before, read from the disk only where it is looked at."""

    value: float
    table: npt.NDArray[np.float32]


def find(name: str, length: int) -> Kept | None:
    """The table called `name`, when it lies there whole."""
    told, numbers = folder() / f"{name}.json", folder() / f"{name}.f32"
    try:
        value = float(json.loads(told.read_text(encoding="utf-8"))["value"])
        table = np.memmap(numbers, np.float32, "r")
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return Kept(value, table) if len(table) == length else None


@contextmanager
def writing(name: str) -> Iterator[BinaryIO]:
    """A file for the numbers of a new table. It takes the place of an older one at the end, and is gone if anything fails."""
    folder().mkdir(parents=True, exist_ok=True)
    unfinished = folder() / f"{name}.part"
    try:
        with unfinished.open("wb") as file:
            yield file
        unfinished.replace(folder() / f"{name}.f32")
    finally:
        unfinished.unlink(missing_ok=True)


def say(name: str, value: float) -> None:
    """Tell that the table called `name` is whole, and what the game is worth."""
    told = folder() / f"{name}.json"
    fresh = told.with_suffix(".new")
    fresh.write_text(json.dumps({"value": value}), encoding="utf-8")
    fresh.replace(told)
