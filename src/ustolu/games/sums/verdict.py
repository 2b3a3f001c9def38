"""[§6] What is said of the calm game: each answer once all are in, and then what came of them, from the thrower on. No sum is ever said."""

from collections.abc import Sequence

from ustolu.core import Message, State
from ustolu.games.pyramid.dice import POSITION
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.sums import calls
from ustolu.games.sums.answers import Answer, noted
from ustolu.games.sums.facts import Facts, around, to
from ustolu.games.sums.notation import is_right


def read(codes: Sequence[int]) -> Answer:
    """An answer from its codes."""
    call, *more = codes
    if call == calls.PASS:
        return Answer(call)
    return Answer(call, more[-2] if len(more) > 1 else call, more[-1])


def told(before: State, who: int, codes: Sequence[int], seat: int) -> Message:
    """One seat's answer."""
    answer = read(codes)
    if answer.call == calls.PASS:
        return to("calm-pass", who, seat, {})
    if answer.call == calls.NONE:
        return to("calm-none", who, seat, {"cell": CELL_NAMES[answer.spot]})
    return to("calm-stop", who, seat, around(before, answer.call))


def verdicts(before: State, after: State, who: int, codes: Sequence[int], seat: int) -> list[Message]:
    """What came of all answers: `before` lacks that of `who`, which was the last one."""
    found: list[Message] = []
    filled: set[int] = set()
    for i in range(int(before.seats)):
        other = (int(before.thrower) + i) % int(before.seats)
        answer = read(codes) if other == who else noted(before, other)
        left: Facts = {"left": int(after.supply[other])}
        if answer.call == calls.PASS:
            continue
        if not is_right(before, answer.call):
            found.append(to("calm-wrong", other, seat, left))
        elif answer.spot in filled:
            found.append(to("calm-filled", other, seat, {"cell": CELL_NAMES[answer.spot], **left}))
        else:
            filled.add(answer.spot)
            shows = dict(zip("xyz", POSITION[answer.way], strict=True))
            found.append(to("calm-right", other, seat, {"cell": CELL_NAMES[answer.spot], **shows, **left}))
    return found or [("calm-nobody", {})]
