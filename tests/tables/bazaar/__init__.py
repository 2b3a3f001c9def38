"""A game made up to try a table with: it has a bit of everything that Papírové ostrovy lacks."""

from ustolu.core import Game

GAME = Game(
    id="bazaar", module=__name__, seats=(1, 4), kind="toy", most_moves=8, longest=200, public_falls=False,
)  # fmt: skip
