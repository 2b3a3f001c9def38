"""Paměťovka: a red die is lifted, and what lies under it is seen once; whoever remembers finds the sum that was thrown."""

from ustolu.core import Game

GAME = Game(
    id="forced_memory",
    module=__name__,
    seats=(2, 8),
    kind="pyramid",
    most_moves=37,
    longest=5000,
    public_falls=False,
    shares=("ustolu.games.pyramid",),
)
