"""A position in characters, from its view: round and scoring, then of every seat the tiles before it and its territory.

A tile has three lines, where there is room. The middle one shows its number between what its west and east sides show, the lines above and below
the other two: `"` pasture, `^` mountains, `~` water; a road is a stroke through its side. In the corners stand its things, by their letters, as
capitals where there are several: s sheep, c cattle, b barrel, t broch (a tower), v ship (a vessel), f farm, l lighthouse; * is a scroll.
"""

from typing import Any

from ustolu.core import LETTERS
from ustolu.games.isle_of_skye.tiles import NAMES, ROWS, SIDES

GROUND = {"P": '"', "M": "^", "W": "~"}
MARKS = {"sheep": "s", "cattle": "c", "barrel": "b", "broch": "t", "ship": "v", "farm": "f", "lighthouse": "l", "scroll": "*"}
NUMBER = {"CASTLE": 0, **{name: number for number, name in enumerate(NAMES) if number}}
WIDE, ROOM, HEAD = 8, 76, 4
"""How wide a tile is drawn with the gap beside it, how wide a territory may be, and the space for the number of a row."""


def picture(view: dict[str, Any]) -> str:
    """The whole position, one's own territory first."""
    scoring = " ".join(f"{letter}{number}" for letter, number in zip("ABCD", view["scoring"], strict=False))
    lines = [f"round {view['round']}/{view['rounds']} {view['phase']}  {scoring}  {' '.join(view['tracks'])}  bag {view['bag']}"]
    you = view["you"]
    for seat in sorted(view["seats"], key=lambda seat: seat["seat"] != you):
        lines += ["", head(seat, view), *beside([*(one["id"] for one in seat["offer"]), *seat["hand"]]), *land(seat["tiles"])]
    return "\n".join(lines)


def head(seat: dict[str, Any], view: dict[str, Any]) -> str:
    """A seat's points and gold, and what lies before it."""
    words = [LETTERS[seat["seat"]] + (">" if seat["seat"] in view["on"] else " "), f"{seat['score']}"]
    if seat["gold"] is not None:
        words.append(f"gold {seat['gold']}")
    for one in seat["offer"]:
        words.append(one["id"] + ("=axe" if one["axe"] else f"={one['price']}" if one["price"] else "") + bought(one))
    return " ".join([*words, *(["to build"] if seat["hand"] else []), *seat["hand"]])


def bought(one: dict[str, Any]) -> str:
    """To whom a tile is sold."""
    return "" if one["bought_by"] is None else f">{LETTERS[one['bought_by']]}"


def beside(names: list[str]) -> list[str]:
    """Tiles beside each other, not turned."""
    drawn = [drawn_large({"id": name, "turn": 0}) for name in names]
    return [(" " * HEAD + "".join(f"{part:<{WIDE}}" for part in row)).rstrip() for row in zip(*drawn, strict=True)]


def land(tiles: list[dict[str, Any]]) -> list[str]:
    """A territory; a very wide one by names and turns alone."""
    there = {(tile["x"], tile["y"]): tile for tile in tiles}
    across = range(min(x for x, _ in there), max(x for x, _ in there) + 1)
    down = range(min(y for _, y in there), max(y for _, y in there) + 1)
    large = len(across) * WIDE <= ROOM
    wide = WIDE if large else ROOM // len(across)
    lines = [" " * HEAD + "".join(f"{x:^{wide}}" for x in across).rstrip()]
    for y in down:
        drawn = [(drawn_large if large else drawn_small)(there.get((x, y))) for x in across]
        for n, row in enumerate(zip(*drawn, strict=True)):
            name = f"{y:>3} " if n == (1 if large else 0) else " " * HEAD
            lines.append((name + "".join(f"{part:<{wide}}" for part in row)).rstrip())
    return lines


def drawn_small(tile: dict[str, Any] | None) -> list[str]:
    """A tile in one line: its number and its turn."""
    return ["."] if tile is None else ["##" if tile["id"] == "CASTLE" else f"{tile['id'][1:]}{'' if tile['turn'] == 0 else chr(96 + tile['turn'])}"]


def drawn_large(tile: dict[str, Any] | None) -> list[str]:
    """A tile in three lines."""
    if tile is None:
        return ["", "   .", ""]
    row, turn = ROWS[NUMBER[tile["id"]]], tile["turn"]
    ground = [GROUND[row["sides"][(side - turn) % 4]] for side in range(4)]
    roads = "".join(row["roads"])
    road = [SIDES[(side - turn) % 4] in roads for side in range(4)]
    marks = [mark(item) for item in row["items"]] + [" "] * 4
    name = "##" if tile["id"] == "CASTLE" else tile["id"][1:]
    north, south = (f"{ground[side]}{'|' if road[side] else ground[side]}{ground[side]}" for side in (0, 2))
    west, east = (f"{'-' if road[side] else ' '}" for side in (3, 1))
    return [f"{marks[0]} {north} {marks[1]}", f"{ground[3]}{west} {name}{east}{ground[1]}", f"{marks[2]} {south} {marks[3]}"]


def mark(item: dict[str, Any]) -> str:
    """A thing by its letter."""
    letter = MARKS[item["kind"]]
    return letter.upper() if item.get("count", 1) > 1 else letter
