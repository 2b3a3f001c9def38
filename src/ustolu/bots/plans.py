"""What the bots of a race are about to do: each has its time, and changes its mind when what it saw is gone. On virtual time or by a clock."""

import logging
import math
from collections.abc import Callable
from typing import NamedTuple

from ustolu.bots.racing import EYES, GLANCED, Reaction, completed, goes_on, react
from ustolu.bots.watch import fallback, fingerprint
from ustolu.core import NOTHING, Game, State

log = logging.getLogger("ustolu.bots")
SLOWEST = EYES["bot:1"]


class Plan(NamedTuple):
    """When a seat acts, in ms of one clock, and the codes of its event; without any it has looked in vain, and begins again then."""

    at: float
    codes: tuple[int, ...]


class Plans:
    """The plans of the seats at one table."""

    __slots__ = ("game", "looking", "of")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.of: dict[int, Plan] = {}
        self.looking: set[int] = set()
        """The seats that have had time to see what the last fall, and what others did since, has brought."""

    def forget(self) -> None:
        """Something has fallen: all look at what is new."""
        self.of.clear()
        self.looking.clear()

    def reconsider(self, position: Callable[[int], State], now: float) -> None:
        """Somebody has acted: who sees that it was for nothing notices that first and looks anew. `position` is how a seat finds the table."""
        holds = {seat: plan for seat, plan in self.of.items() if self.holds(position(seat), seat, plan, now)}
        self.looking -= self.of.keys() - holds.keys()
        self.of = holds

    def holds(self, s: State, seat: int, plan: Plan, now: float) -> bool:
        """Whether a seat goes on with its plan in `s`."""
        return goes_on(self.game, s, seat, Reaction(round(plan.at - now), plan.codes[0] if plan.codes else NOTHING))

    def first(self) -> float:
        """When the next seat acts; never, where nobody has a plan."""
        return min((plan.at for plan in self.of.values()), default=math.inf)

    def ready(self, now: float) -> list[int]:
        """The seats whose time has come, the earliest first."""
        return sorted((seat for seat, plan in self.of.items() if plan.at <= now), key=lambda seat: self.of[seat].at)


def intended(game: Game, s: State, seat: int, who: str, seed: int, looking: bool, where: str = "") -> Plan:
    """What a seat will do if nothing changes; `at` counts from now. Of a bot that fails a legal move is made, when the first level would have looked.

    The fault is logged with `where` the position is to be found, never with the position itself.
    """
    try:
        found = react(game, s, seat, who, seed, looking)
        return Plan(found.after, completed(game, s, seat, found.move, who, seed))
    except Exception:
        log.exception("%s%s: %s of seat %d failed (seed %d), a legal move is made for it; position %s",
                      game.id, f", {where}" if where else "", who, seat, seed, fingerprint(s))  # fmt: skip
        after = SLOWEST.start + GLANCED * SLOWEST.die + SLOWEST.hand
        return Plan(after, (fallback(game, s, seat, seed),) if game.codes(s, seat) else ())
