"""Places by score, for the many games that end so: tied seats share a place, and the next is skipped."""

from ustolu.core.rules import rule
from ustolu.core.verbs import score


@rule
def by_most(s, seat):  # type: ignore[no-untyped-def]  # compiled
    """The seat's place where the highest score wins."""
    mine, better = score(s, seat), 0
    for other in range(s.seats):
        if score(s, other) > mine:
            better += 1
    return better + 1


@rule
def by_fewest(s, seat):  # type: ignore[no-untyped-def]  # compiled
    """The seat's place where the lowest score wins."""
    mine, better = score(s, seat), 0
    for other in range(s.seats):
        if score(s, other) < mine:
            better += 1
    return better + 1
