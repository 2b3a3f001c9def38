"""Falls `deal 33 21`, `offer 5 40 77`, `draws 8 90`; moves `take 40`, `draw`, `lay 40 1,0` (right, down from the first book), `back 90`."""

import re
from typing import Any

from ustolu.core import CHANCE, LETTERS, IllegalMove, State
from ustolu.games.sort_the_books.books import AUTHORS, BOOKS
from ustolu.games.sort_the_books.cards import HALF
from ustolu.games.sort_the_books.position import CELL_NAMES as CELL_NAMES
from ustolu.games.sort_the_books.position import FIRST_COLUMN as FIRST_COLUMN
from ustolu.games.sort_the_books.position import FIRST_ROW as FIRST_ROW
from ustolu.games.sort_the_books.position import read as read
from ustolu.games.sort_the_books.position import written as written
from ustolu.games.sort_the_books.rules import BACK, BACKS, DEAL, DRAW, DRAWS, LAYS, OFFER
from ustolu.games.sort_the_books.shelf import CELLS, WIDE

TAKE_WORD = re.compile(r"(?:take\s*)?(\d{1,4})")
BACK_WORD = re.compile(r"(?:back\s*)?(\d{1,4})")
LAY_WORD = re.compile(r"(?:lay\s*)?(\d{1,4})\s+([-−]?\d{1,2})(?:\s*[,;]\s*|\s+)([-−]?\d{1,2})")
FALL = re.compile(r"(?:(deal|offer|draws)\b)?((?:\s*\d{1,2})(?:[\s,]+\d{1,2})*)")


def unseen(s: State) -> list[int]:
    """The books that nobody has seen, ascending."""
    first, second = s.unseen.tolist()
    bits = first | second << HALF
    return [number for number in range(1, BOOKS + 1) if bits >> number - 1 & 1]


def due(s: State) -> tuple[str, int]:
    """The word of the fall that is due, and how many cards it brings."""
    step = s.step
    if step == DEAL:
        return "deal", int(s.seats)
    if step == OFFER:
        return "offer", int(s.seats) + 1
    return ("draws", 2) if step == DRAW else ("offer", 1)


def fallen(s: State, code: int) -> list[int]:
    """The cards that a fall brings, in order."""
    left, top, count = unseen(s), int(s.top), due(s)[1]
    found = [top] if top else []
    while len(found) < count:
        code, i = divmod(code, len(left))
        found.append(left.pop(i))
    return found


def text(s: State, who: int, code: int) -> str:
    """A fall or a move as it is written; only in a deal is the order of the cards a fact."""
    if who == CHANCE:
        word, cards = due(s)[0], fallen(s, code)
        return " ".join([word, *map(str, cards if word == "deal" else sorted(cards))])
    if code == DRAWS:
        return "draw"
    if code < BACKS:
        return f"take {code}"
    if code < LAYS:
        return f"back {code - BACKS}"
    card, cell = divmod(code - LAYS, CELLS)
    return f"lay {card + 1} {CELL_NAMES[cell]}"


def code(s: State, who: int, text: str) -> int:
    """The number of a fall or move; spaces, case and a word that goes without saying are forgiven. Raises IllegalMove when it is neither."""
    words = text.strip().lower()
    if who == CHANCE:
        return fall_code(s, words)
    if words in ("draw", "draws"):
        return DRAWS
    back = words.startswith("back") or (s.step == BACK and not words.startswith("take"))
    if match := (BACK_WORD if back else TAKE_WORD).fullmatch(words):
        number = int(match[1])
        if not 1 <= number <= BOOKS:
            raise IllegalMove("no-such-book", {"number": number}, "§1")
        return number + (BACKS if back else 0)
    if not (match := LAY_WORD.fullmatch(words)):
        raise IllegalMove("move-unreadable", {"text": text[:20]}, "§3")
    number, right, down = (int(word.replace("−", "-")) for word in match.groups())
    if not 1 <= number <= BOOKS:
        raise IllegalMove("no-such-book", {"number": number}, "§1")
    if abs(right) > FIRST_COLUMN or abs(down) > FIRST_ROW:
        raise IllegalMove("outside-box", {"at": f"{right},{down}"}, "§4.3")
    return LAYS + (number - 1) * CELLS + (down + FIRST_ROW) * WIDE + right + FIRST_COLUMN


def fall_code(s: State, words: str) -> int:
    """The number of a fall. Raises IllegalMove for cards that cannot come now."""
    word, count = due(s)
    match = FALL.fullmatch(words)
    cards = [int(number) for number in re.findall(r"\d+", match[2])] if match else []
    if not match or match[1] not in (None, word) or len(cards) != count:
        raise IllegalMove("fall-unreadable", {"text": words[:20], "cards": count}, "§2")
    if s.top:
        if int(s.top) not in cards:
            raise IllegalMove("top-comes-first", {}, "§3.2")
        cards.remove(int(s.top))
    left, code, factor = unseen(s), 0, 1
    for card in cards:
        if card not in left:
            raise IllegalMove("not-in-deck", {"number": card}, "§2")
        code += left.index(card) * factor
        factor *= len(left)
        left.remove(card)
    return code


def tell(s: State, who: int, code: int, seat: int) -> str:
    """[§2] [§3.2] A dealt card, cards drawn and a card put back are known to their seat only."""
    written = text(s, who, code)
    word, *cards = written.split()
    if word == "deal":
        return " ".join([word, *(card if holder == seat else "?" for holder, card in enumerate(cards))])
    if word == "draws" and s.on != seat:
        return "draws ? ?"
    return "back ?" if word == "back" and who != seat else written


def picture(view: dict[str, Any]) -> str:
    """Deck, offer and hand, then the shelves of every seat: the number and the author's beginning in each cell that is still possible."""
    lines = [f"deck {view['deck']}", "offer " + (" ".join(map(str, view["offer"])) or "-")]
    if view["hand"]:
        lines.append("hand " + " ".join(map(str, view["hand"])))
    for shelves in view["shelves"]:
        across, down = shelves["columns"], shelves["rows"]
        lines.append(f"{LETTERS[shelves['seat']]}   " + " ".join(str(column).center(6) for column in across).rstrip())
        for y, row in enumerate(down):
            cells = zip(shelves["books"][y], shelves["open"][y], strict=True)
            shown = [f"{number:>2} {AUTHORS[number][:3]}" if number else "  ..  " if free else "      " for number, free in cells]
            lines.append(f"{row:>2}  " + " ".join(shown).rstrip())
    return "\n".join(lines)
