"""What a seat may see: the offer, all laid books, its own hand, the card it put back itself. Built from nothing, never by deleting."""

from functools import cache
from typing import Any

from ustolu.core import State
from ustolu.games.sort_the_books import say
from ustolu.games.sort_the_books.notation import FIRST_COLUMN, FIRST_ROW
from ustolu.games.sort_the_books.shelf import CELLS, WIDE, open_cells
from ustolu.games.sort_the_books.stretches import shelf_name, worth
from ustolu.games.sort_the_books.traces import TOP

STEPS = ("deal", "offer", "take", "draw", "lay", "back", "refill", "over")


def putter(s: State) -> int:
    """[§3.2] Who put the top card back; -1 when nobody did."""
    trace = int(s.top_trace)
    return next((seat for seat in range(int(s.seats)) if s.top and trace >> 6 * seat & 63 == 1 << TOP), -1)


@cache
def span(room: int) -> tuple[range, range]:
    """The columns and rows that a seat's books may still come to."""
    cells = [cell for cell in range(CELLS) if room >> cell & 1]
    columns, rows = [cell % WIDE for cell in cells], [cell // WIDE for cell in cells]
    return range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1)


def shelves(s: State, seat: int) -> dict[str, Any]:
    """[§4] The books of a seat within all cells that are still possible, what each row is worth, where the next may go, whether the box is fixed."""
    laid, room = int(s.laid[seat]), int(s.room[seat])
    across, down = span(room) if laid else (range(FIRST_COLUMN, FIRST_COLUMN + 1), range(FIRST_ROW, FIRST_ROW + 1))
    near, books = open_cells(laid, room), s.books.tolist()[seat]
    rows = [books[row * WIDE : row * WIDE + WIDE] for row in down]
    return {
        "seat": seat,
        "columns": [column - FIRST_COLUMN for column in across],
        "rows": [row - FIRST_ROW for row in down],
        "books": [[row[column] for column in across] for row in rows],
        "names": [shelf_name(laid, row) for row in down],
        "points": [worth(row) for row in rows],
        "open": [[bool(near >> row * WIDE + column & 1) for column in across] for row in down],
        "fixed": len(across) == 5 and len(down) == 3,
        "laid": laid.bit_count(),
    }


def show(s: State, seat: int) -> dict[str, Any]:
    """[§3] Offer, deck and whose turn it is; one's own hand and the card one put back; [§4] everybody's shelves; `facts`: what each number shown is.

    `pictured`: the picture in characters shows more than the boards do.
    """
    offer = [number for number in s.offer.tolist() if number]
    mine = say.hand(s, seat) if seat >= 0 else []
    known = int(s.top) if seat >= 0 and putter(s) == seat else 0
    everybody = [shelves(s, other) for other in range(int(s.seats))]
    shown = {*offer, *mine, known, *(number for each in everybody for row in each["books"] for number in row)} - {0}
    return {
        "step": STEPS[int(s.step)],
        "on": int(s.on) if s.step > 1 else -1,
        "deck": int(s.deck),
        "offer": offer,
        "hand": mine,
        "hands": [len(say.hand(s, other)) for other in range(int(s.seats))],
        "put_back": putter(s),
        "top": known,
        "shelves": everybody,
        "facts": {str(number): {key: say.book(number)[key] for key in ("author", "discipline", "colour")} for number in sorted(shown)},
        "boards": [board(each) for each in everybody],
        "said": say.shown(s, seat),
        "pictured": True,
    }


def board(of: dict[str, Any]) -> dict[str, Any]:
    """A seat's shelves as a board that can be drawn and heard: a cell is named by right and down, and shows a number."""
    return {
        "seat": of["seat"], "name": ("board-shelves", {"seat": of["seat"]}), "cell": "board-cell",
        "rows": [str(row) for row in of["rows"]], "columns": [f"{column}," for column in of["columns"]],
        "shows": [str(number or "") for row in of["books"] for number in row],
    }  # fmt: skip
