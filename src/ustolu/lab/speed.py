"""How many random moves and simulations a second one core makes, and OpenSpiel's C++ in the same run where it is installed."""

import importlib.util
import time
from collections.abc import Callable, Iterator

import numpy as np

from ustolu.bots import Stop
from ustolu.bots.choice import records
from ustolu.bots.playout import playouts
from ustolu.bots.search import search
from ustolu.bots.tree import nodes
from ustolu.core import CHANCE, Game, State, below, generator, play, sides, turn
from ustolu.core.catalogue import game
from ustolu.lab.games import connect_four, tic_tac_toe

ROUNDS = 10
"""Each figure is the best of so many, so that what else the machine does at times disturbs it less."""
GAMES, MOVES = 100_000, 4_000_000
"""Random games of ours in a round, twice as many as of OpenSpiel's; fewer of long ones, about so many moves."""
SIMULATIONS = 10_000
CURIOSITY = 0.7
"""For shares of a win from 0 to 1; the same as OpenSpiel's 1.4 for its returns from -1 to 1."""

Speeds = dict[str, dict[str, float]]


def subjects() -> list[tuple[Game, State]]:
    """The games measured, from their starts; two seats, but four where most sit down."""
    ours = ("paper_islands", "pirate_dice", "sort_the_books", "isle_of_skye", "squeeze_play", "cui_bono", "dice_march", "sums")
    games = (*map(game, ours), tic_tac_toe.GAME, connect_four.GAME)
    return [(it, it.new(seats=4 if it.id == "isle_of_skye" else 2)) for it in games]


def fastest(work: Callable[[int], float]) -> float:
    """The best speed of several rounds: how many units `work(round)` did, for each second that this thread was running."""
    best = 0.0
    for number in range(ROUNDS):
        began = time.thread_time()
        done = work(number)
        best = max(best, done / (time.thread_time() - began))
    return best


def rival(name: str, simulations: int, rollouts: int) -> Callable[[int], float] | None:
    """OpenSpiel's own tree search of its own `name`, wholly in C++; does one search and tells how many simulations that were.

    One simulation of many rollouts is nothing but random playouts from the start. None without OpenSpiel or the game.
    """
    if importlib.util.find_spec("pyspiel") is None:
        return None
    import pyspiel

    if name not in pyspiel.registered_names():
        return None
    rules = pyspiel.load_game(name)
    start = rules.new_initial_state()

    def work(number: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, number + 1)
        pyspiel.MCTSBot(rules, evaluator, 2 * CURIOSITY, simulations, 1000, False, number + 1, False).step(start)
        return simulations * rollouts

    return work


def playout_speeds() -> Iterator[tuple[str, dict[str, float]]]:
    """Random moves a second, game by game.

    OpenSpiel's games are turned into moves by the mean length of our random games, which are the same games.
    """
    for it, s in subjects():
        seats = int(s.seats)
        points = np.zeros(seats)
        start, rng = records(s), generator(1)
        length = playouts(start, GAMES // 100, it.longest, it.most_moves, seats, rng, points)[0] / (GAMES // 100)
        games = min(GAMES, round(MOVES / length))

        def ours(_: int, start=start, it=it, rng=rng, points=points, games=games) -> float:  # type: ignore[no-untyped-def]  # bound early for the loop
            return float(playouts(start, games, it.longest, it.most_moves, points.size, rng, points)[0])

        yield it.id, compared("moves_per_s", fastest(ours), rival(it.id, 1, GAMES // 2), length)


def search_speeds() -> Iterator[tuple[str, dict[str, float]]]:
    """Simulations a second from the start, 10,000 a search, each with one random game, game by game."""
    for it, s in subjects():
        falls = generator(1)
        while turn(s) == CHANCE:
            play(s, CHANCE, below(falls, sides(s)))
        start, room, done, seats = records(s), nodes(40 * SIMULATIONS), np.zeros(1, np.int64), int(s.seats)

        def ours(number: int, start=start, it=it, room=room, done=done, seats=seats, stop=Stop()) -> float:  # type: ignore[no-untyped-def]  # noqa: B008  # as above
            search(start, 0, SIMULATIONS, seats, it.longest, it.most_moves, 1, CURIOSITY, 0.0, 1, room, stop.cell, generator(number), done)
            return float(done[0])

        ours(0)
        yield it.id, compared("sims_per_s", fastest(ours), rival(it.id, SIMULATIONS, 1), 1.0)


def compared(unit: str, speed: float, other: Callable[[int], float] | None, each: float) -> dict[str, float]:
    """Our speed, and OpenSpiel's with the ratio when there is one to compare with."""
    if other is None:
        return {unit: round(speed)}
    theirs = fastest(other) * each
    return {unit: round(speed), f"openspiel_{unit}": round(theirs), "ratio": round(speed / theirs, 2)}
