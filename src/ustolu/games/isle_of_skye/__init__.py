"""Ostrov Skye: chiefs of five clans price, buy and lay tiles, and score what the four scoring tiles of the day ask for."""

from ustolu.core import Game, Option

GAME = Game(
    id="isle_of_skye",
    module=__name__,
    seats=(2, 5),
    kind="building",
    most_moves=408,  # three tiles, four turns, and 34 free cells beside a territory of 16 tiles; all gold of a whole game is less
    longest=177,  # two falls, and in each of five rounds seven codes for each of five seats
    options=(Option("start_gold", (0, 5)), Option("others_gold", ("hidden", "shown")), Option("tie_gold", ("rest", "all"))),
)
