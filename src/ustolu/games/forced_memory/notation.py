"""Falls `pile y321 ...` (45 dice), `start A`, `roll 1 2 3`; moves `throw`, `lift 3.2.2`; positions. The pile is told to nobody: `pile ?`."""

import re
from collections.abc import Sequence
from typing import Any

from ustolu.core import CHANCE, LETTERS, IllegalMove, State, setup
from ustolu.core import new as blank
from ustolu.games.forced_memory import rules
from ustolu.games.forced_memory.rules import State as Record
from ustolu.games.pyramid import notation
from ustolu.games.pyramid import picture as pictures
from ustolu.games.pyramid.cells import BASE, CELLS
from ustolu.games.pyramid.dice import COLOURS, EACH, FACES, YELLOW

LEFT = [EACH * (colour == YELLOW) for colour in range(len(COLOURS))]
"""The bottom layer is all yellow."""
ROLL = re.compile(r"(?:roll)?\s*([1-6])[\s,]*([1-6])[\s,]*([1-6])")


def unfinished(s: State) -> bool:
    """Some dice of the pile have fallen and not all."""
    return bool(0 < s.piled < CELLS - BASE)


def is_drawn(s: State) -> bool:
    """The pile is drawn by the program: nobody may see it."""
    return bool(s.phase == rules.PILE)


def fleeting(s: State, who: int, codes: Sequence[int]) -> bool:
    """[§5] What was lifted is shown for a moment; nothing repeats it before the end."""
    return who != CHANCE and codes[0] != rules.THROW


def text(s: State, who: int, codes: Sequence[int]) -> str:
    """A pile, another fall, or a move."""
    if who == CHANCE and s.phase == rules.PILE:
        return "pile " + notation.pile(LEFT, codes)
    return step(s, who, codes[0])


def step(s: State, who: int, code: int) -> str:
    """One die of the pile, `start A`, `roll 1 2 3`, `throw` or `lift 3.2.2`."""
    if who != CHANCE:
        return "throw" if code == rules.THROW else f"lift {notation.CELL_NAMES[code]}"
    if s.phase == rules.PILE:
        return notation.pile(LEFT, [code])
    return f"start {LETTERS[code]}" if s.phase == rules.START else "roll " + " ".join(map(str, numbers(code)))


def numbers(way: int) -> tuple[int, int, int]:
    """What the three dice show when they fall in this way."""
    return 1 + way // FACES**2, 1 + way // FACES % FACES, 1 + way % FACES


def codes(s: State, who: int, text: str) -> list[int]:
    """The falls or the move of a text; spaces and case are forgiven. Raises IllegalMove when it is neither."""
    words = text.strip().lower().split()
    if who == CHANCE:
        return _falls(s, words, text)
    if words == ["throw"]:
        return [rules.THROW]
    if len(words) != 2 or words[0] != "lift":
        raise IllegalMove("move-unreadable", {"text": text[:20]}, "§2")
    return [notation.cell(words[1], "§1")]


def _falls(s: State, words: list[str], text: str) -> list[int]:
    if s.phase == rules.PILE:
        return notation.read_pile(LEFT, words[1:] if words[:1] == ["pile"] else words, "§1")
    if s.phase == rules.START:
        seat = words[-1].upper() if words and words[:-1] in ([], ["start"]) else ""
        if seat not in tuple(LETTERS[: int(s.seats)]):
            raise IllegalMove("start-unreadable", {"text": text[:20], "last": LETTERS[int(s.seats) - 1]}, "§1")
        return [LETTERS.index(seat)]
    if not (match := ROLL.fullmatch(" ".join(words))):
        raise IllegalMove("roll-unreadable", {"text": text[:20]}, "§2")
    first, second, third = (int(number) - 1 for number in match.groups())
    return [(first * FACES + second) * FACES + third]


def tell(s: State, who: int, codes: Sequence[int], seat: int) -> str:
    """[§5] How the yellow dice lie is told to nobody."""
    return "pile ?" if who == CHANCE and s.phase == rules.PILE else text(s, who, codes)


def picture(view: dict[str, Any]) -> str:
    """What was thrown, the red dice each seat has won, and the two layers in characters."""
    part = view["pyramid"]
    won = " ".join(f"{LETTERS[seat]} {count}" for seat, count in enumerate(view["won"]))
    return f"thrown {' '.join(die[1] for die in part['thrown']) or '-'}\nwon {won}\n{pictures.plain(part)}"


def read(text: str) -> State:
    """A position in which A has thrown and must lift, `A 2 B 0 roll 2 3 5: 8.0.0=y321 ... 7.0.0=r`: won, thrown, and what lies where.

    Red dice need no numbers, yellow ones do. Raises ValueError when it is written otherwise, or the bottom layer has gaps.
    """
    head, colon, words = text.partition(":")
    won, rolled, thrown = head.partition("roll")
    seats = won.upper().split()
    names = notation.read(words)
    match = ROLL.fullmatch(thrown.strip())
    yellow = [names.get(cell, "") for cell in range(BASE, CELLS)]
    if not (colon and rolled and match) or any(len(name) != 4 or name[0] != "y" or "?" in name for name in yellow) or min(names) < rules.TOP:
        raise ValueError("a position is dice won, a roll, a colon, and dice: A 2 B 0 roll 2 3 5: 7.0.0=r 8.0.0=y321 ...")
    if seats[::2] != list(LETTERS[: len(seats) // 2]) or not 2 <= len(seats) // 2 <= rules.MAX_SEATS:
        raise ValueError("seats are named in order, each with its dice: A 2 B 0")
    s = blank(Record)
    setup(s, len(seats) // 2)
    for seat, count in enumerate(seats[1::2]):
        s.won[seat] = int(count)
    for at, name in enumerate(yellow):
        s.dice[at] = notation.read_die(name, "§1")
    for cover in range(rules.COVERED):
        s.gone[cover] = rules.TOP + cover not in names
    for i, number in enumerate(match.groups()):
        s.thrown[i] = int(number)
    s.piled, s.phase = CELLS - BASE, rules.LIFT
    return s
