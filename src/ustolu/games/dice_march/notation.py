"""Falls `start A`, moves `tip 0.2.6 1.1.6` and `turn 0.2.6 321`, and positions in characters."""

from typing import Any

from ustolu.core import CHANCE, LETTERS, IllegalMove, State, setup
from ustolu.core import new as blank
from ustolu.games.dice_march.ground import GROUND, NEXT, SEAT, TIPS
from ustolu.games.dice_march.rules import WAYS
from ustolu.games.dice_march.rules import State as Record
from ustolu.games.pyramid import notation
from ustolu.games.pyramid import picture as pictures
from ustolu.games.pyramid.cells import BASE
from ustolu.games.pyramid.dice import COLOURS

STRAY = GROUND * WAYS
"""From here on codes say: tip from one cell to another where no die of that seat could go. Never legal."""


def cell_name(cell: int) -> str:
    """A hollow of the base, counted from 0, as `0.2.6`."""
    return notation.CELL_NAMES[BASE + cell]


def text(s: State, who: int, code: int) -> str:
    """A fall `start A`, a move `tip 0.2.6 1.1.6` or `turn 0.2.6 321`."""
    if who == CHANCE:
        return f"start {LETTERS[code]}"
    if code >= STRAY:
        cell, to = divmod(code - STRAY, GROUND)
        return f"tip {cell_name(cell)} {cell_name(to)}"
    cell, way = divmod(code, WAYS)
    if way >= TIPS:
        return f"turn {cell_name(cell)} {notation.FACE_NAMES[way - TIPS]}"
    return f"tip {cell_name(cell)} {cell_name(int(NEXT[cell, who, way]))}"


def code(s: State, who: int, text: str) -> int:
    """The number of a fall or move; spaces and case are forgiven. Raises IllegalMove when it is neither."""
    words = text.strip().lower().split()
    if who == CHANCE:
        seat = words[-1].upper() if words and words[:-1] in ([], ["start"]) else ""
        if seat not in tuple(LETTERS[: int(s.seats)]):
            raise IllegalMove("start-unreadable", {"text": text[:20], "last": LETTERS[int(s.seats) - 1]}, "§2")
        return LETTERS.index(seat)
    if len(words) != 3 or words[0] not in ("tip", "turn"):
        raise IllegalMove("move-unreadable", {"text": text[:20]}, "§2")
    cell = ground(words[1])
    if words[0] == "turn":
        return WAYS * cell + TIPS + notation.position(words[2], "§2")
    to = ground(words[2])
    for way in range(TIPS):
        if NEXT[cell, who, way] == to:
            return WAYS * cell + way
    return STRAY + GROUND * cell + to


def ground(word: str) -> int:
    """The hollow of the base that is written so, counted from 0."""
    found = notation.cell(word, "§1") - BASE
    if found < 0:
        raise IllegalMove("not-on-the-base", {"cell": word}, "§1")
    return found


def tell(s: State, who: int, code: int, seat: int) -> str:
    """Nothing is hidden."""
    return text(s, who, code)


def picture(view: dict[str, Any]) -> str:
    """The base in characters, seen from the seat's own side, and what each seat has taken and lost."""
    sums = "  ".join(f"{LETTERS[seat]} +{taken} -{lost}" for seat, (taken, lost) in enumerate(view["prisoners"]))
    return f"{pictures.plain(view['pyramid'])}\n{sums}"


def read(text: str) -> State:
    """A position from its dice, `A: 0.2.6=y321 1.1.6=r132`: who is on turn, and what lies where; as many seats as have dice, at least two.

    Raises ValueError when it is written otherwise, or a die lies above the base.
    """
    who, colon, words = text.partition(":")
    lying = {cell: notation.read_die(name, "§1") for cell, name in notation.read(words).items()}
    if not colon or len(who.strip()) != 1 or any(cell < BASE for cell in lying):
        raise ValueError("a position is a seat, a colon, and dice on the base: A: 0.2.6=y321")
    seats = max(2, *(int(SEAT[COLOURS.index(name[0])]) + 1 for name in notation.read(words).values()))
    s = blank(Record)
    setup(s, seats, 0, 90)
    for cell in range(GROUND):
        s.dice[cell] = lying.get(BASE + cell, 0)
    s.began, s.seat = 1, LETTERS.index(who.strip().upper())
    return s
