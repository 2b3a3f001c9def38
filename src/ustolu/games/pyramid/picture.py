"""The pyramid layer by layer as triangles of characters, at most 40 columns wide, plain and coloured.

A die is its colour and the number it shows to the side one looks from: `r3`; `r-` when that face is covered, `r?` when it is hidden, `r` alone
where numbers play no part. A capital is a free die, `+` a hollow, `.` an empty place where nothing can lie yet. Brackets mark a cell.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from rich.text import Text

from ustolu.core import LETTERS
from ustolu.games.pyramid.cells import BOTTOM, OUTSIDE
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.say import lies
from ustolu.games.pyramid.view import COVER_LISTS, rows_of

WIDE = 4
"""Characters of a cell: nine of them and the number of the row fit into 40 columns."""
STYLES = {"r": "bold #111111 on #f2784b", "y": "bold #111111 on #f0e442", "p": "bold #111111 on #dcd8cc", "+": "bold", ".": "dim"}
"""A background for each colour, all bright enough for black print; the letter says it too."""


def token(part: Mapping[str, Any], cell: int, side: int) -> str:
    """One or two characters for a cell."""
    dice = part["dice"]
    die = dice.get(CELL_NAMES[cell], "")
    if not die:
        return "." if lies(dice, cell) == "gap" else "+"
    covers = [cover for cover in COVER_LISTS[cell] if cover != OUTSIDE and CELL_NAMES[cover] in dice]
    letter = die[0] if covers else die[0].upper()
    if len(die) == 1:
        return str(letter)
    return f"{letter}-" if COVER_LISTS[cell][side] in covers else f"{letter}{die[1 + side]}"


def heading(layer: int, side: str) -> str:
    """What stands over a layer in notation, which has no language."""
    return f"layer {layer} from {side}"


def lines(
    part: Mapping[str, Any], side: int | None = None, marked: Collection[str] = (), head: Callable[[int, str], str] = heading
) -> Iterator[list[tuple[str, str]]]:
    """The lines of the picture, each as pieces of text with the kind of what they show: r, y, p, + or `.` for cells, "" for the rest."""
    looking = side if side is not None else part["side"] or 0
    top, bottom = part["layers"]
    for layer in range(top, bottom + 1):
        rows = rows_of(layer, looking)
        if all(token(part, cell, looking) == "." for row in rows for cell in row):
            continue
        yield [(head(layer, LETTERS[looking]), "")]
        for row in rows:
            far = layer + 1 - len(row)
            pieces = [(f"{far} ", ""), (" " * (WIDE // 2 * (BOTTOM + 1 - len(row))), "")]
            for cell in row:
                shown = token(part, cell, looking)
                boxed = f"[{shown}]" if CELL_NAMES[cell] in marked else f" {shown} "
                pieces.append((boxed.ljust(WIDE), shown[0].lower()))
            yield pieces


def plain(part: Mapping[str, Any], side: int | None = None, marked: Collection[str] = ()) -> str:
    """The pyramid in characters, from the highest layer with a die or a hollow down to the base; `marked` cells stand in brackets."""
    return "\n".join("".join(text for text, _ in pieces).rstrip() for pieces in lines(part, side, marked))


def coloured(part: Mapping[str, Any], marked: Collection[str] = (), head: Callable[[int, str], str] = heading) -> list[Text]:
    """The same with each die on its colour, layer by layer, and with `head` in the language of whoever looks."""
    layers: list[Text] = []
    for pieces in lines(part, None, marked, head):
        if len(pieces) == 1:
            layers.append(Text(no_wrap=True))
        else:
            layers[-1].append("\n")
        for text, kind in pieces:
            layers[-1].append(text, STYLES.get(kind, ""))
    return layers
