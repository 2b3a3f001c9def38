"""A position in characters, from the boards of a view."""

from typing import Any

from ustolu.core import LETTERS


def picture(view: dict[str, Any]) -> str:
    """Each board by its rows and columns: what its cells show."""
    lines: list[str] = []
    for board in view["boards"]:
        wide = max(map(len, [*board["shows"], *board["columns"]]))
        lines.append(f"{LETTERS[board['seat']] if board['seat'] is not None else '-':<4}" + " ".join(name.rjust(wide) for name in board["columns"]))
        for row, name in enumerate(board["rows"]):
            shown = board["shows"][row * len(board["columns"]) :][: len(board["columns"])]
            lines.append(f"{name:>3} " + " ".join((cell or ".").rjust(wide) for cell in shown).rstrip())
    return "\n".join(lines)
