"""Laws: where all falls are public they can be of real dice and cards; what a game says of them can be typed, and is read."""

from ustolu.core import CHANCE, IllegalMove, State
from ustolu.games.contract.saying import spoken
from ustolu.games.contract.walk import Breach, Walk, require


def what_falls_by_hand_can_be_typed(walk: Walk) -> None:
    """The faces that `say.falls` lists make up every fall, any of them together are read as one, and all that is said of them has words."""
    falls = getattr(walk.game.say, "falls", None)
    if not falls or not walk.game.public_falls:
        return
    for moment in walk.moments():
        drawn = getattr(walk.game.notation, "is_drawn", None)
        if walk.game.is_chance(moment.s) and not (drawn and drawn(moment.s)):
            message, count, faces = falls(moment.s)
            spoken(walk.game, message)
            for _, say in faces:
                if say is not None:
                    spoken(walk.game, say)
            if faces:
                _are_made_up(walk, moment.s, count, [face for face, _ in faces])
                _are_read(walk, moment.s, count, [face for face, _ in faces])


def _are_made_up(walk: Walk, s: State, count: int, faces: list[str]) -> None:
    """Every fall is so many of the faces, behind the word of its notation; and can be said alone."""
    fell = getattr(walk.game.say, "fell", None)
    for code in walk.sample(walk.game.codes(s, CHANCE), 40):
        text = walk.game.text(s, CHANCE, code)
        shown = text.partition(" ")[2] or text
        parts = list(shown.replace(" ", "")) if count > 1 else [shown]
        require(len(parts) == count and set(parts) <= set(faces), f"{text!r} is not made up of {count} of the faces {faces}")
        if fell:
            spoken(walk.game, fell(s, code))


def _are_read(walk: Walk, s: State, count: int, faces: list[str]) -> None:
    """Faces one after another are a fall that is possible."""
    for first in range(len(faces)):
        typed = "".join(faces[(first + n) % len(faces)] for n in range(count))
        try:
            code = walk.game.code(s, CHANCE, typed)
        except IllegalMove as error:
            raise Breach(f"{typed!r} can be tapped and is refused: {error}") from error
        require(code in walk.game.codes(s, CHANCE), f"{typed!r} can be tapped and is read as {code}, which cannot fall")
