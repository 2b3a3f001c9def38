"""Playouts and search keep within their arrays in every game: a child process checks the bounds, with a cache of its own."""

import os
import subprocess
import sys

import pytest

from ustolu.core import Game, cache
from ustolu.core.catalogue import catalogue

BOTS_PLAY = """
import sys
from ustolu.bots import choice
from ustolu.core import CHANCE
from ustolu.core.catalogue import game as find
from ustolu.games.contract import seeded, settings

game, choose = find(sys.argv[1]), seeded(1)
for setting in settings(game):
    s, moves = game.new(setting.seats, **setting.options), 0
    while not game.is_over(s) and moves < 120:
        who = CHANCE if game.is_chance(s) else game.on_turn(s)[0]
        codes = game.codes(s, who)
        bot = ("random", "greedy", "bot:1")[moves % 3]
        game.play(s, who, codes[choose(len(codes))] if who == CHANCE else choice.choose(game, s, who, bot, moves))
        moves += 1
    print(setting, moves)
"""


@pytest.mark.parametrize("game", catalogue().games.values(), ids=lambda game: game.id)
def test_bots_play_whole_games_with_bounds_checked(game: Game):
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"NUMBA_BOUNDSCHECK": "1", "NUMBA_CACHE_DIR": str(cache.folder() / "bounds")}
    done = subprocess.run([sys.executable, "-c", BOTS_PLAY, game.id], capture_output=True, text=True, check=False, timeout=240, env=environment)
    assert done.returncode == 0, done.stderr[-2000:]
    assert all(int(line.split()[-1]) > 0 for line in done.stdout.splitlines())
