"""A toy race: a number falls, and who sees a die that shows it takes it; the roller stops when it finds no more."""

from ustolu.core import Game

GAME = Game(id="snatch", module=__name__, seats=(2, 3), kind="race", most_moves=25, longest=200, race=True)
