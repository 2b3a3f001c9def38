"""Falls `roll 4`; moves `start 3.2.2`, `build 2.3.2 2.4.2 2.3.3`, `bonus 1.3.3`, `bonus -`. A building is one text and several small decisions."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from ustolu.core import CHANCE, LETTERS, IllegalMove, State, copy, play, turn
from ustolu.games.pyramid import notation as pyramid
from ustolu.games.pyramid import picture as pictures
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.squeeze_play import rules
from ustolu.games.squeeze_play.position import read, written
from ustolu.games.squeeze_play.refusals import can, why_not_together

__all__ = ["codes", "picture", "read", "step", "tell", "text", "unfinished", "written"]

ROLL_WORD = re.compile(r"(?:roll\s*)?([1-6])")
MOVE_WORD = re.compile(r"(?:(start|build|bonus)\b)?\s*(.*)", re.DOTALL)
WORDS = {rules.START: "start", rules.BUILD: "build", rules.BONUS: "bonus"}


def unfinished(s: State) -> bool:
    """Whether some dice of a building or of a bonus are placed and the set is not complete."""
    return bool((s.step == rules.BUILD and s.count > 0) or (s.step == rules.BONUS and s.count > s.built))


def text(s: State, who: int, codes: Sequence[int]) -> str:
    """A roll, or a move with its cells in canonical order."""
    if who == CHANCE:
        return f"roll {codes[0] + 1}"
    cells = pyramid.cells(code for code in codes if code != rules.STOP)
    return f"{WORDS.get(int(s.step), 'build')} {cells or '-'}"


def step(s: State, who: int, code: int) -> str:
    """One die of a set by its cell alone, the end of the bonus inside it as `-`; the whole text where it is all of the event."""
    if who != CHANCE and s.step != rules.START:
        after = copy(s)
        play(after, who, code)
        if unfinished(s) or unfinished(after):
            return "-" if code == rules.STOP else CELL_NAMES[code]
    return text(s, who, [code])


def codes(s: State, who: int, text: str) -> list[int]:
    """The codes of a roll, of a whole move or of a step; cells in any order. Raises IllegalMove for what is none."""
    words = text.strip().lower()
    if who == CHANCE:
        if not (match := ROLL_WORD.fullmatch(words)):
            raise IllegalMove("roll-unreadable", {"text": words[:20]}, "§2")
        return [int(match[1]) - 1]
    match = MOVE_WORD.fullmatch(words)
    word, rest = (match[1], list(_cell_words(match[2]))) if match else (None, [])
    if not rest:
        raise IllegalMove("move-unreadable", {"text": text[:20]}, "§2")
    if rest == ["-"] and (word == "bonus" or s.step == rules.BUILD or unfinished(s)):
        return [rules.STOP]
    cells = sorted((pyramid.cell(one, "§1") for one in rest), reverse=True)
    if len(set(cells)) < len(cells):
        raise IllegalMove("cell-twice", {"text": text[:20]}, "§2.5")
    return cells if word is None else whole(s, who, word, cells)


def _cell_words(text: str) -> Iterator[str]:
    """Cells with spaces or commas between them; `3,2,2` is one."""
    for word in text.split():
        yield from [word] if pyramid.CELL_WORD.fullmatch(word) else word.replace(",", " ").split()


def whole(s: State, who: int, word: str, cells: list[int]) -> list[int]:
    """The codes of a move that names what it is: lowest layer first, so that each die finds its supports, and the end of a bonus that goes on."""
    due = WORDS.get(int(s.step))
    if turn(s) == 1 << who and word != due:
        raise IllegalMove("other-move-due", {"due": str(due), "text": word}, "§3" if due == "bonus" else "§2" if due == "build" else "§1")
    lacking = int(s.built - s.count)
    if due == "build" and len(cells) != lacking:
        raise IllegalMove("build-exactly", {"dice": lacking, "number": int(s.built)}, "§2")
    if due == "build" and turn(s) == 1 << who and (reason := why_not_together(s, who, cells)):
        raise IllegalMove(*reason)
    if due == "bonus" and len(cells) > s.bonus - (s.count - s.built):
        raise IllegalMove("bonus-at-most", {"dice": int(s.bonus)}, "§3")
    return [*cells, rules.STOP] if due == "bonus" and goes_on(s, who, cells) else cells


def goes_on(s: State, who: int, cells: list[int]) -> bool:
    """Whether the seat could place further bonus dice after these, which may be placed one after another."""
    after = copy(s)
    for cell in cells:
        if turn(after) != 1 << who or cell not in can(after, who):
            return False
        play(after, who, cell)
    return unfinished(after)


def tell(s: State, who: int, codes: Sequence[int], seat: int) -> str:
    """Nothing is hidden in this game."""
    return text(s, who, codes)


def picture(view: dict[str, Any]) -> str:
    """Whose turn it is, the roll and the dice left, then the pyramid layer by layer; the last set in brackets."""
    head = f"{view['step']} {LETTERS[view['on']]} roll {view['roll'] or '-'} bonus {view['bonus']}"
    last = view["pyramid"]["marks"].get("last", ())
    return "\n".join([head, "left " + " ".join(map(str, view["left"])), pictures.plain(view["pyramid"], marked=last)])

