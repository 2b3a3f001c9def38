"""Positions of Ostrov Skye as text: read byte for byte as they were written, and refused where they are none."""

import pytest

from ustolu.core import CHANCE
from ustolu.core.catalogue import game

SKYE = game("isle_of_skye")
LAND = """
seats 2 others hidden tie rest
round 2 build start B
scoring 1 14 13 9
A gold 7 income 1 0 earned 2
A land L48 0,-1 r0 1 L30 1,0 r0 1
A hand L22
B gold 4 income 0 0
"""


def test_a_position_of_a_game_is_read_as_it_was_written() -> None:
    s = SKYE.new(2, others_gold="shown", tie_gold="all", start_gold=5)
    for text in ("start B", "scoring 1 14 13 9", "draw A L48 L22 L30", "draw B L44 L01 L53", "axe L22"):
        SKYE.play(s, 0 if text.startswith("axe") else CHANCE, text)
        written = SKYE.notation.written(s)
        assert SKYE.dump(SKYE.notation.read(written)) == SKYE.dump(s)
    assert written.splitlines()[3:5] == ["A gold 10 income 0 0", "A before L22=axe L30 L48"]


def test_a_position_made_by_hand_is_played_on() -> None:
    s = SKYE.notation.read(LAND)
    assert SKYE.scores(s) == [2, 0] and SKYE.on_turn(s) == [0]
    assert SKYE.legal(s, 0) and all(text.startswith("build L22 ") for text in SKYE.legal(s, 0))


@pytest.mark.parametrize(
    ("wrong", "by"),
    [
        ("seats 2", "seats 6"), ("A hand L22", "A hand L48"), ("A hand L22", "A before L99"), ("L30 1,0 r0", "L30 1,0 r1"),
        ("L30 1,0 r0", "L30 5,0 r0"), ("L48 0,-1 r0 1", "L99 0,-1 r0 1"), ("scoring 1 14", "scoring 1 1"), ("B gold", "C gold"),
        ("round 2 build", "round 2 sleep"), ("A gold 7 income 1 0", "A gold much"), (LAND, "x"),
    ],
)  # fmt: skip
def test_what_is_no_position_is_refused(wrong: str, by: str) -> None:
    assert wrong in LAND
    with pytest.raises(ValueError, match="no position"):
        SKYE.notation.read(LAND.replace(wrong, by))
