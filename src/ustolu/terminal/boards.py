"""Boards read aloud: row by row, cell by cell, or by what lies on them."""

from collections.abc import Mapping
from typing import Any

from ustolu.core import LETTERS
from ustolu.terminal.lines import folded
from ustolu.terminal.talk import Talk

Board = Mapping[str, Any]


def cells(board: Board) -> list[str]:
    """The names of the cells, row by row: column, then row, as in the notation."""
    return [f"{column}{row}" for row in board["rows"] for column in board["columns"]]


def rows(talk: Talk, board: Board) -> list[str]:
    """The board's name, then a line for each row; an empty cell is named so."""
    wide = len(board["columns"])
    own = talk.known.mine == [talk.eyes] and board.get("seat") == LETTERS.find(talk.eyes)
    lines = [talk.tongue("own-board") if own else talk.say(board["name"])]
    for i, row in enumerate(board["rows"]):
        shows = [text or talk.tongue("free") for text in board["shows"][i * wide : (i + 1) * wide]]
        lines.append(talk.tongue("row", row=row, cells=", ".join(shows)))
    return lines


def cell(talk: Talk, board: Board, at: str) -> str | None:
    """What lies on the cell called `at`; None when there is no such cell."""
    for name, shows in zip(cells(board), board["shows"], strict=True):
        if folded(name) == folded(at):
            return talk.tongue.text(board["cell"], at=name, shows=shows or "empty")
    return None


def find(talk: Talk, board: Board, shows: str) -> str:
    """Where `shows` lies on the board."""
    found = [name for name, text in zip(cells(board), board["shows"], strict=True) if folded(text) == folded(shows)]
    return talk.tongue("found", shows=shows, cells=", ".join(found)) if found else talk.tongue("found-none", shows=shows)
