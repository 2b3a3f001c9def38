"""Why a move is refused: the text and the paragraph."""

from ustolu.core import CHANCE, State, turn
from ustolu.games.sort_the_books.books import BOOKS
from ustolu.games.sort_the_books.notation import CELL_NAMES
from ustolu.games.sort_the_books.rules import BACK, BACKS, DRAWS, LAY, LAYS, TAKE
from ustolu.games.sort_the_books.say import hand
from ustolu.games.sort_the_books.shelf import CELLS, open_cells

Reason = tuple[str, dict[str, str | int], str]


def why(s: State, seat: int, move: int) -> Reason | None:
    """None exactly for a legal move."""
    mask = turn(s)
    if mask == 0:
        return "game-is-over", {}, "§5"
    if not 0 <= seat < s.seats:
        return "no-such-seat", {}, "§1"
    if mask == CHANCE:
        return "cards-come-first", {}, "§3"
    if not mask >> seat & 1:
        return "not-your-turn", {"seat": int(s.on)}, "§3"
    if s.step == TAKE:
        return why_not_take(s, move)
    return why_not_lay(s, seat, move) if s.step == LAY else why_not_back(s, seat, move)


def numbered(number: int) -> bool:
    return 1 <= number <= BOOKS


def why_not_take(s: State, move: int) -> Reason | None:
    """[§3] The turn begins: from the offer, or two from the deck."""
    if move == DRAWS:
        return None if s.deck > 1 else ("deck-too-small", {"deck": int(s.deck)}, "§3.3")
    if not numbered(move):
        return "take-first", {}, "§3"
    return None if move in [int(number) for number in s.offer] else ("not-in-offer", {"number": move}, "§3.1")


def why_not_lay(s: State, seat: int, move: int) -> Reason | None:
    """[§4] A card is to be laid."""
    number, cell = (move - LAYS) // CELLS + 1, (move - LAYS) % CELLS
    if move == DRAWS or numbered(move):
        return "taken-already", {}, "§3"
    if numbered(move - BACKS) or not numbered(number):
        return "lay-first", {}, "§3"
    if number not in hand(s, seat):
        return "not-in-hand", {"number": number}, "§3"
    laid, room, at = int(s.laid[seat]), int(s.room[seat]), CELL_NAMES[cell]
    if open_cells(laid, room) >> cell & 1:
        return None
    if not laid:
        return "first-is-the-middle", {"at": at}, "§4.1"
    if laid >> cell & 1:
        return "cell-taken", {"at": at, "number": int(s.books[seat, cell])}, "§4.4"
    return ("outside-box", {"at": at}, "§4.3") if not room >> cell & 1 else ("not-beside", {"at": at}, "§4.2")


def why_not_back(s: State, seat: int, move: int) -> Reason | None:
    """[§3.2] One of two cards goes back."""
    if s.step != BACK or not numbered(move - BACKS):
        return "put-back-first", {}, "§3.2"
    return None if move - BACKS in hand(s, seat) else ("not-in-hand", {"number": move - BACKS}, "§3.2")
