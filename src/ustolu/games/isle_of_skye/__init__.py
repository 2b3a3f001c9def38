"""Ostrov Skye: chiefs of five clans price, buy and lay tiles, and score what the four scoring tiles of the day ask for."""

from ustolu.core import Game, Option

GAME = Game(
    id="isle_of_skye",
    module=__name__,
    seats=(2, 5),
    kind="building",
    most_moves=408,
    longest=177,
    options=(Option("start_gold", (0, 5)), Option("others_gold", ("hidden", "shown")), Option("tie_gold", ("rest", "all"))),
)
