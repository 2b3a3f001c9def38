"""A game by its id or by its folder: a game being written need not be installed to be tried."""

import importlib
import sys
from pathlib import Path

from ustolu.core import BadMessage, Game
from ustolu.core.catalogue import FOLDER
from ustolu.core.catalogue import game as find


def locate(name: str) -> Game:
    """The game with this id in the catalogue, or the one in this folder. Raises BadMessage when there is none."""
    folder = Path(name)
    if not (folder / "__init__.py").is_file():
        return find(name)
    folder = folder.resolve()
    if folder.parent == FOLDER:
        return find(folder.name)
    home = str(folder.parent)
    added = home not in sys.path
    if added:
        sys.path.insert(0, home)
    importlib.invalidate_caches()
    try:
        found = importlib.import_module(folder.name).GAME
        if not isinstance(found, Game) or found.folder != folder:
            raise ImportError(f"it holds no game, or another module is called {folder.name} too")
    except Exception as error:
        if added:
            sys.path.remove(home)
        raise BadMessage("broken-game", f"{folder} cannot be loaded: {type(error).__name__}: {error}") from error
    return found
