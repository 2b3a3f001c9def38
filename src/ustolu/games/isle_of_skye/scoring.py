"""[§8] [§10] What the sixteen scoring tiles give, and when."""

import numpy as np

from ustolu.core import rule
from ustolu.games.isle_of_skye.territory import WIDE, ones

from ustolu.games.isle_of_skye.tiles import (  # isort: skip
    BARREL, BROCH, BROCHS, CATTLE, FARM, FIELD, ITEMS, LIGHTHOUSE, LIGHTHOUSES, MOUNTAIN, OPEN, SHEEP, SHIP, SHIPS, TERRAIN, WATER,
)  # fmt: skip

SCORING_TILES, PLACES = 16, 4
PLACE_LETTERS = "ABCD"
SQUARES, CLOSED, SHEEP_EACH, BIG_CLOSED, TOWERS, SETS, MOST_BARRELS, MOST_SHIPS = range(1, 9)
MOST_GOLD, AT_FARMS, CATTLE_ON_ROAD, GUARDED_SHIPS, COLUMNS, ROAD_NET, LARGEST_LAKE, CLOSED_MOUNTAINS = range(9, 17)
SCORED = np.array([[0b0001, 0b0010, 0b0101, 0b1010, 0b1101, 0b1110], [0b0011, 0b0101, 0b1010, 0b1101, 0b1110, 0]], np.int64)
"""[§8] The places A (the lowest bit) to D that score in each round: with two to four seats, and with five."""


@rule
def rounds(s):
    """[§1] Five rounds with five seats, else six."""
    return 5 if s.seats == 5 else 6


@rule
def owned(s, seat, which):
    """[§10] What the scoring tiles 7, 8 and 9 compare: barrel tiles, ships, or gold."""
    if which == MOST_GOLD:
        return s.gold[seat] + 0
    return s.items[seat, BARREL if which == MOST_BARRELS else SHIP] + 0


@rule
def majority(s, seat, which):
    """[§10] 5 for the most, 2 for the second most, and for all who share it; nobody is second behind two who are first, and nothing never scores."""
    mine, better = owned(s, seat, which), 0
    for other in range(s.seats + 0):
        better += owned(s, other, which) > mine
    if mine == 0 or better > 1:
        return 0
    return 2 if better else 5


@rule
def over_areas(s, seat, which):
    """[§10] What scoring tiles give that count areas: 2, 4, 5, 12, 15 and 16."""
    points = 0
    for i in range(s.made[seat] + 0):
        area = s.area[seat, i] + 0
        if area == 0:
            continue
        terrain, closed = area >> TERRAIN & 3, area >> OPEN & FIELD == 0
        size = ones(area & ((1 << TERRAIN) - 1))
        if which == CLOSED:
            points += closed
        elif which == BIG_CLOSED:
            points += 3 * (closed and size >= 3)
        elif which == CLOSED_MOUNTAINS:
            points += 2 * (closed and terrain == MOUNTAIN)
        elif which == GUARDED_SHIPS:
            points += 3 * (terrain == WATER and area >> SHIPS & FIELD > 0 and area >> LIGHTHOUSES & FIELD > 0)
        elif which == LARGEST_LAKE:
            if closed and terrain == WATER and 2 * size > points:
                points = 2 * size
        elif terrain == MOUNTAIN:
            brochs = min(area >> BROCHS & FIELD, 3)
            points += brochs * (brochs + 1) // 2
    return points


@rule
def over_tiles(s, seat, which):
    """[§10] What scoring tiles give that look at where tiles lie: 1, 10, 11 and 13."""
    points = 0
    joined = s.joined[seat, 0] | s.joined[seat, 1]
    for n in range(s.count[seat] + 0):
        cell, tile = s.cell[seat, n] + 0, s.tile[seat, n] + 0
        if which == SQUARES:
            points += 2 * (s.grid[seat, cell + 1] > 0 and s.grid[seat, cell + WIDE] > 0 and s.grid[seat, cell + WIDE + 1] > 0)
        elif which == COLUMNS:
            if s.grid[seat, cell - WIDE] <= 0:
                points += 3 * (s.grid[seat, cell + WIDE] > 0 and s.grid[seat, cell + 2 * WIDE] > 0)
        elif which == CATTLE_ON_ROAD:
            points += 2 * ITEMS[tile, CATTLE] * (joined >> n & 1)
        elif ITEMS[tile, SHEEP] + ITEMS[tile, CATTLE] > 0:
            farms = 0
            for row in (-WIDE, 0, WIDE):
                for beside in range(cell + row - 1, cell + row + 2):
                    if s.grid[seat, beside] > 0:
                        farms += ITEMS[s.tile[seat, s.grid[seat, beside] - 1], FARM]
            if farms:
                points += ITEMS[tile, SHEEP] + ITEMS[tile, CATTLE]
    return points


@rule
def worth(s, seat, which):
    """[§10] What the scoring tile of this number gives a seat now."""
    if which == SHEEP_EACH:
        return s.items[seat, SHEEP] + 0
    if which == SETS:
        return 5 * min(s.items[seat, BROCH], s.items[seat, FARM], s.items[seat, LIGHTHOUSE])
    if which == ROAD_NET:
        return ones(s.joined[seat, 0] | s.joined[seat, 1])
    if MOST_BARRELS <= which <= MOST_GOLD:
        return majority(s, seat, which)
    if which in (SQUARES, AT_FARMS, CATTLE_ON_ROAD, COLUMNS):
        return over_tiles(s, seat, which)
    return over_areas(s, seat, which)


@rule
def scores_in(seats, number):
    """[§8] A bit for each place that scores in the round of this number."""
    return SCORED[1 if seats == 5 else 0, number - 1] + 0


@rule
def score_round(s):
    """[§8] The places of the round score for every seat."""
    places = scores_in(s.seats + 0, s.in_round + 0)
    for place in range(PLACES):
        if places >> place & 1:
            which = s.scoring[place] + 0
            for seat in range(s.seats + 0):
                points = worth(s, seat, which)
                s.earned[seat, s.in_round - 1, place] = points
                s.points[seat] += points
