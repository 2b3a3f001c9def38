"""Cards that move: unseen ones, hands in order, the offer in order."""

from ustolu.core import rule
from ustolu.games.sort_the_books.shelf import BIT, nth, ones

HALF, IN_HAND, IN_OFFER = 45, 3, 6


@rule
def unknown(s):
    """How many cards nobody has seen."""
    return s.deck - (s.top != 0) + s.box


@rule
def below_number(s, number):
    """How many cards that nobody has seen have a smaller number."""
    if number <= HALF:
        return ones(s.unseen[0] & ((1 << (number - 1)) - 1))
    return ones(s.unseen[0]) + ones(s.unseen[1] & ((1 << (number - 1 - HALF)) - 1))


@rule
def draw(s, k):
    """The k-th of the cards that nobody has seen, from 0, in ascending order; it is seen from now on."""
    half, low = 0, ones(s.unseen[0])
    if k >= low:
        half, k = 1, k - low
    bit = nth(s.unseen[half], k)
    s.unseen[half] &= ~bit
    return half * HALF + BIT[bit % 67] + 1


@rule
def hide(s, card):
    """A card becomes one that nobody has seen: only `imagine` does that."""
    half = 1 if card > HALF else 0
    s.unseen[half] |= 1 << (card - 1 - half * HALF)


@rule
def held(s, seat):
    """How many cards a seat has in hand."""
    return 0 + (s.hands[seat, 0] != 0) + (s.hands[seat, 1] != 0) + (s.hands[seat, 2] != 0)


@rule
def receive(s, seat, card, trace):
    """A card comes into a hand, which stays in order."""
    i = held(s, seat)
    while i > 0 and s.hands[seat, i - 1] > card:
        s.hands[seat, i], s.traces[seat, i] = s.hands[seat, i - 1], s.traces[seat, i - 1]
        i -= 1
    s.hands[seat, i], s.traces[seat, i] = card, trace


@rule
def give(s, seat, card):
    """A card leaves a hand; returns its trace."""
    i = 0
    while s.hands[seat, i] != card:
        i += 1
    trace = s.traces[seat, i]
    for j in range(i, IN_HAND - 1):
        s.hands[seat, j], s.traces[seat, j] = s.hands[seat, j + 1], s.traces[seat, j + 1]
    s.hands[seat, IN_HAND - 1] = s.traces[seat, IN_HAND - 1] = 0
    return trace


@rule
def show(s, card):
    """A card comes into the offer, which stays in order."""
    i = IN_OFFER - 1
    while s.offer[i] == 0 and i >= 0:
        i -= 1
    while i >= 0 and s.offer[i] > card:
        s.offer[i + 1] = s.offer[i]
        i -= 1
    s.offer[i + 1] = card
