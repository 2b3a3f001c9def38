"""What a seat may see: everything. Built from nothing, never by deleting."""

from typing import Any

from ustolu.core import State


def show(s: State, seat: int) -> dict[str, Any]:
    """The roll to be put away (0 = none) and each seat's boxes (0 = empty); for every seat a board of one row."""
    boxes = [[int(s.box[other, box]) for box in range(int(s.boxes))] for other in range(int(s.seats))]
    columns = [str(box + 1) for box in range(int(s.boxes))]
    return {
        "roll": int(s.roll),
        "box": boxes,
        "boards": [
            {"seat": other, "name": ("board-boxes", {"seat": other}), "rows": ["box"], "columns": columns,
             "shows": [str(number or "") for number in numbers], "cell": "board-cell"}
            for other, numbers in enumerate(boxes)
        ],
    }  # fmt: skip
