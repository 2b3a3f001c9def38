"""Places by score, the highest or the lowest first."""

import pytest

from ustolu.core import CHANCE, State, by_fewest, by_most, play
from ustolu.core.catalogue import game

ISLANDS = game("paper_islands")


def ranks(scores: list[int]) -> list[int]:
    """The place of each score among all, the lowest first."""
    return [1 + sum(other < score for other in scores) for score in scores]


def played(cells: list[list[int]]) -> State:
    """A game in which everything rolled is a one, and each seat writes its cells in this order."""
    s = ISLANDS.new(seats=len(cells), grid=3)
    for now in zip(*cells, strict=True):
        play(s, CHANCE, 0)
        for seat, cell in enumerate(now):
            play(s, seat, cell)
    return s


@pytest.mark.parametrize("cells", [[[0, 8], [0, 1], [3, 4], [2, 6]], [[0, 1], [0, 1]], [[0, 4, 8], [0, 1, 2], [0, 1, 4]], [[0, 1]]])
def test_tied_seats_share_a_place_and_the_next_is_skipped(cells: list[list[int]]) -> None:
    s = played(cells)
    scores = ISLANDS.scores(s)
    assert [by_fewest(s, seat) for seat in range(len(cells))] == ranks(scores)
    assert [by_most(s, seat) for seat in range(len(cells))] == ranks([-score for score in scores])
