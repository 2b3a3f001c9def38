"""Events `pile r1 y3 ...`, `price 1=2 3=1`, `build a1 b1`; steps `away 2`, `1=2`, `a1`, `done`. A brick is known to the seat before which it lies."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from masons.rules import CELL, CELLS, DONE, EACH
from ustolu.core import CHANCE, IllegalMove, State, copy, play, turn

NAMES = [f"{letter}1" for letter in "abcdefgh"]
COLOURS = "?ry"


def unfinished(s: State) -> bool:
    """Some bricks have fallen and not all; somebody has thrown one away and priced fewer than two; a wall is begun."""
    half_priced = any(s.away[seat] and len(_prices(s, seat)) < EACH - 1 for seat in range(int(s.seats)))
    return 0 < s.fallen < EACH * s.seats or half_priced or s.first > 0


def _prices(s: State, seat: int) -> dict[int, int]:
    """The price of each brick (from 1) that has one."""
    return {brick + 1: int(s.price[seat, brick]) for brick in range(EACH) if s.price[seat, brick]}


def _after(s: State, who: int, codes: Sequence[int]) -> State:
    s = copy(s)
    for code in codes:
        play(s, who, code)
    return s


def text(s: State, who: int, codes: Sequence[int]) -> str:
    then = _after(s, who, codes)
    if who == CHANCE:
        fallen = range(int(s.fallen), int(then.fallen))
        return "pile " + " ".join(f"{COLOURS[then.colour[brick]]}{then.number[brick]}" for brick in fallen)
    if codes[0] < CELL:
        kept = [brick for brick in range(1, EACH + 1) if brick != then.away[who]]
        prices = _prices(then, who)
        return "price " + " ".join(f"{brick}={prices[brick]}" if brick in prices else str(brick) for brick in kept)
    return "build " + " ".join(NAMES[code - CELL] for code in sorted(codes) if code != DONE)


def step(s: State, who: int, code: int) -> str:
    if who == CHANCE:
        return text(s, who, [code]).removeprefix("pile ")
    if code < EACH:
        return f"away {code + 1}"
    if code < CELL:
        priced = _after(s, who, [code])
        return next(f"{brick}={price}" for brick, price in _prices(priced, who).items() if brick not in _prices(s, who))
    return "done" if code == DONE else NAMES[code - CELL]


def codes(s: State, who: int, text: str) -> list[int]:
    words = text.lower().split()
    whole = bool(words) and words[0] in ("pile", "price", "build")
    rest = words[1:] if whole else words
    if who == CHANCE:
        return _bricks(s, rest)
    if words and not whole and words[0] == "away" and rest[1:] in (["1"], ["2"], ["3"]):
        return [int(rest[1]) - 1]
    if rest and all(re.fullmatch("[1-3]=[12]", word) for word in rest):
        return _priced(s, who, {int(word[0]): int(word[2]) for word in rest}, whole)
    if words == ["done"]:
        return [DONE]
    if rest and all(word in NAMES for word in rest):
        return _wall(s, who, sorted(CELL + NAMES.index(word) for word in rest), whole)
    raise IllegalMove("unreadable", {}, "§3")


def _bricks(s: State, words: list[str]) -> list[int]:
    """A brick of a colour falls as the first one left of it."""
    found, s = [], copy(s)
    for word in words:
        if not re.fullmatch("[ry][1-3]", word) or turn(s) != CHANCE:
            raise IllegalMove("unreadable", {}, "§1")
        left = EACH * int(s.seats) - int(s.fallen)
        fitting = [way for way in range(3 * left) if step(s, CHANCE, way) == word]
        if not fitting:
            raise IllegalMove("unreadable", {}, "§1")
        found.append(fitting[0])
        play(s, CHANCE, fitting[0])
    return found


def _priced(s: State, who: int, prices: dict[int, int], whole: bool) -> list[int]:
    if not whole and len(prices) == 1:
        ((brick, price),) = prices.items()
        if who in range(int(s.seats)) and brick != next((i for i in (1, 2, 3) if i != s.away[who] and i not in _prices(s, who)), 0):
            raise IllegalMove("other-brick", {}, "§2")
        return [2 + price]
    away = [brick for brick in (1, 2, 3) if brick not in prices]
    if len(away) != 1:
        raise IllegalMove("two-prices", {}, "§2")
    return [away[0] - 1, *(2 + prices[brick] for brick in sorted(prices))]


def _wall(s: State, who: int, cells: list[int], whole: bool) -> list[int]:
    if not whole:
        return cells
    if any(right != left + 1 for left, right in pairwise(cells)):
        raise IllegalMove("apart", {}, "§3")
    room = [cell for cell in (cells[0] - 1, cells[-1] + 1) if CELL <= cell < CELL + CELLS and s.owner[cell - CELL] == 0]
    return [*cells, DONE] if len(cells) == 2 and room else cells


def tell(s: State, who: int, codes: Sequence[int], seat: int) -> str:
    told = text(s, who, codes)
    if who != CHANCE:
        return told
    word, *bricks = told.split()
    return " ".join([word, *(brick if i % s.seats == seat else "?" for i, brick in enumerate(bricks))])


def picture(view: dict[str, Any]) -> str:
    return " ".join(shows or "." for shows in view["boards"][0]["shows"])
