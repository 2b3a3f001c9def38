"""The last round of Pirátské kostky, played for the win: what the points of a voyage are worth when others have had theirs or still have it."""

from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np
import numpy.typing as npt

from ustolu.solvers.pirate_dice import CARDS, Voyage

NEEDS = np.arange(-1000, 4001, 100)
"""How many points a later seat may lack. Who is farther ahead stays ahead even by a lost ship, and who lacks more is taken to lack the last."""
ROUGHLY = 1e-5
TINY = 1e-7
"""What a point is worth beside a win: among equal chances more points are better."""


@cache
def overtaking(chest: str) -> npt.NDArray[np.float64]:
    """For each card, and each of NEEDS: the share of the win that a seat takes which lacks so many points, by sailing for nothing else."""

    def share(points: int) -> npt.NDArray[np.float64]:
        return np.asarray((points > NEEDS) + (points == NEEDS) / 2, np.float64)

    return np.array([Voyage(card, chest, share, ROUGHLY).before for card in CARDS])


@dataclass(frozen=True)
class LastRound:
    """[§10] What a seat finds on its last voyage."""

    total: int
    done: tuple[int, ...]
    """The totals of those who have had their last voyage."""
    later: tuple[int, ...]
    """The totals of those who still have theirs."""
    target: int
    floor: bool
    """[§8] Totals stop at 0."""
    pile: tuple[int, ...]
    """How many cards of each kind the later seats may draw."""

    def win(self, points: int, chest: str) -> float:
        """[§10] [§12] The share of the win that `points` bring.

        Each later seat is taken to sail for nothing but to be ahead of this one; what an Island costs the others is left out. If afterwards
        nobody has the target, the game goes on, and everybody is taken to have the same chance.
        """
        mine = max(self.total + points, 0) if self.floor else self.total + points
        best = max(self.done)
        if max(mine, best, *self.later) < self.target:
            return 1 / (1 + len(self.done) + len(self.later))
        if mine < best:
            return 0.0
        chance = 1 / (1 + self.done.count(mine))
        for other in self.later:
            lacks = int(np.searchsorted(NEEDS, np.clip(mine - other, NEEDS[0], NEEDS[-1])))
            chance *= 1 - float(np.average(overtaking(chest)[:, lacks], weights=self.pile))
        return chance


@lru_cache(64)
def deciding(card: str, chest: str, last: LastRound) -> Voyage:
    """[§10] A voyage of a last round, for the win."""
    return Voyage(card, chest, cache(lambda points: last.win(points, chest) + TINY * points))
