"""Papírové ostrovy alone, solved: the points that best play can still expect from every position.

Points already made do not matter, nor does a filled cell without an empty neighbour, and numbers matter only by which are
equal. So a position is the set of empty cells, up to the eight symmetries, with the pattern of equal numbers on the filled cells
that touch an empty one (its *shore*, in ascending order of cells). Patterns are restricted growth strings of at most six
numbers: the first cell has 0, and each other one a number seen before or the next one. They are counted in the order of
a dictionary, so a position is a set's offset plus a pattern's rank, and nothing has to be looked up.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
import numpy.typing as npt

from ustolu.core import rule
from ustolu.solvers import shelf

OPTIONS = {"grid": (4, 3)}
"""Every option of the game, the first value being the default."""
VERSION = 1
"""Of the tables: raised when they would be laid out in another way."""
NUMBERS = 6
LONGEST = 12
"""No set of empty cells on 4x4 touches more filled ones."""

Values = npt.NDArray[np.float64]


def completions() -> npt.NDArray[np.int64]:
    """In row n, column k: in how many ways n further cells can be given numbers after k different ones."""
    ways = np.ones((LONGEST + 1, NUMBERS + 1), np.int64)
    for n in range(1, LONGEST + 1):
        for k in range(NUMBERS + 1):
            ways[n, k] = k * ways[n - 1, k] + (ways[n - 1, k + 1] if k < NUMBERS else 0)
    return ways


WAYS = completions()


@rule
def step(label, left, seen, rank, ways):  # type: ignore[no-untyped-def]  # compiled
    """One more cell with the number `label`, `left` to follow. `seen` has four bits a label: its new name plus 1, and on top how many there are."""
    names = seen >> 32
    name = seen >> 4 * label & 15
    if name == 0:
        return seen + (1 << 32) + (names + 1 << 4 * label), rank + names * ways[left, names]
    return seen, rank + (name - 1) * ways[left, names]


@rule
def solve_set(length, cells, starts, lengths, order, places, near, ways, after, values):  # type: ignore[no-untyped-def]  # compiled
    """Fill `values` with the worth of all patterns of one set of empty cells, whose shore has `length` cells.

    Row by row for each of the `cells` that could be written: where the values of the set left begin in `after`, the length of its
    shore, the places of that shore's cells on this one, the place of the written cell itself there (-1: it is no shore),
    and the places of its filled neighbours here (-1: none).
    """
    labels, before = np.zeros(length + 1, np.int64), np.zeros(length + 1, np.int64)
    for i in range(1, length):
        before[i] = 1
    best = np.zeros(NUMBERS + 1)
    for index in range(len(values)):
        used = 0
        if length:
            used = max(before[length - 1], labels[length - 1] + 1)
        kinds = min(used + 1, NUMBERS)
        for label in range(kinds):
            best[label] = -1.0
        for cell in range(cells):
            many, place = lengths[cell], places[cell]
            seen, rank = 0, 0
            for i in range(many if place < 0 else place):
                seen, rank = step(labels[order[cell, i]], many - 1 - i, seen, rank, ways)
            for label in range(kinds):
                found = rank
                if place >= 0:
                    now, found = step(label, many - 1 - place, seen, rank, ways)
                    for i in range(place + 1, many):
                        now, found = step(labels[order[cell, i]], many - 1 - i, now, found, ways)
                worth = after[starts[cell] + found]
                for i in range(4):
                    if near[cell, i] >= 0 and labels[near[cell, i]] == label:
                        worth += 1.0
                best[label] = max(best[label], worth)
        total = 0.0
        for label in range(kinds):
            total += best[label] * (NUMBERS - used if label == used else 1)
        values[index] = total / NUMBERS
        i = length - 1
        while i > 0 and labels[i] >= min(before[i], NUMBERS - 1):
            labels[i] = 0
            i -= 1
        if i > 0:
            labels[i] += 1
            for j in range(i + 1, length):
                before[j] = max(before[i], labels[i] + 1)


@dataclass(frozen=True)
class Grid:
    """The geometry of a grid: sets of empty cells as bit masks, and where the values of each begin."""

    side: int

    @property
    def cells(self) -> int:
        return self.side * self.side

    @cached_property
    def neighbours(self) -> list[list[int]]:
        side = self.side
        steps = ((-1, 0), (0, -1), (0, 1), (1, 0))
        return [
            [(row + down) * side + column + right for down, right in steps if 0 <= row + down < side and 0 <= column + right < side]
            for row in range(side)
            for column in range(side)
        ]

    @cached_property
    def symmetries(self) -> list[list[int]]:
        """Eight lists: where each cell goes."""
        cells = np.arange(self.cells).reshape(self.side, self.side)
        turns = [np.rot90(cells, n) for n in range(4)]
        return [turned.ravel().tolist() for turn in turns for turned in (turn, turn.T)]

    @cached_property
    def canon(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """For each set the least of its eight images, and which symmetry leads there."""
        masks = np.arange(1 << self.cells)
        images = np.stack([sum((masks >> cell & 1) << to for cell, to in enumerate(symmetry)) for symmetry in self.symmetries])
        return images.min(0), images.argmin(0)

    @cached_property
    def shores(self) -> npt.NDArray[np.int64]:
        """For each set the filled cells that touch it, as a mask."""
        masks = np.arange(1 << self.cells)
        touched = np.zeros_like(masks)
        for cell, others in enumerate(self.neighbours):
            touched |= (masks >> cell & 1) * sum(1 << other for other in others)
        return touched & ~masks

    @cached_property
    def layers(self) -> list[list[int]]:
        """The sets that stand for all, by how many cells are empty."""
        layers: list[list[int]] = [[] for _ in range(self.cells + 1)]
        for mask in np.unique(self.canon[0]).tolist():
            layers[mask.bit_count()].append(mask)
        return layers

    @cached_property
    def starts(self) -> npt.NDArray[np.int64]:
        """For each set that stands for others, where its values begin in the table; the last entry is the table's length."""
        starts = np.zeros((1 << self.cells) + 1, np.int64)
        at = 0
        for layer in self.layers:
            for mask in layer:
                starts[mask] = at
                at += self.patterns(mask)
        starts[-1] = at
        return starts

    def patterns(self, mask: int) -> int:
        """How many patterns the shore of this set can have."""
        return int(WAYS[int(self.shores[mask]).bit_count(), 0])

    def shore(self, mask: int) -> list[int]:
        touched = int(self.shores[mask])
        return [cell for cell in range(self.cells) if touched >> cell & 1]

    def fold(self, mask: int) -> tuple[int, list[int]]:
        """The set that stands for `mask`, and which cells of this grid its shore is, in its own order."""
        symmetry = self.symmetries[self.canon[1][mask]]
        canon = int(self.canon[0][mask])
        return canon, [symmetry.index(cell) for cell in self.shore(canon)]

    def place(self, numbers: Sequence[int]) -> int:
        """Where the value of a grid (row by row, 0 = empty) lies in the table."""
        canon, shore = self.fold(sum(1 << cell for cell, number in enumerate(numbers) if not number))
        names: dict[int, int] = {}
        rank = 0
        for i, cell in enumerate(shore):
            known = len(names)
            rank += names.setdefault(numbers[cell], known) * int(WAYS[len(shore) - 1 - i, known])
        return int(self.starts[canon]) + rank

    def worth(self, table: npt.NDArray[np.floating], numbers: Sequence[int], number: int) -> dict[int, float]:
        """For each empty cell the points to be expected when `number` is written there: those made at once, and all later ones."""
        told = {}
        for cell in range(self.cells):
            if not numbers[cell]:
                after = [*numbers[:cell], number, *numbers[cell + 1 :]]
                now = sum(numbers[other] == number for other in self.neighbours[cell])
                told[cell] = now + float(table[self.place(after)])
        return told

    def solve_one(self, mask: int, after: Values, begin: int) -> Values:
        """The values of one set; `after` are those of all sets with one empty cell less, which begin at `begin` in the table."""
        shore = {cell: i for i, cell in enumerate(self.shore(mask))}
        empty = [cell for cell in range(self.cells) if mask >> cell & 1]
        rows = len(empty)
        starts, lengths, places = np.zeros(rows, np.int64), np.zeros(rows, np.int64), np.full(rows, -1, np.int64)
        order, near = np.zeros((rows, LONGEST), np.int64), np.full((rows, 4), -1, np.int64)
        for row, cell in enumerate(empty):
            canon, later = self.fold(mask & ~(1 << cell))
            starts[row], lengths[row] = self.starts[canon] - begin, len(later)
            for i, other in enumerate(later):
                if other == cell:
                    places[row] = i
                else:
                    order[row, i] = shore[other]
            for i, other in enumerate(other for other in self.neighbours[cell] if other in shore):
                near[row, i] = shore[other]
        values = np.empty(self.patterns(mask))
        solve_set(len(shore), rows, starts, lengths, order, places, near, WAYS, after, values)
        return values

    def solve(self, keep: Callable[[Values], object], tell: Callable[[int], object] = lambda done: None) -> float:
        """The points to be expected from the empty grid.

        The table is handed to `keep` piece by piece, in its order; `tell` hears how many positions are done.
        """
        after, begin = np.zeros(1), 0
        keep(after)
        for layer in self.layers[1:]:
            first = int(self.starts[layer[0]])
            values = np.empty(sum(map(self.patterns, layer)))
            for mask in layer:
                start = int(self.starts[mask]) - first
                values[start : start + self.patterns(mask)] = found = self.solve_one(mask, after, begin)
                keep(found)
                tell(first + start + len(found))
            after, begin = values, first
        return float(after[0])


