"""Why a move is refused: the text and the paragraph."""

from ustolu.core import CHANCE, State, turn
from ustolu.games.pirate_dice import rules
from ustolu.games.pirate_dice.notation import dice
from ustolu.games.pirate_dice.say import showing, skulls
from ustolu.games.pirate_dice.scoring import GUARDIAN, SKULL, TREASURE

Reason = tuple[str, dict[str, str | int], str]


def why(s: State, seat: int, move: int) -> Reason | None:
    """None exactly for a legal move."""
    mask = turn(s)
    if mask == 0:
        return "game-is-over", {}, "§10"
    if not 0 <= seat < s.seats:
        return "no-such-seat", {}, "§1"
    if mask == CHANCE:
        return "falls-first", {}, "§3"
    if not mask >> seat & 1:
        return "not-your-voyage", {"seat": int(s.seat)}, "§2"
    if not 0 <= move < 2 * rules.CHEST_MOVE:
        return "no-such-move", {}, "§3"
    if move == 0:
        return None
    bones = showing(s, SKULL)
    if move >= rules.CHEST_MOVE:
        return _chest(s, move - rules.CHEST_MOVE, bones)
    return _reroll(s, move, bones, skulls(s))


def _chest(s: State, mask: int, bones: int) -> Reason | None:
    """[§9] Treasure Island: once after each roll, never a skull."""
    if s.card != TREASURE:
        return "chest-without-card", {}, "§9"
    if s.moved:
        return "chest-once", {}, "§9"
    if mask & bones:
        return "chest-skull", {"die": dice(mask & bones)[0]}, "§9"
    if mask == s.kept:
        return "chest-same", {}, "§9"
    return None


def _reroll(s: State, mask: int, bones: int, found: int) -> Reason | None:
    """[§3.1] [§3.2] [§9] At least two dice, none a skull but the one of the Guardian, none from Treasure Island."""
    saved = dice(mask & bones)
    if mask & s.kept:
        return "reroll-kept", {"die": dice(mask & int(s.kept))[0]}, "§9"
    if saved and s.card != GUARDIAN:
        return "reroll-skull", {"die": saved[0]}, "§3.2"
    if saved and s.guarded:
        return "guardian-spent", {}, "§9"
    if len(saved) > 1:
        return "guardian-one", {}, "§9"
    if found > 2 and not saved:
        return "guardian-needed", {}, "§9"
    if len(dice(mask)) < 2 and not saved:
        return "reroll-two", {}, "§3.1"
    return None
