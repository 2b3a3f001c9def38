"""What is said to a seat: after an event, when it is asked, of a move it may make, and of its score."""

from ustolu.core import CHANCE, Message, State, score, turn
from ustolu.games.paper_islands.notation import cell


def _neighbours(side: int) -> list[set[int]]:
    """[§6] The cells beside each cell of a grid."""
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    cells = [divmod(cell, side) for cell in range(side * side)]
    return [{(r + y) * side + c + x for y, x in steps if 0 <= r + y < side and 0 <= c + x < side} for r, c in cells]


NEAR = {side: _neighbours(side) for side in (3, 4)}
MOVES: dict[int, list[list[Message]]] = {
    side: [[("move", {"cell": cell(code, side), "pairs": brought}) for brought in range(5)] for code in range(side * side)] for side in (3, 4)
}
PAIRS = {side: [(a, b) for a, near in enumerate(cells) for b in near if b > a] for side, cells in NEAR.items()}


def pairs(s: State, seat: int, cells: list[int]) -> list[int]:
    """[§6] How many pairs the last roll would make in each of the cells."""
    grid, number, near = s.grid.tolist()[seat], int(s.rolls[s.rolled - 1]), NEAR[int(s.side)]
    equal = [at for at, there in enumerate(grid) if there == number]
    return [len(near[cell].intersection(equal)) for cell in cells]


def event(before: State, after: State, who: int, code: int, seat: int) -> list[Message]:
    """[§3] The number that fell; what was written, what it brought and how much the writer has."""
    if who == CHANCE:
        return [("rolled", {"number": code + 1, "roll": int(after.rolled), "rolls": int(after.side) ** 2})]
    number, points = int(before.rolls[before.rolled - 1]), pairs(before, who, [code])[0]
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


def falls(s: State) -> tuple[Message, int, list[tuple[str, Message | None]]]:
    """[§1] What a real die is to do now: one of six faces shows up."""
    return ("falls-roll", {}), 1, [(str(number), None) for number in range(1, 7)]


def move(s: State, seat: int, code: int) -> Message:
    """A cell that may be written, and the pairs it would make."""
    return moves(s, seat, [code])[0]


def moves(s: State, seat: int, codes: list[int]) -> list[Message]:
    """The same for many cells at once."""
    said = MOVES[int(s.side)]
    return [said[code][brought] for code, brought in zip(codes, pairs(s, seat, codes), strict=True)]


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    """[§6] The score, number by number: how many pairs each number makes."""
    grid, found = s.grid.tolist()[seat], [0] * 7
    for a, b in PAIRS[int(s.side)]:
        if grid[a] == grid[b]:
            found[grid[a]] += 1
    return [(("item-pairs", {"number": number, "pairs": found[number]}), found[number]) for number in range(1, 7) if found[number]]
