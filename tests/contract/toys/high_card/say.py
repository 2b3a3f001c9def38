"""What is said, to each seat as much as it may know."""

from high_card.view import cards
from ustolu.core import CHANCE, Message, State, score, turn


def event(before: State, after: State, who: int, code: int, seat: int) -> list[Message]:
    if who == CHANCE:
        holder = int(before.dealt % before.seats)
        if holder == seat:
            card = next(card for card in cards(after, seat, 0) if card not in cards(before, seat, 0))
            return [("dealt-self", {"card": card})]
        return [("dealt", {"seat": holder})]
    if code > 10:
        return [("bet", {"seat": who, "bet": code - 10})]
    return [("dropped-self", {"card": code})] if who == seat else [("dropped", {"seat": who})]


def asked(s: State, seat: int) -> Message:
    mask = turn(s)
    if mask == 0:
        return "over", {}
    return "act", {}


def move(s: State, seat: int, code: int) -> Message:
    return ("may-bet", {"bet": code - 10}) if code > 10 else ("may-drop", {"card": code})


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    points = score(s, seat)
    return [(("item", {}), points)] if points else []
