"""Worlds that a seat cannot tell from the true one: the hidden cards dealt again, each where this seat may believe it."""

import numpy as np

from ustolu.core import below, rule
from ustolu.games.sort_the_books.beginnings import agree
from ustolu.games.sort_the_books.cards import IN_HAND, draw, hide, receive
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
def deal_again(s, seat, started, rng):
    """Deal again what `seat` cannot know. `started`: the starter is known, who began with the smallest number [§2]."""
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
    for i in range(n):
        if cards[i] == 0:
            cards[i] = draw(s, below(rng, unseen))
            unseen -= 1
    if started:
        agree(s, seat, n, cards, traces, where, rng)
    for i in range(n):
        trace = believe(s, traces[i], where[i], putter)
        if where[i] == TOP:
            s.top, s.top_trace = cards[i], trace
        else:
            receive(s, where[i], cards[i], trace)
