"""A toy with secrets: two hidden cards each, one dropped face down, a sealed bet; the card kept times the bet is the score."""

from ustolu.core import Game

GAME = Game(id="high_card", module=__name__, seats=(2, 3), kind="cards", most_moves=2, longest=12, public_falls=False)
