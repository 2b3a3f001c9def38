"""Territories of Ostrov Skye laid tile by tile from a text, for tests: `L48 0,-1 r0; L30 1,0 r0`."""

from ustolu.core import State
from ustolu.games.isle_of_skye import GAME
from ustolu.games.isle_of_skye.territory import FAR, WIDE, fits, lay
from ustolu.games.isle_of_skye.tiles import NAMES


def build(s: State, seat: int, tiles: str) -> State:
    """The tiles are laid, each where it fits."""
    for text in filter(None, tiles.split("; ")):
        name, at, turned = text.split()
        right, down = map(int, at.split(","))
        place = (s, seat, NAMES.index(name), (down + FAR) * WIDE + right + FAR, int(turned[1:]))
        assert fits(*place), f"{text} does not fit"
        lay(*place)
    return s


def land(tiles: str) -> State:
    """A position in which the first of two seats has this territory."""
    return build(GAME.new(2), 0, tiles)
