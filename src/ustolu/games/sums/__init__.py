"""Součty: three dice are thrown, and whoever first finds a hollow of their sum gets rid of a die."""

from ustolu.core import Game, Option

GAME = Game(
    id="sums",
    module=__name__,
    seats=(2, 6),
    kind="pyramid",
    most_moves=38,
    longest=5000,
    options=(Option("deal", ("60", "10 each")), Option("calm", (False, True)), Option("helps", (False, True))),
    race=True,
    fewest=True,
    shares=("ustolu.games.pyramid",),
)
