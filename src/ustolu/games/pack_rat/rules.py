"""Špičák: the pyramid is taken down by whoever sees most, each from a side of their own.

Glossary: volně ležící kostka = free die, házející = roller, hodit = throw, vzít = take, Stop! = stop, pozdě = late, patro = layer.
"""

import numpy as np

from ustolu.core import CHANCE, NOTHING, SEALED, below, by_most, rule, state
from ustolu.games.pyramid import FOLDER
from ustolu.games.pyramid.cells import BASE, CELLS, SIDES
from ustolu.games.pyramid.dice import COLOUR, COLOURS, EACH, FACE, FACES, POSITION, POSITIONS
from ustolu.games.pyramid.piles import fall, ways
from ustolu.games.pyramid.standing import covered_faces, free, seen

APEX = 0
STOP = CELLS
"""[§3] The roller's move that ends the taking; a move below it takes the die on that cell."""
THROW = CELLS + 1
"""[§2] The move of whoever rolls next: the turquoise die falls."""
DONE = CELLS + 2
"""[§5] In the calm game: a seat that has not thrown looks for nothing more."""
WON = 1 << SIDES
"""[§5] The bit of a die that somebody wins, beside those of the seats."""
PILE, START, READY, ROLL, LOOK, STOPPED, OVER = range(7)
SHOWING = np.array(
    [[[n for n, faces in enumerate(POSITION) if faces[side] == number] for number in range(1, FACES + 1)] for side in range(SIDES)], np.int64
)
"""`SHOWING[side, number - 1]` are the positions in which a die shows the number to a side."""
ALIKE = SHOWING.shape[2]

State = state("pack_rat", [
    ("dice", np.int8, (CELLS,)),         # the die on each cell, 0 = none
    ("left", np.int8, (len(COLOURS),)),  # [§1] dice of each colour that have not been piled up yet
    ("won", np.int32, (SIDES,)),         # [§2] how many dice lie before each seat
    ("piled", np.int32),                 # how many dice have been piled up
    ("roller", np.int32),                # who has thrown, or throws next
    ("number", np.int32),                # what the turquoise die shows, 0 = not thrown yet
    ("at", np.int32),                    # the cell of the last take since the throw, from 1; 0 = none
    ("late", np.int32),                  # [§3.1] late takes since the last Stop
    ("calm", np.int32),                  # [§5] whether all choose in secret
    ("helps", np.int32),                 # [§6] whether every seat is told how many free dice match
    ("named", np.int8, (CELLS,)),        # [§5] the seats that have named the die on each cell, bit by bit
    ("done", np.int32),                  # [§5] the seats that look for nothing more, bit by bit
    ("phase", np.int32),                 # PILE, START, READY, ROLL, LOOK, STOPPED or OVER
    ("seats", np.int32),
], shared=(FOLDER,))  # fmt: skip


@rule
def setup(s, seats, calm, helps):
    """[§1] 55 dice of each colour are to be piled up."""
    s.seats, s.calm, s.helps = seats, calm, helps
    for colour in range(len(COLOURS)):
        s.left[colour] = EACH


@rule
def turn(s):
    """[§2] All seats at once from the throw on, [§3.1] also after Stop, [§5] or each in secret; before the first throw only whoever begins."""
    if s.phase == OVER:
        return 0
    if s.phase == LOOK and s.calm:
        return SEALED | (1 << s.seats) - 1 & ~s.done
    if s.phase == READY:
        return 1 << s.roller
    return CHANCE if s.phase < LOOK else (1 << s.seats) - 1


@rule
def sides(s):
    """[§1] The next die of the pile; any seat may begin; [§2] the turquoise die."""
    if s.phase == PILE:
        return ways(s.left)
    return s.seats if s.phase == START else FACES


@rule
def matches(s, seat, cell):
    """[§2] Whether a free die lies there that shows the thrown number to the seat's own side."""
    return free(s.dice, cell) and FACE[s.dice[cell], seat] == s.number


@rule
def legal(s, seat, out):
    """[§2] Every free die of the right number; [§3] the roller may stop; [§3.1] after that any free die can still be taken, too late.

    [§5] In the calm game every free die can be named, and every seat says when it has done.
    """
    n = 0
    if s.phase == LOOK and s.calm:
        for cell in range(CELLS):
            if s.dice[cell] != 0 and not s.named[cell] >> seat & 1 and free(s.dice, cell):
                out[n] = cell
                n += 1
        out[n] = STOP if seat == s.roller else DONE
        return n + 1
    if s.phase != READY:
        for cell in range(CELLS):
            if s.dice[cell] != 0 and (matches(s, seat, cell) if s.phase == LOOK else free(s.dice, cell)):
                out[n] = cell
                n += 1
    if seat == s.roller:
        out[n] = STOP if s.phase == LOOK else THROW
        n += 1
    return n


