"""Tlačenice: three builders squeeze their dice into one pyramid, as many at a time as a die says."""

from ustolu.core import Game, Option

GAME = Game(
    id="squeeze_play",
    module=__name__,
    seats=(2, 3),
    kind="building",
    most_moves=46,
    longest=2000,
    options=(Option("lone_die", ("never", "own")),),
    fewest=True,
    shares=("ustolu.games.pyramid",),
)
