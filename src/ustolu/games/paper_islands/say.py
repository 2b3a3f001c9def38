"""What is said to a seat: after an event, when it is asked, of a move it may make, and of its score."""

from ustolu.core import CHANCE, Message, State, score, turn
from ustolu.games.paper_islands.notation import cell


def pairs(s: State, seat: int, move: int) -> int:
    """[§6] How many pairs the last roll would make in the cell `move`."""
    side, number = int(s.side), int(s.rolls[s.rolled - 1])
    row, column = divmod(move, side)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return sum(0 <= r < side and 0 <= c < side and int(s.grid[seat, r * side + c]) == number for r, c in near)


def event(before: State, after: State, who: int, code: int, seat: int) -> list[Message]:
    """[§3] The number that fell; what was written, what it brought and how much the writer has."""
    if who == CHANCE:
        return [("rolled", {"number": code + 1, "roll": int(after.rolled), "rolls": int(after.side) ** 2})]
    number, points = int(before.rolls[before.rolled - 1]), pairs(before, who, code)
    facts: dict[str, str | int] = {"cell": cell(code, int(before.side)), "number": number, "pairs": points, "score": score(after, who)}
    return [("wrote-self", facts) if who == seat else ("wrote", {"seat": who, **facts})]


def asked(s: State, seat: int) -> Message:
    """[§3] What the seat (-1: a spectator) has to do now."""
    mask = turn(s)
    if mask == 0:
        return "asked-over", {}
    if mask == CHANCE:
        return "asked-roll", {}
    number: dict[str, str | int] = {"number": int(s.rolls[s.rolled - 1])}
    return ("asked-write", number) if seat >= 0 and mask >> seat & 1 else ("asked-wait", number)


def move(s: State, seat: int, code: int) -> Message:
    """A cell that may be written, and the pairs it would make."""
    return "move", {"cell": cell(code, int(s.side)), "pairs": pairs(s, seat, code)}


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    """[§6] The score, number by number: how many pairs each number makes."""
    side, found = int(s.side), [0] * 7
    for at in range(side * side):
        number = int(s.grid[seat, at])
        right = (at + 1) % side and int(s.grid[seat, at + 1]) == number
        below = at < side * (side - 1) and int(s.grid[seat, at + side]) == number
        found[number] += bool(right) + bool(below)
    return [(("item-pairs", {"number": number, "pairs": found[number]}), found[number]) for number in range(1, 7) if found[number]]
