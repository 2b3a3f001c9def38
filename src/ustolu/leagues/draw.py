"""Drawing people to tables so that everybody can check it.

The secret of each round is SHA-256 of that of the next, and the league shows SHA-256 of the first one before anybody joins: so all secrets
are promised at once, each is shown with its draw, and none gives the next away. The order is shuffled by the dice of `core.dice` with the
round's secret, the name `LEAGUE ROUND`, and the salts of those who are drawn: place i from the last to the second is
swapped with the place on which the draw of i + 1 sides falls.
"""

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from ustolu.core.dice import Dice, commitment

T = TypeVar("T")

LONGEST = 200
"""A league has at most so many rounds."""


def secret_of(secret: bytes, number: int) -> bytes:
    """The secret of round `number`, from 1, of a league whose own secret never leaves the server."""
    for _ in range(LONGEST - number):
        secret = hashlib.sha256(secret).digest()
    return secret


def commitment_of(secret: bytes) -> str:
    """What is shown when the league is opened: SHA-256 of the secret of its first round."""
    return commitment(secret_of(secret, 1))


def shuffled(league: str, number: int, secret: bytes, people: Sequence[T], salts: Sequence[str]) -> list[T]:
    """The people in the order that the dice of this round give."""
    dice, order = Dice(secret, f"{league} {number}", [bytes.fromhex(salt) for salt in salts]), list(people)
    for k, i in enumerate(range(len(order) - 1, 0, -1)):
        j = dice.fall(k, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def sizes(count: int, low: int, usual: int, high: int) -> list[int]:
    """How many sit at each table when `count` people are drawn to tables of `low` to `high` seats, the fullest first.

    As few as possible rest; no table is larger than usual if that can be; and as few seats as possible are missing.
    """
    return sorted(_best(count, low, usual, high)[1], reverse=True)


@cache
def _best(count: int, low: int, usual: int, high: int) -> tuple[tuple[int, int, int], tuple[int, ...]]:
    """The cost (resting, seats too many, seats missing) and the sizes. With over twenty people some table is a usual one anyway."""
    if count < low:
        return (count, 0, 0), ()
    if count > 20 + usual:
        cost, found = _best(count - usual, low, usual, high)
        return cost, (*found, usual)
    ways = []
    for size in range(low, min(high, count) + 1):
        (rest, over, under), found = _best(count - size, low, usual, high)
        ways.append(((rest, over + max(0, size - usual), under + max(0, usual - size)), (*found, size)))
    return min(ways)
