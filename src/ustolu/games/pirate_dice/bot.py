"""The strongest level plays each voyage for the most points, exactly, and in the last round, with any number of seats, for the win.

The weakest plays by the rule of thumb of `rules.rollout`, the one between by thumb or exactly, as it happens: what a search finds out
with a few hundred games is less than that, since a voyage has hundreds of choices and a game hundreds of rolls.
"""

from functools import lru_cache

import numpy as np

from ustolu.core import State, below, generator, rollout
from ustolu.games.pirate_dice.rules import CHEST_MOVE
from ustolu.games.pirate_dice.scoring import CARDS, FACES, HOW_MANY, SKULL, TREASURE
from ustolu.solvers import pirate_dice as solver
from ustolu.solvers.last_round import LastRound, deciding, overtaking
from ustolu.solvers.pirate_dice import BONUS, Hand, Voyage

CHESTS = tuple(str(value) for value in solver.OPTIONS["chest"])
EXACTLY = 3, 5
"""How many of how many decisions the middle level makes exactly."""


def prepare() -> None:
    """Solve the voyages with all cards, for points and for what a later seat may lack."""
    sum(solver.voyage(card).expected for card in CARDS)
    overtaking(CHESTS[0])


@lru_cache(64)
def guarded(card: str, chest: str, total: int) -> Voyage:
    """[§8] A voyage for points where no total falls below 0."""
    return Voyage(card, chest, lambda points: max(points, -total))


@lru_cache(64)
def sudden(card: str, chest: str, total: int, target: int, seats: int) -> Voyage:
    """[§10] A voyage after a last round that nobody won: the target wins at once, and short of it a total is worth its share of the way."""
    return Voyage(card, chest, lambda points: 1.0 if total + points >= target else max(total + points, 0) / target / seats)


def voyage(s: State, seat: int) -> tuple[Voyage, str]:
    """What is played for here, solved: points ("exact"), or the win ("win")."""
    card, chest, seats, target = CARDS[int(s.card)], CHESTS[int(s.chest)], int(s.seats), int(s.target)
    total, floor = int(s.totals[seat]), not s.negative
    if s.sudden:
        return sudden(card, chest, total, target, seats), "win"
    if s.opener:
        later = [(seat + step) % seats for step in range(1, (s.opener - 1 - seat) % seats)]
        done = [other for other in range(seats) if other != seat and other not in later]
        totals = s.totals.tolist()
        pile = s.pile.tolist() if any(s.pile) else HOW_MANY.tolist()
        last = LastRound(total, tuple(totals[other] for other in done), tuple(totals[other] for other in later), target, floor, tuple(pile))
        return deciding(card, chest, last), "win"
    if floor and total < BONUS.get(card, 0):
        return guarded(card, chest, total), "exact"
    return solver.voyage(card, chest), "exact"


def counted(dice: list[int]) -> Hand:
    """How many of each symbol there are."""
    return tuple(dice.count(face) for face in range(len(FACES)))


def rolled(dice: list[int], keep: Hand, kept: int) -> int:
    """The mask of the dice to roll so that the hand `keep` stays; dice that lie on Treasure Island stay first."""
    left, mask = list(keep), 0
    for die in sorted(range(len(dice)), key=lambda die: not kept >> die & 1):
        if left[dice[die]] > 0:
            left[dice[die]] -= 1
        else:
            mask |= 1 << die
    return mask


def choose(s: State, seat: int, who: str, seed: int) -> tuple[int, str]:
    """The move of the level `who`, and how it was found: by "thumb", by thumb or exactly ("mixed"), or what it is best for."""
    if who == "bot:3":
        return best(s, seat)
    rng, how = generator(seed), "thumb" if who == "bot:1" else "mixed"
    if how == "mixed" and below(rng, EXACTLY[1]) < EXACTLY[0]:
        return best(s, seat)[0], how
    return int(rollout(s, seat, rng, np.empty(512, np.int32))), how


def best(s: State, seat: int) -> tuple[int, str]:
    """The best move, and what it is best for. On Treasure Island all dice that stay are laid before the others are rolled."""
    solved, how = voyage(s, seat)
    dice = s.dice.tolist()
    kept = int(s.kept)
    laid = counted([face for die, face in enumerate(dice) if kept >> die & 1]) if s.card == TREASURE and s.moved else None
    keep = solved.best(counted(dice), bool(s.guarded), laid).keep
    if keep is None:
        return 0, how
    mask = rolled(dice, keep, kept)
    lying = sum(1 << die for die, face in enumerate(dice) if face != SKULL and not mask >> die & 1)
    return (CHEST_MOVE + lying if s.card == TREASURE and not s.moved and lying != kept else mask), how
