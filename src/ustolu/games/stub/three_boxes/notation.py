"""Falls `roll 5`, moves `box 2` (boxes count from 1 on the left), and positions in characters."""

import re
from typing import Any

from ustolu.core import CHANCE, LETTERS, IllegalMove, State

ROLL = re.compile(r"(?:roll\s*)?([1-6])")
BOX = re.compile(r"(?:box\s*)?(\d)")


def text(s: State, who: int, code: int) -> str:
    """A fall `roll 5` or a move `box 2`."""
    return f"roll {code + 1}" if who == CHANCE else f"box {code + 1}"


def code(s: State, who: int, text: str) -> int:
    """The number of a fall or move; spaces and case are forgiven. Raises IllegalMove when it is neither."""
    pattern, key = (ROLL, "roll-unreadable") if who == CHANCE else (BOX, "box-unreadable")
    match = pattern.fullmatch(text.strip().lower())
    if not match:
        raise IllegalMove(key, {"text": text[:20]}, "§1" if who == CHANCE else "§2")
    return int(match[1]) - 1


def tell(s: State, who: int, code: int, seat: int) -> str:
    """What `seat` is told of a fall or move: nothing is hidden. A hidden word would be `?`."""
    return text(s, who, code)


def picture(view: dict[str, Any]) -> str:
    """The boxes of each seat in a line, `.` for an empty one, and the roll to be put away."""
    lines = [f"{LETTERS[seat]} " + " ".join(str(number or ".") for number in boxes) for seat, boxes in enumerate(view["box"])]
    return "\n".join([*lines, f"roll {view['roll'] or '-'}"])
