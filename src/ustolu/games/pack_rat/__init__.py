"""Špičák: a number falls, and everybody at once takes the free dice that show it to their own side, until the roller calls Stop."""

from ustolu.core import Game, Option

GAME = Game(
    id="pack_rat",
    module=__name__,
    seats=(2, 3),
    kind="pyramid",
    most_moves=46,
    longest=4000,
    options=(Option("calm", (False, True)), Option("helps", (False, True))),
    race=True,
    public_falls=False,
    shares=("ustolu.games.pyramid",),
)
