"""Qui bono?: a die is pulled out below, the row above slides down, and whoever finds no fit hollow keeps it."""

from ustolu.core import Game, Option

GAME = Game(
    id="cui_bono",
    module=__name__,
    seats=(2, 6),
    kind="pyramid",
    most_moves=121,
    longest=7766,
    options=(Option("limit", (True, False)),),
    fewest=True,
    shares=("ustolu.games.pyramid",),
)
