"""Which dice can be built: exact answers by a search over whole sets.

A set of new dice is *closed*: what each of them rests on stands already or is in the set. Let the missing cells of a cell be itself and all
empty cells below it. A closed set that hangs together by faces grows from any of its cells, by taking in, again and again, a cell on top of
one that is in it, with all its missing cells: for what lies below a cell of the set is in the set or stands. So the search begins with the
missing cells of one cell, and at each step decides of one cell on top whether it belongs to the set (and tries that) or not (and never takes
it in again on this way). It meets every set once, and there are few of at most six.
"""

import numpy as np

from ustolu.core import rule
from ustolu.games.pyramid.cells import BASE, CELLS, COORDINATES, COVERS, OUTSIDE, ROW_LENGTH, ROWS, SIDES, SUPPORTS

MOST = 6
"""No building and no bonus has more dice."""
EMPTY, OTHER, JOIN, NEW, OUT = range(5)
"""What a search writes on a cell: nothing there, a die, a die that a new one must touch, a die of the set, decided not to be in the set."""
ROOM = 3 * CELLS


@rule
def distance(one, other):
    """How many faces apart two cells are."""
    return (
        abs(COORDINATES[one, 0] - COORDINATES[other, 0])
        + abs(COORDINATES[one, 1] - COORDINATES[other, 1])
        + abs(COORDINATES[one, 2] - COORDINATES[other, 2])
    )


@rule
def seeds(here, joined):
    """Write the empty cells that rest on a die to be joined into `joined`, some more than once; return how many."""
    n = 0
    for cell in range(CELLS):
        if here[cell] == JOIN:
            for side in range(SIDES):
                above = COVERS[cell, side]
                if above != OUTSIDE and here[above] == EMPTY:
                    joined[n] = above
                    n += 1
    return n


@rule
def take_in(here, cells, count, cell, most):
    """A cell and its missing cells come into the set of `count` cells. Returns their number; -1, and nothing changed, where that cannot be."""
    begin, i = count, count
    if count == most or here[cell] != EMPTY:
        return -1
    here[cell], cells[count] = NEW, cell
    count += 1
    while i < count:
        if cells[i] < BASE:
            for side in range(SIDES):
                below = SUPPORTS[cells[i], side]
                if here[below] == EMPTY and count < most:
                    here[below], cells[count] = NEW, below
                    count += 1
                elif here[below] == EMPTY or here[below] == OUT:
                    give_back(here, cells, begin, count)
                    return -1
        i += 1
    return count


@rule
def give_back(here, cells, begin, end):
    """Cells leave the set."""
    for i in range(begin, end):
        here[cells[i]] = EMPTY


@rule
def touches(here, cells, count):
    """[§2.2] Whether a die of the set touches one to be joined: it can only rest on it."""
    for i in range(count):
        if cells[i] < BASE:
            for side in range(SIDES):
                if here[SUPPORTS[cells[i], side]] == JOIN:
                    return True
    return False


@rule
def missing(here, cells, count, wanted, wants, joined, joins):
    """At least so many cells the set still needs for all that is wanted and a die to join; MOST + 1 where it can never have them."""
    least = 0
    for i in range(wants):
        if here[wanted[i]] == OUT:
            return MOST + 1
        if here[wanted[i]] != NEW:
            away = MOST
            for k in range(count):
                away = min(away, distance(wanted[i], cells[k]))
            least = max(least, away)
    if not touches(here, cells, count):
        away = MOST + 1
        for i in range(joins):
            if here[joined[i]] == EMPTY:
                for k in range(count):
                    away = min(away, distance(joined[i], cells[k]))
        least = max(least, away)
    return least


@rule
def grow(here, cells, count, least, most, wanted, wants, joined, joins, luck):
    """Take cells in until the set has `least` to `most`, all that is wanted and a die to join; return how many, or 0.

    After success the cells of the set are still written in `here`; after failure those that it began with.
    """
    sizes, tried, begun = np.zeros(MOST + 1, np.int64), np.zeros(MOST + 1, np.int64), np.zeros(MOST + 1, np.int64)
    refused = np.empty(SIDES * MOST * MOST, np.int64)
    depth, refusals = 0, 0
    sizes[0] = count
    while depth >= 0:
        size = sizes[depth]
        if tried[depth] == 0:
            need = missing(here, cells, size, wanted, wants, joined, joins)
            if need == 0 and size >= least:
                for i in range(refusals):
                    here[refused[i]] = EMPTY
                return size
            if size + need > most or size == most:
                tried[depth] = SIDES * size
        if tried[depth] == SIDES * size:
            for i in range(begun[depth], refusals):
                here[refused[i]] = EMPTY
            refusals = begun[depth]
            depth -= 1
            if depth >= 0:
                give_back(here, cells, sizes[depth], size)
                here[cells[sizes[depth]]], refused[refusals] = OUT, cells[sizes[depth]]
                refusals += 1
            continue
        which = (tried[depth] + luck) % (SIDES * size)
        tried[depth] += 1
        above = COVERS[cells[which // SIDES], which % SIDES]
        if above != OUTSIDE and here[above] == EMPTY:
            grown = take_in(here, cells, size, above, most)
            if grown < 0:
                here[above], refused[refusals] = OUT, above
                refusals += 1
            else:
                depth += 1
                sizes[depth], tried[depth], begun[depth] = grown, 0, refusals
    return 0


@rule
def search(here, joined, joins, wanted, wants, least, most, luck, cells):
    """[§2.5] A set of `least` to `most` new dice with all that is wanted, written into `cells`; return how many, or 0 where there is none.

    `luck`, any whole number from 0, says which of several is found. `here` is left as it was.
    """
    count = 0
    if wants:
        begun = take_in(here, cells, 0, wanted[0], most)
        if begun > 0:
            count = grow(here, cells, begun, least, most, wanted, wants, joined, joins, luck)
            if count == 0:
                give_back(here, cells, 0, begun)
    else:
        for i in range(joins):
            seed = joined[(i + luck) % joins]
            begun = take_in(here, cells, 0, seed, most)
            if begun > 0:
                count = grow(here, cells, begun, least, most, wanted, wants, joined, joins, luck)
                if count:
                    break
                give_back(here, cells, 0, begun)
            if here[seed] == EMPTY:
                here[seed] = OUT
        for i in range(joins):
            if here[joined[i]] == OUT:
                here[joined[i]] = EMPTY
    give_back(here, cells, 0, count)
    return count


@rule
def row_first(here, joined, joins, wanted, wants, most, length, luck, cells):
    """[§3] A building of `most` dice with `length` of them in one row, written into `cells`; returns how many dice, or 0 where none was met."""
    rows = len(ROWS[0])
    for i in range(SIDES * rows):
        which = (i + luck) % (SIDES * rows)
        side, row = which // rows, which % rows
        place = ROW_LENGTH[side, row] - 1
        while place >= length - 1 and here[ROWS[side, row, place]] != EMPTY:
            place -= 1
        if place >= length - 1:
            wanted[wants] = ROWS[side, row, place - length + 1]
            begun = take_in(here, cells, 0, wanted[wants], most)
            if begun > 0:
                give_back(here, cells, 0, begun)
                count = search(here, joined, joins, wanted, wants + 1, most, most, luck, cells)
                if count:
                    return count
    return 0
