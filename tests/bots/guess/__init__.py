"""A toy game: A hides a number, B plays safe or guesses it. What B may know depends on the option `way`."""

from ustolu.core import Game, Option

GAME = Game(
    id="guess", module=__name__, seats=(2, 2), kind="guess", most_moves=3, longest=3, options=(Option("way", ("sealed", "open", "hidden")),)
)  # fmt: skip
