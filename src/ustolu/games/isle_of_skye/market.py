"""[§3] to [§6] Income, the bag, prices made in secret, and the lap of buying.

The bag never runs short: each round takes two tiles a seat out of it for good, so at the last draw of a game at least 21 of the 73 lie
in it. Nobody ever prices with less than 2 gold: 5 have just come in, and debts there are none.
"""

import numpy as np

from ustolu.core import rule
from ustolu.games.isle_of_skye.territory import ones
from ustolu.games.isle_of_skye.tiles import BARREL_ROAD

EACH = 3
"""[§4] So many tiles lie before each seat."""
CASTLE_INCOME = 5
LOW = 40
"""The bag is two masks: tiles 1 to LOW, and the others."""
BONUS = np.array([[0, 0, 1, 2, 3, 4], [0, 0, 1, 2, 3, 0]], np.int64)
"""[§3] What each seat with more points brings, by round: with two to four seats, and with five."""


@rule
def barrels(s, seat):
    """[§3] How many tiles have barrels joined to the castle by road."""
    found = 0
    for n in range(s.count[seat] + 0):
        road = BARREL_ROAD[s.tile[seat, n]] + 0
        if road > 0:
            found += s.joined[seat, road - 1] >> n & 1
    return found


@rule
def income(s):
    """[§3] The castle, barrels, and for those behind a bonus; a new round."""
    s.in_round += 1
    for seat in range(s.seats + 0):
        ahead = 0
        for other in range(s.seats + 0):
            ahead += s.points[other] > s.points[seat]
        s.from_barrels[seat] = barrels(s, seat)
        s.catch_up[seat] = ahead * BONUS[1 if s.seats == 5 else 0, s.in_round - 1]
        s.gold[seat] += CASTLE_INCOME + s.from_barrels[seat] + s.catch_up[seat]
        s.axe[seat] = 0
        for i in range(EACH):
            s.drawn[seat, i] = s.price[seat, i] = s.buyer[seat, i] = 0


@rule
def bagged(s):
    """How many tiles are in the bag."""
    return ones(s.bag[0]) + ones(s.bag[1])


@rule
def put_back(s, tile):
    """[§5] [§7] A tile goes back into the bag."""
    half = 1 if tile > LOW else 0
    s.bag[half] |= 1 << (tile - 1 - half * LOW)


@rule
def pick(s, k):
    """The k-th tile of the bag in ascending order, from 0; it stays there."""
    half, low = 0, ones(s.bag[0])
    if k >= low:
        half, k = 1, k - low
    bits = s.bag[half] + 0
    for _ in range(k):
        bits &= bits - 1
    tile = half * LOW + 1
    while not bits & 1:
        bits >>= 1
        tile += 1
    return tile


@rule
def take_out(s, tile):
    half = 1 if tile > LOW else 0
    s.bag[half] &= ~(1 << (tile - 1 - half * LOW))


@rule
def draw(s, seat, way):
    """[§4] Three tiles of the bag come before a seat, in ascending order: the `way`-th of all sets of three.

    The set of the places a < b < c in the bag has the number a + b * (b - 1) / 2 + c * (c - 1) * (c - 2) / 6.
    """
    c = 2
    while (c + 1) * c * (c - 1) // 6 <= way:
        c += 1
    way -= c * (c - 1) * (c - 2) // 6
    b = 1
    while (b + 1) * b // 2 <= way:
        b += 1
    a = way - b * (b - 1) // 2
    s.drawn[seat, 0], s.drawn[seat, 1], s.drawn[seat, 2] = pick(s, a), pick(s, b), pick(s, c)
    for i in range(EACH):
        take_out(s, s.drawn[seat, i] + 0)


@rule
def next_unpriced(s, seat):
    """[§4] Which of the three tiles of a seat, from 0, is the first with neither axe nor price; 3 when all have one."""
    for i in range(EACH):
        if s.axe[seat] != i + 1 and s.price[seat, i] == 0:
            return i
    return EACH


@rule
def is_priced(s, seat):
    """[§4] Whether a seat has the axe on one of its tiles and gold on both others."""
    return s.axe[seat] > 0 and next_unpriced(s, seat) == EACH


@rule
def discard(s):
    """[§5] Tiles with an axe go back into the bag."""
    for seat in range(s.seats + 0):
        put_back(s, s.drawn[seat, s.axe[seat] - 1] + 0)


@rule
def can_buy(s, seat, tile):
    """[§6] Whether a tile lies before another seat, for no more than the free gold of this one; returns 1 + 3 * seller + its place, or 0."""
    for other in range(s.seats + 0):
        if other != seat:
            for i in range(EACH):
                if s.drawn[other, i] == tile and s.axe[other] != i + 1 and s.buyer[other, i] == 0 and s.price[other, i] <= s.gold[seat]:
                    return 1 + EACH * other + i
    return 0


@rule
def buy(s, seat, tile):
    """[§6] The price goes to the seller, who also takes back the stake."""
    found = can_buy(s, seat, tile) - 1
    other, i = found // EACH, found % EACH
    s.buyer[other, i] = seat + 1
    s.gold[seat] -= s.price[other, i]
    s.gold[other] += 2 * s.price[other, i]


@rule
def hand_out(s):
    """[§6] Every seat has to build the tiles that nobody bought of it, whose stakes are gone, and the one it bought."""
    for other in range(s.seats + 0):
        for i in range(EACH):
            if s.axe[other] != i + 1:
                receive(s, other if s.buyer[other, i] == 0 else s.buyer[other, i] - 1, s.drawn[other, i] + 0)


@rule
def receive(s, seat, tile):
    """A tile comes into a hand, which stays in ascending order."""
    i = EACH - 1
    while i > 0 and s.hand[seat, i - 1] == 0:
        i -= 1
    while i > 0 and s.hand[seat, i - 1] > tile:
        s.hand[seat, i] = s.hand[seat, i - 1]
        i -= 1
    s.hand[seat, i] = tile


@rule
def give(s, seat, tile):
    """A tile leaves a hand."""
    i = 0
    while s.hand[seat, i] != tile:
        i += 1
    for j in range(i, EACH - 1):
        s.hand[seat, j] = s.hand[seat, j + 1]
    s.hand[seat, EACH - 1] = 0
