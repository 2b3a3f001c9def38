"""Falls `pile ...` (45 dice), `start A`, `roll 2 3 5`; calls `stop 1.2.4 412`, `stop 1.2.4`, `stop -`, `none 1.2.4 412`, `none`; positions.

Only a right call has a die to place, so only that one is written with it: of a wrong one the hollow is all that is kept of what was written.
In the calm game every call is written with its die, and `pass` is an answer too.
"""

import re
from collections.abc import Sequence
from typing import Any

from ustolu.core import CHANCE, LETTERS, IllegalMove, State, setup
from ustolu.core import new as blank
from ustolu.games.pyramid import notation
from ustolu.games.pyramid import picture as pictures
from ustolu.games.pyramid.cells import BASE, CELLS
from ustolu.games.pyramid.dice import EACH, FACES, PEARL
from ustolu.games.pyramid.standing import is_hollow, sum_around
from ustolu.games.sums import calls, rules
from ustolu.games.sums.answers import inside, stage
from ustolu.games.sums.rules import State as Record

LEFT = [EACH * (colour == PEARL) for colour in range(3)]
"""The bottom layer is all pearl."""
ROLL = re.compile(r"(?:roll)?\s*([1-6])[\s,]*([1-6])[\s,]*([1-6])")


def unfinished(s: State) -> bool:
    """Some dice of the bottom layer have fallen and not all; or a call was right, or is sealed, and its die is not placed."""
    return bool(0 < s.piled < CELLS - BASE or inside(s) in (calls.HOLLOW, calls.PLACE))


def is_drawn(s: State) -> bool:
    """The bottom layer is drawn by the program also where dice are real."""
    return bool(s.phase == calls.PILE)


def text(s: State, who: int, codes: Sequence[int]) -> str:
    """A fall, or a call with all that belongs to it."""
    if who == CHANCE:
        return _fall(s, codes)
    call, *more = codes
    said = step(s, who, call)
    if call == calls.NONE and more:
        said += f" {notation.CELL_NAMES[more.pop(0)]}"
    return f"{said} {notation.FACE_NAMES[more[0]]}" if more else said


def _fall(s: State, codes: Sequence[int]) -> str:
    if s.phase == calls.PILE:
        return "pile " + notation.pile(LEFT, codes)
    if s.phase == calls.START:
        return f"start {LETTERS[codes[0]]}"
    return "roll " + " ".join(map(str, numbers(codes[0])))


def numbers(way: int) -> tuple[int, int, int]:
    """What the three dice show when they fall in this way."""
    return 1 + way // FACES**2, 1 + way // FACES % FACES, 1 + way % FACES


def step(s: State, who: int, code: int) -> str:
    """One die of the bottom layer, a call alone, the hollow of a right `none`, or how the die lies."""
    if who == CHANCE:
        return notation.pile(LEFT, [code]) if s.phase == calls.PILE else _fall(s, [code])
    phase = stage(s, who)
    if phase == calls.PLACE:
        return notation.FACE_NAMES[code]
    if phase == calls.HOLLOW:
        return notation.CELL_NAMES[code]
    return {calls.NONE: "none", calls.BLANK: "stop -", calls.PASS: "pass"}.get(code) or f"stop {notation.CELL_NAMES[code]}"


def codes(s: State, who: int, text: str) -> list[int]:
    """The falls or the call of a text; spaces and case are forgiven. Raises IllegalMove when it is neither."""
    words = text.strip().lower().split()
    if who == CHANCE:
        return _falls(s, words, text)
    if (phase := stage(s, who)) in (calls.HOLLOW, calls.PLACE) and (s.calm or s.caller == who + 1):
        return _completed(phase, words, text)
    if words == ["pass"]:
        return [calls.PASS]
    if not words or words[0] not in ("stop", "none") or len(words) > (3 if words[0] == "stop" else 1 + 2 * (len(words) > 1)):
        raise IllegalMove("call-unreadable", {"text": text[:20]}, "§2")
    if words[0] == "none":
        return _call(s, [calls.NONE, *_placed(words[1:], text)])
    if words[1:] == ["-"]:
        return [calls.BLANK]
    if len(words) == 1:
        raise IllegalMove("call-unreadable", {"text": text[:20]}, "§2")
    return _call(s, [notation.cell(words[1], "§2"), *(notation.position(word, "§2") for word in words[2:])])


