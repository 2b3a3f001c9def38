"""What is said to a seat: after an event, when it is asked, of a move it may make, and of its score."""

from ustolu.core import CHANCE, Message, State, score, turn
from ustolu.games.sort_the_books.books import AUTHORS, COLOUR_OF, DISCIPLINE_OF
from ustolu.games.sort_the_books.notation import CELL_NAMES, fallen
from ustolu.games.sort_the_books.rules import BACK, BACKS, DEAL, DRAW, DRAWS, LAY, LAYS, OFFER, TAKE
from ustolu.games.sort_the_books.shelf import CELLS, HIGH, WIDE
from ustolu.games.sort_the_books.stretches import KINDS, row_of, shelf_name, stretches, worth

Facts = dict[str, str | int]
LENGTHS = {3: "three", 4: "four", 5: "five"}


def book(number: int) -> Facts:
    """What is said of a book."""
    return {"number": str(number), "author": AUTHORS[number], "discipline": DISCIPLINE_OF[number], "colour": COLOUR_OF[number]}


def event(before: State, after: State, who: int, code: int, seat: int) -> list[Message]:
    """What happened, to each seat as much as it may know."""
    if who == CHANCE:
        return fell(before, after, code, seat)
    if code == DRAWS:
        return said("draws", who, seat, {})
    if code < BACKS:
        return said("took", who, seat, book(code))
    if code < LAYS:
        return [("put-back-self", book(code - BACKS))] if who == seat else [("put-back", {"seat": who})]
    return said("laid", who, seat, {**laying(before, who, code), "score": score(after, who)})


def said(id: str, who: int, seat: int, facts: Facts) -> list[Message]:
    """The same fact to the one who did it and to the others."""
    return [(f"{id}-self", facts)] if who == seat else [(id, {"seat": who, **facts})]


def fell(before: State, after: State, code: int, seat: int) -> list[Message]:
    """[§2] A hand is told to its seat, the offer to all, with who starts; [§3] two cards drawn to their seat."""
    cards, step = fallen(before, code), before.step
    if step == DEAL:
        return [("dealt-self", book(cards[seat]))] if seat >= 0 else [("dealt", {"seats": int(before.seats)})]
    if step == OFFER:
        first: Message = ("starts-self", {}) if after.on == seat else ("starts", {"seat": int(after.on)})
        return [("offered", {}), *(("book", book(card)) for card in sorted(cards)), first]
    if step != DRAW:
        return [("refilled", book(cards[0]))]
    if before.on != seat:
        return [("drew", {"seat": int(before.on)})]
    return [("drew-self", {}), *(("book", book(card)) for card in sorted(cards))]


def asked(s: State, seat: int) -> Message:
    """[§3] What the seat (-1: a spectator) has to do now."""
    mask = turn(s)
    if mask == 0:
        return "asked-over", {}
    if mask == CHANCE:
        return "asked-cards", {}
    if seat < 0 or not mask >> seat & 1:
        return "asked-wait", {"seat": int(s.on)}
    if s.step == TAKE:
        return ("asked-take" if s.deck > 1 else "asked-take-only"), book(hand(s, seat)[0])
    return ("asked-lay" if s.step == LAY else "asked-back"), {}


def hand(s: State, seat: int) -> list[int]:
    """The numbers in a hand, ascending."""
    return [number for number in s.hands.tolist()[seat] if number]


def shown(s: State, seat: int) -> list[Message]:
    """What lies before a seat: its hand, its shelves, the offer and the deck; before a spectator (-1) everybody's shelves."""
    found: list[Message] = []
    if seat >= 0:
        mine = hand(s, seat)
        found += [("in-hand", {}), *(("book", book(card)) for card in mine)] if mine else [("in-hand-none", {})]
    for owner in [seat] if seat >= 0 else range(int(s.seats)):
        rows = [line for row in range(HIGH) for line in standing(s, owner, row)]
        found += [("board-shelves", {"seat": owner}), *rows] if seat < 0 else rows or [("shelves-empty", {})]
    offer = [number for number in s.offer.tolist() if number]
    if offer:
        found += [("offered", {}), *(("book", book(card)) for card in offer)]
    return [*found, ("in-deck", {"deck": int(s.deck)})]


def standing(s: State, seat: int, row: int) -> list[Message]:
    """A row from its first book to its last, gaps too; nothing where no book stands."""
    books = row_of(s, seat, row)
    while books and not books[-1]:
        books.pop()
    while books and not books[0]:
        books.pop(0)
    if not books:
        return []
    name: Message = ("on-shelf", {"shelf": shelf_name(int(s.laid[seat]), row), "points": worth(row_of(s, seat, row))})
    return [name, *(("book", book(card)) if card else ("gap", {}) for card in books)]


def laying(s: State, seat: int, code: int) -> Facts:
    """A book laid in a cell: what it is, where it goes, the points it brings and the combinations it comes to stand in."""
    card, cell = (code - LAYS) // CELLS + 1, (code - LAYS) % CELLS
    row = row_of(s, seat, cell // WIDE)
    before, column = worth(row), cell % WIDE
    row[column] = card
    found = stretches(row)
    lengths = dict.fromkeys(KINDS, "none")
    lengths.update({it.kind: LENGTHS[len(it.books)] for it in found if it.start <= column < it.start + len(it.books)})
    return {
        **book(card),
        "at": CELL_NAMES[cell].replace(",", ", "),
        "points": sum(it.points for it in found) - before,
        **{f"{kind}_run": n for kind, n in lengths.items()},
    }


def move(s: State, seat: int, code: int) -> Message:
    """What a legal move does; for a place on the shelves what the book would bring there."""
    if s.step == BACK:
        return "may-put-back", book(code - BACKS)
    if s.step == TAKE:
        return ("may-draw", {}) if code == DRAWS else ("may-take", book(code))
    return "may-lay", laying(s, seat, code)


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    """[§6] The score, shelf by shelf and criterion by criterion."""
    found: list[tuple[Message, int]] = []
    laid = int(s.laid[seat])
    for row in range(HIGH):
        for it in stretches(row_of(s, seat, row)):
            facts: Facts = {"shelf": shelf_name(laid, row), "books": len(it.books)}
            if it.kind in ("discipline", "colour"):
                facts |= {"discipline": DISCIPLINE_OF[it.books[0]]} if it.kind == "discipline" else {"colour": COLOUR_OF[it.books[0]]}
            elif it.kind in ("rising", "falling"):
                facts |= {"numbers": ", ".join(map(str, it.books))}
            else:
                facts |= {"authors": ", ".join(AUTHORS[number] for number in it.books)}
            found.append(((f"item-{it.kind}", facts), it.points))
    return found
