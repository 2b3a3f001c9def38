"""When a move may be taken back. Four tests: it is one's own last decision; nobody else's turn would change; nobody would
have to do anything again; nothing has fallen and nothing hidden has come to light.

The second and third hold because any other seat's move forgets what could be taken back, and because whose turn it is for
the others is compared. A fall forgets it too. What remains is a reveal: whether a move showed somebody something is found
by making the same move in other worlds, dealt again as each seat could imagine them.
"""

from typing import Any

from ustolu.core import Game, State, copy, generator, imagine
from ustolu.core.errors import BadMessage, IllegalMove
from ustolu.core.referee import steps
from ustolu.tables.table import SEATS, Table

WORLDS = 32


def why_not(t: Table, seat: int) -> str | None:
    """The text that says why this seat cannot take its last move back; None when it can."""
    before = t.undoable
    if not t.settings.undo:
        return "table-refused-undo-off"
    if t.game is None or before is None or before.seat != seat:
        return "table-refused-nothing-to-undo"
    others = SEATS & ~(1 << seat)
    if before.mask & others != t.mask & others:
        return "table-refused-undo-turn"
    if reveals(t.game, before.state, t.state, seat, before.codes):
        return "table-refused-undo-reveal"
    return None


def reveals(game: Game, before: State, after: State, who: int, codes: tuple[int, ...]) -> bool:
    """Whether anybody saw, after this move, what they could not have known before it.

    Where no imagined world differs from the true one there is nothing to reveal. The worlds are few and their choice is
    fixed: the answer is the same each time it is asked, and a rare reveal (one world in many) can be overlooked.
    """
    rng = generator(1)
    for viewer in range(int(before.seats)):
        seen = _learnt(game, before, after, who, codes, viewer)
        for _ in range(WORLDS):
            world = copy(before)
            imagine(world, viewer, rng)
            if world.tobytes() == before.tobytes():
                continue
            try:
                _, then = steps(game, world, who, codes)
            except (IllegalMove, BadMessage):
                return True
            if _learnt(game, world, then, who, codes, viewer) != seen:
                return True
    return False


def _learnt(game: Game, before: State, after: State, who: int, codes: tuple[int, ...], viewer: int) -> Any:
    """All that a seat gets to know by a move: how it is told and said, and what is seen after it."""
    told = game.tell(before, who, codes, viewer)
    return told, game.heard(before, after, who, codes, viewer), game.view.show(after, viewer)