def _placed(words: list[str], text: str) -> list[int]:
    """A hollow and a position, or nothing."""
    if len(words) == 1:
        raise IllegalMove("call-unreadable", {"text": text[:20]}, "§2")
    return [notation.cell(words[0], "§2"), notation.position(words[1], "§2")] if words else []


def _call(s: State, codes: list[int]) -> list[int]:
    """A right call with its die, and [§6] in the calm game any call; of every other one the call alone."""
    return codes if s.phase == calls.CALL and (s.calm or is_right(s, codes[0])) else codes[:1]


def is_right(s: State, call: int) -> bool:
    """[§2] Whether a stop at a cell, or `NONE`, would be right."""
    dice, total = s.dice.tolist(), sum(s.thrown.tolist())
    if call == calls.NONE:
        return all(not is_hollow(dice, cell) or sum_around(dice, cell) != total for cell in range(BASE))
    return call < BASE and is_hollow(dice, call) and bool(sum_around(dice, call) == total)


def _completed(phase: int, words: list[str], text: str) -> list[int]:
    """What a call still lacks, or the first of it."""
    anew = words[:1] in (["stop"], ["none"])
    if phase == calls.PLACE and len(words) == 1 and not anew:
        return [notation.position(words[0], "§2")]
    if phase == calls.HOLLOW and 1 <= len(words) <= 2 and not anew:
        return [notation.cell(words[0], "§2"), *(notation.position(word, "§2") for word in words[1:])]
    raise IllegalMove("rest-unreadable", {"text": text[:20], "lacks": "hollow" if phase == calls.HOLLOW else "position"}, "§2")


def _falls(s: State, words: list[str], text: str) -> list[int]:
    if s.phase == calls.PILE:
        return notation.read_pile(LEFT, words[1:] if words[:1] == ["pile"] else words, "§1")
    if s.phase == calls.START:
        seat = words[-1].upper() if words and words[:-1] in ([], ["start"]) else ""
        if seat not in tuple(LETTERS[: int(s.seats)]):
            raise IllegalMove("start-unreadable", {"text": text[:20], "last": LETTERS[int(s.seats) - 1]}, "§1")
        return [LETTERS.index(seat)]
    if not (match := ROLL.fullmatch(" ".join(words))):
        raise IllegalMove("roll-unreadable", {"text": text[:20]}, "§2")
    first, second, third = (int(number) - 1 for number in match.groups())
    return [(first * FACES + second) * FACES + third]


def tell(s: State, who: int, codes: Sequence[int], seat: int) -> str:
    """Nothing is hidden."""
    return text(s, who, codes)


def picture(view: dict[str, Any]) -> str:
    """What was thrown, each seat's dice left, and the pyramid in characters; the last die placed, or the hollow in question, in brackets."""
    part = view["pyramid"]
    left = " ".join(f"{LETTERS[seat]} {count}" for seat, count in enumerate(view["supply"]))
    marked = [*part["marks"].get("last", ()), *part["marks"].get("hollow", ())]
    return f"thrown {' '.join(die[1] for die in part['thrown']) or '-'}\nleft {left}\n{pictures.plain(part, marked=marked)}"


def read(text: str) -> State:
    """A position after A has thrown, `A 10 B 9 roll 2 3 5: 0.0.8=p321 ...`: the dice left of each seat, what was thrown, what lies where.

    Raises ValueError when it is written otherwise, or the bottom layer has gaps.
    """
    head, colon, words = text.partition(":")
    supply, rolled, thrown = head.partition("roll")
    seats = supply.upper().split()
    names = notation.read(words)
    match = ROLL.fullmatch(thrown.strip())
    bare = any(len(name) != 4 or "?" in name for name in names.values())
    if not (colon and rolled and match) or bare or any(cell not in names for cell in range(BASE, CELLS)):
        raise ValueError("a position is dice left, a roll, a colon, and dice: A 10 B 9 roll 2 3 5: 8.0.0=p321 ...")
    if seats[::2] != list(LETTERS[: len(seats) // 2]) or not 2 <= len(seats) // 2 <= rules.MAX_SEATS:
        raise ValueError("seats are named in order, each with its dice: A 10 B 9")
    s = blank(Record)
    setup(s, len(seats) // 2, 0, 0, 0)
    for seat, count in enumerate(seats[1::2]):
        s.supply[seat] = int(count)
    for cell, name in names.items():
        s.dice[cell] = notation.read_die(name, "§1")
    for i, number in enumerate(match.groups()):
        s.thrown[i] = int(number)
    s.piled, s.phase = CELLS - BASE, calls.CALL
    return s
