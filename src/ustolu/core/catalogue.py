"""Which games there are: the folders of `ustolu.games`, and what other packages announce as `ustolu.games`."""

import importlib
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from ustolu.core.errors import BadMessage
from ustolu.core.game import Game

FOLDER = Path(__file__).parent.parent / "games"


@dataclass(frozen=True)
class Catalogue:
    """The games that work, by id, and for each that does not the reason in one line."""

    games: dict[str, Game] = field(default_factory=dict)
    broken: dict[str, str] = field(default_factory=dict)
    shared: dict[str, Path] = field(default_factory=dict)
    """The folders of what games share, by their names."""

    def add(self, name: str, module: str) -> None:
        """Import one game. One that cannot be imported is listed as broken and harms no other."""
        try:
            found = importlib.import_module(module).GAME
            if not isinstance(found, Game):
                raise TypeError(f"{module}.GAME is no Game")
            if found.id in self.games:
                raise ValueError(f"the id {found.id} is taken")
            self.shared.update(found.shared)
        except Exception as error:
            self.broken[name] = f"{type(error).__name__}: {error}"
        else:
            self.games[found.id] = found


@cache
def catalogue() -> Catalogue:
    """All games found, in the order of their ids, those of this package first."""
    found = Catalogue()
    for folder in sorted(path.parent for path in FOLDER.glob("*/rules.py")):
        found.add(folder.name, f"ustolu.games.{folder.name}")
    for entry in sorted(entry_points(group="ustolu.games")):
        found.add(entry.name, entry.value.partition(":")[0])
    return found


def game(id: str) -> Game:
    """The game called `id`. Raises BadMessage when there is none, or when it is broken."""
    known = catalogue()
    if id in known.games:
        return known.games[id]
    if id in known.broken:
        raise BadMessage("broken-game", f"{id} cannot be loaded: {known.broken[id]}")
    raise BadMessage("unknown-game", f"there is no game {id!r}; there are: {', '.join(known.games)}")
