"""Everything lies open."""

from typing import Any

from ustolu.core import State


def show(s: State, seat: int) -> dict[str, Any]:
    """What each die shows (0: taken), what fell, and who rolls."""
    return {"dice": s.dice.tolist(), "number": int(s.number), "roller": int(s.roller)}
