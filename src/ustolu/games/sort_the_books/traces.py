"""What the seats know of hidden cards. Each hidden card has a trace: for each seat six bits, the places where this seat knows the card to be.

Place 0-4 is the hand of a seat, place 5 the top of the deck. No bit: the seat does not know the card. A seat knows a card in another's
hand when it was taken from the offer, and one that it put on the deck itself; from then on it can follow where the card may have gone.
"""

import numpy as np

from ustolu.core import rule

SEATS, TOP = 5, 5
FIELD = np.array([63 << 6 * seat for seat in range(SEATS)], np.int64)
"""All bits of one seat's knowledge."""
TOPS = sum(1 << 6 * seat + TOP for seat in range(SEATS))
SEEN = np.array([sum(1 << 6 * seat + hand for seat in range(SEATS) if seat != hand) for hand in range(SEATS)], np.int64)
"""Everybody else knows the card to be in this hand."""
OWN_TOP = np.array([1 << 6 * seat + TOP for seat in range(SEATS)], np.int64)
"""This seat knows the card to lie on the deck."""


@rule
def drawn(trace, seat):
    """[§3.2] The top card went into the hand of `seat`, who saw it: what others thought on top may be there; `seat` knows better."""
    gone = trace & TOPS & ~FIELD[seat]
    return (trace & ~TOPS) | gone >> (TOP - seat)


@rule
def put_back(trace, seat):
    """[§3.2] `seat` put a card on the deck: it may be any that others thought in its hand."""
    return trace | (trace & SEEN[seat]) << (TOP - seat)


@rule
def places(trace, seat):
    """The places where `seat` knows the card to be."""
    return trace >> 6 * seat & 63
