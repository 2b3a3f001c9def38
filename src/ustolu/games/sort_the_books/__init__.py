"""Zařaď knihu: librarians put fifteen books on three shelves, one by one, and score for what lies well side by side."""

from ustolu.core import Game, Option

GAME = Game(
    id="sort_the_books",
    module=__name__,
    seats=(2, 5),
    kind="cards",
    most_moves=36,
    longest=302,
    options=(Option("deck", (90, 82)),),
    public_falls=False,
)
