"""Whether the levels are worth their names: each beats the one below it, and the strongest comes near the best that is possible."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ustolu.core.catalogue import game as find
from ustolu.lab.series import by_search, play_series, summary
from ustolu.solvers import pirate_dice as solver

SURE = 1.96
"""So many standard errors below a mean lies the lower end of its interval of 95 %."""
SEED = 1

Tell = Callable[[], object]


@dataclass(frozen=True)
class Verdict:
    """What was measured, and whether it is enough."""

    game: str
    check: str
    what: str
    """"wins" (a shared win counted by its share) or "points"."""
    value: float
    error: float
    """The standard error of `value`; 0 where it is exact."""
    least: float
    """What `value` has to be."""
    above: float | None
    """What the lower end of its interval has to be above."""
    games: int
    seconds: float

    @property
    def low(self) -> float:
        """The lower end of the interval of 95 %."""
        return round(self.value - SURE * self.error, 4)

    @property
    def holds(self) -> bool:
        return self.value >= self.least and (self.above is None or self.low > self.above)

    def __str__(self) -> str:
        bound = "" if self.above is None else f", the lower bound {self.low:.3f} above {self.above:.3f}"
        played = f", {self.games} games" if self.games else ""
        says = f"{self.game}: {self.check}: {self.value:.3f} {self.what} (at least {self.least:.3f}{bound}){played}, {self.seconds:.0f} s"
        return f"{'holds' if self.holds else 'FAILS'}  {says}"


@dataclass(frozen=True)
class Series:
    """A series of games, the first bot of which has to do well; the seats rotate over the same falls. Levels always search where they can."""

    game: str
    who: tuple[str, ...]
    games: int
    least: float
    above: float | None = None
    what: str = "wins"
    ask_own: bool = False
    """Whether the game's own bot is asked, which some games cannot do without; else what lies in the user's cache would matter."""

    @property
    def name(self) -> str:
        return f"{self.who[0]} against {' and '.join(self.who[1:])}" if len(self.who) > 1 else f"{self.who[0]} alone, without the table"

    def run(self, games: int, jobs: int | None, tell: Tell) -> Verdict:
        """Play `games` games, calling `tell` after each."""
        began, results = time.perf_counter(), []
        more: dict[str, Any] = {} if self.ask_own else {"choose": by_search}
        for result in play_series(find(self.game), list(self.who), games, SEED, {}, jobs, **more):
            results.append(result)
            tell()
        first = summary(list(self.who), results)["bots"][0]
        value, error = first[self.what], first[f"{self.what}_error"]
        return Verdict(self.game, self.name, self.what, value, error, self.least, self.above, games, round(time.perf_counter() - began, 1))


@dataclass(frozen=True)
class Voyage:
    """[Pirátské kostky] The points that a level expects of a voyage with a card, computed from all its choices, come near the optimum."""

    card: str
    who: str = "bot:3"
    game: str = "pirate_dice"
    games: int = 0
    within: float = 0.01

    def run(self, games: int, jobs: int | None, tell: Tell) -> Verdict:
        """Compute it, and call `tell`."""
        from ustolu.lab.voyages import expected, picks

        began = time.perf_counter()
        value = expected(self.card, "final", picks(self.who, self.card))
        least = solver.voyage(self.card).expected - self.within
        tell()
        took = round(time.perf_counter() - began, 1)
        return Verdict(self.game, f"{self.who} with the card {self.card}", "points", round(value, 6), 0.0, round(least, 6), None, 0, took)


def ladder(game: str, games: int, ask_own: bool = False) -> list[Series]:
    """Each level against the one below it."""
    return [Series(game, pair, games, 0.55, 0.5, ask_own=ask_own) for pair in (("bot:2", "bot:1"), ("bot:3", "bot:2"))]


CHECKS: tuple[Series | Voyage, ...] = (
    *ladder("paper_islands", 400),
    Series("paper_islands", ("bot:3",), 1000, 10.6, what="points"),
    *ladder("pirate_dice", 1000, ask_own=True),
    *(Voyage(card) for card in solver.CARDS),
    *ladder("sort_the_books", 400),
    *ladder("pack_rat", 300),
    Series("squeeze_play", ("bot:3", "bot:1", "bot:1"), 150, 0.45, 1 / 3, ask_own=True),
    Series("cui_bono", ("bot:3", "bot:1", "bot:1"), 90, 0.45, 1 / 3),
    Series("dice_march", ("bot:3", "bot:1", "bot:1"), 90, 0.45, 1 / 3),
    *ladder("forced_memory", 400, ask_own=True),
    Series("forced_memory", ("bot:3", "bot:1", "bot:1"), 90, 0.45, 1 / 3, ask_own=True),
    *ladder("sums", 100, ask_own=True),
    *ladder("isle_of_skye", 400, ask_own=True),
    Series("isle_of_skye", ("bot:3", "bot:1", "bot:1", "bot:1"), 400, 0.4, 1 / 4, ask_own=True),
)
"""Everything that is promised of the levels."""


def steps(check: Series | Voyage, games: int | None) -> int:
    """How often a check will call `tell`; `games` are played in a series instead of as many as it names."""
    return (games or check.games) if check.games else 1


def verdicts(checks: list[Series | Voyage], games: int | None, jobs: int | None, tell: Tell) -> Iterator[Verdict]:
    """Run the checks, one after another."""
    for check in checks:
        yield check.run(steps(check, games), jobs, tell)
