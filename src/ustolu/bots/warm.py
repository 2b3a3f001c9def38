"""Compiling what bots need for one game, so that nobody waits for it at the table."""

import threading

import numpy as np

from ustolu.bots import choice, level
from ustolu.bots.playout import playouts as play_games
from ustolu.bots.stop import Stop
from ustolu.core import CHANCE, Game, below, generator, play, sides, turn


def playouts(game: Game) -> None:
    """Compile the quick games of `game`, unless they are in the cache."""
    s = game.new()
    play_games(choice.records(s), 1, game.longest, game.most_moves, int(s.seats), generator(1), np.zeros(int(s.seats)))


def search(game: Game) -> None:
    """Compile the tree search of `game` and what its own bot needs, unless it is in the cache."""
    if game.bot is not None:
        game.bot.prepare()
    s, rng = game.new(), generator(1)
    while turn(s) == CHANCE:
        play(s, CHANCE, below(rng, sides(s)))  # not always the same fall: eight skulls again and again never come to a decision
    choice.think(game, s, game.on_turn(s)[0], level.Budget(2, 2), 1, Stop())


_loaded: set[str] = set()
_loading = threading.Lock()


def load(game: Game) -> None:
    """Have the tree search of `game` in this process: from the cache, or compiled now, which takes seconds."""
    with _loading:
        if game.tag not in _loaded:
            search(game)
            _loaded.add(game.tag)
