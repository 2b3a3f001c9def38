"""Masons: three hidden bricks each, one thrown away and two priced in secret; then two walls of 2 or 3 neighbouring cells each."""

import numpy as np

from ustolu.core import CHANCE, SEALED, below, rule, state

EACH = 3
CELLS = 8
CELL = 10
DONE = 18

State = state("masons", [
    ("colour", np.int8, (9,)),    # [§1] of brick i, which lies before seat i % seats: 1 red, 2 yellow
    ("number", np.int8, (9,)),    # [§1] 1 to 3, 0 = not fallen
    ("away", np.int8, (3,)),      # [§2] which of its bricks a seat throws away, from 1; 0 = not chosen
    ("price", np.int8, (3, 3)),   # [§2] of each of its bricks, 0 = none
    ("owner", np.int8, (CELLS,)), # [§3] whose wall stands there, from 1
    ("fallen", np.int32),
    ("built", np.int8, (3,)),     # [§3] how many walls of each seat stand
    ("together", np.int32),       # [§3] 1 = all build at the same time
    ("first", np.int32),          # [§3] the run of cells of the wall begun, from 1; 0 = none is begun
    ("last", np.int32),
    ("seats", np.int32),
])  # fmt: skip


@rule
def setup(s, seats, walls):
    """[§1] Nothing has fallen."""
    s.seats = seats
    s.together = walls


@rule
def priced(s, seat):
    """[§2] How many bricks of the seat have a price."""
    count = 0
    for brick in range(EACH):
        count += s.price[seat, brick] > 0
    return count


@rule
def builders(s):
    """[§3] The seats that may begin a wall: who has built the fewest, the first of them in turn; together, all who have not built two."""
    fewest = min(s.built[0], s.built[(s.seats - 1) // 2], s.built[s.seats - 1])
    mask = 0
    for seat in range(s.seats):
        if s.built[seat] < 2 and (s.together or (s.built[seat] == fewest and mask == 0)):
            mask |= 1 << seat
    return mask


@rule
def turn(s):
    """[§1] The pile; [§2] prices in secret; [§3] walls in turn; [§4] the end."""
    if s.fallen < EACH * s.seats:
        return CHANCE
    mask = 0
    for seat in range(s.seats):
        if priced(s, seat) < EACH - 1:
            mask |= 1 << seat
    if mask:
        return mask | SEALED
    if s.first:
        return 1 << (s.owner[s.first - 1] - 1)
    return builders(s) if can_build(s) else 0


@rule
def reds(s):
    """[§1] How many red bricks have not fallen; at first half of all, rounded up."""
    left = (EACH * s.seats + 1) // 2
    for brick in range(s.fallen):
        left -= s.colour[brick] == 1
    return left


@rule
def sides(s):
    """[§1] The next brick is one of those left, and falls on one of three sides."""
    return 3 * (EACH * s.seats - s.fallen)


@rule
def free(s, cell):
    """[§3] Whether the cell (from 0) is there and empty."""
    return 0 <= cell < CELLS and s.owner[cell] == 0


@rule
def legal(s, seat, out):
    """[§2] What to throw away (0 to 2), then a price (3, 4) for the lowest brick without. [§3] Cells that can belong to a wall, or done."""
    n = 0
    if priced(s, seat) < EACH - 1:
        if s.away[seat] == 0:
            for brick in range(EACH):
                out[n] = brick
                n += 1
        else:
            out[0], out[1] = 3, 4
            n = 2
        return n
    for cell in range(CELLS):
        if free(s, cell):
            begins = s.first == 0 and (free(s, cell - 1) or free(s, cell + 1))
            if begins or (s.first > 0 and (cell == s.first - 2 or cell == s.last)):
                out[n] = CELL + cell
                n += 1
    if s.first < s.last:
        out[n] = DONE
        n += 1
    return n


@rule
def can_build(s):
    """[§3] Whether two neighbouring cells are free."""
    pairs = 0
    for cell in range(CELLS - 1):
        pairs += free(s, cell) and free(s, cell + 1)
    return pairs > 0


@rule
def stand(s, seat):
    """[§3] The wall of the seat stands."""
    s.first = s.last = 0
    s.built[seat] += 1


@rule
def next_brick(s, seat):
    """[§2] The lowest brick of the seat that is kept and has no price."""
    for brick in range(EACH):
        if s.away[seat] != brick + 1 and s.price[seat, brick] == 0:
            return brick
    return -1


@rule
def play(s, seat, move):
    """[§1] A brick falls. [§2] One is thrown away, the others get prices. [§3] A cell is built upon, or the wall is done."""
    if seat == CHANCE:
        s.colour[s.fallen] = 1 if move // 3 < reds(s) else 2
        s.number[s.fallen] = move % 3 + 1
        s.fallen += 1
    elif move < EACH:
        s.away[seat] = move + 1
    elif move < CELL:
        s.price[seat, next_brick(s, seat)] = move - 2
    elif move == DONE:
        stand(s, seat)
    else:
        cell = move - CELL
        s.owner[cell] = seat + 1
        if s.first == 0:
            s.first = s.last = cell + 1
        else:
            s.first, s.last = min(s.first, cell + 1), max(s.last, cell + 1)
        if s.last - s.first == 2 or (s.first < s.last and not free(s, s.first - 2) and not free(s, s.last)):
            stand(s, seat)


@rule
def score(s, seat):
    """[§4] One for each cell; at the end also number times price of the two bricks kept."""
    points = 0
    for cell in range(CELLS):
        points += s.owner[cell] == seat + 1
    if turn(s) == 0:
        for brick in range(EACH):
            points += s.price[seat, brick] * s.number[seat + brick * s.seats]
    return points


@rule
def place(s, seat):
    """[§4] The highest score wins."""
    mine, better = score(s, seat), 0
    for other in range(s.seats):
        if score(s, other) > mine:
            better += 1
    return better + 1


@rule
def imagine(s, seat, rng):
    """[§1] The bricks of the others may be any, until the end shows them."""
    if turn(s) == 0 or turn(s) == CHANCE:
        return
    for brick in range(EACH * s.seats - 1, -1, -1):
        if brick % s.seats != seat:
            s.number[brick] = 1 + below(rng, 3)
            chosen, other = below(rng, brick - (brick + s.seats - seat) // s.seats + 1), 0
            while other % s.seats == seat or chosen > 0:
                chosen -= other % s.seats != seat
                other += 1
            colour = s.colour[other]
            s.colour[other] = s.colour[brick]
            s.colour[brick] = colour
