"""Pirátské kostky: a card, eight dice, and as many rolls as one dares.

Glossary: výprava = voyage (a turn), lebka, zkřížené hnáty = skull, šavle = sabre, mince = coin, diamant = diamond, papoušek = parrot,
opice = monkey, Ostrov lebek = Skull Island, Ostrov pokladů = Treasure Island (a card), Strážkyně = Guardian, Pirátská loď = Ship,
Zvířata = Animals, truhla = full chest, lodní deník = ship's log (score sheet), rozhodující kolo = last round.

Moves: 0 stop, 1-255 re-roll the dice of this mask (die 1 is the lowest bit), 256 + mask: these dice lie on Treasure Island.
Falls: who starts; which card of the pile, sorted by kind; the dice rolled, read as a number to the base of six, lowest die first.
"""

import numpy as np

from ustolu.core import CHANCE, below, rule, state

from ustolu.games.pirate_dice.scoring import (  # isort: skip
    ALL, CARD_SKULLS, COIN, COIN_CARD, DIAMOND, DIAMOND_CARD, DICE_IN, GUARDIAN, HOW_MANY, PIRATE, SABRE, SHIP2, SHIP_SABRES, SKULL, TREASURE,
    counted, showing, sinking, skulls, stopping,
)  # fmt: skip

MAX_SEATS, LINES = 5, 24
START, CARD, ROLL, CHOICE, OVER = range(5)
STOPPED, SUNK, LEFT_ISLAND, MAGIC = 1, 2, 3, 4
REROLL, CHEST_MOVE = 0, 256
POWER = np.array([6**dice for dice in range(9)], np.int64)

State = state("pirate_dice", [
    ("totals", np.int32, (MAX_SEATS,)),      # [§10] points so far
    ("won", np.int32, (MAX_SEATS,)),         # of these brought home,
    ("sunk", np.int32, (MAX_SEATS,)),        # lost with ships (counted positive),
    ("robbed", np.int32, (MAX_SEATS,)),      # and lost to the Skull Islands of others
    ("log", np.int32, (MAX_SEATS, LINES)),   # the ship's log: totals as they were written, a ring of the last ones
    ("lines", np.int32, (MAX_SEATS,)),       # how many were written
    ("pile", np.int8, (11,)),                # [§7] cards still face down, by kind
    ("dice", np.int8, (8,)),                 # the symbols as they lie, see FACES
    ("island", np.int32, (9,)),              # dice after each roll of the last Skull Island, three bits a die
    ("target", np.int32), ("chest", np.int32), ("island_card_skulls", np.int32), ("negative", np.int32),
    ("seat", np.int32),                      # whose voyage
    ("phase", np.int32),
    ("card", np.int32),
    ("rolls", np.int32),                     # rolls of this voyage so far
    ("rolling", np.int32),                   # mask of the dice in the air
    ("kept", np.int32),                      # [§9] mask of the dice on Treasure Island
    ("moved", np.int32),                     # 1 when they were rearranged since the last roll
    ("guarded", np.int32),                   # 1 when the Guardian has saved a skull
    ("on_island", np.int32),                 # [§6]
    ("stays", np.int32),                     # rolls of the last Skull Island, the first one too
    ("island_seat", np.int32),               # who left one last: seat + 1, 0 = nobody yet
    ("island_line", np.int32),               # and how many lines were in the log then
    ("opener", np.int32),                    # [§10] seat + 1 that began the last round, 0 = none is on
    ("sudden", np.int32),                    # [§10] 1 after a last round that nobody won
    ("winner", np.int32),                    # seat + 1 that won at once, 0 = none
    ("last_seat", np.int32), ("last_card", np.int32), ("last_end", np.int32), ("last_points", np.int32), ("last_skulls", np.int32),
    ("last_dice", np.int32),                 # the voyage before: seat + 1, card, how it ended, what it brought, skulls, dice packed
    ("seats", np.int32),
])  # fmt: skip


@rule
def setup(s, seats, target, chest, card_skulls_off, negative_off):
    """[§2] A full pile, no points; who starts is drawn. Options come as the places of their values."""
    s.seats, s.target, s.chest = seats, target, chest
    s.island_card_skulls, s.negative = 1 - card_skulls_off, 1 - negative_off
    refill(s)


