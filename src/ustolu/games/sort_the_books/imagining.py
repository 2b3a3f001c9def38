"""Worlds that a seat cannot tell from the true one: the hidden cards dealt again, each where this seat may believe it."""

import numpy as np

from ustolu.core import below, rule
from ustolu.games.sort_the_books.cards import IN_HAND, below_number, draw, hide, receive
from ustolu.games.sort_the_books.shelf import ones
from ustolu.games.sort_the_books.traces import FIELD, TOP, places

MOST = 16


@rule
def gather(s, seat, cards, traces, where):
    """Take up all cards hidden from `seat`; returns how many there are. One that it put on the deck itself stays."""
    n = 0
    for other in range(s.seats):
        if other != seat:
            for i in range(IN_HAND):
                if s.hands[other, i] != 0:
                    cards[n], traces[n], where[n] = s.hands[other, i], s.traces[other, i], other
                    s.hands[other, i] = s.traces[other, i] = 0
                    n += 1
    if s.top != 0 and places(s.top_trace, seat) != 1 << TOP:
        cards[n], traces[n], where[n] = s.top, s.top_trace, TOP
        s.top = s.top_trace = 0
        n += 1
    return n


@rule
def fits(trace, seat, place):
    """Whether, by what `seat` knows of it, a card may be at a place."""
    known = places(trace, seat)
    return known == 0 or (known >> place & 1) == 1


@rule
def trade(seat, n, cards, traces, where, rng):
    """Cards change places at random wherever both may be in the other's."""
    for _ in range(2):
        for i in range(n - 1, 0, -1):
            j = below(rng, i + 1)
            if fits(traces[i], seat, where[j]) and fits(traces[j], seat, where[i]):
                cards[i], cards[j] = cards[j], cards[i]
                traces[i], traces[j] = traces[j], traces[i]


@rule
def believe(s, trace, place, putter):
    """The others' knowledge of a card that is now taken to be at a place: nobody needs to know their own hand, nobody is wrong."""
    for seat in range(s.seats):
        known = places(trace, seat)
        if place == seat or (known == 1 << TOP and place != TOP):
            trace &= ~FIELD[seat]
        elif place == TOP and seat == putter:
            trace = (trace & ~FIELD[seat]) | 1 << (6 * seat + TOP)
        elif known != 0:
            trace |= 1 << (6 * seat + place)
    return trace


@rule
def deal_again(s, seat, beginning, started, rng):
    """Deal again what `seat` cannot know.

    [§2] `beginning`: the starter, another, has not played yet and so holds the smallest number. `started`: `seat` is the starter, and who has
    not played yet holds a greater number than it began with.
    """
    cards, traces, where = np.zeros(MOST, np.int64), np.zeros(MOST, np.int64), np.zeros(MOST, np.int64)
    putter = -1
    for other in range(s.seats):
        if s.top != 0 and places(s.top_trace, other) == 1 << TOP:
            putter = other
    n = gather(s, seat, cards, traces, where)
    trade(seat, n, cards, traces, where, rng)
    for i in range(n):
        if places(traces[i], seat) == 0:
            hide(s, cards[i])
            cards[i] = 0
    unseen = ones(s.unseen[0]) + ones(s.unseen[1])
    for later in range(2):
        for i in range(n):
            greater = started and where[i] != TOP and s.laid[where[i]] == 0
            if cards[i] == 0 and (greater or later == 1):
                least = below_number(s, s.low) if greater else 0
                cards[i] = draw(s, least + below(rng, unseen - least))
                unseen -= 1
    if beginning:
        smallest_starts(s, s.hands[seat, 0], n, cards, where, rng)
    for i in range(n):
        trace = believe(s, traces[i], where[i], putter)
        if where[i] == TOP:
            s.top, s.top_trace = cards[i], trace
        else:
            receive(s, where[i], cards[i], trace)


@rule
def smallest_starts(s, own, n, cards, where, rng):
    """[§2] Before the first turn the starter has the smallest number of all, one smaller than `own`."""
    first, least = 0, 0
    for i in range(n):
        if where[i] == s.starter:
            first = i
        if cards[i] < cards[least]:
            least = i
    cards[first], cards[least] = cards[least], cards[first]
    if cards[first] > own:
        hide(s, cards[first])
        cards[first] = draw(s, below(rng, below_number(s, own)))
