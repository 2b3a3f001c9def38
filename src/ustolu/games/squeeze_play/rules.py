"""Tlačenice: roll, and build exactly so many dice onto your own, all hanging together; who has the fewest left wins.

Glossary: počáteční pyramida = start, zásoba = supply, postavit = build, bonusové kostky = bonus dice, řada = row, patro = layer.

Moves are cells: the top of the start, then one die after another; `STOP` ends the bonus dice. While dice are being placed exactly those cells are
legal from which a legal set of the right size can still be completed (`building.py`).

[§2.4] that a start die stays free until the starter is on turn again needs no test here: to wall the four in takes 18 dice (on the nine hollows
of their open faces and below), and two turns of six without a row of four, which the low layers do not have room for, bring twelve.
"""

import numpy as np

from ustolu.core import CHANCE, below, rule, state
from ustolu.games.pyramid import FOLDER
from ustolu.games.pyramid.cells import CELLS, COVERS, NUMBER, OUTSIDE, ROW, SIDES, SUPPORTS
from ustolu.games.pyramid.dice import EACH
from ustolu.games.pyramid.standing import hollow
from ustolu.games.squeeze_play.building import EMPTY, JOIN, MOST, OTHER, ROOM, row_first, search, seeds

MAX_SEATS, FOUR, LONG = 3, 4, 4
NEVER, OWN = range(2)
FIRST, START, ROLL, BUILD, BONUS, OVER = range(6)
STOP = CELLS
BOTH = 9
"""A building of six and three bonus dice: no turn has more."""
TOPS = np.array([NUMBER[3, 2, 2], NUMBER[2, 3, 2], NUMBER[2, 2, 3]], np.int64)
"""[§1] The top of the start: the centre of the base is a peak, and three saddles are equally near to it."""

State = state("squeeze_play", [
    ("dice", np.int8, (CELLS,)),      # whose die lies on a cell: its seat, counted from 1; 0 = none
    ("placed", np.int16, (BOTH,)),    # cells filled in the last turn that built, or in the one going on: the building, then bonus dice
    ("left", np.int8, (MAX_SEATS,)),  # dice in supply
    ("count", np.int32),              # how many there are in `placed`
    ("built", np.int32),              # how many of them are the building; more than `count` while it is going on
    ("bonus", np.int32),              # [§3] how many bonus dice there may be in all
    ("step", np.int32),
    ("on", np.int32),
    ("lone_die", np.int32),
    ("winner", np.int32),             # [§4] who won at once, counted from 1; 0 = nobody did
    ("seats", np.int32),
], shared=(FOLDER,))  # fmt: skip


@rule
def setup(s, seats, lone_die):
    """[§1] 55 dice each, nothing built."""
    s.seats, s.lone_die = seats, lone_die
    for seat in range(seats):
        s.left[seat] = EACH


@rule
def turn(s):
    """[§1] A die until a four falls; then the seats build in turn, [§2] each after its roll; [§4] until the end."""
    if s.step == OVER:
        return 0
    return CHANCE if s.step == FIRST or s.step == ROLL else 1 << s.on


@rule
def sides(s):
    """The turquoise die."""
    return 6


@rule
def legal(s, seat, out):
    """[§1] Three places for the start. [§2.5] Cells from which a set of exactly so many can be completed, [§3] or of so many at most."""
    n = 0
    if s.step == START:
        for i in range(SIDES):
            out[n] = min(TOPS[i], CELLS)
            n += 1
        return n
    here, joined, known = np.empty(CELLS, np.int8), np.empty(ROOM, np.int64), np.zeros(CELLS, np.int8)
    cells, wanted = np.empty(MOST, np.int64), np.empty(BOTH, np.int64)
    joins, wants = look(s, seat, here, joined, wanted)
    most = size(s)
    least = 1 if s.step == BONUS else most
    for cell in range(CELLS):
        if known[cell] == 0 and hollow(s.dice, cell):
            wanted[wants] = cell
            for i in range(search(here, joined, joins, wanted, wants + 1, least, most, 0, cells)):
                known[cells[i]] = 1
        if known[cell] and hollow(s.dice, cell):
            out[n] = cell
            n += 1
    if s.step == BONUS and (wants == 0 or search(here, joined, joins, wanted, wants, wants, wants, 0, cells)):
        out[n] = STOP
        n += 1
    return n


@rule
def size(s):
    """[§2] [§3] How many dice the building or the bonus has, at most."""
    return s.bonus if s.step == BONUS else s.built


@rule
def look(s, seat, here, joined, wanted):
    """The pyramid as it was before the set that is being placed, for a search: which dice are there, which are to be joined.

    [§2.2] That is an own die, [§2.3] any at all for the first building; [§3] for bonus dice also one of this turn's building.
    Returns how many cells rest on those (see `seeds`), and how many are placed (`wanted`).
    """
    first = s.step != BONUS and s.left[seat] + (s.count if s.step == BUILD else 0) == EACH
    for cell in range(CELLS):
        die = s.dice[cell]
        here[cell] = EMPTY if die == 0 else JOIN if first or die == seat + 1 else OTHER
    wants, begin = 0, s.built if s.step == BONUS else 0
    if s.step != ROLL:
        for i in range(begin, s.count):
            wanted[wants] = s.placed[i]
            here[s.placed[i]] = EMPTY
            wants += 1
    return seeds(here, joined), wants


