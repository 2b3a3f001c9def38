"""A whole position as text and back: exactly, with every hand and with what each seat knows of the others' cards.

    seats 2 deck 90 starter B
    turn A lay
    offer 5 40 77
    top 8 A:* B:A*
    A began 33 B:A*
    A hand 12 60 B:A
    A books 33 0,0 41 1,0
    A glimpsed B 40

After a hidden card stands who knows it to be where: `B:A*` is that B knows it to be in A's hand or on top of the deck. Only the first
line is needed, and `turn` once the cards are dealt; what is not written is as at the beginning of a game, and nobody knows anything.
"""

import re
from collections.abc import Iterable

from ustolu.core import LETTERS, State, setup
from ustolu.core import new as blank
from ustolu.core.position import read_position
from ustolu.games.sort_the_books import rules
from ustolu.games.sort_the_books.books import BOOKS
from ustolu.games.sort_the_books.cards import HALF, IN_HAND, IN_OFFER
from ustolu.games.sort_the_books.shelf import CELLS, FIRST, WIDE, WINDOW
from ustolu.games.sort_the_books.traces import SEATS, TOP

STEPS = ("deal", "offer", "take", "draw", "lay", "back", "refill", "over")
FIRST_ROW, FIRST_COLUMN = divmod(FIRST, WIDE)
CELL_NAMES = [f"{cell % WIDE - FIRST_COLUMN},{cell // WIDE - FIRST_ROW}" for cell in range(CELLS)]
"""How far right and down each cell is from the seat's first book."""
PLACES = LETTERS[:TOP] + "*"
KNOWN = re.compile(r"([A-E]):([A-E]*\*?)")


def known(trace: int) -> str:
    """Who knows a card to be where, each after a space."""
    found = {LETTERS[seat]: "".join(PLACES[place] for place in range(6) if trace >> 6 * seat + place & 1) for seat in range(SEATS)}
    return "".join(f" {letter}:{places}" for letter, places in found.items() if places)


def written(s: State) -> str:
    """The whole position."""
    seats = int(s.seats)
    lines = [f"seats {seats} deck {BOOKS - int(s.box)} starter {LETTERS[int(s.starter)]}", f"turn {LETTERS[int(s.on)]} {STEPS[int(s.step)]}"]
    if any(s.offer.tolist()):
        lines.append("offer " + " ".join(str(card) for card in s.offer.tolist() if card))
    if s.top:
        lines.append(f"top {int(s.top)}{known(int(s.top_trace))}")
    first, origins, hands, traces = s.first.tolist(), s.origins.tolist(), s.hands.tolist(), s.traces.tolist()
    for seat in range(seats):
        letter = LETTERS[seat]
        if first[seat]:
            lines.append(f"{letter} began {first[seat]}{known(origins[seat])}")
        if hands[seat][0]:
            lines.append(f"{letter} hand " + " ".join(f"{card}{known(trace)}" for card, trace in zip(hands[seat], traces[seat], strict=True) if card))
        if s.laid[seat]:
            lines.append(f"{letter} books " + " ".join(f"{book} {CELL_NAMES[cell]}" for cell, book in enumerate(s.books.tolist()[seat]) if book))
        glimpsed = s.glimpsed.tolist()[seat]
        if any(glimpsed):
            lines.append(f"{letter} glimpsed " + " ".join(f"{LETTERS[other]} {card}" for other, card in enumerate(glimpsed) if card))
    return "\n".join(lines)


def read(text: str) -> State:
    """The position that is `written` so. Raises ValueError for what is no position."""
    return read_position(text, _begun, OF_TABLE, OF_SEATS, _count)


def _begun(line: str) -> State:
    match = re.fullmatch(r"seats ([2-5])(?: deck (90|82))?(?: starter ([A-E]))?", line)
    if not match:
        raise ValueError(f"the first line begins with `seats`, not {line!r}")
    s = blank(rules.State)
    setup(s, int(match[1]), int(match[2] or BOOKS))
    s.starter = s.on = LETTERS.index(match[3] or "A")
    return s


def _cards(words: Iterable[str]) -> list[tuple[int, int]]:
    """Cards with their traces."""
    found: list[tuple[int, int]] = []
    for word in words:
        if match := KNOWN.fullmatch(word):
            card, trace = found.pop()
            found.append((card, trace | sum(1 << 6 * LETTERS.index(match[1]) + PLACES.index(place) for place in match[2])))
        elif 1 <= int(word) <= BOOKS:
            found.append((int(word), 0))
        else:
            raise ValueError(f"there is no book {word}")
    return found


def _turn(s: State, words: list[str]) -> None:
    s.on, s.step = LETTERS.index(words[0]), STEPS.index(words[1])


def _offer(s: State, words: list[str]) -> None:
    cards = sorted(card for card, _ in _cards(words))
    if len(cards) > IN_OFFER:
        raise ValueError("there are too many cards in the offer")
    for i, card in enumerate(cards):
        s.offer[i] = card


def _top(s: State, words: list[str]) -> None:
    ((s.top, s.top_trace),) = _cards(words)


def _began(s: State, seat: int, words: list[str]) -> None:
    ((s.first[seat], s.origins[seat]),) = _cards(words)


def _hand(s: State, seat: int, words: list[str]) -> None:
    cards = sorted(_cards(words))
    if len(cards) > IN_HAND:
        raise ValueError(f"there are too many cards in the hand of {LETTERS[seat]}")
    for i, (card, trace) in enumerate(cards):
        s.hands[seat, i], s.traces[seat, i] = card, trace


def _books(s: State, seat: int, words: list[str]) -> None:
    for (card, _), at in zip(_cards(words[::2]), words[1::2], strict=True):
        cell = CELL_NAMES.index(at)
        if not int(s.room[seat]) >> cell & 1 or s.books[seat, cell]:
            raise ValueError(f"book {card} cannot lie at {at}")
        s.books[seat, cell] = card
        s.laid[seat] |= 1 << cell
        s.room[seat] &= WINDOW[cell]
        s.count += 1


def _glimpsed(s: State, seat: int, words: list[str]) -> None:
    for other, card in zip(words[::2], _cards(words[1::2]), strict=True):
        s.glimpsed[seat, LETTERS.index(other)] = card[0]


OF_TABLE = {"turn": _turn, "offer": _offer, "top": _top}
OF_SEATS = {"began": _began, "hand": _hand, "books": _books, "glimpsed": _glimpsed}


def _count(s: State) -> None:
    """What follows from where the cards are: what nobody has seen, and how high the deck is."""
    rows = [*s.hands.tolist(), *s.books.tolist(), s.offer.tolist(), [int(s.top)]]
    seen = [card for row in rows for card in row if card]
    if len(set(seen)) < len(seen):
        raise ValueError("a card is in two places")
    for card in seen:
        s.unseen[(card - 1) // HALF] &= ~(1 << (card - 1) % HALF)
    s.deck = BOOKS - int(s.box) - len(seen) + (s.top != 0)
    if s.deck < 0:
        raise ValueError("there are more cards than in the deck")
