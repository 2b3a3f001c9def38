"""A toy whose events are several codes: a pile of bricks falls, prices are made in secret, walls of neighbouring cells are built."""

from ustolu.core import Game, Option

GAME = Game(
    id="masons", module=__name__, seats=(1, 3), kind="building", most_moves=9, longest=40, public_falls=False,
    options=(Option("walls", ("in turn", "together")),),
)  # fmt: skip