@rule
def play(s, seat, move):
    """[§1] The pile grows, [§2] the die falls, dice are taken, [§3] Stop is called."""
    if seat == CHANCE:
        happen(s, move)
    elif s.phase == LOOK and s.calm:
        name(s, seat, move)
    elif move == THROW:
        s.phase, s.at, s.late = ROLL, 0, 0
    elif move == STOP:
        s.roller = (s.roller + 1) % s.seats
        s.phase = OVER if only_bottom(s.dice) else STOPPED
    elif s.phase == LOOK:
        s.dice[move] = 0
        s.won[seat] += 1
        s.at = move + 1
    else:
        pay(s, seat)
        s.at = move + 1


@rule
def name(s, seat, move):
    """[§5] A seat names a die in secret, or has done; when all have it is judged, and the throw passes on."""
    if move < CELLS:
        s.named[move] |= 1 << seat
        return
    s.done |= 1 << seat
    if s.done == (1 << s.seats) - 1:
        judge(s)
        s.done, s.at, s.roller = 0, 0, (s.roller + 1) % s.seats
        s.phase = OVER if only_bottom(s.dice) else READY


@rule
def judge(s):
    """[§5] Every die that was rightly named is won; then each other one costs a late take, from whoever has thrown on."""
    for cell in range(CELLS):
        for seat in range(s.seats):
            if s.named[cell] >> seat & 1 and matches(s, seat, cell):
                s.won[seat] += 1
                s.named[cell] |= WON
    for i in range(s.seats):
        seat = (s.roller + i) % s.seats
        for cell in range(CELLS):
            if s.named[cell] >> seat & 1 and not matches(s, seat, cell):
                pay(s, seat)
    for cell in range(CELLS):
        if s.named[cell] & WON:
            s.dice[cell] = 0
        s.named[cell] = 0
    s.late = 0


@rule
def happen(s, way):
    """[§1] A die of the pile, the last of which sends the one on top out of the game; who begins; [§2] the number."""
    if s.phase == PILE:
        fall(s.left, s.dice, s.piled, way)
        s.piled += 1
        if s.piled == CELLS:
            s.dice[APEX] = 0
            s.phase = START
    elif s.phase == START:
        s.roller, s.phase = way, READY
    else:
        s.number, s.phase = way + 1, LOOK


@rule
def pay(s, seat):
    """[§3.1] A late take: the die stays, and every opponent gets a won die of the taker, who has enough of them or gives none."""
    s.late += 1
    if s.won[seat] >= s.seats - 1:
        for other in range(s.seats):
            s.won[other] += 1
        s.won[seat] -= s.seats


@rule
def only_bottom(dice):
    """[§4] Whether no die lies above the bottom layer."""
    above = 0
    for cell in range(BASE):
        above += dice[cell] != 0
    return above == 0


@rule
def score(s, seat):
    """[§4] The dice won."""
    return s.won[seat]


place = by_most
"""[§4] Most dice; ties share."""


@rule
def imagine(s, seat, rng):
    """Every face is dealt again that the seat does not see, and the colours of the dice that lie covered on all sides.

    [§1] It sees the faces of its own side that no die lies on. Colours are seen by all, of every die with an uncovered upper face.
    """
    for cell in range(CELLS):
        if s.dice[cell] != 0 and covered_faces(s.dice, cell) == SIDES:
            swap(s.dice, cell, rng)
    for cell in range(CELLS):
        if s.dice[cell] != 0:
            known = seen(s.dice, cell, seat)
            position = SHOWING[seat, known - 1, below(rng, ALIKE)] if known else below(rng, POSITIONS)
            s.dice[cell] = 1 + COLOUR[s.dice[cell]] * POSITIONS + position


@rule
def swap(dice, cell, rng):
    """The die that lies hidden on the cell changes its place with itself or another hidden one before it, each as likely."""
    met, other = 0, cell
    for before in range(cell + 1):
        if dice[before] != 0 and covered_faces(dice, before) == SIDES:
            met += 1
            if below(rng, met) == 0:
                other = before
    dice[cell], dice[other] = dice[other], dice[cell]


@rule
def rollout(s, seat, rng, out):
    """A die that is there is nearly always taken; who finds none stops, throws or does nothing, and nobody takes one late."""
    n = legal(s, seat, out)
    if s.phase == LOOK and s.calm:
        if below(rng, 16) == 0:
            return out[below(rng, n)]
        for i in range(n - 1):
            if matches(s, seat, out[i]):
                return out[i]
        return out[n - 1]
    if s.phase == LOOK:
        if n == 0:
            return NOTHING
        return out[below(rng, n)] if n == 1 or below(rng, 8) == 0 else out[below(rng, n - (seat == s.roller))]
    return THROW if seat == s.roller else NOTHING
