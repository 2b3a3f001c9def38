"""Where compiled code is kept: one folder a user, apart for each version of the code that every game shares.

Numba looks only at the file of the function that it compiles. A playout calls rules, and a search calls playouts: so the
folder's name carries a hash of all the shared compiled sources, and changed code can never be run from an old cache.
"""

import hashlib
import os
from pathlib import Path

import numba
import platformdirs

SHARED = ("core/**/*.py", "bots/**/*.py", "solvers/**/*.py", "lab/games/**/*.py", "games/pyramid/cells.py", "games/pyramid/dice.py")
"""The last two are tables: Numba freezes them into what is compiled of the files beside them."""


def folder() -> Path:
    """The folder of compiled code for this version of the shared sources; `NUMBA_CACHE_DIR` names another."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    if named:
        return Path(named)
    package = Path(__file__).parent.parent
    digest = hashlib.sha256(numba.__version__.encode() + str(package).encode())
    for pattern in SHARED:
        for path in sorted(package.glob(pattern)):
            digest.update(path.read_bytes())
    return Path(platformdirs.user_cache_dir("ustolu")) / "compiled" / digest.hexdigest()[:16]


def use() -> None:
    """Let Numba keep what it compiles in `folder()`. Called before the first function is compiled."""
    numba.config.CACHE_DIR = str(folder())
