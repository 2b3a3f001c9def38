"""What dice are worth: symbols, cards, sets, the full chest and the ship."""

import numpy as np

from ustolu.core import rule

FACES = "cdspmk"
COIN, DIAMOND, SABRE, PARROT, MONKEY, SKULL = range(6)

CARDS = ("coin", "diamond", "animals", "guardian", "pirate", "treasure", "skull1", "skull2", "ship2", "ship3", "ship4")
COIN_CARD, DIAMOND_CARD, ANIMALS, GUARDIAN, PIRATE, TREASURE, SKULL1, SKULL2, SHIP2, SHIP3, SHIP4 = range(11)
HOW_MANY = np.array([4, 4, 4, 4, 4, 4, 3, 2, 2, 2, 2], np.int8)  # [§1] how many of each card there are, 35 in all

SET = np.array([0, 0, 0, 100, 200, 500, 1000, 2000, 4000, 4000], np.int32)  # [§5.1] nine equal win at once (§11)
CARD_SKULLS = np.array([0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0], np.int32)  # [§9]
SHIP_SABRES = np.array([0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 4], np.int32)  # [§9] so many sabres; 0 = no ship
SHIP_BONUS = np.array([0, 0, 0, 0, 0, 0, 0, 0, 300, 500, 1000], np.int32)
CHEST = 500  # [§5.3]
ALL = 255

DICE_IN = np.array([bin(mask).count("1") for mask in range(256)], np.int32)  # how many dice a mask names


@rule
def counted(s, mask):
    """How many of each symbol lie on the dice of `mask`: four bits a symbol, the coin lowest."""
    n = 0
    for die in range(8):
        n += (mask >> die & 1) << (4 * s.dice[die])
    return n


@rule
def showing(s, face):
    """The mask of the dice that show this symbol."""
    mask = 0
    for die in range(8):
        mask |= (s.dice[die] == face) << die
    return mask


@rule
def skulls(s):
    """[§4] [§9] Skulls on dice and card together."""
    return DICE_IN[showing(s, SKULL)] + CARD_SKULLS[s.card]


@rule
def of_dice(s, mask):
    """[§5.1] [§5.2] [§9] Sets, coins and diamonds of the dice in `mask`, with what the card adds to them; not yet doubled."""
    n = counted(s, mask)
    coins = (n & 15) + (s.card == COIN_CARD)
    diamonds = (n >> 4 & 15) + (s.card == DIAMOND_CARD)
    parrots, monkeys = n >> 12 & 15, n >> 16 & 15
    if s.card == ANIMALS:
        parrots, monkeys = parrots + monkeys, 0
    return 100 * (coins + diamonds) + SET[coins] + SET[diamonds] + SET[n >> 8 & 15] + SET[parrots] + SET[monkeys]


@rule
def full_chest(s):
    """[§5.3] All eight dice score: coins, diamonds, sets, and the sabres that bring the ship's bonus.

    By the option "no skull" no die may have shown one; the only skull that does not lie there to the end is the Guardian's.
    """
    if s.chest and s.guarded:
        return False
    n = counted(s, ALL)
    sabres, parrots, monkeys = n >> 8 & 15, n >> 12 & 15, n >> 16 & 15
    if s.card == ANIMALS:
        parrots, monkeys = parrots + monkeys, 0
    of_ship = SHIP_SABRES[s.card] > 0 and sabres >= SHIP_SABRES[s.card]
    idle = (n >> 20 & 15) + (0 if sabres > 2 or of_ship else sabres) + (parrots if parrots < 3 else 0) + (monkeys if monkeys < 3 else 0)
    return idle == 0


@rule
def stopping(s):
    """[§5] What ending the voyage now, by choice, brings; three skulls under the Guardian bring nothing."""
    if skulls(s) > 2:
        return 0
    need = SHIP_SABRES[s.card]
    if need and (counted(s, ALL) >> 8 & 15) < need:
        return -SHIP_BONUS[s.card]
    points = of_dice(s, ALL) + SHIP_BONUS[s.card] + (CHEST if full_chest(s) else 0)
    return 2 * points if s.card == PIRATE else points


@rule
def sinking(s):
    """[§4] [§9] What the third skull leaves: nothing, the loss of the ship, or what lies on Treasure Island."""
    if s.card == TREASURE:
        return of_dice(s, s.kept)
    return -SHIP_BONUS[s.card]
