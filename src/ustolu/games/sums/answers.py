"""[§6] What each seat has said and has still to say, read from a position."""

from typing import NamedTuple

from ustolu.core import State
from ustolu.games.sums import calls


class Answer(NamedTuple):
    """A call, the hollow for its die and how that is to lie; -1 for what is not said yet, or never is."""

    call: int
    spot: int = -1
    way: int = -1


def noted(s: State, seat: int) -> Answer:
    """What a seat has answered so far."""
    return Answer(int(s.calls[seat]) - 1, int(s.spots[seat]) - 1, int(s.ways[seat]) - 1)


def stage(s: State, seat: int) -> int:
    """What a seat has to say now: CALL, then HOLLOW after a Nic, then PLACE. Where there is no calm the phase says it."""
    said = noted(s, seat)
    if s.phase != calls.CALL or said.call < 0 or said.call == calls.PASS or said.way >= 0:
        return int(s.phase)
    return calls.PLACE if said.spot >= 0 else calls.HOLLOW


def inside(s: State) -> int:
    """The phase, or what the one seat has still to say that is inside its answer."""
    if not s.calm:
        return int(s.phase)
    stages = (stage(s, seat) for seat in range(int(s.seats)))
    return next((one for one in stages if one != s.phase), int(s.phase))
