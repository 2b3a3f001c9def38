"""Falls `start A`, `card pirate`, `roll ccmpsssk`; moves `reroll 3 4`, `chest 1 2 5`, `chest -`, `stop`; positions in characters."""

import re
from typing import Any

from ustolu.core import CHANCE, LETTERS, IllegalMove, State
from ustolu.games.pirate_dice import rules
from ustolu.games.pirate_dice.position import read as read
from ustolu.games.pirate_dice.position import written as written
from ustolu.games.pirate_dice.scoring import CARDS, FACES

START = re.compile(r"(?:start\s*)?([a-e])")
ROLL = re.compile(r"(?:roll)?((?:[1-8]?[cdspmk])+)")
SAME = re.compile(r"([1-8]?)([cdspmk])")
MOVE = re.compile(r"(re-?roll|r|chest)\s*([1-8\s,]+|-)")
WORDS = {"reroll": rules.REROLL, "re-roll": rules.REROLL, "r": rules.REROLL, "chest": rules.CHEST_MOVE}
STOPS = ("stop", "s")


def dice(mask: int) -> list[int]:
    """The numbers of the dice in a mask, from 1."""
    return [die + 1 for die in range(8) if mask >> die & 1]


def text(s: State, who: int, code: int) -> str:
    """A fall or a move, as NOTATION writes it."""
    if who == CHANCE:
        return _fall(s, code)
    if code == 0:
        return "stop"
    word, mask = ("reroll", code) if code < rules.CHEST_MOVE else ("chest", code - rules.CHEST_MOVE)
    return f"{word} {' '.join(map(str, dice(mask))) or '-'}"


def _fall(s: State, code: int) -> str:
    if s.phase == rules.START:
        return f"start {LETTERS[code]}"
    if s.phase == rules.CARD:
        return f"card {CARDS[kind(s, code)]}"
    return f"roll {faces(s, code)}"


def kind(s: State, place: int) -> int:
    """[§3] Which card lies at this place of the pile, sorted by kind."""
    for kind, left in enumerate(s.pile.tolist()):
        if place < left:
            return kind
        place -= left
    return len(CARDS) - 1


def faces(s: State, code: int) -> str:
    """The letters of the dice rolled, in ascending die number."""
    letters = ""
    for _ in dice(int(s.rolling)):
        letters += FACES[code % 6]
        code //= 6
    return letters


def code(s: State, who: int, text: str) -> int:
    """The number of a fall or move; spaces, commas and case are forgiven, and equal dice may be counted: `3s 2c d p k`.

    Raises IllegalMove when it is neither.
    """
    words = text.strip().lower()
    if who == CHANCE:
        return _read_fall(s, words)
    if words in STOPS:
        return 0
    if not (match := MOVE.fullmatch(words)):
        raise IllegalMove("move-unreadable", {"text": text[:20]}, "§3")
    named = [int(digit) for digit in match[2] if digit.isdigit()]
    if len(set(named)) != len(named) or (not named and match[2] != "-"):
        raise IllegalMove("dice-twice", {"text": text[:20]}, "§3")
    if not named and WORDS[match[1]] == rules.REROLL:
        raise IllegalMove("reroll-two", {}, "§3.1")
    return WORDS[match[1]] + sum(1 << (die - 1) for die in named)


def _read_fall(s: State, words: str) -> int:
    if s.phase == rules.START:
        if not (match := START.fullmatch(words)) or LETTERS.index(match[1].upper()) >= s.seats:
            raise IllegalMove("start-unreadable", {"text": words[:20], "last": LETTERS[int(s.seats) - 1]}, "§2")
        return LETTERS.index(match[1].upper())
    if s.phase == rules.CARD:
        return _read_card(s, words.removeprefix("card").replace(" ", ""))
    match, wanted = ROLL.fullmatch(re.sub(r"[\s,]", "", words)), len(dice(int(s.rolling)))
    letters = "".join(letter * int(many or 1) for many, letter in SAME.findall(match[1])) if match else ""
    if len(letters) != wanted:
        raise IllegalMove("roll-unreadable", {"text": words[:20], "dice": wanted}, "§3")
    return sum(FACES.index(letter) * 6**place for place, letter in enumerate(letters))


def _read_card(s: State, name: str) -> int:
    """[§3] The first place of the pile where such a card lies."""
    if name not in CARDS:
        raise IllegalMove("card-unreadable", {"text": name[:20]}, "§1")
    pile = s.pile.tolist()
    if not pile[CARDS.index(name)]:
        raise IllegalMove("card-gone", {"card": name}, "§7")
    return int(sum(pile[: CARDS.index(name)]))


def is_roll(s: State) -> bool:
    """[§3] Whether dice fall now, and not a card or who starts."""
    return bool(s.phase == rules.ROLL)


def tell(s: State, who: int, code: int, seat: int) -> str:
    """Nothing is hidden in this game."""
    return text(s, who, code)


def picture(view: dict[str, Any]) -> str:
    """The voyage and the ship's log in characters: whose it is, card, dice, what lies on Treasure Island, totals."""
    head = f"voyage {view['seat'] or '-'} {view['phase']} card {view['card'] or '-'} skulls {view['skulls']}"
    lying = f"dice {view['dice'] or '-'} rolling {' '.join(map(str, view['rolling'])) or '-'} kept {' '.join(map(str, view['kept'])) or '-'}"
    return "\n".join([head, lying, f"pile {view['pile']} target {view['target']}", "totals " + " ".join(map(str, view["totals"]))])