@cache
def grid(side: int) -> Grid:
    """The geometry of a grid, made once."""
    return Grid(side)


def answer(options: Mapping[str, object], again: bool, tell: Callable[[int, int], object]) -> dict[str, float]:
    """What a game alone is worth. The table of 4x4 is kept in the user's cache, and solved only once unless `again` is asked."""
    side = int(str(options["grid"]))
    if side == 3:
        return {"value": round(small()[0], 9)}
    kept = None if again else find(side)
    return {"value": round(kept.value if kept else solve_and_keep(side, tell), 9)}


@cache
def small() -> tuple[float, Values]:
    """The worth of 3x3 and its whole table, solved at once."""
    pieces: list[Values] = []
    value = grid(3).solve(pieces.append)
    return value, np.concatenate(pieces)


def name(side: int) -> str:
    return f"paper_islands-{side}x{side}-{VERSION}"


def find(side: int) -> shelf.Kept | None:
    """The table of a grid, when it has been solved and kept."""
    return shelf.find(name(side), int(grid(side).starts[-1]))


def solve_and_keep(side: int, tell: Callable[[int, int], object]) -> float:
    """Solve a grid and keep its table; `tell` hears how many positions are done, and of how many."""
    total = int(grid(side).starts[-1])
    with shelf.writing(name(side)) as file:
        value = grid(side).solve(lambda values: values.astype(np.float32).tofile(file), lambda done: tell(done, total))
    shelf.say(name(side), value)
    return value
