"""What a game says of real dice and cards, wrongly, is found."""

import pytest
from planting import replaced

from ustolu.core import Game
from ustolu.core.catalogue import game
from ustolu.games.contract import Breach, falling, play, seeded, settings


def law(subject: Game) -> None:
    falling.what_falls_by_hand_can_be_typed(play(subject, settings(subject)[0], seeded(1)))


@pytest.mark.parametrize(
    ("faces", "problem"),
    [("12345", "not made up of 1 of the faces"), ("1234567", "'7' can be tapped and is refused")],
)
def test_faces_that_are_not_those_of_the_die_are_found(faces: str, problem: str):
    islands = game("paper_islands")
    law(islands)
    with pytest.raises(Breach, match=problem):
        law(replaced(islands, "say", falls=lambda s: (("falls-roll", {}), 1, [(face, None) for face in faces])))


def test_dice_that_are_counted_wrongly_are_found():
    pirates = game("pirate_dice")
    law(pirates)
    one_less = replaced(pirates, "say", falls=lambda s: (pirates.say.falls(s)[0], max(1, pirates.say.falls(s)[1] - 1), pirates.say.falls(s)[2]))
    with pytest.raises(Breach, match="is not made up of 7 of the faces"):
        law(one_less)


def test_a_face_without_words_is_found():
    islands = game("paper_islands")
    with pytest.raises(Breach, match="no-such-text"):
        law(replaced(islands, "say", falls=lambda s: (("falls-roll", {}), 1, [(str(n), ("no-such-text", {})) for n in range(1, 7)])))
