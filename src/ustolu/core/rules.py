"""What rules are made of: a record type that says whose it is, and small functions compiled on first use."""

import hashlib
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numba import config, njit

from ustolu.core import cache

cache.use()

rule = njit(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True)
"""Marks a function of the rules: compiled for the records it meets, kept in the user's cache, free of the interpreter lock.

Without the second entrance that Numba makes for pointers to functions, which nobody uses: it cost a twentieth of all compiling.
"""

whole: Callable[[Any], Any] = int if config.DISABLE_JIT else np.int64
"""A number as rules are called with it. A constant, or what comes out of a record or an array, is of another type, for which a rule and all
that it calls would be compiled once more; `+ 0` does the same for a number of the record."""

RULE_FILES = ("*.py", "*.npy", "*.csv", "*.json")
NO_RULES = {"__init__.py", "view.py", "notation.py", "say.py", "refusals.py", "bot.py", "picture.py", "position.py"}


def fingerprint(*folders: Path) -> str:
    """A short hash of all that rules are made from in `folders`: sources and data, without the files that only speak or show."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(path for pattern in RULE_FILES for path in folder.glob(pattern)):
            if path.name not in NO_RULES:
                digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def state(game: str, fields: list[tuple[Any, ...]], *, shared: tuple[Path, ...] = ()) -> np.dtype[np.void]:
    """The record type of `game`, tagged with its name and a hash of what its rules are made from.

    The tag is a field of no size. It keeps two games of one layout apart, and keeps compiled code from outliving the rules
    it was compiled from: the hash covers the calling module's folder, the folders in `shared` (a board used by several
    games) and `core`. One field, `seats`, says how many seats there are; TypeError where it is missing.
    """
    if "seats" not in (field[0] for field in fields):
        raise TypeError(f"the record of {game!r} lacks the field 'seats', how many seats there are, which setup writes")
    folder = Path(inspect.stack()[1].filename).parent
    tag = f"{game}_{fingerprint(folder, *shared, Path(__file__).parent)}"
    return np.dtype([(tag, np.int8, (0,)), *fields], align=True)
