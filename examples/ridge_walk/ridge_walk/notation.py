"""Moves `step 1.3.4`, or the cell alone, and positions in characters."""

from typing import Any

from ustolu.core import LETTERS, IllegalMove, State
from ustolu.games.pyramid import notation
from ustolu.games.pyramid import picture as pictures


def text(s: State, who: int, code: int) -> str:
    """A move `step 1.3.4`."""
    return f"step {notation.CELL_NAMES[code]}"


def code(s: State, who: int, text: str) -> int:
    """The number of the cell; spaces and case are forgiven. Raises IllegalMove when it is none."""
    words = text.strip().lower().split()
    if words[:1] == ["step"]:
        words = words[1:]
    if len(words) != 1:
        raise IllegalMove("step-unreadable", {"text": text[:20]}, "§2")
    return notation.cell(words[0], "§2")


def tell(s: State, who: int, code: int, seat: int) -> str:
    """Nothing is hidden."""
    return text(s, who, code)


def picture(view: dict[str, Any]) -> str:
    """The layers in characters, and where each path ends."""
    ends = "  ".join(f"{LETTERS[seat]} {cell}" for seat, cell in enumerate(view["ends"]))
    return f"{pictures.plain(view['pyramid'])}\n{ends}"
