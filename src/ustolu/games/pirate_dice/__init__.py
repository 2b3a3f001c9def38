"""Pirátské kostky: push your luck with eight dice, a card for each voyage and three skulls that sink it."""

from ustolu.core import Game, League, Option

GAME = Game(
    id="pirate_dice",
    module=__name__,
    seats=(2, 5),
    kind="luck",
    most_moves=503,
    longest=4000,
    options=(
        Option("target", (6000, 5000, 8000, 3000)),
        Option("chest", ("final", "no skull")),
        Option("island_card_skulls", (True, False)),
        Option("negative", (True, False)),
    ),
    league=League(seats=3, points=(2, 1, 0), options=(("target", 5000),)),  # [§13]
)
