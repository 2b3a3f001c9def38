"""Connect four: four in a row, stones fall to the bottom of their column."""

from ustolu.core import Game

GAME = Game(id="connect_four", module=__name__, seats=(2, 2), kind="line", most_moves=7, longest=42)
