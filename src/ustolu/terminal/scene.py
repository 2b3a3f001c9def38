"""The table in one picture: the own board large, the others small beside it, and the dice that fell."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ustolu.core import LETTERS
from ustolu.games.pyramid.picture import coloured
from ustolu.terminal.boards import cells
from ustolu.terminal.picture import Board, dice
from ustolu.terminal.talk import Talk

TALL = 40
"""From this height of the screen on, the own board is drawn with high cells."""


WIDTHS = (7, 6, 5)
"""How wide a cell of the own board is drawn: as wide as leaves room for the other boards beside it."""
GAP, EDGE = 3, 2
NARROW = 40
"""The pyramid needs so many columns."""
MOST_DICE = 9


def scene(talk: Talk, width: int, height: int) -> RenderableType | None:
    """What the seat that listens sees; None where there is nothing to see yet, or no room for it."""
    boards, view = talk.known.boards(talk.eyes), talk.known.view(talk.eyes)
    if not boards or view.get("pictured"):
        return _own(talk, width)
    if part := view.get("pyramid"):
        layers = coloured(part, part["marks"].get("last", ()), lambda layer, side: talk.say(("pyramid-layer", {"layer": layer, "side": side})))
        return Padding(_beside(layers, width // NARROW), (1, 0, 1, EDGE)) if width >= NARROW else None
    own = [board for board in boards if _letter(board) == talk.eyes] or boards[:1]
    high = 3 if height >= TALL else 1
    small = [_board(talk, board, max(3, *map(len, board["shows"])), 1) for board in boards if board not in own]
    fallen = _fallen(talk)
    aside: list[RenderableType] = [part for part in (_row(small), fallen) if part is not None]
    grid = Table.grid(padding=(0, GAP, 0, 0))
    room = width - EDGE - GAP - max(_wide(small, beside=True), MOST_DICE if fallen else 0)
    for wide in WIDTHS:
        large = [_board(talk, board, wide, high) for board in own]
        if _wide(large) <= room:
            grid.add_row(Group(*large), Group(*aside))
            return Padding(grid, (1, 0, 1, EDGE))
    drawn = ([_board(talk, board, wide, high) for board in own] for wide in WIDTHS)
    fitting = next((boards for boards in drawn if _wide(boards) <= width - EDGE), [])
    if not fitting:
        return None
    beside = fallen is not None and _wide(fitting) + GAP + _wide([fallen]) <= width - EDGE
    grid.add_row(Group(*fitting), *([fallen] if fallen and beside else []))
    return Padding(Group(grid, *(aside[:-1] if beside else aside)), (1, 0, 1, EDGE))


def _beside(layers: list[Text], columns: int) -> Table:
    """Layers one below the other, in as many columns of about the same height as there is room for, so that a high pyramid fits on the screen."""
    heights = [len(layer.split("\n")) for layer in layers]
    filled: list[list[Text]] = [[]]
    done = 0
    for layer, high in zip(layers, heights, strict=True):
        if filled[-1] and len(filled) < columns and done + high / 2 > sum(heights) * len(filled) / columns:
            filled.append([])
        filled[-1].append(layer)
        done += high
    grid = Table.grid(padding=(0, GAP - 1, 0, 0))
    grid.add_row(*(Text("\n").join(column) for column in filled))
    return grid


def _own(talk: Talk, width: int) -> RenderableType | None:
    """The game's own picture in characters, where there is a view, the rules are here and it has room."""
    game, view = talk.tongue.game, talk.known.view(talk.eyes)
    picture = Text(str(game.notation.picture(view)), no_wrap=True) if game and view else None
    if picture is None or _wide([picture]) > width - EDGE:
        return None
    return Padding(picture, (1, 0, 1, EDGE))


def _row(boards: list[Text]) -> Table | None:
    """Boards beside each other."""
    if not boards:
        return None
    row = Table.grid(padding=(0, GAP, 0, 0))
    row.add_row(*boards)
    return row


def _letter(board: dict[str, Any]) -> str:
    return LETTERS[int(board["seat"])] if board.get("seat") is not None else ""


def _board(talk: Talk, board: dict[str, Any], wide: int, high: int) -> Text:
    """One board under its name and score."""
    letter = _letter(board)
    mine = letter == talk.eyes
    seat = next((seat for seat in talk.known.seats if seat["seat"] == letter), {})
    head = Text()
    head.append(talk.name(letter) if seat else talk.say(board["name"]), "bold")
    if seat.get("score") is not None:
        head.append(f"  {seat['score']}", "bold")
    body = Board(board, _brings(talk) if mine else None, _fresh(talk, letter, board)).draw(wide, high)
    return Text("\n").join([head, body])


def _wide(boards: list[Text], beside: bool = False) -> int:
    """How wide boards are, one below the other or beside each other."""
    wide = [max(line.cell_len for line in board.split("\n")) for board in boards]
    return sum(wide) + GAP * len(wide[1:]) if beside else max(wide, default=0)


def _brings(talk: Talk) -> dict[str, int]:
    """What each legal move brings, where its words have exactly one number."""
    found: dict[str, int] = {}
    for move in talk.known.legal.get(talk.eyes, []):
        numbers = [value for value in (move["say"][1] if move.get("say") else {}).values() if type(value) is int]
        if len(numbers) == 1:
            found[str(move["move"])] = numbers[0]
    return found


def _fresh(talk: Talk, letter: str, board: dict[str, Any]) -> frozenset[str]:
    """The cell that the seat wrote last."""
    names = set(cells(board))
    for event in reversed(talk.known.events.get(talk.eyes, [])):
        if event.get("by") == letter:
            return frozenset({str(event.get("did"))} & names)
    return frozenset()


def _fallen(talk: Talk) -> Text | None:
    """The last fall, where it was of ordinary dice and still matters."""
    for event in reversed(talk.known.events.get(talk.eyes, [])):
        if event.get("by") == "chance":
            return dice(str(event.get("did")))
    return None
