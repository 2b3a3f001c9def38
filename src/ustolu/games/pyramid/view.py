"""The part of a view that every pyramid game shares, and what the browser's one component (`board.js`) gets.

A game puts `shared(...)` into its view as `view["pyramid"]`. It is plain JSON:

    {
      "dice": {"3.2.2": "y321", "4.2.2": "r?1?", "2.3.3": "p"},
          every filled cell in canonical order, with the die's name: its colour (r red, y yellow, p pearl), then its upper faces A, B, C
          as far as this seat may know them (`?` is hidden from it); the colour alone where numbers play no part
      "owners": {"y": 0, "r": 1, "p": 2},
          in games with dice of one's own: which seat has this colour; {} in others
      "side": 0,
          the side at which this seat sits and from which it looks (0 A, 1 B, 2 C); null for a spectator and in games without sides
      "layers": [0, 8],
          the first and the last layer that take part in this game: [8, 8] on the bare base, [7, 8] for one layer of covers
      "marks": {"free": ["3.2.2"], "legal": ["2.3.2"], "hollow": ["4.4.0"], "last": ["3.2.2"]}
          cells that stand out, by the name of the reason: free dice, cells that can be chosen now, the hollow in question, the last move;
          a game may have names of its own (with a text `mark-NAME`). Each list is in canonical order; a name without cells is left out
      "thrown": ["t4"]
          the dice that lie thrown beside the pyramid, each its colour (t turquoise) and the number on top
      "sums": true
          the sum around a hollow is worked out as well, for everybody alike; left out where it is not
    }

Hollows of the base and the way the cells lie are the same in every game (`cells.py`): the component knows them. `grids(...)` are the
boards for readers of any kind, one for each layer.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ustolu.core import LETTERS
from ustolu.games.pyramid.cells import BOTTOM, CELL, CELLS, COVERS, FIRST, OUTSIDE, SIDES, SUPPORTS
from ustolu.games.pyramid.notation import CELL_NAMES

COVER_LISTS: list[list[int]] = COVERS.tolist()
SUPPORT_LISTS: list[list[int]] = SUPPORTS.tolist()


def shared(
    lying: Mapping[int, str],
    *,
    side: int | None = None,
    owners: Mapping[str, int] | None = None,
    layers: tuple[int, int] = (0, BOTTOM),
    marks: Mapping[str, Iterable[int]] | None = None,
    thrown: Iterable[str] = (),
    sums: bool = False,
) -> dict[str, Any]:
    """What the component gets. `lying` gives the name of the die on each filled cell (see `notation.die_name`)."""
    named = {name: [CELL_NAMES[cell] for cell in sorted(set(cells))] for name, cells in (marks or {}).items()}
    return {
        "dice": {CELL_NAMES[cell]: lying[cell] for cell in sorted(lying)},
        "owners": dict(owners or {}),
        "side": side,
        "layers": list(layers),
        "marks": {name: cells for name, cells in named.items() if cells},
        "thrown": list(thrown),
        **({"sums": True} if sums else {}),
    }


def free_cells(filled: Sequence[int]) -> list[int]:
    """[pyramid §5] The cells of free dice; `filled` holds 0 for each empty cell."""
    return [cell for cell in range(CELLS) if filled[cell] and not any(cover != OUTSIDE and filled[cover] for cover in COVER_LISTS[cell])]


def hollow_cells(filled: Sequence[int]) -> list[int]:
    """[pyramid §4] The hollows, those of the base too."""
    return [cell for cell in range(CELLS) if not filled[cell] and all(support == OUTSIDE or filled[support] for support in SUPPORT_LISTS[cell])]


def seen_from(side: int) -> tuple[int, int, int]:
    """Which coordinate is the distance from the near side, which from the left and which from the right, for who sits at `side`."""
    return side, (side + 1) % SIDES, (side + 2) % SIDES


def rows_of(layer: int, side: int) -> list[list[int]]:
    """The cells of a layer as they lie before who sits at `side`: the farthest row (one cell) first, each from left to right."""
    near, left, _ = seen_from(side)
    cells = range(int(FIRST[layer]), int(FIRST[layer + 1]))
    return [sorted((cell for cell in cells if CELL[cell][near] == far), key=lambda cell: CELL[cell][left]) for far in range(layer, -1, -1)]


def grids(part: Mapping[str, Any]) -> list[dict[str, Any]]:
    """One board for each layer, the highest that holds anything first, from `shared`'s part of a view.

    A board's `names` are those of its cells, "" where a row has ended; rows are named by the distance from the near side, columns from the left.
    """
    side, (top, bottom) = part["side"] or 0, part["layers"]
    found = []
    for layer in range(top, bottom + 1):
        rows = rows_of(layer, side)
        names = [[CELL_NAMES[cell] for cell in row] for row in rows]
        if layer < bottom and not any(name in part["dice"] for row in names for name in row):
            continue
        wide = layer + 1
        filled = [[*row, *[""] * (wide - len(row))] for row in names]
        found.append({
            "seat": None, "name": ("pyramid-layer", {"layer": layer, "side": LETTERS[side]}), "cell": "pyramid-board-cell",
            "rows": [str(far) for far in range(layer, -1, -1)], "columns": [f"{column}:" for column in range(1, wide + 1)],
            "names": [name for row in filled for name in row], "shows": [part["dice"].get(name, "") for row in filled for name in row],
        })  # fmt: skip
    return found
