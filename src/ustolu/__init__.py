"""U stolu: a table for tabletop games. From Python:

    import ustolu
    game = ustolu.game("paper_islands")
    s = game.new(seats=3, grid=4)
    game.play(s, ustolu.CHANCE, "roll 5")
    game.play(s, 0, "b3")
"""

import importlib
from typing import Any

_HOME = {
    "game": "ustolu.core.catalogue", "catalogue": "ustolu.core.catalogue", "CHANCE": "ustolu.core", "SEALED": "ustolu.core",
    "Game": "ustolu.core", "IllegalMove": "ustolu.core", "BadMessage": "ustolu.core", "generator": "ustolu.core",
}  # fmt: skip
__all__ = sorted(_HOME)  # the names that __getattr__ finds


def __getattr__(name: str) -> Any:
    """Import what is asked for, so that `import ustolu` stays quick."""
    if name not in _HOME:
        raise AttributeError(f"ustolu has no {name!r}")
    return getattr(importlib.import_module(_HOME[name]), name)
