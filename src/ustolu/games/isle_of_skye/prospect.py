"""What a territory promises: what it scores for sure if nothing more is laid, and what bots count on besides.

A prospect is a sum of counts, each times a weight (`weights.json`). The counts know what is still to be scored, and how often: a mountain
area that one tile completes counts once for each time that closed mountains will be scored after this round, else not at all.
"""

import json
from pathlib import Path

from ustolu.core import rule
from ustolu.games.isle_of_skye.market import barrels
from ustolu.games.isle_of_skye.scrolls import scroll, scrolls
from ustolu.games.isle_of_skye.territory import STEP, WANTS, WIDE, ones

from ustolu.games.isle_of_skye.scoring import (  # isort: skip
    AT_FARMS, BIG_CLOSED, CATTLE_ON_ROAD, CLOSED, CLOSED_MOUNTAINS, COLUMNS, GUARDED_SHIPS, LARGEST_LAKE, MOST_BARRELS, MOST_GOLD, PLACES,
    ROAD_NET, SETS, SQUARES, TOWERS, owned, rounds, scores_in, worth,
)  # fmt: skip
from ustolu.games.isle_of_skye.tiles import (  # isort: skip
    BARREL, BROCH, BROCHS, CATTLE, FARM, FIELD, LIGHTHOUSE, LIGHTHOUSES, MOST_AREAS, MOUNTAIN, OPEN, ROAD_AT, SCROLL, SCROLL_AREA, SHEEP,
    SHIPS, TERRAIN, WATER,
)  # fmt: skip

COUNTS = (
    "sure",
    *(f"gold, {left} rounds left" for left in range(6)),
    "barrels on the road", "barrels off the road", "open road ends", "free cells",
    *(f"{what}, {sides} open" for what in ("area", "area of two", "mountain", "lake", "scroll") for sides in ("1", "2", "3 or more")),
    "one broch, open", "two brochs, open", "ship alone", "lighthouse alone", "square", "column", "two of a column",
    "animal far from farms", "farm", "cattle off the road", "road end for cattle", "road end for the net", "kind beyond a set",
    "lead", "lead in gold", "scroll growing",
)  # fmt: skip
"""What is counted, in this order. "sure" weighs 1: points."""
ROW = {name: i for i, name in enumerate(COUNTS)}
GOLD, ON_ROAD, OFF_ROAD, ENDS, CELLS_FREE = 1, 7, 8, 9, 10
AREA_OPEN, BIG_OPEN, MOUNTAIN_OPEN, LAKE_OPEN, SCROLL_OPEN = 11, 14, 17, 20, 23
ONE_BROCH, SHIP_ALONE, LIGHT_ALONE, SQUARE, COLUMN, TWO_OF_COLUMN = 26, 28, 29, 30, 31, 32
FAR_ANIMAL, FARMS, OFF_CATTLE, CATTLE_ENDS, NET_ENDS, BEYOND_SET, LEAD, LEAD_GOLD, GROWING = range(33, 42)

WEIGHTS = json.loads((Path(__file__).parent / "weights.json").read_text(encoding="utf-8"))
"""By name of a count: what one is worth in points, fitted to games of bots (docs/bots.md)."""


@rule
def times(s, place):
    """[§8] How often a place will score after this round."""
    n = 0
    for number in range(s.in_round + 1, rounds(s) + 1):
        n += scores_in(s.seats + 0, number) >> place & 1
    return n


@rule
def road_ends(s, seat):
    """How many road ends joined to the castle point to free cells."""
    found = 0
    for n in range(s.count[seat] + 0):
        tile, turned, cell = s.tile[seat, n] + 0, s.turned[seat, n] + 0, s.cell[seat, n] + 0
        for side in range(4):
            road = ROAD_AT[tile, turned, side] + 0
            if road > 0 and s.joined[seat, road - 1] >> n & 1 and s.grid[seat, cell + STEP[side]] <= 0:
                found += 1
    return found


@rule
def count_areas(s, seat, which, weight, counts):
    """What open areas promise to the scoring tiles that look at areas."""
    for i in range(s.made[seat] + 0):
        area = s.area[seat, i] + 0
        sides = area >> OPEN & FIELD
        if area == 0 or sides == 0:
            continue
        terrain, kind = area >> TERRAIN & 3, min(sides, 3) - 1
        size = ones(area & ((1 << TERRAIN) - 1))
        if which == CLOSED:
            counts[AREA_OPEN + kind] += weight
        elif which == BIG_CLOSED:
            if size >= 2:
                counts[BIG_OPEN + kind] += weight
        elif terrain == MOUNTAIN:
            if which == CLOSED_MOUNTAINS:
                counts[MOUNTAIN_OPEN + kind] += weight
            elif which == TOWERS:
                brochs = area >> BROCHS & FIELD
                if 1 <= brochs <= 2:
                    counts[ONE_BROCH - 1 + brochs] += weight
        elif terrain == WATER:
            if which == LARGEST_LAKE:
                more = 2 * (size + 1) - worth(s, seat, which)
                if more > 0:
                    counts[LAKE_OPEN + kind] += weight * more
            elif which == GUARDED_SHIPS:
                ships, lights = area >> SHIPS & FIELD > 0, area >> LIGHTHOUSES & FIELD > 0
                if ships and not lights:
                    counts[SHIP_ALONE] += weight
                if lights and not ships:
                    counts[LIGHT_ALONE] += weight