@rule
def exists(s, seat, least, most):
    """[§2] [§3] Whether any legal set of `least` to `most` dice is there."""
    here, joined = np.empty(CELLS, np.int8), np.empty(ROOM, np.int64)
    cells, wanted = np.empty(MOST, np.int64), np.empty(BOTH, np.int64)
    joins, wants = look(s, seat, here, joined, wanted)
    return search(here, joined, joins, wanted, wants, least, most, 0, cells) > 0


@rule
def play(s, seat, move):
    """[§1] [§2] [§3] A roll, the start, one die of a building or a bonus, or the end of the bonus."""
    if seat == CHANCE:
        fall(s, move + 1)
    elif s.step == START:
        begin(s, seat, move)
    elif move == STOP:
        pass_on(s)
    elif s.step == BUILD:
        place_die(s, seat, move)
        if s.count == s.built:
            reward(s, seat)
    else:
        place_die(s, seat, move)
        if s.left[seat] == 0:
            win(s, seat)
        elif s.count - s.built == s.bonus or not exists(s, seat, s.count - s.built + 1, s.bonus):
            pass_on(s)


@rule
def place_die(s, seat, cell):
    """An own die comes from the supply to a cell. The dice of a set are kept from the lowest layer up: the order of placing leaves no trace."""
    i = s.count
    while i > (s.built if s.step == BONUS else 0) and s.placed[i - 1] < cell:
        s.placed[i] = s.placed[i - 1]
        i -= 1
    s.dice[cell], s.placed[i] = seat + 1, cell
    s.count += 1
    s.left[seat] -= 1


@rule
def begin(s, seat, top):
    """[§1] Three dice round a saddle and one on top."""
    s.count, s.built = 0, FOUR
    for side in range(SIDES):
        place_die(s, seat, SUPPORTS[top, side])
    place_die(s, seat, top)
    pass_on(s)


@rule
def fall(s, number):
    """[§1] The first four starts. [§4] As many as the supply or more wins; [§2] else so many are built, or none where that cannot be."""
    if s.step == FIRST:
        if number == FOUR:
            s.step = START
        else:
            s.on = (s.on + 1) % s.seats
    elif number >= s.left[s.on]:
        win(s, s.on)
    elif (number > 1 or s.lone_die == OWN) and exists(s, s.on, number, number):
        s.step, s.count, s.built, s.bonus = BUILD, 0, number, 0
        for i in range(BOTH):
            s.placed[i] = 0
    else:
        pass_on(s)


@rule
def reward(s, seat):
    """[§3] A row of four or more dice of this turn earns bonus dice, as far as the supply goes; where none can be placed the turn is over."""
    longest = 0
    for i in range(s.count):
        for side in range(SIDES):
            length = 0
            for k in range(s.count):
                length += ROW[s.placed[k], side] == ROW[s.placed[i], side]
            longest = max(longest, length)
    s.bonus = min(max(longest - LONG + 1, 0), s.left[seat])
    s.step = BONUS
    if s.bonus == 0 or not exists(s, seat, 1, s.bonus):
        pass_on(s)


@rule
def pass_on(s):
    """[§1] Clockwise. [§4] The game is over when the next seat has built before and has no die left to join."""
    s.on = (s.on + 1) % s.seats
    s.step = ROLL if s.left[s.on] == EACH or can_join(s, s.on) else OVER


@rule
def can_join(s, seat):
    """[§4] Whether a die of the seat has an uncovered face towards an empty cell of the pyramid."""
    for cell in range(CELLS):
        if s.dice[cell] == seat + 1:
            for side in range(SIDES):
                if COVERS[cell, side] != OUTSIDE and s.dice[COVERS[cell, side]] == 0:
                    return True
    return False


@rule
def win(s, seat):
    """[§4] Won at once, whatever the others have left."""
    s.winner, s.step = seat + 1, OVER


@rule
def score(s, seat):
    """[§4] Dice left: the fewer the better."""
    return s.left[seat]


@rule
def place(s, seat):
    """[§4] Who won at once is first; else the fewest dice left win, and equal numbers share a place."""
    if s.winner == seat + 1:
        return 1
    better = 0
    for other in range(s.seats):
        better += s.left[other] < s.left[seat] or s.winner == other + 1
    return better + 1


@rule
def imagine(s, seat, rng):
    """Nothing is hidden."""


@rule
def some_set(s, seat, length, luck, cells):
    """A legal building, with a row of `length` where there can be one, or as many bonus dice as there can be. Returns how many are in `cells`."""
    here, joined, wanted = np.empty(CELLS, np.int8), np.empty(ROOM, np.int64), np.empty(BOTH, np.int64)
    joins, wants = look(s, seat, here, joined, wanted)
    most, count = size(s), 0
    if s.step == BUILD and most >= length:
        count = row_first(here, joined, joins, wanted, wants, most, length, luck, cells)
    if count == 0:
        count = search(here, joined, joins, wanted, wants, most, most, luck, cells)
    while count == 0 and s.step == BONUS and most > wants + 1:
        most -= 1
        count = search(here, joined, joins, wanted, wants, most, most, luck, cells)
    return count


@rule
def rollout(s, seat, rng, out):
    """A die that can be placed now, of some legal building, with a row of four where there can be one; as many bonus dice as there can be."""
    if s.step == START:
        return TOPS[below(rng, SIDES)]
    cells = np.empty(MOST, np.int64)
    count = some_set(s, seat, LONG, below(rng, 1 << 30), cells)
    i = below(rng, count) if count else 0
    for _ in range(count):
        if s.dice[cells[i]] == 0 and hollow(s.dice, cells[i]):
            return cells[i]
        i = (i + 1) % count
    return STOP
