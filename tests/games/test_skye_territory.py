"""Ostrov Skye: areas, roads, edges and all that is counted, kept up tile by tile, are what a plain flood fill finds."""

import random
from collections.abc import Iterator

from skye_plain import OPPOSITE, STEPS, TILES, Land, majority

from ustolu.core import CHANCE, State, copy, play
from ustolu.games.isle_of_skye import GAME
from ustolu.games.isle_of_skye.market import barrels
from ustolu.games.isle_of_skye.notation import taken_apart
from ustolu.games.isle_of_skye.outcome import areas, outcome, roads
from ustolu.games.isle_of_skye.scoring import worth
from ustolu.games.isle_of_skye.scrolls import scroll
from ustolu.games.isle_of_skye.territory import CELLS, FAR, WIDE, fits
from ustolu.games.isle_of_skye.tiles import KINDS, NAMES, TURNS


def games(count: int) -> Iterator[tuple[State, int, int]]:
    """Random games of every number of seats: each position in which somebody has just laid a tile, who, and the code."""
    for seed in range(count):
        chosen = random.Random(seed)
        s = GAME.new(2 + seed % 4)
        while mask := GAME.turn(s):
            who = CHANCE if mask == CHANCE else chosen.choice(GAME.on_turn(s))
            codes = GAME.codes(s, who)
            code = codes[chosen.randrange(len(codes))]
            laid = int(s.count[who]) if who != CHANCE else 0
            play(s, who, code)
            if who != CHANCE and s.count[who] > laid:
                yield s, who, code


def land(s: State, seat: int) -> Land:
    """What lies in a territory, read from the record."""
    found = {}
    for n in range(int(s.count[seat])):
        cell, tile = int(s.cell[seat, n]), int(s.tile[seat, n])
        found[cell % WIDE - FAR, cell // WIDE - FAR] = (NAMES[tile].replace("castle", "CASTLE"), int(s.turned[seat, n]))
    return Land(found)


def where(s: State, seat: int, n: int) -> tuple[int, int]:
    cell = int(s.cell[seat, n])
    return cell % WIDE - FAR, cell // WIDE - FAR


def test_after_every_tile_areas_are_those_of_a_flood_fill() -> None:
    for s, seat, _ in games(60):
        plain = land(s, seat)
        expected = sorted(
            (patch.terrain.lower(), sorted(patch.tiles), patch.open, *(plain.within(patch, kind) for kind in ("broch", "ship", "lighthouse")))
            for patch in plain.patches()
        )
        found = [
            (area.terrain[0], sorted(where(s, seat, n) for n in area.tiles), area.open, area.brochs, area.ships, area.lighthouses)
            for area in areas(s, seat)
        ]
        assert sorted(found) == expected


def test_after_every_tile_roads_are_those_of_a_flood_fill() -> None:
    for s, seat, _ in games(60):
        plain = land(s, seat)
        road = plain.road()
        assert {where(s, seat, n) for n in roads(s, seat)} == {cell for cell, _ in road}
        for i in (0, 1):
            assert {where(s, seat, n) for n in range(int(s.count[seat])) if s.joined[seat, i] >> n & 1} == {cell for cell, j in road if i == j}
        assert barrels(s, seat) + 5 == plain.income()


def test_after_every_tile_all_that_is_counted_is_right() -> None:
    for s, seat, _ in games(24):
        plain = land(s, seat)
        assert s.items[seat].tolist() == [plain.items(kind) for kind in KINDS]
        assert [worth(s, seat, which) for which in range(1, 17) if which not in (7, 8, 9)] == [
            plain.worth(which) for which in range(1, 17) if which not in (7, 8, 9)
        ]
        assert [scroll(s, seat, n) for n in range(int(s.count[seat]))] == [plain.scroll(where(s, seat, n)) for n in range(int(s.count[seat]))]


def test_majorities_are_those_of_all_seats_compared() -> None:
    for s, _, _ in games(60):
        seats = range(int(s.seats))
        lands = [land(s, seat) for seat in seats]
        assert [worth(s, seat, 7) for seat in seats] == majority([plain.items("barrel") for plain in lands])
        assert [worth(s, seat, 8) for seat in seats] == majority([plain.items("ship") for plain in lands])
        assert [worth(s, seat, 9) for seat in seats] == majority([int(s.gold[seat]) for seat in seats])


def test_a_tile_fits_where_every_shared_side_has_equal_terrain_and_nowhere_else() -> None:
    for step, (s, seat, _) in enumerate(games(10)):
        if step % 5:
            continue
        plain, tile = land(s, seat), 1 + step // 5 % 73
        for cell in range(CELLS):
            x, y = cell % WIDE - FAR, cell // WIDE - FAR
            beside = {side: (x + dx, y + dy) for side, (dx, dy) in STEPS.items()}
            met = {side: at for side, at in beside.items() if at in plain.lying}
            for turned in range(4) if met else ():
                there = {side: terrain(*plain.lying[at], OPPOSITE[side]) for side, at in met.items()}
                equal = (x, y) not in plain.lying and all(terrain(NAMES[tile], turned, side) == shown for side, shown in there.items())
                assert fits(s, seat, tile, cell, turned) == equal
            assert met or not fits(s, seat, tile, cell, 0)


def terrain(name: str, turned: int, side: str) -> str:
    """What a tile turned so shows on a side."""
    return str(TILES[name]["sides"][("NESW".index(side) - turned) % 4])


def test_what_laying_would_do_is_what_it_does() -> None:
    for seed in range(8):
        chosen, s = random.Random(seed), GAME.new(2 + seed % 4)
        while mask := GAME.turn(s):
            who = CHANCE if mask == CHANCE else chosen.choice(GAME.on_turn(s))
            codes = GAME.codes(s, who)
            code = codes[chosen.randrange(len(codes))]
            before = copy(s)
            play(s, who, code)
            if who == CHANCE or s.count[who] == before.count[who]:
                continue
            would = outcome(before, who, *taken_apart(code))
            after, was = land(s, who), land(before, who)
            assert len(would.joined) == len({cell for cell, _ in after.road()}) - len({cell for cell, _ in was.road()})
            closed = [patch for patch in after.patches() if not patch.open]
            assert len(closed) - sum(not patch.open for patch in was.patches()) == len(would.completes)
            for (before_points, after_points), which in zip(would.worth, s.scoring.tolist(), strict=True):
                if which not in (7, 8, 9):
                    assert (before_points, after_points) == (was.worth(which), after.worth(which))
            for area, joins in zip(would.areas, would.joins, strict=True):
                assert {n for other in joins for n in other.tiles} | {int(before.count[who])} == set(area.tiles)


def test_tiles_that_look_the_same_turned_by_half_lie_in_two_ways() -> None:
    assert {NAMES[tile] for tile in range(1, 74) if TURNS[tile] == 2} == {"L47", "L48", "L49", "L67", "L69"}
