"""Pochod kostek: five dice a side march over the ridges towards the opposite corner, and fight where three meet."""

from ustolu.core import Game, Option

GAME = Game(
    id="dice_march",
    module=__name__,
    seats=(2, 3),
    kind="pyramid",
    most_moves=140,
    longest=3000,
    options=(Option("limit", (True, False)), Option("tip", (90, 180))),
    draws=True,
    shares=("ustolu.games.pyramid",),
)
