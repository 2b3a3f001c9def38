"""[§10] What a scoring tile gives a territory and for what: items that add up to it."""

from collections.abc import Callable
from typing import NamedTuple

from ustolu.core import Message, State
from ustolu.games.isle_of_skye import scoring
from ustolu.games.isle_of_skye.aloud import tile as tiles
from ustolu.games.isle_of_skye.aloud.land import Land, Piece, land, names
from ustolu.games.isle_of_skye.territory import WIDE
from ustolu.games.isle_of_skye.tiles import ITEMS, KINDS, SCROLL, SCROLL_AREA

from ustolu.games.isle_of_skye.tiles import BARREL, BROCH, CATTLE, FARM, LIGHTHOUSE, SHEEP, SHIP  # isort: skip

RING = (-WIDE - 1, -WIDE, -WIDE + 1, -1, 0, 1, WIDE - 1, WIDE, WIDE + 1)


class Item(NamedTuple):
    """One reason for points, in words; `tiles` are the places, in the order of laying, of the tiles that it lies on."""

    message: Message
    points: int
    tiles: tuple[int, ...]


def things(of: Land, kind: int) -> int:
    """How many things of a kind lie in a territory."""
    return sum(int(ITEMS[one.number, kind]) for one in of.tiles)


def with_things(of: Land, *kinds: int) -> tuple[int, ...]:
    """The places of the tiles on which things of these kinds lie."""
    return tuple(n for n, one in enumerate(of.tiles) if any(ITEMS[one.number, kind] for kind in kinds))


def on_tile(of: Land, n: int, kind: int, count: int, points: int) -> Item:
    """Things of one kind on one tile."""
    thing: Message = ("thing", {"kind": KINDS[kind], "count": count, "sides": "none"})
    return Item(("item-on-tile", {"thing": thing, "tile": tiles.name(of.tiles[n].number)}), points, (n,))


def area(of: Land, which: Piece, points: int) -> Item:
    """An area by its terrain, size and tiles."""
    return Item(("item-area", {"terrain": which.terrain, "size": len(which.tiles), **names(of, which.tiles)}), points, which.tiles)


def squares(of: Land) -> list[Item]:
    """2 for each block of two by two."""
    there = {one.cell: n for n, one in enumerate(of.tiles)}
    blocks = [[there.get(one.cell + step, -1) for step in (0, 1, WIDE, WIDE + 1)] for one in of.tiles]
    return [Item(("item-square", {"tile": tiles.name(of.tiles[block[0]].number)}), 2, tuple(block)) for block in blocks if -1 not in block]


def closed(of: Land, terrain: str = "", size: int = 1) -> list[Piece]:
    """Completed areas of a terrain, or any, and at least so large."""
    return [one for one in of.pieces if not one.open and terrain in ("", one.terrain) and len(one.tiles) >= size]


