"""Pictures in colour: boards whose equal neighbours join into islands, dice, scores beside them. Every colour has a twin in walls and numbers."""

import re
from collections.abc import Mapping
from typing import Any
from zlib import crc32

from rich.text import Text

PALETTE = ("#e69f00", "#56b4e9", "#2aa876", "#f0e442", "#7f9cf5", "#f2784b", "#d48ab8", "#b8b8b8")
"""Colours that people with any kind of colour vision can tell apart, all bright enough for black print."""

INK = "#111111"
"""Print on these colours; plain `black` in bold is grey on many terminals."""

WALLS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""The character where walls meet: 1 for one above, 2 below, 4 to the left, 8 to the right."""

SPOTS = {
    "1": ("       ", "   ●   ", "       "), "2": (" ●     ", "       ", "     ● "), "3": (" ●     ", "   ●   ", "     ● "),
    "4": (" ●   ● ", "       ", " ●   ● "), "5": (" ●   ● ", "   ●   ", " ●   ● "), "6": (" ●   ● ", " ●   ● ", " ●   ● "),
}  # fmt: skip
DICE = re.compile(r"\w+((?: [1-6])+)")
"""A fall that is nothing but ordinary dice: `roll 5`, `roll 1 2 3`."""


def colour(shows: str) -> str:
    """The colour that belongs to what a cell shows: the numbers in the palette's order, all else by its own."""
    return PALETTE[(int(shows) - 1 if shows.isdecimal() else crc32(shows.encode())) % len(PALETTE)]


def dice(fall: str) -> Text | None:
    """The dice of a fall, drawn beside each other; None when it shows anything but ordinary dice."""
    if not (match := DICE.fullmatch(fall)):
        return None
    faces = [SPOTS[number] for number in match[1].split()]
    rows = ["  ".join("╭───────╮" for _ in faces)]
    rows += ["  ".join(f"│{face[row]}│" for face in faces) for row in range(3)]
    rows += ["  ".join("╰───────╯" for _ in faces)]
    return Text("\n".join(rows), style="bold")


class Board:
    """One board of a view: which cells belong together, and how it is drawn."""

    def __init__(self, board: Mapping[str, Any], brings: Mapping[str, int] | None = None, fresh: frozenset[str] = frozenset()) -> None:
        """`brings` gives by a cell's name what a move there brings; `fresh` are the cells written last."""
        self.columns, self.rows = list(board["columns"]), list(board["rows"])
        self.shows = [str(text) for text in board["shows"]]
        self.joins = bool(board.get("joins"))
        self.brings, self.fresh = brings or {}, fresh

    def at(self, row: int, column: int) -> str:
        """What the cell shows; nothing outside the board."""
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.columns)
        return self.shows[row * len(self.columns) + column] if inside else ""

    def joined(self, row: int, column: int, other_row: int, other_column: int) -> bool:
        """Whether two neighbours show the same and so belong together."""
        shows = self.at(row, column)
        return self.joins and bool(shows) and shows == self.at(other_row, other_column)

    def island(self, row: int, column: int) -> bool:
        """Whether the cell belongs together with a neighbour."""
        return any(self.joined(row, column, row + r, column + c) for r, c in ((0, 1), (1, 0), (0, -1), (-1, 0)))

    def draw(self, wide: int = 3, high: int = 1) -> Text:
        """The board with its rows and columns named; a cell is `wide` by `high` characters; no wall inside an island."""
        edge = max(len(row) for row in self.rows) + 1
        out = Text(no_wrap=True)
        out.append(" " * (edge + 1) + " ".join(column.center(wide) for column in self.columns) + "\n", "dim")
        for row in range(len(self.rows) + 1):
            out.append(" " * edge)
            for column in range(len(self.columns) + 1):
                self._corner(out, row, column)
                if column < len(self.columns):
                    self._wall(out, row, column, wide)
            for line in range(high if row < len(self.rows) else 0):
                out.append("\n")
                out.append((self.rows[row] if line == high // 2 else "").rjust(edge - 1) + " ", "dim")
                for column in range(len(self.columns) + 1):
                    self._side(out, row, column)
                    if column < len(self.columns):
                        self._cell(out, row, column, wide, line == high // 2)
            out.append("\n" if row < len(self.rows) else "")
        return out

    def _across(self, row: int, column: int) -> bool:
        """Whether there is a wall above the cell (also of the row below the last)."""
        return 0 <= column < len(self.columns) and not self.joined(row - 1, column, row, column)

    def _down(self, row: int, column: int) -> bool:
        """Whether there is a wall to the left of the cell (also of the column after the last)."""
        return 0 <= row < len(self.rows) and not self.joined(row, column - 1, row, column)

    def _corner(self, out: Text, row: int, column: int) -> None:
        meets = self._down(row - 1, column) + 2 * self._down(row, column) + 4 * self._across(row, column - 1) + 8 * self._across(row, column)
        out.append(WALLS[meets], "dim" if meets else f"on {colour(self.at(row, column))}")

    def _wall(self, out: Text, row: int, column: int, wide: int) -> None:
        if self._across(row, column):
            out.append("─" * wide, "dim")
        else:
            out.append(" " * wide, f"on {colour(self.at(row, column))}")

    def _side(self, out: Text, row: int, column: int) -> None:
        if self._down(row, column):
            out.append("│", "dim")
        else:
            out.append(" ", f"on {colour(self.at(row, column))}")

    def _cell(self, out: Text, row: int, column: int, wide: int, middle: bool) -> None:
        shows, name = self.at(row, column), f"{self.columns[column]}{self.rows[row]}"
        style = "dim"
        text = ""
        if shows:
            style = f"bold {INK} on {colour(shows)}" if self.island(row, column) else "bold"
            text = f"[{shows}]" if name in self.fresh else shows
        elif wide > len(name) + 3 and name in self.brings:
            bring = self.brings[name]
            style = "bold green" if bring > 0 else "dim"
            text = f"{name} {bring:+d}" if bring else name
        else:
            text = name if wide > len(name) + 1 else "·"
        out.append((text if middle else "").center(wide)[:wide], style)
