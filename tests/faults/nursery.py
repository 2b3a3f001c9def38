"""Run as a program: imports what a server needs and loads the rules, once; then each line `PORT DATABASE` on its input forks a server.

So a test can kill and start a real server process dozens of times without paying seconds for each.
"""

import importlib
import os
import pkgutil
import signal
import sys

import ustolu
import ustolu.server
import ustolu.store
from ustolu.server.command import serve


def load() -> None:
    """What every server would do first."""
    for package in (ustolu.store, ustolu.server):
        for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            importlib.import_module(found.name)
    game = ustolu.game("paper_islands")
    state = game.new(seats=2)
    game.play(state, ustolu.CHANCE, "roll 3")
    game.play(state, 0, "a1")
    game.scores(state)


def main() -> None:
    """Answers each line with the number of the new process; children that die leave nothing behind."""
    load()
    for line in sys.stdin:
        port, database = line.split()
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(2, 1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(port=int(port), database=database, browser=False)
            return
        print(child, flush=True)


signal.signal(signal.SIGCHLD, signal.SIG_IGN)
main()
