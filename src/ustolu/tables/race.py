"""Who was first: claims at a table where any seat may act, in the order in which people made them and not in that of their connections.

Each seat has a credit, the smoothed round trip to it, 0 to `MOST` ms. A claim counts as made at its arrival less the credit of its seat.
Until that moment plus the greatest credit of the others an earlier claim can still arrive; then it is settled, never later.
Times are ms of one clock that never goes back.
"""

from bisect import insort
from collections.abc import Mapping
from typing import Generic, TypeVar

from msgspec import Struct

MOST = 250
"""The greatest credit, in ms: what somebody could gain at most by answering pings late."""
SHARE = 1 / 8
"""[RFC 6298, 2.3] How much a new sample weighs: the `alpha` of the smoothed round trip."""

What = TypeVar("What")


class Trip:
    """The smoothed round trip to one reader, in ms; None before it was measured.

    A sample over `MOST` counts as `MOST`: one lost packet must not be a credit for minutes.
    """

    __slots__ = ("smoothed",)

    def __init__(self) -> None:
        self.smoothed: float | None = None

    def add(self, sample: float) -> None:
        """[RFC 6298, 2.2 and 2.3] A round trip took `sample` ms: the first one is the value itself, every other moves it by an eighth."""
        sample = min(sample, MOST)
        self.smoothed = sample if self.smoothed is None else (1 - SHARE) * self.smoothed + SHARE * sample

    @property
    def credit(self) -> int:
        """Whole ms; nothing before the first measurement."""
        return round(self.smoothed or 0)


class Claim(Struct, Generic[What], frozen=True):
    """What a seat wants to do, when it arrived and with which credit."""

    seat: int
    arrived: float
    credit: float
    what: What

    @property
    def order(self) -> tuple[float, float]:
        """When it counts as made. Of two at the same moment the one that was here first goes first: it owes less to its credit."""
        return self.arrived - self.credit, self.arrived


class Waiting(Generic[What]):
    """The claims of a table that are not settled yet, the earliest first.

    Of equal order is first what was read first: which seat it comes from decides nothing.
    """

    __slots__ = ("claims",)

    def __init__(self) -> None:
        self.claims: list[Claim[What]] = []

    def add(self, seat: int, arrived: float, credit: float, what: What) -> None:
        """A claim has arrived. It cannot overtake one that its own seat made before: a credit that has grown meanwhile is cut."""
        credit = min(max(credit, 0), MOST)
        for one in self.claims:
            if one.seat == seat:
                credit = min(credit, arrived - one.order[0])
        insort(self.claims, Claim(seat, arrived, credit, what), key=lambda one: one.order)

    def due(self, credits: Mapping[int, float]) -> float | None:
        """When the earliest claim is settled, given the credit of each seat that may act now; None when nothing waits."""
        if not self.claims:
            return None
        first = self.claims[0]
        return max(first.arrived, first.order[0] + max((credit for seat, credit in credits.items() if seat != first.seat), default=0))

    def settle(self, now: float, credits: Mapping[int, float]) -> Claim[What] | None:
        """Take out the earliest claim if no earlier one can come any more. One at a time: it may change who may act."""
        due = self.due(credits)
        return self.claims.pop(0) if due is not None and due <= now else None
