"""Tic-tac-toe: three in a row on three by three."""

from ustolu.core import Game

GAME = Game(id="tic_tac_toe", module=__name__, seats=(2, 2), kind="line", most_moves=9, longest=9)
