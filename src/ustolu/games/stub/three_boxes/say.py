"""What is said to a seat: after an event, when it is asked, of a move it may make, and of its score."""

from ustolu.core import CHANCE, Message, State, turn


def event(before: State, after: State, who: int, code: int, seat: int) -> list[Message]:
    """[§2] The number that fell; where it was put."""
    if who == CHANCE:
        return [("rolled", {"number": code + 1})]
    facts: dict[str, str | int] = {"number": int(before.roll), "box": code + 1}
    return [("put-self", facts) if who == seat else ("put", {"seat": who, **facts})]


def asked(s: State, seat: int) -> Message:
    """[§2] What the seat (-1: a spectator) has to do now."""
    mask = turn(s)
    if mask == 0:
        return "asked-over", {}
    if mask == CHANCE:
        return "asked-roll", {}
    number = int(s.roll)
    return ("asked-put", {"number": number}) if seat == s.seat else ("asked-wait", {"seat": int(s.seat), "number": number})


def move(s: State, seat: int, code: int) -> Message:
    """[§4] A box that may be filled, and the points it would bring."""
    return "move", {"box": code + 1, "points": int(s.roll) * (code + 1)}


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    """[§4] The score, box by box."""
    numbers = [int(s.box[seat, box]) for box in range(int(s.boxes))]
    return [(("item-box", {"box": box, "number": number}), number * box) for box, number in enumerate(numbers, 1) if number]
