"""What a shelf is worth."""

import numpy as np

from ustolu.core import rule
from ustolu.games.sort_the_books.books import AUTHOR, COLOUR, DISCIPLINE
from ustolu.games.sort_the_books.shelf import HIGH, WIDE

WORTH = np.array([0, 0, 0, 1, 3, 5], np.int64)
"""[§6] Three books side by side are worth 1, four 3, five 5."""


@rule
def row_score(s, seat, row):
    """[§6] The stretches of equal discipline, equal colour, authors and numbers forward or backward; a gap ends them all."""
    points, last = 0, 0
    discipline = colour = forward = backward = rising = falling = 0
    for cell in range(row * WIDE, row * WIDE + WIDE):
        book = s.books[seat, cell]
        follows = (book != 0) & (last != 0)
        step = 0 + follows
        same = step * (DISCIPLINE[book] == DISCIPLINE[last])
        points += (1 - same) * WORTH[discipline]
        discipline = same * discipline + 1
        same = step * (COLOUR[book] == COLOUR[last])
        points += (1 - same) * WORTH[colour]
        colour = same * colour + 1
        same = step * (AUTHOR[book] > AUTHOR[last])
        points += (1 - same) * WORTH[forward]
        forward = same * forward + 1
        same = step * (AUTHOR[book] < AUTHOR[last])
        points += (1 - same) * WORTH[backward]
        backward = same * backward + 1
        same = step * (book > last)
        points += (1 - same) * WORTH[rising]
        rising = same * rising + 1
        same = step * (book < last)
        points += (1 - same) * WORTH[falling]
        falling = same * falling + 1
        last = book
    return int(points + WORTH[discipline] + WORTH[colour] + WORTH[forward] + WORTH[backward] + WORTH[rising] + WORTH[falling])


@rule
def shelves_score(s, seat):
    """[§6] All rows of a seat; columns never count."""
    points = 0
    for row in range(HIGH):
        points += row_score(s, seat, row)
    return points
