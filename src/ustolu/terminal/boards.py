"""Boards read aloud: row by row, cell by cell, or by what lies on them."""

import re
from collections.abc import Mapping
from typing import Any

from ustolu.core import LETTERS
from ustolu.games.pyramid.cells import CELL
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.say import around
from ustolu.games.pyramid.say import cell as sentence
from ustolu.terminal.lines import folded
from ustolu.terminal.talk import Talk

Board = Mapping[str, Any]
NUMBER = {name: number for number, name in enumerate(CELL_NAMES)}
"""The cells of the pyramid, whose views say more of them than its boards."""


def cells(board: Board) -> list[str]:
    """The names of the cells, row by row: column, then row, as in the notation, or names of their own, "" where there is no cell."""
    return list(board.get("names") or [f"{column}{row}" for row in board["rows"] for column in board["columns"]])


LARGE = 30
"""Of a board with more cells only those are read where something lies; but in a pyramid empty ones are hollows."""


def rows(talk: Talk, board: Board) -> list[str]:
    """The board's name, then a line for each row; an empty cell is named so.

    Of another large board, or where cells have sentences or names of their own or are told with facts, a line for each cell that is not empty.
    """
    wide = len(board["columns"])
    own = talk.known.mine == [talk.eyes] and board.get("seat") == LETTERS.find(talk.eyes)
    lines = [talk.tongue("own-board") if own else talk.say(board["name"])]
    part = talk.known.view(talk.eyes).get("pyramid")
    told = "says" in board or "names" in board or "facts" in talk.known.view(talk.eyes)
    if (told or len(board["shows"]) > LARGE) and not part:
        there = [cell(talk, board, at) for at, shows in zip(cells(board), board["shows"], strict=True) if shows]
        return [*lines, *(line for line in there if line)] if there else [*lines, talk.tongue("free")]
    for i, row in enumerate(board["rows"]):
        line = range(i * wide, (i + 1) * wide)
        if part:
            facts = [dict[str, Any](sentence(part, NUMBER[at])[1]) for at in cells(board)[line.start : line.stop] if at]
            shows = [talk.tongue.text("pyramid-cell-short", **one) for one in facts]
        else:
            shows = [board["shows"][cell] or talk.tongue("free") for cell in line]
        lines.append(talk.tongue("row", row=row, cells=("; " if part else ", ").join(shows)))
    return lines


def cell(talk: Talk, board: Board, at: str) -> str | None:
    """What lies on the cell called `at`; None when there is no such cell."""
    for i, (name, shows) in enumerate(zip(cells(board), board["shows"], strict=True)):
        if name and folded(name) == folded(at):
            if "says" in board and board["says"][i]:
                return talk.say(board["says"][i])
            if part := talk.known.view(talk.eyes).get("pyramid"):
                return pyramid_cell(talk, part, NUMBER[name])
            return lying(talk, board, name, shows)
    return None


def lying(talk: Talk, board: Board, name: str, shows: str) -> str:
    """What a cell shows, with the `facts` that the view has of it."""
    facts = talk.known.view(talk.eyes).get("facts", {}).get(shows, {})
    return talk.tongue.text(board["cell"], at=name, shows=shows or "empty", **facts)


def beyond(talk: Talk, at: str) -> str | None:
    """What is to be said of a cell of the pyramid in a layer that no board shows, as no die lies there; None when it does not take part."""
    part = talk.known.view(talk.eyes).get("pyramid")
    number = NUMBER.get(at.strip())
    if not part or number is None or not part["layers"][0] <= sum(CELL[number]) <= part["layers"][1]:
        return None
    return pyramid_cell(talk, part, number)


def pyramid_cell(talk: Talk, part: Mapping[str, Any], number: int) -> str:
    """A cell's sentence; of a hollow between dice also the numbers around it."""
    seen = around(part, number)
    return ", ".join([talk.say(sentence(part, number)), *([talk.say(seen)] if seen else [])])


SHORTEST = 3
"""So many letters are a word."""


def find(talk: Talk, board: Board, shows: str) -> str:
    """Where `shows` lies on the board; a word of what is said of a cell will do."""
    there = [(name, text) for name, text in zip(cells(board), board["shows"], strict=True) if name and text]
    found = [name for name, text in there if folded(text) == folded(shows)]
    if not found and len(shows) >= SHORTEST and "says" not in board:
        found = [name for name, text in there if folded(shows) in re.split(r"\W+", folded(lying(talk, board, name, text)))]
    return talk.tongue("found", shows=shows, cells=", ".join(found)) if found else talk.tongue("found-none", shows=shows)
