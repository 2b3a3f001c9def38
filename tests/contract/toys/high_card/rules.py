"""High card: two hidden cards each, one dropped face down, a sealed bet; the card kept times the bet is the score."""

import numpy as np

from ustolu.core import CHANCE, SEALED, below, rule, state

CARDS = 6

State = state("high_card", [
    ("holder", np.int8, (CARDS,)),   # [§1] whose each card is, from 1; 0 = nobody's yet
    ("dropped", np.int8, (CARDS,)),  # [§2] 1 = it lies face down before its holder
    ("bet", np.int8, (3,)),          # [§3] 1 or 2, 0 = not yet
    ("dealt", np.int32),
    ("drops", np.int32),
    ("seats", np.int32),
])  # fmt: skip


@rule
def setup(s, seats):
    """[§1] Nobody has a card."""
    s.seats = seats


@rule
def turn(s):
    """[§1] Deal; [§2] drop in turn; [§3] bet in secret; [§4] the end."""
    if s.dealt < 2 * s.seats:
        return CHANCE
    if s.drops < s.seats:
        return 1 << s.drops
    mask = 0
    for seat in range(s.seats):
        if s.bet[seat] == 0:
            mask |= 1 << seat
    return mask | SEALED if mask else 0


@rule
def sides(s):
    """[§1] The cards that nobody has."""
    return CARDS - s.dealt


@rule
def legal(s, seat, out):
    """[§2] One's own cards, numbered from 1; [§3] a bet of 1 or 2, written as 11 and 12."""
    if s.drops == s.seats:
        out[0], out[1] = 11, 12
        return 2
    n = 0
    for card in range(CARDS):
        if s.holder[card] == seat + 1:
            out[n] = card + 1
            n += 1
    return n


@rule
def play(s, seat, move):
    """[§1] The next seat gets the fall-th card of those left. [§2] A card is dropped. [§3] A bet is made."""
    if seat == CHANCE:
        left = move
        for card in range(CARDS):
            if s.holder[card] == 0:
                if left == 0:
                    s.holder[card] = s.dealt % s.seats + 1
                    break
                left -= 1
        s.dealt += 1
    elif move > 10:
        s.bet[seat] = move - 10
    else:
        s.dropped[move - 1] = 1
        s.drops += 1


@rule
def score(s, seat):
    """[§4] Nothing before the end; then the card kept times the bet."""
    if turn(s):
        return 0
    points = 0
    for card in range(CARDS):
        if s.holder[card] == seat + 1 and s.dropped[card] == 0:
            points += (card + 1) * s.bet[seat]
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
    """[§2] What the others hold and dropped, and what is left, may lie in any order, until the end shows it."""
    if turn(s) == 0:
        return
    for card in range(CARDS - 1, 0, -1):
        if s.holder[card] != seat + 1:
            free = 0
            for other in range(card + 1):
                if s.holder[other] != seat + 1:
                    free += 1
            chosen = below(rng, free)
            for other in range(card + 1):
                if s.holder[other] != seat + 1:
                    if chosen == 0:
                        holder, dropped = s.holder[other], s.dropped[other]
                        s.holder[other], s.dropped[other] = s.holder[card], s.dropped[card]
                        s.holder[card], s.dropped[card] = holder, dropped
                        break
                    chosen -= 1
