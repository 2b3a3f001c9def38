"""The wall and the prices; one's own bricks, everybody's at the end."""

from typing import Any

from masons.rules import CELLS, EACH
from ustolu.core import LETTERS, State, turn


def bricks(s: State, seat: int) -> list[str]:
    """Each brick of the seat: colour and number."""
    mine = range(seat, EACH * int(s.seats), int(s.seats))
    return [f"{'?ry'[s.colour[brick]]}{s.number[brick]}" for brick in mine] if s.fallen == EACH * s.seats else []


def show(s: State, seat: int) -> dict[str, Any]:
    """Prices are shown as they are made: a position in which one is being made is shown to its seat only."""
    seats = range(int(s.seats))
    wall = [LETTERS[s.owner[cell] - 1] if s.owner[cell] else "" for cell in range(CELLS)]
    return {
        "bricks": [bricks(s, other) if other == seat or turn(s) == 0 else [] for other in seats],
        "away": [int(s.away[other]) for other in seats],
        "prices": [[int(s.price[other, brick]) for brick in range(EACH)] for other in seats],
        "begun": [int(s.first), int(s.last)],
        "boards": [{"seat": None, "name": ("board", {}), "rows": ["1"], "columns": list("abcdefgh"), "cell": "cell", "shows": wall}],
    }
