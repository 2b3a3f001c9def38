"""Papírové ostrovy: one die for all, everybody writes it into a free cell of their own grid."""

from ustolu.core import Game, Option

GAME = Game(
    id="paper_islands",
    module=__name__,
    seats=(1, 4),
    kind="write",
    most_moves=16,
    longest=80,
    options=(Option("grid", (4, 3)),),
)
