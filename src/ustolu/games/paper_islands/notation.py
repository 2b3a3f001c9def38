"""Falls `roll 5`, moves `b3` (column a-d from the left, row 1-4 from the top), and positions in characters."""

import re
from typing import Any

from ustolu.core import CHANCE, IllegalMove, State, setup
from ustolu.core import new as blank
from ustolu.games.paper_islands.rules import State as Record

COLUMNS = "abcd"
LETTERS = "ABCD"
CELL = re.compile(r"([a-z])\s*(\d)")
ROLL = re.compile(r"(?:roll\s*)?([1-6])")


NAMES = {side: [f"{column}{row + 1}" for row in range(side) for column in COLUMNS[:side]] for side in (3, 4)}


def cell(code: int, side: int) -> str:
    """The name of a cell counted row by row from 0."""
    return NAMES[int(side)][code]


def text(s: State, who: int, code: int) -> str:
    """A fall `roll 5` or a move `b3`."""
    return f"roll {code + 1}" if who == CHANCE else cell(code, s.side)


def code(s: State, who: int, text: str) -> int:
    """The number of a fall or move; spaces and case are forgiven. Raises IllegalMove when it is neither."""
    words = text.strip().lower()
    if who == CHANCE:
        if not (match := ROLL.fullmatch(words)):
            raise IllegalMove("roll-unreadable", {"text": text[:20]}, "§1")
        return int(match[1]) - 1
    if not (match := CELL.fullmatch(words)):
        raise IllegalMove("cell-unreadable", {"text": text[:20]}, "§3")
    column, row = ord(match[1]) - ord("a"), int(match[2]) - 1
    if not (0 <= column < s.side and 0 <= row < s.side):
        raise IllegalMove("cell-outside", {"text": match[1] + match[2], "last": cell(s.side * s.side - 1, s.side)}, "§1")
    return row * int(s.side) + column


def tell(s: State, who: int, code: int, seat: int) -> str:
    """[§3] [§8] Nothing told is hidden: choices reach the state only when all have written."""
    return text(s, who, code)


def picture(view: dict[str, Any]) -> str:
    """All grids side by side in characters, `.` for a free cell, with the rolls so far."""
    side = view["side"]
    head = "   ".join(f"{LETTERS[seat]} " + " ".join(COLUMNS[:side]) for seat in range(len(view["grids"])))
    rows = [
        "   ".join(f"{row + 1} " + " ".join(str(n or ".") for n in grid[row * side : (row + 1) * side]) for grid in view["grids"])
        for row in range(side)
    ]
    return "\n".join([head, *rows, "rolls " + (" ".join(map(str, view["rolls"])) or "-")])


def read(text: str) -> State:
    """A position from its picture. A seat that has written the last roll has one number more than before it.

    Raises ValueError when the picture is torn, or its numbers do not follow from its rolls.
    """
    head, *rows, last = [line.rstrip() for line in text.strip().splitlines()]
    seats, side = sum(word in LETTERS for word in head.split()), len(rows)
    s = blank(Record)
    setup(s, seats, side)
    word, *rolls = last.split()
    if word != "rolls" or side not in (3, 4):
        raise ValueError("a picture has a head, three or four rows, and a line of rolls")
    numbers = [int(roll) for roll in rolls if roll != "-"]
    for i, number in enumerate(numbers):
        s.rolls[i] = number
    s.rolled = len(numbers)
    for row, line in enumerate(rows):
        words = line.split()
        for seat in range(seats):
            for column in range(side):
                word = words[seat * (side + 1) + 1 + column]
                s.grid[seat, row * side + column] = 0 if word == "." else int(word)
    for seat in range(seats):
        written = sorted(int(s.grid[seat, i]) for i in range(side * side) if s.grid[seat, i])
        if numbers and written == sorted(numbers[:-1]):
            s.writing |= 1 << seat
        elif written != sorted(numbers):
            raise ValueError(f"the numbers of {LETTERS[seat]} do not follow from the rolls")
    return s
