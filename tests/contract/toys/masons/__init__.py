"""A toy whose events are several codes: a pile of bricks falls, prices are made in secret, and everybody builds a wall of neighbouring cells."""

from ustolu.core import Game

GAME = Game(id="masons", module=__name__, seats=(1, 3), kind="building", most_moves=9, longest=40, public_falls=False)
