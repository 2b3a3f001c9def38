"""What is said: where each path goes on, how high that is, and what it brings."""

from ustolu.core import Message, State, turn
from ustolu.games.pyramid.cells import LAYER, LAYERS
from ustolu.games.pyramid.notation import CELL_NAMES

Facts = dict[str, str | int]


def height(cell: int) -> int:
    """[§4] What a die on that cell is worth: 1 in the bottom layer."""
    return LAYERS - int(LAYER[cell])


def step(before: State, seat: int, code: int) -> Facts:
    """Where to, whether upward, and the points."""
    up = LAYER[code] < LAYER[int(before.at[seat])]
    return {"to": CELL_NAMES[code], "way": "up" if up else "beside", "points": height(code)}


def event(before: State, after: State, who: int, code: int, seat: int) -> list[Message]:
    """[§2] The step; [§3] who can no longer go on, and the end."""
    facts = step(before, who, code)
    said: list[Message] = [("steps-self", facts) if who == seat else ("steps", {"seat": who, **facts})]
    return [*said, ("nobody-steps", {})] if turn(after) == 0 else said


def asked(s: State, seat: int) -> Message:
    """[§2] Whose turn it is, and from where the path goes on."""
    mask = turn(s)
    if mask == 0:
        return "asked-over", {}
    facts: Facts = {"at": CELL_NAMES[int(s.at[int(s.seat)])]}
    return ("asked-step", facts) if seat >= 0 and mask >> seat & 1 else ("asked-wait", {"seat": int(s.seat), **facts})


def move(s: State, seat: int, code: int) -> Message:
    """[§4] A step and what it brings."""
    return "move-step", step(s, seat, code)


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    """[§4] The points layer by layer, from below; the first die counts nothing."""
    lying = [0] * (LAYERS + 1)
    for cell in range(len(CELL_NAMES)):
        lying[height(cell)] += int(s.owner[cell]) == seat + 1
    lying[1] -= 1
    return [(("item-layer", {"layer": LAYERS - high, "count": count}), high * count) for high, count in enumerate(lying) if count]
