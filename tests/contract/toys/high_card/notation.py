"""Falls `deal 3`, moves `drop 3` and `bet 2`; the number of a card is hidden from all but its holder."""

from typing import Any

from ustolu.core import CHANCE, IllegalMove, State


def left(s: State) -> list[int]:
    """The cards that nobody has."""
    return [card + 1 for card in range(6) if s.holder[card] == 0]


def text(s: State, who: int, code: int) -> str:
    if who == CHANCE:
        return f"deal {left(s)[code]}"
    return f"bet {code - 10}" if code > 10 else f"drop {code}"


def code(s: State, who: int, text: str) -> int:
    word, _, number = text.strip().lower().partition(" ")
    card = int(number) if number.strip().isascii() and number.strip().isdigit() and len(number.strip()) == 1 else 0
    if who == CHANCE and word == "deal" and card in left(s):
        return left(s).index(card)
    if who != CHANCE and word in ("drop", "bet"):
        return card + 10 * (word == "bet")
    raise IllegalMove("unreadable", {}, "§2")


def tell(s: State, who: int, code: int, seat: int) -> str:
    told = text(s, who, code)
    holder = s.dealt % s.seats if who == CHANCE else who
    return told if seat == holder or told.startswith("bet") else told.split()[0] + " ?"


def picture(view: dict[str, Any]) -> str:
    return f"hand {' '.join(map(str, view['hand'])) or '-'}"
