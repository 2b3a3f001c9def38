"""Prices made in secret, as a game of its own: what each seat gains from price lists and the lap of buying, and mixed prices by regret matching.

Everything here is known to everybody: the gold, and what each tile drawn promises to each seat (`worths`). No seat's prices are.
A worth is in points, by seat and by tile: 3 * the seat before which it lies + its place there.
"""

import numpy as np

from ustolu.core import below, rule
from ustolu.games.isle_of_skye.market import EACH

MOST_PRICES = 8
MOST_LISTS = 3 * MOST_PRICES * MOST_PRICES


@rule
def lap(first, last, seats, prices, sold, gold, worths, rate, gains):
    """[§6] Seats from `first` up to before `last` buy what brings them most, against what it brings the others; `gains` is what each has then.

    `prices` are 0 for the axe; `sold` is 1 for what was bought before. Gold is worth `rate` points a piece; `gold` and `sold` change.
    Each seat weighs its own gain against the mean of the others.
    """
    mind = 1.0 / (seats - 1)
    buyer = first
    while True:
        best, owner, tile = 0.0, -1, 0
        for other in range(seats):
            if other == buyer:
                continue
            for i in range(EACH):
                price = prices[other, i]
                if price == 0 or sold[other, i] or price > gold[buyer]:
                    continue
                which = EACH * other + i
                value = worths[buyer, which] - rate * price - mind * (2 * rate * price - worths[other, which])
                if value > best:
                    best, owner, tile = value, other, i
        if owner >= 0:
            price = prices[owner, tile]
            sold[owner, tile] = 1
            gold[buyer] -= price
            gold[owner] += 2 * price
            gains[buyer] += worths[buyer, EACH * owner + tile]
        buyer = (buyer + 1) % seats
        if buyer == last:
            break
    settle_up(seats, prices, sold, gold, worths, rate, gains)


@rule
def settle_up(seats, prices, sold, gold, worths, rate, gains):
    """Adds to `gains` what gold and the tiles that nobody bought are worth to their seats."""
    for seat in range(seats):
        gains[seat] += rate * gold[seat]
        for i in range(EACH):
            if prices[seat, i] and not sold[seat, i]:
                gains[seat] += worths[seat, EACH * seat + i]


@rule
def ahead(seat, seats, gains):
    """How much more a seat gains than the others on average."""
    others = 0.0
    for other in range(seats):
        if other != seat:
            others += gains[other]
    return gains[seat] - others / (seats - 1)


@rule
def highest(seat, i, seats, gold, worths, rate):
    """The price above which it is senseless to go: a little more than anybody would pay for a tile."""
    mind, most = 1.0 / (seats - 1), 1
    for other in range(seats):
        if other != seat:
            pays = (worths[other, EACH * seat + i] + mind * worths[seat, EACH * seat + i]) / (rate * (1 + 2 * mind))
            most = max(most, min(np.int64(pays), gold[other]) + 2)
    return min(most, gold[seat] - 1)


@rule
def price_lists(seat, seats, gold, worths, rate, lists):
    """[§4] The price lists that a seat considers, as prices of its three tiles with 0 for the axe; return how many."""
    many = 0
    for axe in range(EACH):
        one, two = (1 if axe == 0 else 0), (1 if axe == 2 else 2)
        most, more = highest(seat, one, seats, gold, worths, rate), highest(seat, two, seats, gold, worths, rate)
        for i in range(min(most, MOST_PRICES)):
            price = i + 1 if most <= MOST_PRICES else 1 + i * (most - 1) // (MOST_PRICES - 1)
            for j in range(min(more, MOST_PRICES)):
                other = j + 1 if more <= MOST_PRICES else 1 + j * (more - 1) // (MOST_PRICES - 1)
                if price + other <= gold[seat]:
                    lists[many, axe], lists[many, one], lists[many, two] = 0, price, other
                    many += 1
    return many


@rule
def drawn_from(chances, many, rng):
    """An index, each as likely as its share of the sum of `chances`."""
    total = 0.0
    for i in range(many):
        total += chances[i]
    left = total * below(rng, 1 << 24) / (1 << 24)
    for i in range(many):
        left -= chances[i]
        if left < 0.0:
            return i
    return many - 1


@rule
def haggle(first, seats, gold, worths, rate, noise, times, rng, lists, many, average):
    """Mixed price lists for all seats: each time each seat draws a list, learns what each of its own would have brought, and regrets.

    `lists[seat, k]` are the lists considered, `many[seat]` how many; `average[seat, k]` becomes how likely each is in the end. What a tile
    is worth to others is never known to `noise` points, so it is shaken every time.
    """
    regret, chances = np.zeros(average.shape), np.zeros(average.shape)
    brings, gains, shaken = np.zeros(average.shape[1]), np.zeros(seats), np.zeros(worths.shape)
    have, chosen = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    prices, sold = np.zeros((seats, EACH), np.int64), np.zeros((seats, EACH), np.int64)
    average[:] = 0.0
    for seat in range(seats):
        many[seat] = price_lists(seat, seats, gold, worths, rate, lists[seat])
        chances[seat, : many[seat]] = 1.0
    for time in range(times):
        for seat in range(seats):
            chosen[seat] = drawn_from(chances[seat], many[seat], rng)
            for which in range(EACH * seats):
                shaken[seat, which] = worths[seat, which] + noise * (below(rng, 2001) - 1000) / 1000
        for seat in range(seats):
            expected, total = 0.0, 0.0
            for k in range(many[seat]):
                for other in range(seats):
                    played = k if other == seat else chosen[other]
                    have[other] = gold[other]
                    for i in range(EACH):
                        prices[other, i] = lists[other, played, i]
                        have[other] -= prices[other, i]
                        sold[other, i] = 0
                    gains[other] = 0.0
                lap(first, first, seats, prices, sold, have, shaken, rate, gains)
                brings[k] = ahead(seat, seats, gains)
                expected += chances[seat, k] * brings[k]
                total += chances[seat, k]
            expected /= total
            total = 0.0
            for k in range(many[seat]):
                regret[seat, k] = max(0.0, regret[seat, k] + brings[k] - expected)
                total += regret[seat, k]
            for k in range(many[seat]):
                chances[seat, k] = regret[seat, k] / total if total > 0.0 else 1.0 / many[seat]
                average[seat, k] += (time + 1) * chances[seat, k]
