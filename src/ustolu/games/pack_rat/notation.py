"""Falls `pile r321 ...`, `start A` and `roll 3`, moves `take 0.0.1`, `stop`, `done` and `throw`, and positions in characters."""

from collections.abc import Sequence
from typing import Any

from ustolu.core import CHANCE, LETTERS, IllegalMove, State, copy, play, setup
from ustolu.core import new as blank
from ustolu.games.pack_rat import rules
from ustolu.games.pack_rat.rules import State as Record
from ustolu.games.pack_rat.view import name
from ustolu.games.pyramid import notation
from ustolu.games.pyramid import picture as pictures
from ustolu.games.pyramid.cells import CELLS, SIDES
from ustolu.games.pyramid.dice import COLOURS, EACH

WORDS = {"stop": rules.STOP, "throw": rules.THROW, "done": rules.DONE}


def unfinished(s: State) -> bool:
    """Some dice of the pile have fallen and not all."""
    return bool(0 < s.piled < CELLS)


def is_drawn(s: State) -> bool:
    """A pile is drawn by the program also where dice are real."""
    return bool(s.phase == rules.PILE)


def unwritten(s: State) -> tuple[int, int] | None:
    """The throw of whoever rolls next: a `roll` that is written without it means it too."""
    return (int(s.roller), rules.THROW) if s.phase in (rules.READY, rules.STOPPED) else None


def text(s: State, who: int, codes: Sequence[int]) -> str:
    """A pile, `start A`, `roll 3`, or a move."""
    if who == CHANCE and s.phase == rules.PILE:
        return "pile " + notation.pile(s.left, codes)
    return step(s, who, codes[0])


def step(s: State, who: int, code: int) -> str:
    """One die of the pile, `start A`, `roll 3`, `take 0.0.1`, `stop`, `done` or `throw`."""
    if who == CHANCE:
        if s.phase == rules.PILE:
            return notation.pile(s.left, [code])
        return f"start {LETTERS[code]}" if s.phase == rules.START else f"roll {code + 1}"
    return {code: word for word, code in WORDS.items()}.get(code) or f"take {notation.CELL_NAMES[code]}"


def codes(s: State, who: int, text: str) -> list[int]:
    """The falls or the move of a text; spaces and case are forgiven. Raises IllegalMove when it is neither."""
    words = text.strip().lower().split()
    if who == CHANCE:
        return _falls(s, words, text)
    if len(words) == 1 and words[0] in WORDS:
        return [WORDS[words[0]]]
    if len(words) != 2 or words[0] != "take":
        raise IllegalMove("move-unreadable", {"text": text[:20]}, "§2")
    return [notation.cell(words[1], "§1")]


def _falls(s: State, words: list[str], text: str) -> list[int]:
    if s.phase == rules.PILE:
        return notation.read_pile(s.left, words[1:] if words[:1] == ["pile"] else words, "§1")
    if s.phase == rules.START:
        seat = words[-1].upper() if words and words[:-1] in ([], ["start"]) else ""
        if seat not in tuple(LETTERS[: int(s.seats)]):
            raise IllegalMove("start-unreadable", {"text": text[:20], "last": LETTERS[int(s.seats) - 1]}, "§2")
        return [LETTERS.index(seat)]
    if not words or words[:-1] not in ([], ["roll"]) or words[-1] not in tuple("123456"):
        raise IllegalMove("roll-unreadable", {"text": text[:20]}, "§2")
    return [int(words[-1]) - 1]


def tell(s: State, who: int, codes: Sequence[int], seat: int) -> str:
    """[§1] Of a pile each seat is told the colours that can be seen, and the numbers on its own side; all else is open.

    It is told what is seen when the apex die has left; and of that one what was seen before.
    """
    if who != CHANCE or s.phase != rules.PILE:
        return text(s, who, codes)
    after = copy(s)
    apex = 0
    for n, code in enumerate(codes):
        play(after, CHANCE, code)
        apex = int(after.dice[rules.APEX]) if n == 0 and not s.piled else apex
    dice = after.dice.tolist()
    names = [name(dice, cell, seat) for cell in range(int(s.piled), int(after.piled)) if dice[cell]]
    if apex and not dice[rules.APEX]:
        names.insert(0, notation.die_name(apex, [side != seat for side in range(SIDES)]))
    return " ".join(["pile", *names])


def picture(view: dict[str, Any]) -> str:
    """The pyramid in characters, what the turquoise die shows, and the dice won."""
    thrown = view["pyramid"]["thrown"]
    won = "  ".join(f"{LETTERS[seat]} {count}" for seat, count in enumerate(view["won"]))
    state = "stop" if view["phase"] == "stopped" else thrown[0][1] if thrown else "-"
    return f"{pictures.plain(view['pyramid'])}\nroll {state}\n{won}"


def read(text: str) -> State:
    """A position from its dice, `A 3: 8.0.0=r321 7.1.0=y`: who has thrown, what fell, and what lies there; for two seats, or three if C has thrown.

    A die without numbers lies as 321. Raises ValueError when it is written otherwise.
    """
    head, colon, words = text.partition(":")
    who, _, number = head.strip().partition(" ")
    if not colon or who.upper() not in tuple(LETTERS[:SIDES]) or number.strip() not in tuple("123456"):
        raise ValueError("a position is a seat, what it threw, a colon, and dice: A 3: 8.0.0=r321 7.1.0=y")
    s = blank(Record)
    setup(s, max(2, LETTERS.index(who.upper()) + 1), 0, 0)
    counts = dict.fromkeys(COLOURS, 0)
    for cell, die in notation.read(words).items():
        if die[0] not in counts or "?" in die:
            raise ValueError(f"{die!r} is no die that lies open")
        s.dice[cell] = notation.read_die(die if len(die) == 4 else die + "321", "§1")
        counts[die[0]] += 1
    if max(counts.values()) > EACH:
        raise ValueError(f"there are only {EACH} dice of each colour")
    for colour in range(len(COLOURS)):
        s.left[colour] = 0
    s.piled, s.phase, s.roller, s.number = CELLS, rules.LOOK, LETTERS.index(who.upper()), int(number)
    return s
