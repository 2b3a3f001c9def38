"""Cells `3.2.2`, dice `r321` (colour, upper faces A B C), whole piles, and positions as `3.2.2=y321 4.2.2=y`.

Reading forgives spaces and case, `3,2,2` and `322` for a cell. What cannot be read raises IllegalMove with the paragraph that the caller names.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase

from ustolu.core import IllegalMove
from ustolu.games.pyramid.cells import CELL, NUMBER
from ustolu.games.pyramid.dice import COLOURS, POSITION, POSITIONS, die
from ustolu.games.pyramid.dice import NUMBER as POSITION_NUMBER
from ustolu.games.pyramid.piles import die_fallen, way_to

CELL_NAMES = tuple(f"{a}.{b}.{c}" for a, b, c in CELL)
"""How each cell is written."""
FACE_NAMES = tuple(f"{a}{b}{c}" for a, b, c in POSITION)
"""How each position is written."""
CELL_WORD = re.compile(r"([0-8])[.,]?([0-8])[.,]?([0-8])")
DIE_WORD = re.compile(r"([ryp])([1-6])([1-6])([1-6])")
PLACED = re.compile(r"([^=\s]+)\s*=\s*([ryp])([1-6?]{3})?")


def cell(word: str, paragraph: str) -> int:
    """The cell written as `3.2.2`."""
    match = CELL_WORD.fullmatch(word.strip())
    a, b, c = (int(digit) for digit in match.groups()) if match else (9, 9, 9)
    if (a, b, c) not in NUMBER:
        raise IllegalMove("pyramid-no-such-cell", {"text": word[:20]}, paragraph)
    return NUMBER[a, b, c]


def cells(numbers: Iterable[int]) -> str:
    """Several cells in canonical order."""
    return " ".join(CELL_NAMES[number] for number in sorted(numbers))


def position(word: str, paragraph: str) -> int:
    """The position whose upper faces A, B, C are written as `321`."""
    digits = re.sub(r"[\s.,]", "", word)
    faces = (int(digits[0]), int(digits[1]), int(digits[2])) if re.fullmatch(r"[1-6]{3}", digits) else (0, 0, 0)
    if faces not in POSITION_NUMBER:
        raise IllegalMove("pyramid-no-such-position", {"text": word[:20]}, paragraph)
    return POSITION_NUMBER[faces]


def die_name(number: int, hidden: Sequence[bool] = (False, False, False)) -> str:
    """A die as `r321`; a face that is hidden is `?`."""
    colour, place = divmod(number - 1, POSITIONS)
    return COLOURS[colour] + "".join("?" if unknown else str(face) for face, unknown in zip(POSITION[place], hidden, strict=True))


def read_die(word: str, paragraph: str) -> int:
    """The die written as `r321`."""
    match = DIE_WORD.fullmatch(word.strip().lower())
    faces = (int(match[2]), int(match[3]), int(match[4])) if match else (0, 0, 0)
    if match is None or faces not in POSITION_NUMBER:
        raise IllegalMove("pyramid-no-such-die", {"text": word[:20]}, paragraph)
    return die(COLOURS.index(match[1]), faces)


def pile(left: Sequence[int], falls: Sequence[int]) -> str:
    """The dice of a pile that fell one after another, when `left` of each colour had not fallen yet, as words."""
    remaining, names = [int(count) for count in left], []
    for way in falls:
        number = die_fallen(remaining, way)
        remaining[(number - 1) // POSITIONS] -= 1
        names.append(die_name(number))
    return " ".join(names)


def read_pile(left: Sequence[int], words: Iterable[str], paragraph: str) -> list[int]:
    """The falls of a pile written as words."""
    remaining, falls = [int(count) for count in left], []
    for word in words:
        number = read_die(word, paragraph)
        falls.append(way_to(remaining, number))
        if falls[-1] < 0:
            raise IllegalMove("pyramid-no-die-left", {"text": word[:20]}, paragraph)
        remaining[(number - 1) // POSITIONS] -= 1
    return falls


def read(text: str) -> dict[int, str]:
    """A position written as `3.2.2=y321 4.2.2=y`: the name of the die on each cell, without numbers where none are written, `?` for hidden ones.

    Raises ValueError for anything else.
    """
    found: dict[int, str] = {}
    for word in re.sub(r"\s*=\s*", "=", text.strip()).lower().split():
        match = PLACED.fullmatch(word)
        if not match or not any(fnmatchcase(faces, match[3] or "*") for faces in FACE_NAMES):
            raise ValueError(f"{word!r} is not written as 3.2.2=y321")
        try:
            found[cell(match[1], "")] = match[2] + (match[3] or "")
        except IllegalMove:
            raise ValueError(f"{match[1]!r} is no cell of the pyramid") from None
    return found


def written(lying: Mapping[int, str]) -> str:
    """A position as `read` reads it."""
    return " ".join(f"{CELL_NAMES[number]}={lying[number]}" for number in sorted(lying))