def towers(of: Land) -> list[Item]:
    """1, 3 or 6 for a mountain area with one, two, three brochs or more."""
    high = [(one, min(3, one.count("broch"))) for one in of.pieces if one.terrain == "mountain" and one.count("broch")]
    said: list[Message] = [("item-towers", {"count": one.count("broch"), **names(of, one.tiles)}) for one, _ in high]
    return [Item(message, brochs * (brochs + 1) // 2, one.tiles) for message, (one, brochs) in zip(said, high, strict=True)]


def at_farms(of: Land) -> list[Item]:
    """1 for each animal with a farm on its tile or beside it, corners too."""
    farms = {one.cell for one in of.tiles if ITEMS[one.number, FARM]}
    found: list[Item] = []
    for n, one in enumerate(of.tiles):
        if any(one.cell + step in farms for step in RING):
            found += [on_tile(of, n, kind, count, count) for kind in (SHEEP, CATTLE) if (count := int(ITEMS[one.number, kind]))]
    return found


def cattle_on_road(of: Land) -> list[Item]:
    """2 for each cattle on a tile joined by road."""
    herds = [(n, int(ITEMS[of.tiles[n].number, CATTLE])) for n in of.joined]
    return [on_tile(of, n, CATTLE, count, 2 * count) for n, count in herds if count]


def columns(of: Land) -> list[Item]:
    """3 for each run of three or more in a column."""
    there = {one.cell: n for n, one in enumerate(of.tiles)}
    found: list[Item] = []
    for one in of.tiles:
        run: list[int] = []
        while one.cell - WIDE not in there and one.cell + len(run) * WIDE in there:
            run.append(there[one.cell + len(run) * WIDE])
        if len(run) >= 3:
            found.append(Item(("item-column", {"count": len(run), **names(of, tuple(run))}), 3, tuple(run)))
    return found


def sets(of: Land) -> list[Item]:
    """5 for each set of broch, farm and lighthouse."""
    counts = {"brochs": things(of, BROCH), "farms": things(of, FARM), "lighthouses": things(of, LIGHTHOUSE)}
    count = min(counts.values())
    return [Item(("item-sets", {"count": count, **counts}), 5 * count, with_things(of, BROCH, FARM, LIGHTHOUSE))] if count else []


def sheep(of: Land) -> list[Item]:
    """1 for each sheep."""
    return [on_tile(of, n, SHEEP, count, count) for n, one in enumerate(of.tiles) if (count := int(ITEMS[one.number, SHEEP]))]


def largest_lake(of: Land) -> list[Item]:
    """2 for each tile of the largest completed water area."""
    lakes = closed(of, "water")
    largest = max(lakes, key=lambda one: len(one.tiles), default=None)
    return [area(of, largest, 2 * len(largest.tiles))] if largest else []


def guarded(of: Land) -> list[Item]:
    """3 for each water area with ship and lighthouse."""
    return [area(of, one, 3) for one in of.pieces if one.terrain == "water" and one.count("ship") and one.count("lighthouse")]


def road_net(of: Land) -> list[Item]:
    """1 for each tile joined by road, all in one item."""
    return [Item(("item-roads", {"count": len(of.joined), **names(of, of.joined)}), len(of.joined), of.joined)]


BY_LAND: dict[int, Callable[[Land], list[Item]]] = {
    scoring.SQUARES: squares, scoring.CLOSED: lambda of: [area(of, one, 1) for one in closed(of)], scoring.SHEEP_EACH: sheep,
    scoring.BIG_CLOSED: lambda of: [area(of, one, 3) for one in closed(of, size=3)], scoring.TOWERS: towers, scoring.SETS: sets,
    scoring.AT_FARMS: at_farms, scoring.CATTLE_ON_ROAD: cattle_on_road, scoring.GUARDED_SHIPS: guarded, scoring.COLUMNS: columns,
    scoring.ROAD_NET: road_net, scoring.LARGEST_LAKE: largest_lake,
    scoring.CLOSED_MOUNTAINS: lambda of: [area(of, one, 2) for one in closed(of, "mountain")],
}  # fmt: skip
"""What follows from a territory alone; the three majorities are compared with the others'."""


def reasons(s: State, seat: int, which: int) -> list[Item]:
    """What the scoring tile of this number gives a seat now, item by item."""
    if which in BY_LAND:
        return BY_LAND[which](land(s, seat))
    if which == scoring.MOST_GOLD:
        owned = s.gold.tolist()[: int(s.seats)]
    else:
        kind = BARREL if which == scoring.MOST_BARRELS else SHIP
        owned = [things(land(s, other), kind) for other in range(int(s.seats))]
    better = sum(count > owned[seat] for count in owned)
    if not owned[seat] or better > 1:
        return []
    what = {scoring.MOST_BARRELS: "barrel", scoring.MOST_SHIPS: "ship", scoring.MOST_GOLD: "gold"}[which]
    on = with_things(land(s, seat), KINDS.index(what)) if what in KINDS else ()
    return [Item(("item-most", {"what": what, "count": owned[seat], "rank": better + 1}), 2 if better else 5, on)]


def scrolls(s: State, seat: int) -> list[Item]:
    """[§11] What each scroll gives, double in a completed area."""
    of, found = land(s, seat), list[Item]()
    for n, one in enumerate(of.tiles):
        if kind := int(SCROLL[one.number]):
            count = things(of, kind - 1)
            doubled = not of.pieces[of.whose[n][int(SCROLL_AREA[one.number])]].open
            points = count // (2 if kind - 1 in (SHEEP, BARREL, SHIP) else 1) * (2 if doubled else 1)
            whole = "yes" if doubled else "no"
            message: Message = ("item-scroll", {"tile": tiles.name(one.number), "scores": KINDS[kind - 1], "count": count, "doubled": whole})
            found.append(Item(message, points, (n,)))
    return found