@rule
def refill(s):
    """[§1] [§7] All 35 cards are shuffled into a new pile."""
    for kind in range(11):
        s.pile[kind] = HOW_MANY[kind]


@rule
def turn(s):
    """[§3] The seat whose voyage it is chooses after each roll; everything else falls."""
    if s.phase == CHOICE:
        return 1 << s.seat
    return 0 if s.phase == OVER else CHANCE


@rule
def cards_left(s):
    """[§7] How many cards lie face down."""
    n = 0
    for kind in range(11):
        n += s.pile[kind]
    return n


@rule
def sides(s):
    """[§2] A seat, [§3] a card of the pile, or six faces for each die rolled."""
    if s.phase == ROLL:
        return POWER[DICE_IN[s.rolling]]
    return s.seats if s.phase == START else cards_left(s)


@rule
def legal(s, seat, out):
    """[§3] Stop; [§3.1] [§3.2] [§9] every re-roll; [§9] every other way to lie on Treasure Island."""
    bones = showing(s, SKULL)
    n, held = 1, bones | s.kept
    out[0] = 0
    if s.card == GUARDIAN and not s.guarded:
        saving = skulls(s) == 3
        for mask in range(1, 256):
            saved = DICE_IN[mask & bones]
            out[n] = mask
            n += saved == 1 or (saved == 0 and not saving and DICE_IN[mask] > 1)
        return n
    for mask in range(3, 256):
        if mask & held == 0 and DICE_IN[mask] > 1:
            out[n] = mask
            n += 1
    if s.card == TREASURE and not s.moved:
        for mask in range(256):
            if mask & bones == 0 and mask != s.kept:
                out[n] = CHEST_MOVE + mask
                n += 1
    return n


@rule
def play(s, seat, move):
    """[§3] What falls goes on by itself where there is nothing to choose; a seat re-rolls, hides dice, or stops."""
    if seat != CHANCE:
        if move == 0:
            land(s, stopping(s), STOPPED)
        elif move < CHEST_MOVE:
            if move & showing(s, SKULL):
                s.guarded = 1
            s.rolling, s.phase = move, ROLL
        else:
            s.kept, s.moved = move - CHEST_MOVE, 1
    elif s.phase == START:
        s.seat, s.phase = move, CARD
    elif s.phase == CARD:
        draw(s, move)
    else:
        fall(s, move)


@rule
def draw(s, place):
    """[§3] The card at this place of the pile, sorted by kind, is turned up; then all eight dice are rolled."""
    kind = 0
    while place >= s.pile[kind]:
        place -= s.pile[kind]
        kind += 1
    s.pile[kind] -= 1
    s.card, s.rolling, s.phase = kind, ALL, ROLL


@rule
def fall(s, number):
    """[§3] [§4] [§6] [§11] The dice fall: on the island one goes on rolling, nine equal win, the third skull ends the voyage."""
    for die in range(8):
        if s.rolling >> die & 1:
            s.dice[die] = number % 6
            number //= 6
    fresh = showing(s, SKULL) & s.rolling
    s.rolls += 1
    s.moved = 0
    found = skulls(s)
    if s.on_island or (s.rolls == 1 and found > 3 and s.card < SHIP2):
        stay(s, fresh)
    elif magic(s):
        s.winner = s.seat + 1
        land(s, 0, MAGIC)
    elif found > 3 or (found == 3 and (s.card != GUARDIAN or s.guarded)):
        land(s, sinking(s), SUNK)
    else:
        s.phase = CHOICE
        s.rolling = 0


@rule
def magic(s):
    """[§11] Eight coins with the coin on the card, or eight diamonds with its diamond."""
    n = counted(s, ALL)
    return (s.card == COIN_CARD and n & 15 == 8) or (s.card == DIAMOND_CARD and n >> 4 & 15 == 8)


@rule
def packed(s):
    """All dice in one number, three bits a die."""
    n = 0
    for die in range(8):
        n |= s.dice[die] << (3 * die)
    return n


@rule
def stay(s, fresh):
    """[§6] While each roll shows a skull and [§6.2] two dice are left, the others are rolled again; then the others pay."""
    if not s.on_island:
        s.on_island, s.stays = 1, 0
    s.island[s.stays] = packed(s)
    s.stays += 1
    bones = showing(s, SKULL)
    if fresh and DICE_IN[bones] < 7:
        s.rolling = ALL & ~bones
        return
    paid = DICE_IN[bones] + (CARD_SKULLS[s.card] if s.island_card_skulls else 0)
    loss = paid * (200 if s.card == PIRATE else 100)
    for other in range(s.seats):
        if other != s.seat:
            s.robbed[other] -= write(s, other, -loss)
    s.island_seat = s.seat + 1
    land(s, 0, LEFT_ISLAND)
    s.island_line = written(s)


