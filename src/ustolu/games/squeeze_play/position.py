"""Whole positions as text and back, byte for byte, for tests and for games that begin where another ended.

    seats 3 lone_die never
    build B set 6 bonus 0 placed 2.4.2 2.3.3
    3.2.2=y 4.2.2=y 3.3.2=y 2.4.2=r 3.2.3=y 2.3.3=r

The step and whose it is; how many dice the set has and how many the bonus, the cells placed, who won at once; then the dice by colour.
"""

import re

from ustolu.core import LETTERS, IllegalMove, State, new, setup
from ustolu.games.pyramid import notation as pyramid
from ustolu.games.pyramid.dice import COLOURS, SEAT_COLOUR
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.standing import is_hollow
from ustolu.games.squeeze_play import rules

STEPS = ("first", "start", "roll", "build", "bonus", "over")
LONE = ("never", "own")
SEAT_LETTERS = tuple(COLOURS[colour] for colour in SEAT_COLOUR)
"""The letter of each seat's colour."""
HEAD = re.compile(r"seats ([23]) lone_die (never|own)")
TURN = re.compile(r"(\w+) ([A-C]) set (\d) bonus (\d)(?: placed((?: \d\.\d\.\d)+))?(?: winner ([A-C]))?")


def written(s: State) -> str:
    """The whole position."""
    placed = "".join(f" {CELL_NAMES[cell]}" for cell in s.placed.tolist()[: int(s.count)])
    winner = f" winner {LETTERS[int(s.winner) - 1]}" if s.winner else ""
    lines = [
        f"seats {int(s.seats)} lone_die {LONE[int(s.lone_die)]}",
        f"{STEPS[int(s.step)]} {LETTERS[int(s.on)]} set {int(s.built)} bonus {int(s.bonus)}{placed and ' placed' + placed}{winner}",
        pyramid.written({cell: SEAT_LETTERS[owner - 1] for cell, owner in enumerate(s.dice.tolist()) if owner}),
    ]
    return "\n".join(lines).rstrip()


def read(text: str) -> State:
    """The position that is `written` so. Raises ValueError for what is none, and for a die without its supports."""
    lines = [" ".join(line.split()) for line in [*text.strip().splitlines(), "", ""]]
    head, turn = HEAD.fullmatch(lines[0]), TURN.fullmatch(lines[1])
    if not head or not turn or turn[1] not in STEPS or LETTERS.index(turn[2]) >= int(head[1]):
        raise ValueError("a position begins with its seats and whose turn it is")
    s = new(rules.State)
    setup(s, int(head[1]), LONE.index(head[2]))
    s.step, s.on, s.built, s.bonus = STEPS.index(turn[1]), LETTERS.index(turn[2]), int(turn[3]), int(turn[4])
    s.winner = LETTERS.index(turn[6]) + 1 if turn[6] else 0
    for cell, die in sorted(pyramid.read(" ".join(lines[2:])).items(), reverse=True):
        owner = SEAT_LETTERS.index(die[0])
        if owner >= s.seats or len(die) > 1 or not is_hollow(s.dice, cell):
            raise ValueError(f"{CELL_NAMES[cell]}={die} cannot lie there")
        s.dice[cell] = owner + 1
        s.left[owner] -= 1
    for name in (turn[5] or "").split():
        try:
            s.placed[s.count] = pyramid.cell(name, "")
        except (IllegalMove, IndexError):
            raise ValueError(f"{name} cannot be among the dice placed") from None
        s.count += 1
    return s
