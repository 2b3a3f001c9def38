"""[§9] [§11] The end: scrolls, and gold turned into points."""

from ustolu.core import rule
from ustolu.games.isle_of_skye.tiles import BARREL, FIELD, MOST_AREAS, OPEN, SCROLL, SCROLL_AREA, SHEEP, SHIP

FOR_A_POINT = 5
"""[§9] So much gold is one point."""


@rule
def scroll(s, seat, n):
    """[§11] What the scroll on tile `n` of a territory gives: a point for each thing, or two things, it asks for; double in a completed area."""
    tile = s.tile[seat, n] + 0
    kind = SCROLL[tile] - 1
    if kind < 0:
        return 0
    points = s.items[seat, kind] // (2 if kind in (SHEEP, BARREL, SHIP) else 1)
    area = s.area[seat, s.label[seat, n * MOST_AREAS + SCROLL_AREA[tile]] - 1]
    return 2 * points if area >> OPEN & FIELD == 0 else points


@rule
def scrolls(s, seat):
    """[§11] What all scrolls of a seat give, each by itself."""
    points = 0
    for n in range(s.count[seat] + 0):
        points += scroll(s, seat, n)
    return points


@rule
def finish(s):
    """[§9] Scrolls and gold bring their points."""
    for seat in range(s.seats + 0):
        s.from_scrolls[seat] = scrolls(s, seat)
        s.from_gold[seat] = s.gold[seat] // FOR_A_POINT
        s.points[seat] += s.from_scrolls[seat] + s.from_gold[seat]


@rule
def tie_break(s, seat):
    """[§9] What decides between seats with equal points: the gold left after turning each full 5, or all gold."""
    return s.gold[seat] + 0 if s.tie_gold else s.gold[seat] % FOR_A_POINT
