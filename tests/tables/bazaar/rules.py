"""A hidden card each and a hidden pile; prices in secret, of one or two steps; a walk in turn; a clap at any time; luck."""

import numpy as np

from ustolu.core import CHANCE, SEALED, below, state

HOP, SHOW, PEEK, PASS, CLAP = 3, 4, 5, 6, 7

State = state("bazaar", [
    ("card", np.int8, (4,)),       # 1-3, 0 = not dealt
    ("shown", np.int8, (4,)),
    ("price", np.int8, (4, 2)),    # 1-2 each; a first price of 2 needs no second
    ("hops", np.int8, (4,)),
    ("clapped", np.int8, (4,)),    # in which order, from 1
    ("pile", np.int32),            # 1-3, 0 = not laid
    ("peeks", np.int32),
    ("at", np.int32),              # who walks; seats = nobody any more
    ("luck", np.int32),
    ("seats", np.int32),
])  # fmt: skip


def setup(s, seats):
    s.seats = seats


def dealt(s):
    return sum(int(card) > 0 for card in s.card)


def turn(s):
    if dealt(s) < s.seats or not s.pile:
        return CHANCE
    pricing = sum(1 << seat for seat in range(s.seats) if not (s.price[seat, 0] == 2 or s.price[seat, 1]))
    if pricing:
        return pricing | SEALED
    if s.at < s.seats:
        return 1 << int(s.at)
    clapping = sum(1 << seat for seat in range(s.seats) if not s.clapped[seat])
    return clapping or (0 if s.luck else CHANCE)


def sides(s):
    return 6 if s.pile else 3


def moves(s, seat):
    if turn(s) & SEALED:
        return [1, 2]
    if s.at == s.seats:
        return [CLAP]
    return [HOP] * bool(s.hops[seat] < 3) + [SHOW] * (not s.shown[seat]) + [PEEK] * bool(s.peeks < 2) + [PASS]


def legal(s, seat, out):
    found = moves(s, seat)
    out[: len(found)] = found
    return len(found)


def play(s, seat, move):
    if seat == CHANCE:
        if dealt(s) < s.seats:
            s.card[dealt(s)] = move + 1
        elif not s.pile:
            s.pile = move + 1
        else:
            s.luck = move + 1
    elif move in (1, 2):
        s.price[seat, 1 if s.price[seat, 0] else 0] = move
    elif move == HOP:
        s.hops[seat] += 1
    elif move == SHOW:
        s.shown[seat] = 1
    elif move == PEEK:
        s.peeks += 1
    elif move == PASS:
        s.at += 1
    else:
        s.clapped[seat] = 1 + max(s.clapped)


def score(s, seat):
    return int(s.hops[seat]) + int(s.card[seat]) * int(s.shown[seat])


def place(s, seat):
    return 1 + sum(score(s, other) > score(s, seat) for other in range(s.seats))


def imagine(s, seat, rng):
    for other in range(s.seats):
        if other != seat and s.card[other] and not s.shown[other]:
            s.card[other] = 1 + below(rng, 3)
    if s.pile:
        s.pile = 1 + below(rng, 3)
