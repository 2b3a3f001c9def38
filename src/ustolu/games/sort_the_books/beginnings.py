"""[§2] What the seats know of the cards with which all began, of which the starter's was the smallest.

Of each of these cards there is a trace (`origins`): for each seat the places where, by what it was told, the card may still lie hidden.
And of the numbers that a seat has seen since and that may have been the card there is one (`glimpsed`): the smallest for the starter's card,
the greatest for another's; 0 where there is none.
"""

from ustolu.core import below, rule
from ustolu.games.sort_the_books.cards import below_number, draw, hide
from ustolu.games.sort_the_books.shelf import ones
from ustolu.games.sort_the_books.traces import FIELD, SEEN, TOPS, drawn, places, put_back


@rule
def begin(s):
    """[§2] Everybody has one card, and the offer lies open."""
    for seat in range(s.seats):
        s.first[seat], s.origins[seat] = s.hands[seat, 0], SEEN[seat]


@rule
def glimpse(s, bits, trace, card):
    """A card comes to light for those seats of whose knowledge `bits` may be the place where it lay, unless they knew it (`trace`)."""
    for other in range(s.seats):
        might = s.origins[other] & bits
        if might:
            for seat in range(s.seats):
                if might & FIELD[seat] and places(trace, seat) == 0:
                    was = s.glimpsed[seat, other]
                    if was == 0 or (card < was) == (other == s.starter):
                        s.glimpsed[seat, other] = card


@rule
def laid(s, seat, card, trace):
    """A card of a hand was laid. When a card that all saw there is the only one left, no first card is there."""
    glimpse(s, SEEN[seat], trace, card)
    if s.hands[seat, 1] == 0 and s.traces[seat, 0] == SEEN[seat]:
        for other in range(s.seats):
            s.origins[other] &= ~SEEN[seat]


@rule
def hidden_again(s, seat):
    """[§3.2] `seat` put a card back on the deck."""
    for other in range(s.seats):
        s.origins[other] = put_back(s.origins[other], seat)


@rule
def uncovered(s):
    """The card on the deck came into the offer."""
    glimpse(s, TOPS, s.top_trace, s.top)
    for other in range(s.seats):
        s.origins[other] &= ~TOPS


@rule
def fetched(s, seat):
    """[§3.2] `seat` drew the card on the deck, and saw it."""
    glimpse(s, TOPS & FIELD[seat], s.top_trace, s.top)
    for other in range(s.seats):
        s.origins[other] = drawn(s.origins[other], seat)


@rule
def may_be(s, seat, other, trace, place):
    """Whether, for all that `seat` knows, the card at a place is hidden and the one with which `other` began."""
    return places(trace, seat) == 0 and (places(s.origins[other], seat) >> place & 1) == 1


@rule
def any_such(s, seat, other, n, traces, where, but, rng):
    """One of the cards that may be the one with which `other` began, except the card `but`; -1 when there is none."""
    found, met = -1, 0
    for i in range(n):
        if i != but and may_be(s, seat, other, traces[i], where[i]):
            met += 1
            if below(rng, met) == 0:
                found = i
    return found


@rule
def agree(s, seat, n, cards, traces, where, rng):
    """[§2] Change numbers of hidden cards, dealt again for `seat`, so that the starter can have begun with the smallest of all."""
    least, at = s.first[seat], -1
    if seat != s.starter:
        least, at = starters(s, seat, bound(s, seat, n, traces, where, rng), n, cards, traces, where, rng)
    for other in range(s.seats):
        if other == seat or other == s.starter:
            continue
        most = s.glimpsed[seat, other]
        for i in range(n):
            if i != at and cards[i] > most and may_be(s, seat, other, traces[i], where[i]):
                most = cards[i]
        if most < least:
            i = any_such(s, seat, other, n, traces, where, at, rng)
            if i >= 0 and at >= 0:
                cards[i], cards[at] = cards[at], cards[i]
                least, most = cards[at], cards[i]
            elif i >= 0:
                most = greater(s, seat, least, i, n, cards, traces, rng)
        s.first[other] = most
    if seat != s.starter:
        s.first[s.starter] = least
    for other in range(s.seats):
        if other != seat:
            for whose in range(s.seats):
                s.glimpsed[other, whose] = s.glimpsed[seat, whose]


@rule
def bound(s, seat, n, traces, where, rng):
    """What the number of the starter must be smaller than, by what `seat` has seen: its own first card, and those of others that came to light."""
    least = s.first[seat] + 0
    for other in range(s.seats):
        seen = s.glimpsed[seat, other] + 0
        if other != seat and other != s.starter and 0 < seen < least and any_such(s, seat, other, n, traces, where, -1, rng) < 0:
            least = seen
    return least


@rule
def starters(s, seat, most, n, cards, traces, where, rng):
    """The number with which the starter can have begun, smaller than `most`, and which of the hidden cards it is; -1 for one seen since."""
    least, at = s.glimpsed[seat, s.starter], -1
    for i in range(n):
        if (least == 0 or cards[i] < least) and may_be(s, seat, s.starter, traces[i], where[i]):
            least, at = cards[i], i
    if 0 < least < most:
        return least, at
    at = any_such(s, seat, s.starter, n, traces, where, -1, rng)
    if at < 0:
        return least, at
    for i in range(n):
        if cards[i] < cards[at] and places(traces[i], seat) == 0:
            cards[i], cards[at] = cards[at], cards[i]
    if cards[at] > most:
        smaller = below_number(s, most)
        if smaller > 0:
            hide(s, cards[at])
            cards[at] = draw(s, below(rng, smaller))
    return cards[at], at


@rule
def greater(s, seat, least, at, n, cards, traces, rng):
    """Give the hidden card `at` a number greater than `least`: one that nobody has seen, or that of another hidden card."""
    smaller = below_number(s, least)
    unseen = ones(s.unseen[0]) + ones(s.unseen[1])
    if unseen > smaller:
        fresh = draw(s, smaller + below(rng, unseen - smaller))
        hide(s, cards[at])
        cards[at] = fresh
    else:
        for i in range(n):
            if cards[i] > least > cards[at] and places(traces[i], seat) == 0:
                cards[i], cards[at] = cards[at], cards[i]
    return cards[at]
