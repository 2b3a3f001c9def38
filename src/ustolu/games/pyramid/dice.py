"""The dice: 24 positions, three colours, turning and tipping. All tables are built from what a die is.

A position is written by its upper faces A, B, C. A *die* in a record is one number: 0 is no die, else 1 + 24 * colour + position.
"""

from itertools import permutations

import numpy as np

from ustolu.games.pyramid.cells import SIDES

FACES = 6
COLOURS = "ryp"
RED, YELLOW, PEARL = range(3)
EACH = 55
"""So many dice there are of each colour."""
SEAT_COLOUR = np.array([YELLOW, RED, PEARL], np.int64)
"""[pyramid §1] The colours of the seats A, B, C where each has dice of its own."""


def turn_of(faces: tuple[int, ...]) -> int:
    """Whether three faces round a corner run clockwise as 3, 2, 1 do (1), the other way (-1), or do not meet at a corner (0)."""
    axes = [min(face, FACES + 1 - face) for face in faces]
    if sorted(axes) != [1, 2, 3]:
        return 0
    order = sum(axes[i] < axes[j] for i in range(SIDES) for j in range(i + 1, SIDES))
    far = sum(face > SIDES for face in faces)
    return 1 if (order + far) % 2 == 0 else -1


POSITION: tuple[tuple[int, int, int], ...] = tuple(
    (a, b, c) for a, b, c in permutations(range(1, FACES + 1), SIDES) if turn_of((a, b, c)) == turn_of((3, 2, 1))
)
"""[pyramid §6] The upper faces A, B, C of each position. Opposite faces add up to 7; 1, 2, 3 run counter-clockwise round their corner."""
POSITIONS = len(POSITION)
NUMBER = {faces: number for number, faces in enumerate(POSITION)}
"""The number of each position, by its upper faces."""
DICE = len(COLOURS) * POSITIONS + 1
"""So many numbers of dice there are, with 0 for none."""

FACE = np.array([(0, 0, 0), *(POSITION * len(COLOURS))], np.int64)
"""[pyramid §3] The upper faces A, B, C of each die; zeros for none."""
COLOUR = np.array([-1, *(colour for colour in range(len(COLOURS)) for _ in POSITION)], np.int64)
"""The colour of each die; -1 for none."""


def die(colour: int, faces: tuple[int, int, int]) -> int:
    """The number of a die of this colour that shows these upper faces. Raises KeyError when no die can show them."""
    return 1 + colour * POSITIONS + NUMBER[faces]


def tipped(faces: tuple[int, ...], away: int, toward: int, degrees: int) -> tuple[int, int, int]:
    """[pyramid §8] The upper faces after tipping over a ridge away from one side towards another, by 90 or 180 degrees; the third face stays."""
    new = list(faces)
    new[toward] = faces[away] if degrees == 90 else FACES + 1 - faces[toward]
    new[away] = FACES + 1 - (faces[toward] if degrees == 90 else faces[away])
    a, b, c = new
    return a, b, c


DEGREES = (90, 180)
TIPPED = np.zeros((len(DEGREES), DICE, SIDES, SIDES), np.int64)
"""[pyramid §8] `TIPPED[0 or 1, die, Y, X]` is the die after tipping away from side Y towards side X, by 90 or 180 degrees."""
for _how, _degrees in enumerate(DEGREES):
    for _die in range(1, DICE):
        for _away, _toward in permutations(range(SIDES), 2):
            TIPPED[_how, _die, _away, _toward] = die(int(COLOUR[_die]), tipped(tuple(FACE[_die].tolist()), _away, _toward, _degrees))
TURNED = np.array(
    [[0 if number == 0 else 1 + (number - 1) // POSITIONS * POSITIONS + position for position in range(POSITIONS)] for number in range(DICE)],
    np.int64,
)
"""[pyramid §7] `TURNED[die, position]` is the die of the same colour in that position."""


def setup(side: int) -> tuple[int, int, int]:
    """The upper faces of a die that shows 3 to the owner at `side`, 2 to the left neighbour and 1 to the right one."""
    new = [0] * SIDES
    new[side], new[(side + 1) % SIDES], new[(side + 2) % SIDES] = 3, 2, 1
    a, b, c = new
    return a, b, c
