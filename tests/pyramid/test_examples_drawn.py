"""What the drawn examples of the pyramid's guides say is true: their dice can lie so, and each word fits."""

import re
from fnmatch import fnmatchcase
from itertools import pairwise

import pytest

from ustolu.core.catalogue import catalogue
from ustolu.core.words import LANGUAGES
from ustolu.games import guide
from ustolu.games.pyramid import standing
from ustolu.games.pyramid.cells import CELLS, LAYER, OUTSIDE, SIDES, STEPS, SUPPORTS, peaks, saddle
from ustolu.games.pyramid.dice import POSITION, tipped
from ustolu.games.pyramid.notation import CELL_NAMES, read

NUMBER = {name: number for number, name in enumerate(CELL_NAMES)}
GAMES = {id: game for id, game in catalogue().games.items() if "ustolu.games.pyramid" in game.shares}
FACES = ["".join(map(str, faces)) for faces in POSITION]


class Example:
    """One example: dice by cell, and its words."""

    def __init__(self, notation: str) -> None:
        self.dice: dict[int, str] = {}
        self.words: list[tuple[str, list[str]]] = []
        for line in notation.splitlines():
            first, *rest = line.split()
            if "=" in first:
                self.dice |= read(line)
            else:
                self.words.append((first, rest))
        self.filled = [int(cell in self.dice) for cell in range(CELLS)]

    def faces(self, cell: int) -> tuple[int, ...]:
        """The upper faces of the die on a cell."""
        return tuple(int(face) for face in self.dice[cell][1:])


def hollow(example: Example, cells: list[str]) -> bool:
    """An empty cell on three dice; behind it the sum of the faces turned into it, where numbers play a part."""
    cell = NUMBER[cells[0]]
    if not standing.is_hollow(example.filled, cell):
        return False
    supports = [int(support) for support in SUPPORTS[cell]]
    if OUTSIDE in supports or len(cells) == 1:
        return True
    return sum(example.faces(support)[side] for side, support in enumerate(supports)) == int(cells[1])


def free(example: Example, cells: list[str]) -> bool:
    """A die with nothing on it."""
    return len(cells) == 1 and standing.is_free(example.filled, NUMBER[cells[0]])


def around_a_saddle(example: Example, cells: list[str]) -> bool:
    """Three dice on which one more would rest."""
    three = {NUMBER[cell] for cell in cells}
    return three <= example.dice.keys() and any(set(saddle(cell)) == three for cell in range(CELLS))


def around_a_peak(example: Example, cells: list[str]) -> bool:
    """Three neighbours in a layer between which nothing can rest."""
    three = {NUMBER[cell] for cell in cells}
    return three <= example.dice.keys() and any(set(peak) == three for peak in peaks(int(LAYER[NUMBER[cells[0]]])))


def row(example: Example, cells: list[str]) -> bool:
    """Dice one behind the other along one axis."""
    numbers = [NUMBER[cell] for cell in cells]
    lines = [all(SUPPORTS[upper, side] == lower for lower, upper in pairwise(numbers)) for side in range(SIDES)]
    return len(numbers) > 1 and any(lines) and set(numbers) <= example.dice.keys()


def tip(example: Example, cells: list[str]) -> bool:
    """A die goes over a ridge into the free hollow beside it, and arrives as a quarter turn, or half a one, has it."""
    (start,), ((end, die),) = [NUMBER[cells[0]]], read(cells[1]).items()
    ways = [(away, toward) for away in range(SIDES) for toward in range(SIDES) if away != toward and STEPS[start, away, toward] == end]
    arrived = [tipped(example.faces(start), *ways[0], degrees) for degrees in (90, 180)]
    return bool(ways) and standing.is_hollow(example.filled, end) and tuple(int(face) for face in die[1:]) in arrived


def slide(example: Example, cells: list[str]) -> bool:
    """A die comes down its row by one cell, into one that is empty or that a die leaves as well."""
    upper, lower = NUMBER[cells[0]], NUMBER[cells[1].partition("=")[0]]
    leaves = any(word == "slide" and NUMBER[cells[0]] == lower for word, cells in example.words)
    return upper in example.dice and lower in SUPPORTS[upper] and (leaves or not example.filled[lower])


MEANS = {
    "hollow": hollow, "fight": hollow, "free": free, "saddle": around_a_saddle, "peak": around_a_peak, "row": row, "tip": tip, "slide": slide,
    "from": lambda example, cells: cells[0] in ("A", "B", "C", "above"),
}  # fmt: skip


@pytest.mark.parametrize("id", GAMES)
def test_every_example_can_lie_so_and_every_word_in_it_is_true(id: str) -> None:
    for said, notation in guide.examples(guide.text(GAMES[id], "en")):
        example = Example(notation)
        moved = any(word == "slide" for word, _ in example.words)
        for cell, die in example.dice.items():
            assert moved or standing.is_supported(example.filled, cell), (said, CELL_NAMES[cell])
            assert len(die) == 1 or any(fnmatchcase(faces, die[1:]) for faces in FACES)
        for word, cells in example.words:
            assert MEANS[word](example, cells), (said, word, cells)


@pytest.mark.parametrize("id", GAMES)
def test_examples_are_the_same_in_every_language_and_name_the_cells_that_they_mark(id: str) -> None:
    written = {lang: guide.examples(guide.text(GAMES[id], lang)) for lang in LANGUAGES}
    notations = [[notation for _, notation in examples] for examples in written.values()]
    assert all(one == notations[0] for one in notations)
    for examples in written.values():
        for said, notation in examples:
            assert re.search(r"[.!?]$", said), said
            for word, cells in Example(notation).words:
                if word not in ("from", "saddle", "peak", "row"):
                    assert all(cell.partition("=")[0] in said for cell in cells), (said, word, cells)


WRONG = [
    "hollow 3.2.2", "hollow 4.2.2", "hollow 3.1.3", "free 4.2.2", "saddle 3.3.2 3.2.3 2.3.3", "peak 4.2.2 3.3.2 3.2.3", "row 4.2.2 3.3.2",
    "slide 3.2.2 4.2.2", "tip 4.2.2 3.3.2=y321", "tip 4.2.2 5.1.2=y321",
]  # fmt: skip


@pytest.mark.parametrize("word", WRONG)
def test_a_word_that_does_not_fit_is_found(word: str) -> None:
    example = Example("4.2.2=y321 3.3.2=r321 3.2.3=p321 3.2.2=y321\n" + word)
    assert not any(MEANS[name](example, cells) for name, cells in example.words)
