"""Falls `pile r321 ...` and `start A`, moves `pull 8.0.0`, `put 0.0.0` and `keep`, and positions in characters."""

from collections.abc import Sequence
from typing import Any

from ustolu.core import CHANCE, LETTERS, IllegalMove, State, setup
from ustolu.core import new as blank
from ustolu.games.cui_bono import rules
from ustolu.games.cui_bono.rules import State as Record
from ustolu.games.pyramid import notation
from ustolu.games.pyramid import picture as pictures
from ustolu.games.pyramid.cells import CELLS
from ustolu.games.pyramid.dice import COLOURS, EACH


def unfinished(s: State) -> bool:
    """Some dice of the pile have fallen and not all."""
    return bool(0 < s.piled < CELLS)


def is_drawn(s: State) -> bool:
    """A pile is drawn by the program also where dice are real."""
    return bool(s.phase == rules.PILE)


def text(s: State, who: int, codes: Sequence[int]) -> str:
    """A pile, `start A`, or a move."""
    if who == CHANCE and s.phase == rules.PILE:
        return "pile " + notation.pile(s.left, codes)
    return step(s, who, codes[0])


def step(s: State, who: int, code: int) -> str:
    """One die of the pile, `start A`, `pull 8.0.0`, `put 0.0.0` or `keep`."""
    if who == CHANCE:
        return notation.pile(s.left, [code]) if s.phase == rules.PILE else f"start {LETTERS[code]}"
    if code == rules.KEEP:
        return "keep"
    return f"{'pull' if s.phase == rules.PULL else 'put'} {notation.CELL_NAMES[code]}"


def codes(s: State, who: int, text: str) -> list[int]:
    """The falls or the move of a text; spaces and case are forgiven. Raises IllegalMove when it is neither."""
    words = text.strip().lower().split()
    if who == CHANCE:
        return _falls(s, words, text)
    if words == ["keep"]:
        return [rules.KEEP]
    if len(words) != 2 or words[0] not in ("pull", "put"):
        raise IllegalMove("move-unreadable", {"text": text[:20]}, "§2")
    if words[0] == "pull" and s.phase == rules.PUT:
        raise IllegalMove("pulled-already", {}, "§2")
    if words[0] == "put" and s.phase == rules.PULL:
        raise IllegalMove("pull-first", {}, "§2")
    return [notation.cell(words[1], "§1")]


def _falls(s: State, words: list[str], text: str) -> list[int]:
    if s.phase == rules.PILE:
        return notation.read_pile(s.left, words[1:] if words[:1] == ["pile"] else words, "§1")
    seat = words[-1].upper() if words and words[:-1] in ([], ["start"]) else ""
    if seat not in tuple(LETTERS[: int(s.seats)]):
        raise IllegalMove("start-unreadable", {"text": text[:20], "last": LETTERS[int(s.seats) - 1]}, "§2")
    return [LETTERS.index(seat)]


def tell(s: State, who: int, codes: Sequence[int], seat: int) -> str:
    """Nothing is hidden."""
    return text(s, who, codes)


def picture(view: dict[str, Any]) -> str:
    """The pyramid in characters, the die in the hand, and what each seat has kept."""
    kept = "  ".join(f"{LETTERS[seat]} r{red} y{yellow} p{pearl}" for seat, (red, yellow, pearl) in enumerate(view["kept"]))
    return f"{pictures.plain(view['pyramid'])}\nhand {view['hand'] or '-'}\n{kept}"


def read(text: str) -> State:
    """A position from its dice, `A: 8.0.0=r 7.1.0=y`: who pulls next, and the colours that lie there; for two seats, or more if a later one pulls.

    Raises ValueError when it is written otherwise.
    """
    who, colon, words = text.partition(":")
    if not colon or who.strip().upper() not in tuple(LETTERS[: rules.MAX_SEATS]):
        raise ValueError("a position is a seat, a colon, and dice: A: 8.0.0=r 7.1.0=y")
    s = blank(Record)
    setup(s, max(2, LETTERS.index(who.strip().upper()) + 1), 0)
    for cell, name in notation.read(words).items():
        colour = COLOURS.index(name[0])
        s.dice[cell] = notation.read_die(name if len(name) == 4 else name[0] + "321", "§1")
        s.left[colour] -= 1
    if min(s.left.tolist()) < 0:
        raise ValueError(f"there are only {EACH} dice of each colour")
    for colour in range(len(COLOURS)):
        s.left[colour] = 0
    s.piled, s.phase, s.seat = CELLS, rules.PULL, LETTERS.index(who.strip().upper())
    return s
