"""Three boxes: each roll goes into one of one's boxes, and the boxes are worth more and more."""

from ustolu.core import Game, Option

GAME = Game(
    id="three_boxes",
    module=__name__,
    seats=(1, 4),
    kind="write",
    most_moves=4,
    longest=32,
    options=(Option("boxes", (3, 4)),),
)
