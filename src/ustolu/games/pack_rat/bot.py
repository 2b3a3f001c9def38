"""What there is to look at: every free die, one after another; and what a bot does where nobody waits for its eyes."""

from ustolu.core import NOTHING, Look, Scene, State, below, generator
from ustolu.games.pack_rat import rules
from ustolu.games.pyramid.dice import FACE
from ustolu.games.pyramid.view import free_cells


def scene(s: State, seat: int) -> Scene:
    """[§2] Each free die has one face to read, and may be misread; the roller who finds nothing stops. [§3] After Stop only the next one acts."""
    if s.phase == rules.LOOK and s.calm:
        return _named(s, seat)
    if s.phase != rules.LOOK:
        return Scene((), rules.THROW if seat == s.roller else NOTHING)
    dice = s.dice.tolist()
    found = [(cell, int(FACE[dice[cell], seat]) == s.number) for cell in free_cells(dice)]
    looks = [Look(1, cell if right else NOTHING, NOTHING if right else cell) for cell, right in found]
    return Scene(looks, rules.STOP if seat == s.roller else NOTHING, thrown=1)


def _named(s: State, seat: int) -> Scene:
    """[§5] In the calm game the free dice that it has not named."""
    dice = s.dice.tolist()
    found = [(cell, int(FACE[dice[cell], seat]) == s.number) for cell in free_cells(dice) if not int(s.named[cell]) >> seat & 1]
    looks = [Look(1, cell if right else NOTHING, NOTHING if right else cell) for cell, right in found]
    return Scene(looks, rules.STOP if seat == s.roller else rules.DONE)


def prepare() -> None:
    """Nothing takes long."""


def choose(s: State, seat: int, who: str, seed: int) -> tuple[int, str] | None:
    """Any die that is right, else Stop or the throw; None where nothing sensible is left to do."""
    all_of_it = scene(s, seat)
    right = [look.right for look in all_of_it.looks if look.right != NOTHING]
    code = right[below(generator(seed), len(right))] if right else all_of_it.otherwise
    return None if code == NOTHING else (int(code), "thumb")
