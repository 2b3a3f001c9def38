"""Hřebenovka: each walker puts die to die, beside the last or on top of it, and the higher a die lies the more it is worth."""

from ustolu.core import Game

GAME = Game(
    id="ridge_walk",
    module=__name__,
    seats=(2, 3),
    kind="pyramid",
    most_moves=9,
    longest=165,
    shares=("ustolu.games.pyramid",),
)