@rule
def written(s):
    """How many lines there are in the log, of all seats."""
    n = 0
    for seat in range(s.seats):
        n += s.lines[seat]
    return n


@rule
def write(s, seat, points):
    """[§8] The captain writes a new total, not below 0 where that was agreed; by how much it changed."""
    before = s.totals[seat]
    after = before + points
    if after < 0 and not s.negative:
        after = 0
    s.totals[seat] = after
    s.log[seat, s.lines[seat] % LINES] = after
    s.lines[seat] += 1
    return after - before


@rule
def land(s, points, how):
    """[§5] [§10] The voyage is over: its points are written, and the game ends or goes on to the left."""
    seat = s.seat
    change = write(s, seat, points)
    if points < 0:
        s.sunk[seat] -= change
    else:
        s.won[seat] += change
    s.last_seat, s.last_card, s.last_end, s.last_points = seat + 1, s.card, how, change
    s.last_skulls, s.last_dice = skulls(s), packed(s)
    if s.sudden and s.totals[seat] >= s.target:
        s.winner = seat + 1
    elif not s.sudden and not s.opener and s.totals[seat] >= s.target:
        s.opener = seat + 1
    following = (seat + 1) % s.seats
    if s.winner or (s.opener == following + 1 and reached(s)):
        s.phase = OVER
        return
    if s.opener == following + 1:
        s.opener, s.sudden = 0, 1
    s.seat, s.phase, s.card = following, CARD, 0
    s.rolls, s.rolling, s.kept, s.moved, s.guarded, s.on_island = 0, 0, 0, 0, 0, 0
    for die in range(8):
        s.dice[die] = 0
    if cards_left(s) == 0:
        refill(s)


@rule
def reached(s):
    """[§10] Whether anybody has the target."""
    there = 0
    for seat in range(s.seats):
        there += s.totals[seat] >= s.target
    return there > 0


@rule
def score(s, seat):
    """[§10] The total in the ship's log."""
    return s.totals[seat]


@rule
def place(s, seat):
    """[§10] [§11] [§12] Who won at once is first; the others follow by their totals, and equal totals share a place."""
    if s.winner == seat + 1:
        return 1
    better = 0
    for other in range(s.seats):
        better += s.winner == other + 1 or s.totals[other] > s.totals[seat]
    return better + 1


@rule
def imagine(s, seat, rng):
    """Nothing is hidden: the cards face down are counts, and everybody has seen the others."""


@rule
def rollout(s, seat, rng, out):
    """A quick sensible move: keep what scores, roll the rest while there are few skulls, and stop at some luck."""
    bones = showing(s, SKULL)
    found = DICE_IN[bones] + CARD_SKULLS[s.card]
    if found == 3:
        return bones & -bones
    need = SHIP_SABRES[s.card]
    n = counted(s, ALL)
    if need:
        best = SABRE
    else:
        best, most = COIN, 1
        for face in range(5):
            if (n >> (4 * face) & 15) > most:
                best, most = face, n >> (4 * face) & 15
    good = showing(s, COIN) | showing(s, DIAMOND) | showing(s, best)
    loose = ALL & ~(bones | s.kept | good)
    missing = need > 0 and (n >> 8 & 15) < need
    if missing:
        loose = ALL & ~(bones | showing(s, SABRE))
    if DICE_IN[loose] < 2:
        return 0 if not missing else loose_pair(bones | s.kept)
    if not missing and stopping(s) >= (400 - 150 * found) + 100 * below(rng, 6):
        return 0
    if s.card == TREASURE and found == 2 and not s.moved and good != s.kept:
        return CHEST_MOVE + good
    return loose


@rule
def loose_pair(held):
    """Any two dice that may be rolled, the lowest; 0 (stop) when there are not two."""
    mask = 0
    for die in range(8):
        if DICE_IN[mask] < 2 and not held >> die & 1:
            mask |= 1 << die
    return mask if DICE_IN[mask] == 2 else 0
