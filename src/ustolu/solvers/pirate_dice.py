"""One voyage of Pirátské kostky, solved: the points that best play can expect with each card, from every position.

Dice are counted, not told apart: a *hand* is how many coins, sabres, ... and skulls lie there, at most eight dice. Rolling is adding
the dice one by one, so the worth of a hand of fewer than eight is the mean over one more die; what is kept is a smaller hand,
found by taking away one die after another. Nothing forbids rolling again without end, so the values are a fixed point. It is
approached from what one has by ending at once; every roll of two dice ends more than a quarter of the ways, so a hundred rounds are enough.

Two things are more than dice: whether the Guardian has been used, which is solved after what follows it; and what lies on Treasure Island.
There one should always lay all that one keeps, since nothing is lost by it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations_with_replacement, product

import numpy as np
import numpy.typing as npt

FACES = "cdspmk"
"""Coin, diamond, sabre, parrot, monkey, and the skull as the last."""
COIN, DIAMOND, SABRE, PARROT, MONKEY, SKULL = range(6)
CARDS = ("coin", "diamond", "animals", "guardian", "pirate", "treasure", "skull1", "skull2", "ship2", "ship3", "ship4")
BONUS = {"ship2": 300, "ship3": 500, "ship4": 1000}
SETS = (0, 0, 0, 100, 200, 500, 1000, 2000, 4000, 4000)
OPTIONS = {
    "target": (6000, 5000, 8000, 3000), "chest": ("final", "no skull"), "island_card_skulls": (True, False), "negative": (True,),
}  # fmt: skip
"""The options of the game that are known, the first value being the default. Only `chest` changes what a voyage is worth: the target does not
matter for points, and one has no choice on Skull Island. Where totals stop at 0 a voyage is worth more the less one has: `answer` does not
know that, a Voyage is told by its `worth`."""
EQUAL = 1e-9
"""Choices that differ by less are equally good."""

Hand = tuple[int, ...]
Array = npt.NDArray[np.float64]


def equals(hand: Hand, card: str) -> tuple[list[int], list[int]]:
    """How many count as equal: for each symbol, and for the symbol of each of the five faces (the card's coin or diamond counts too)."""
    faces = list(hand[:SKULL])
    if card == "coin":
        faces[COIN] += 1
    if card == "diamond":
        faces[DIAMOND] += 1
    if card != "animals":
        return faces, faces
    both = faces[PARROT] + faces[MONKEY]
    return [*faces[:PARROT], both], [*faces[:PARROT], both, both]


def valued(hand: Hand, card: str) -> int:
    """[§5.1] [§5.2] Sets, coins and diamonds."""
    symbols, _ = equals(hand, card)
    return sum(SETS[count] for count in symbols) + 100 * (symbols[COIN] + symbols[DIAMOND])


def chest(hand: Hand, card: str) -> bool:
    """[§5.3] Whether each of the eight dice scores."""
    _, alike = equals(hand, card)
    ship = card in BONUS and hand[SABRE] >= int(card[-1])
    scoring = (face in (COIN, DIAMOND) or alike[face] >= 3 or (ship and face == SABRE) for face in range(SKULL) if hand[face])
    return hand[SKULL] == 0 and all(scoring)


def points(hand: Hand, card: str, skull_shown: bool = False) -> int:
    """[§5] [§9] What a voyage brings that is ended by choice. `skull_shown`: a skull forbids the chest, though it was rolled away."""
    if card in BONUS and hand[SABRE] < int(card[-1]):
        return -BONUS[card]
    told = valued(hand, card) + (500 if chest(hand, card) and not skull_shown else 0)
    return told * 2 if card == "pirate" else told + BONUS.get(card, 0)


def skulls(hand: Hand, card: str) -> int:
    """[§4] Those on the dice and on the card."""
    return hand[SKULL] + {"skull1": 1, "skull2": 2}.get(card, 0)


class Hands:
    """All hands of up to eight dice, by size, and how one leads to another."""

    def __init__(self) -> None:
        self.all: list[list[Hand]] = [[] for _ in range(9)]
        for n, level in enumerate(self.all):
            level.extend(tuple(faces.count(face) for face in range(6)) for faces in combinations_with_replacement(range(6), n))
        self.at = [{hand: i for i, hand in enumerate(level)} for level in self.all]
        self.more = [np.array([[self.at[n + 1][change(hand, face, 1)] for hand in self.all[n]] for face in range(6)]) for n in range(8)]
        """For each size, face and hand: the hand with one more such die."""
        self.fewer = [
            np.array([[self.at[n - 1].get(change(hand, face, -1), -1) for hand in self.all[n]] for face in range(SKULL)]) for n in range(1, 9)
        ]
        """For each size from 1, face but the skull, and hand: the hand with one such die less; -1 where there is none."""

    def rolled(self, full: Array) -> list[Array]:
        """The worth of hands of each size whose missing dice are rolled, by the worth of full ones. The last axis is that of hands."""
        worth = [full]
        for n in reversed(range(8)):
            worth.append(worth[-1][..., self.more[n]].sum(-2) / 6)
        return worth[::-1]

    def kept(self, worth: list[Array], most: int) -> list[Array]:
        """The best of what can be kept of each hand: all skulls, and so many others that at most `most` dice lie there."""
        best = [worth[0]]
        for n in range(1, 9):
            smaller = beyond(best[-1])[..., self.fewer[n - 1]].max(-2)
            best.append(np.maximum(smaller, worth[n]) if n <= most else smaller)
        return best


def beyond(worth: Array) -> Array:
    """The worth of hands, and behind them (at -1) that of a hand that there is not."""
    return np.concatenate([worth, np.full((*worth.shape[:-1], 1), -np.inf)], -1)


def change(hand: Hand, face: int, by: int) -> Hand:
    return (*hand[:face], hand[face] + by, *hand[face + 1 :])


def last(worths: Sequence[float | Array]) -> Array:
    """The worths of hands in an array, whose last axis is that of hands."""
    return np.moveaxis(np.array(worths, float), 0, -1)


@cache
def hands() -> Hands:
    return Hands()


@dataclass(frozen=True)
class Voyage:
    """A solved voyage: what each position is worth, and what each choice."""

    card: str
    """One of CARDS, or "" for none."""
    chest: str = "final"
    worth: Callable[[int], float | Array] = float
    """What points at the end are worth to the seat; a chance to win where it plays for that. Several worths at once are solved side by side."""
    within: float = EQUAL / 100
    """The rounds end when one brings less than this."""

    @cached_property
    def used(self) -> "Solved":
        """The voyage after the Guardian's help; of all other cards, the voyage."""
        return self._solve(self.card == "guardian" and self.chest == "no skull", None)

    @cached_property
    def first(self) -> "Solved":
        """The voyage from the beginning."""
        if self.card != "guardian":
            return self.used
        helped = beyond(hands().kept(self.used.rolled, 7)[7])
        one_less = [hands().at[7].get(change(hand, SKULL, -1), -1) for hand in hands().all[8]]
        return self._solve(False, helped[..., one_less])

    @property
    def expected(self) -> float:
        """The worth before the first roll."""
        return float(self.before)

    @property
    def before(self) -> Array:
        """The worth before the first roll, or all of them that are solved side by side."""
        told: Array = self.first.rolled[0][..., 0]
        return told

    def choices(self, hand: Hand, helped: bool = False, laid: Hand | None = None) -> Iterator["Choice"]:
        """All that can be done with eight dice, and its worth. `helped`: the Guardian has been used.

        `laid`: the dice that lie on Treasure Island when nothing can be rearranged any more before the next roll.
        """
        solved = self.used if helped else self.first
        yield Choice(None, float(solved.ended[hands().at[8][hand]]))
        most = 6 if skulls(hand, self.card) < 3 else 0
        for gone in range(2 if self.card == "guardian" and not helped and 0 < hand[SKULL] <= 3 else 1):
            after, most = (self.used, 7) if gone else (solved, most)
            for others in product(*(range(count + 1) for count in hand[:SKULL])):
                keep = (*others, hand[SKULL] - gone)
                if (size := sum(keep)) <= most and (laid is None or all(here <= kept for here, kept in zip(laid[:SKULL], others, strict=True))):
                    at = hands().at[size][keep]
                    worth = float(after.rolled[size][at])
                    if laid is not None:
                        worth += float(solved.sunk[size][at] * (self.worth(valued(laid, "")) - self.worth(valued(keep, ""))))
                    yield Choice(keep, worth)

    def best(self, hand: Hand, helped: bool = False, laid: Hand | None = None) -> "Choice":
        """The best of `choices`; of those that are equal ending, else the one that keeps most dice."""
        found = list(self.choices(hand, helped, laid))
        top = max(choice.worth for choice in found)
        return max((choice for choice in found if choice.worth > top - EQUAL), key=lambda choice: 8 if choice.keep is None else sum(choice.keep))

    def _solve(self, skull_shown: bool, helped: Array | None) -> "Solved":
        """The fixed point. `helped`: what the Guardian's help makes of each hand."""
        every, of = hands().all[8], hands()
        lost = np.array([skulls(hand, self.card) >= 3 for hand in every])
        sunk = of.rolled(lost.astype(float))
        nothing = self.worth(-BONUS.get(self.card, 0))
        ended = last([nothing if out else self.worth(points(hand, self.card, skull_shown)) for hand, out in zip(every, lost, strict=True)])
        saved = [np.zeros(len(level)) for level in of.all]
        if self.card == "treasure":
            ended[..., lost] = 0.0  # what lies on the card comes to the hand that was rolled from
            saved = [last([self.worth(valued(hand, "")) for hand in level]) * chance for level, chance in zip(of.all, sunk, strict=True)]
        stop = ended
        if helped is not None:
            four = np.array([hand[SKULL] > 3 for hand in every])
            stop = np.where(four, ended, np.maximum(ended, helped))
        full = stop
        for _ in range(1000):
            rolled = [values + more for values, more in zip(of.rolled(full), saved, strict=True)]
            better = np.where(lost, stop, np.maximum(stop, of.kept(rolled, 6)[8]))
            gained = (better - full).max()
            full = better
            if gained < self.within:
                break
        return Solved(rolled, ended, sunk)


@dataclass(frozen=True)
class Choice:
    """Something that can be done: keep a hand and roll the rest (one skull less than before: by the Guardian's help), or end the voyage."""

    keep: Hand | None
    worth: float


@dataclass(frozen=True)
class Solved:
    """What is worth how much, and what is how likely."""

    rolled: list[Array]
    """The worth of each hand whose missing dice are rolled, by size; on Treasure Island all of it but skulls is laid."""
    ended: Array
    """The worth of each full hand if the voyage ends with it."""
    sunk: list[Array]
    """How likely a hand has three skulls when its missing dice are rolled, by size."""


@cache
def voyage(card: str, chest: str = "final") -> Voyage:
    """The voyage with a card, solved for points."""
    return Voyage(card, chest)


def answer(options: Mapping[str, object], again: bool, tell: Callable[[int, int], object]) -> dict[str, float]:
    """The points that best play of one voyage can expect with each card."""
    told = {}
    for done, card in enumerate(CARDS, 1):
        told[card] = round(Voyage(card, str(options["chest"])).expected, 6)
        tell(done, len(CARDS))
    return told