@rule
def count_cells(s, seat, which, weight, counts):
    """Free cells where any tile would make squares or a column."""
    for edge in range(s.edges[seat] + 0):
        cell = s.edge[seat, edge] & ((1 << WANTS) - 1)
        if which == SQUARES:
            for up in (-WIDE, WIDE):
                for right in (-1, 1):
                    if s.grid[seat, cell + up] > 0 and s.grid[seat, cell + right] > 0 and s.grid[seat, cell + up + right] > 0:
                        counts[SQUARE] += weight
        else:
            above = below = 0
            while above < 3 and s.grid[seat, cell - (above + 1) * WIDE] > 0:
                above += 1
            while below < 3 and s.grid[seat, cell + (below + 1) * WIDE] > 0:
                below += 1
            if above < 3 and below < 3:
                if above + below >= 2:
                    counts[COLUMN] += weight
                elif above + below == 1:
                    counts[TWO_OF_COLUMN] += weight


@rule
def best_other(s, seat, which):
    """[§10] The most that another seat has of what a scoring tile compares."""
    most = 0
    for other in range(s.seats + 0):
        if other != seat:
            most = max(most, owned(s, other, which))
    return most


@rule
def count_later(s, seat, which, weight, ends, counts):
    """What a territory promises to a scoring tile that will score `weight` times after this round."""
    if which in (CLOSED, BIG_CLOSED, CLOSED_MOUNTAINS, TOWERS, LARGEST_LAKE, GUARDED_SHIPS):
        count_areas(s, seat, which, weight, counts)
    elif which in (SQUARES, COLUMNS):
        count_cells(s, seat, which, weight, counts)
    elif which == AT_FARMS:
        counts[FAR_ANIMAL] += weight * (s.items[seat, SHEEP] + s.items[seat, CATTLE] - worth(s, seat, which))
        counts[FARMS] += weight * s.items[seat, FARM]
    elif which == CATTLE_ON_ROAD:
        counts[OFF_CATTLE] += weight * (s.items[seat, CATTLE] - worth(s, seat, which) // 2)
        counts[CATTLE_ENDS] += weight * ends
    elif which == ROAD_NET:
        counts[NET_ENDS] += weight * ends
    elif which == SETS:
        brochs, farms, lights = s.items[seat, BROCH] + 0, s.items[seat, FARM] + 0, s.items[seat, LIGHTHOUSE] + 0
        least = min(brochs, farms, lights)
        counts[BEYOND_SET] += weight * ((brochs > least) + (farms > least) + (lights > least))
    elif which == MOST_GOLD:
        counts[LEAD_GOLD] += weight * max(-8, min(8, owned(s, seat, which) - best_other(s, seat, which)))
    elif MOST_BARRELS <= which < MOST_GOLD:
        counts[LEAD] += weight * max(-3, min(3, owned(s, seat, which) - best_other(s, seat, which)))


@rule
def count(s, seat, counts):
    """Write what a territory promises after this round into `counts`; the points of this round are still to come."""
    counts[:] = 0.0
    left = rounds(s) - s.in_round
    ends, joined = road_ends(s, seat), barrels(s, seat)
    counts[GOLD + left] = s.gold[seat]
    counts[ON_ROAD], counts[OFF_ROAD] = left * joined, left * (s.items[seat, BARREL] - joined)
    counts[ENDS], counts[CELLS_FREE] = left * ends, left * s.edges[seat]
    now = scores_in(s.seats + 0, s.in_round + 0)
    points = s.points[seat] + scrolls(s, seat)
    for place in range(PLACES):
        which, later = s.scoring[place] + 0, times(s, place)
        points += worth(s, seat, which) * ((now >> place & 1) + later)
        if later > 0:
            count_later(s, seat, which, later, ends, counts)
    counts[0] = points
    for n in range(s.count[seat] + 0):
        tile = s.tile[seat, n] + 0
        kind = SCROLL[tile] - 1
        if kind >= 0:
            gives = scroll(s, seat, n)
            sides = s.area[seat, s.label[seat, n * MOST_AREAS + SCROLL_AREA[tile]] - 1] >> OPEN & FIELD
            if sides > 0 and left > 0:
                counts[SCROLL_OPEN + min(sides, 3) - 1] += gives
            counts[GROWING] += left * (1 if sides > 0 else 2)


@rule
def prospect(s, seat, weights, counts):
    """What a seat may expect of its points at the end, but for what is the same whatever it does now."""
    count(s, seat, counts)
    total = 0.0
    for i in range(len(weights)):
        total += weights[i] * counts[i]
    return total
