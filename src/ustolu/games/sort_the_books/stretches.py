"""What stands well side by side on a row of books, for words: the same as `scoring` counts, with its kind and place."""

from collections.abc import Callable
from typing import NamedTuple

from ustolu.core import State
from ustolu.games.sort_the_books.books import AUTHOR, COLOUR, DISCIPLINE
from ustolu.games.sort_the_books.shelf import HIGH, WIDE

WORTH = (0, 0, 0, 1, 3, 5)
PLACES, COLOURS, ABOUT = AUTHOR.tolist(), COLOUR.tolist(), DISCIPLINE.tolist()
KINDS: dict[str, Callable[[int, int], bool]] = {
    "discipline": lambda a, b: ABOUT[a] == ABOUT[b],
    "colour": lambda a, b: COLOURS[a] == COLOURS[b],
    "forward": lambda a, b: PLACES[a] < PLACES[b],
    "backward": lambda a, b: PLACES[a] > PLACES[b],
    "rising": lambda a, b: a < b,
    "falling": lambda a, b: a > b,
}
"""[§6] When the book on the right goes on with what the left one began."""


class Stretch(NamedTuple):
    """At least three books side by side that belong together."""

    kind: str
    start: int
    books: list[int]

    @property
    def points(self) -> int:
        return WORTH[len(self.books)]


def row_of(s: State, seat: int, row: int) -> list[int]:
    """The numbers on a row, 0 where nothing stands."""
    books: list[int] = s.books.tolist()[seat][row * WIDE : row * WIDE + WIDE]
    return books


def stretches(row: list[int]) -> list[Stretch]:
    """[§6] The longest ones only, criterion by criterion, from the left."""
    found = []
    for kind, goes_on in KINDS.items():
        start = 0
        for end in range(1, WIDE + 1):
            if end == WIDE or not row[end - 1] or not row[end] or not goes_on(row[end - 1], row[end]):
                if end - start >= 3:
                    found.append(Stretch(kind, start, row[start:end]))
                start = end
    return found


def worth(row: list[int]) -> int:
    """[§6] The points of a row."""
    return sum(stretch.points for stretch in stretches(row))


def shelf_name(laid: int, row: int) -> str:
    """top, middle or bottom once it is certain which, by the cells with a book; else how far below the first book the row is."""
    used = [other for other in range(HIGH) if laid >> other * WIDE & (1 << WIDE) - 1]
    if used and used[-1] - used[0] == 2:
        return ("top", "middle", "bottom")[row - used[0]]
    return str(row - HIGH // 2) if row != HIGH // 2 else "first"
