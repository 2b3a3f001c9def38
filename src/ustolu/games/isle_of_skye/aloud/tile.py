"""A tile in one sentence: its areas by the sides they reach as it lies, its roads, and what lies on it."""

from functools import cache

from ustolu.core import Message
from ustolu.games.isle_of_skye.tiles import NAMES, ROWS, SIDES

TERRAIN_OF = {"P": "pasture", "M": "mountain", "W": "water"}


def name(number: int) -> str:
    """A tile as views and words call it: `CASTLE` or `L22`."""
    return NAMES[number] if number else "CASTLE"


def named(number: int) -> Message:
    """A tile by its name alone."""
    return "tile-name", {"tile": name(number)}


def turned(sides: str, quarters: int) -> str:
    """Sides of a tile after so many quarter turns clockwise, in the order N E S W; `none` where there are none."""
    return "".join(side for i, side in enumerate(SIDES) if SIDES[(i - quarters) % 4] in sides) or "none"


@cache
def parts(number: int, quarters: int) -> tuple[Message, ...]:
    """Areas, roads and things of a tile turned so; where a tile has two areas of one terrain, with the side on which a thing lies."""
    row = ROWS[number]
    areas = [(TERRAIN_OF[terrain], turned(sides, quarters)) for terrain, sides in row["areas"]]
    found: list[Message] = [("area", {"terrain": terrain, "sides": sides}) for terrain, sides in areas]
    found += [("road", {"sides": turned(sides, quarters)}) for sides in row["roads"]]
    for item in row["items"]:
        terrain, sides = areas[item["area"]]
        alike = sum(terrain == other for other, _ in areas)
        if item["kind"] == "scroll":
            found.append(("scroll", {"scores": item["scores"], "terrain": terrain}))
        else:
            found.append(("thing", {"kind": item["kind"], "count": item["count"], "sides": sides if alike > 1 else "none"}))
    return tuple(found)


def sentence(number: int, quarters: int = 0) -> Message:
    """The whole tile in words."""
    return "tile", {"tile": name(number), "parts": list(parts(number, quarters))}
