"""Where tiles in hand are laid best: a beam search over all orders, cells and turns, by what the territory promises in the end."""

import numpy as np

from ustolu.core import at, rule, whole
from ustolu.games.isle_of_skye.prospect import prospect
from ustolu.games.isle_of_skye.territory import CELLS, lay, placements

MOST_PLACES = 408
NOWHERE = -1


@rule
def best_so_far(value, parent, code, values, parents, codes, found):
    """Keep a candidate among the best, in falling order; one worth exactly as much as another of the same length is most likely the same land."""
    width = len(values)
    if found == width and value <= values[width - 1]:
        return found
    i = found if found < width else width - 1
    while i > 0 and values[i - 1] < value:
        i -= 1
    if i > 0 and values[i - 1] == value and parents[i - 1] != parent:
        return found
    last = found if found < width else width - 1
    for j in range(last, i, -1):
        values[j], parents[j], codes[j] = values[j - 1], parents[j - 1], codes[j - 1]
    values[i], parents[i], codes[i] = value, parent, code
    return found + 1 if found < width else width


@rule
def settle(root, seat, tiles, many, width, weights, first):
    """What the first `many` of `tiles` promise to a seat when laid best from `root[0]`; tiles that fit nowhere are left out.

    `first[0]` is then the first thing to do: 4 * (cell + CELLS * index of the tile) + turn, or NOWHERE.
    """
    lands, more = np.empty(width, root.dtype), np.empty(width, root.dtype)
    trial = np.empty(1, root.dtype)
    hands, hands_more = np.zeros(width, np.int64), np.zeros(width, np.int64)
    begun, begun_more = np.full(width, NOWHERE, np.int64), np.full(width, NOWHERE, np.int64)
    values, parents, codes = np.empty(width), np.empty(width, np.int64), np.empty(width, np.int64)
    out, counts = np.empty(MOST_PLACES, np.int32), np.empty(len(weights))
    lands[0] = root[0]
    hands[0], first[0] = (1 << many) - 1, NOWHERE
    have, best = 1, -np.inf
    if many == 0:
        return prospect(at(root, 0), seat, weights, counts)
    for _ in range(many + 1):
        found = whole(0)
        for land in range(have):
            places = whole(0)
            for i in range(many):
                if hands[land] >> i & 1:
                    places = placements(at(lands, land), seat, tiles[i], 4 * CELLS * i, out, places)
            if places == 0:
                value = prospect(at(lands, land), seat, weights, counts)
                if value > best:
                    best, first[0] = value, begun[land]
            for i in range(places):
                code = np.int64(out[i])
                trial[0] = lands[land]
                lay(at(trial, 0), seat, tiles[code // 4 // CELLS], code // 4 % CELLS, code % 4)
                value = prospect(at(trial, 0), seat, weights, counts)
                found = best_so_far(value, land, code, values, parents, codes, found)
        for i in range(found):
            more[i] = lands[parents[i]]
            code = codes[i]
            lay(at(more, i), seat, tiles[code // 4 // CELLS], code // 4 % CELLS, code % 4)
            hands_more[i] = hands[parents[i]] & ~(1 << code // 4 // CELLS)
            begun_more[i] = code if begun[parents[i]] == NOWHERE else begun[parents[i]]
        lands, more = more, lands
        hands, hands_more = hands_more, hands
        begun, begun_more = begun_more, begun
        have = found
    return best
