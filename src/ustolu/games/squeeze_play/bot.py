"""The upper levels think of whole buildings: of many drawn by luck they place the one that promises most (`foresight.py`).

The general search decides die by die, and finds too little of what a whole building is worth: at 600 simulations it won 0.40 ± 0.07 from
two of the first level, and took several times as long.
"""

import hashlib
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from ustolu.core import CHANCE, State, at, below, copy, dump, generator, new
from ustolu.games.pyramid.cells import CELLS
from ustolu.games.squeeze_play import rules
from ustolu.games.squeeze_play.building import MOST
from ustolu.games.squeeze_play.foresight import tried


class Thought(NamedTuple):
    """How much a level thinks of a set."""

    draws: int
    """So many sets are drawn by luck,"""
    keep: int
    """and so many of them, which promise most at once, are tried: each,"""
    games: int
    """with its share of so many quick games, of one turn of everybody; then the better half again, until one is left."""


THOUGHTS = {"bot:2": Thought(24, 1, 0), "bot:3": Thought(120, 16, 800)}
Cells = tuple[int, ...]


def prepare() -> None:
    """Compile what a set is found with."""
    s = new(rules.State)
    rules.setup(s, 2, rules.NEVER)
    for who, move in ((CHANCE, rules.FOUR - 1), (0, int(rules.TOPS[0])), (CHANCE, rules.FOUR - 1)):
        rules.play(s, who, move)
    think(dump(s), int(s.on), Thought(4, 2, 2), 1)


@lru_cache(maxsize=64)
def think(position: bytes, seat: int, thought: Thought, seed: int) -> Cells:
    """The cells of the set to be placed in a position, from the lowest layer up; none to stop."""
    table, trial = np.frombuffer(bytearray(position), rules.State), np.empty(1, rules.State)
    s, luck = at(table, 0), generator(seed)
    found, out = np.empty(MOST, np.int64), np.empty(CELLS, np.int32)

    def worth(cells: Cells, turns: int, games: int, falls: int) -> float:
        """What a set promises; with the same `falls` the dice fall alike."""
        found[: len(cells)] = cells
        return float(tried(table, trial, seat, found, len(cells), turns, games, generator(falls), luck, out))

    drawn = set()
    for number in range(thought.draws):
        count = int(rules.some_set(s, seat, rules.LONG + number % rules.LONG, int(below(luck, 1 << 30)), found))
        drawn.add(tuple(sorted(found[:count].tolist(), reverse=True)))
    best = sorted(drawn, key=lambda cells: (worth(cells, 0, 1, seed), cells), reverse=True)[: thought.keep]
    sums = dict.fromkeys(best, 0.0)
    while len(best) > 1:
        games, falls = thought.games // len(best), int(below(luck, 1 << 30))
        for cells in best:
            sums[cells] += games * worth(cells, int(s.seats), games, falls)
        best = sorted(best, key=lambda cells: sums[cells], reverse=True)[: (len(best) + 1) // 2]
    return best[0]


def planned(s: State, seat: int, who: str) -> Cells:
    """The set that a level has in mind in `s`. Its luck follows from the position, so that it has the same in mind at each die."""
    position = dump(s)
    digest = hashlib.blake2b(position + who.encode(), digest_size=8).digest()
    return think(position, seat, THOUGHTS[who], int.from_bytes(digest, "little"))


def before(s: State, seat: int) -> State:
    """The position before the set that is being placed."""
    start = copy(s)
    begin = int(s.built) if s.step == rules.BONUS else 0
    for i in range(begin, int(s.count)):
        start.dice[int(s.placed[i])] = 0
        start.placed[i] = 0
        start.left[seat] += 1
    start.count = begin
    return start


def choose(s: State, seat: int, who: str, seed: int) -> tuple[int, str] | None:
    """The next die of the set in mind; where somebody else has begun another one, of the best that goes on with it."""
    if who not in THOUGHTS:
        return None
    if s.step == rules.START:
        return int(rules.TOPS[below(generator(seed), len(rules.TOPS))]), "thumb"
    begin = int(s.built) if s.step == rules.BONUS else 0
    placed = set(s.placed.tolist()[begin : int(s.count)])
    cells = planned(before(s, seat), seat, who)
    if not placed <= set(cells):
        cells = planned(s, seat, who)
    left = [cell for cell in cells if cell not in placed]
    return (left[0] if left else rules.STOP), "search"
