"""What the choices of a level of Pirátské kostky bring, exactly: every hand that can lie there is put before it, and what it keeps is solved."""

from typing import NamedTuple

import numpy as np

from ustolu import bots
from ustolu.core import State
from ustolu.core.catalogue import game
from ustolu.games.pirate_dice import bot, rules
from ustolu.solvers import pirate_dice as solver
from ustolu.solvers.pirate_dice import BONUS, CARDS, SKULL, Hand, hands, points, skulls, valued

ROUNDS = 150
"""After so many rolls hardly a voyage goes on."""


class Pick(NamedTuple):
    """What was chosen."""

    keep: Hand | None
    """The dice that stay; None ends the voyage."""
    laid: Hand
    """What of them lies on Treasure Island."""
    helps: bool
    """The Guardian is used now."""


def lying(card: str, hand: Hand, **more: int) -> State:
    """A voyage of two seats with these dice on the table, the seat A to choose; `more` are fields of the state."""
    s = game("pirate_dice").new(seats=2)
    s.phase, s.card, s.rolls = rules.CHOICE, CARDS.index(card), 1
    s.dice[:] = [face for face, count in enumerate(hand) for _ in range(count)]
    for field, value in more.items():
        setattr(s, field, value)
    return s


def picks(who: str, card: str, chest: str = "final") -> dict[tuple[Hand, bool], Pick]:
    """What the level `who` does with every hand, and whether the Guardian was used before; its moves are checked and played by the rules."""
    it, found = game("pirate_dice"), {}
    for hand in hands().all[8]:
        for used in (False, True) if card == "guardian" else (False,):
            if skulls(hand, card) > 2 and not (card == "guardian" and not used and hand[SKULL] == 3):
                continue
            s = lying(card, hand, guarded=int(used), chest=solver.OPTIONS["chest"].index(chest))
            while (move := bots.choose(it, s, 0, who, 1)) >= rules.CHEST_MOVE:
                it.play(s, 0, move)
            dice, kept = s.dice.tolist(), int(s.kept)
            keep = None if move == 0 else bot.counted([face for die, face in enumerate(dice) if not move >> die & 1])
            laid = bot.counted([face for die, face in enumerate(dice) if kept >> die & 1])
            it.play(s, 0, move)
            found[hand, used] = Pick(keep, laid, bool(s.guarded) and not used)
    return found


def expected(card: str, chest: str, chosen: dict[tuple[Hand, bool], Pick]) -> float:
    """The points that a voyage with these choices brings in the mean: a fixed point of nothing but the choices."""
    of = hands()
    lost = np.array([skulls(hand, card) >= 3 for hand in of.all[8]])
    sunk = of.rolled(lost.astype(float))
    worth = {used: np.full(len(lost), float(-BONUS.get(card, 0))) for used in (False, True)}
    for _ in range(ROUNDS):
        rolled = {used: of.rolled(worth[used]) for used in worth}
        for (hand, used), (keep, laid, helps) in chosen.items():
            at = of.at[8][hand]
            if keep is None:
                value = float(points(hand, card, chest == "no skull" and used)) if not lost[at] else 0.0
            else:
                size = sum(keep)
                value = rolled[used or helps][size][of.at[size][keep]]
                if card == "treasure":
                    value += sunk[size][of.at[size][keep]] * valued(laid, "")
            worth[used][at] = value
    return float(of.rolled(worth[False])[0][0])
