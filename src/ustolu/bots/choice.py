"""Choosing a move: one call for every kind of bot."""

import hashlib
import threading

import numpy as np
import numpy.typing as npt

from ustolu.bots import greedy, level
from ustolu.bots.search import search
from ustolu.bots.stop import Stop
from ustolu.bots.tree import nodes
from ustolu.core import SEALED, Game, State, copy, dump, generator, legal, rollout, turn

MOST_NODES = 1_000_000


def seed(base: int, *numbers: int) -> int:
    """A seed for one decision, well mixed from that of the game and numbers such as the seat and the turn."""
    digest = hashlib.blake2b(repr((base, *numbers)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little")


def choose(game: Game, s: State, seat: int, who: str, seed: int, stop: Stop | None = None, seconds: float | None = None) -> int:
    """A legal move of `seat`, which is on turn in `s`, as a bot of the level `who` plays it; `s` stays as it is.

    The same arguments give the same move, unless the search is stopped or `seconds` run out before its budget is spent.
    Raises ValueError when the seat has no legal move, and BadMessage for an unknown level.
    """
    return chosen(game, s, seat, who, seed, stop, seconds)[0]


def chosen(
    game: Game, s: State, seat: int, who: str, seed: int, stop: Stop | None = None, seconds: float | None = None, *, ask_own: bool = True
) -> tuple[int, str]:  # fmt: skip
    """What `choose` gives, and how it was found: one of `level.WAYS`, or "" where there was nothing to choose.

    Unless `ask_own` the game's own bot is not asked, and levels search.
    """
    who = level.named(who)
    out = np.empty(game.most_moves, np.int32)
    count = legal(s, seat, out)
    if count == 0:
        raise ValueError(f"seat {seat} has no legal move")
    if count == 1:
        return int(out[0]), ""
    if who == "random":
        return int(rollout(s, seat, generator(seed), out)), who
    s = recalled(game, s, seat, who, seed)
    if who == "greedy":
        return greedy.best(game, s, seat, seed), who
    code, way = own(game, s, seat, who, seed) if ask_own else (None, "search")
    if code is not None:
        return code, way
    stop = Stop(after=stop)
    if seconds is None:
        return think(game, s, seat, level.BUDGETS[who], seed, stop)[0], way
    timer = threading.Timer(seconds, stop.set)
    timer.daemon = True
    timer.start()
    try:
        return think(game, s, seat, level.BUDGETS[who], seed, stop)[0], way
    finally:
        timer.cancel()


def own(game: Game, s: State, seat: int, who: str, seed: int) -> tuple[int | None, str]:
    """The move of the game's own bot, which every level asks before it searches, and how it was found; without a move the search decides."""
    if game.bot is None or who not in level.BUDGETS:
        return None, "search"
    if game.race and turn(s) & SEALED and hasattr(game.bot, "scene"):
        from ustolu.bots.racing import glance  # which asks for choices itself

        if (code := glance(game, s, seat, who, seed)) is not None:
            return code, "thumb"
    found: tuple[int | None, str] | None = game.bot.choose(s, seat, who, seed)
    return found or (None, "search")


def recalled(game: Game, s: State, seat: int, who: str, seed: int) -> State:
    """The position as the level `who` has it in mind; where remembering is the game its `bot.recall` hides from the seat what it has forgotten."""
    if game.bot is None or not hasattr(game.bot, "recall"):
        return s
    mine = copy(s)
    game.bot.recall(mine, seat, who, seed)
    return mine


def how(game: Game, s: State, seat: int, who: str, *, ask_own: bool = True) -> str:
    """How the level `who` chooses in this position: "random", "greedy", "search", or what the game's own bot says, such as "exact"."""
    who = level.named(who)
    if who not in level.BUDGETS:
        return who
    return own(game, s, seat, who, 0)[1] if ask_own else "search"


def think(game: Game, s: State, seat: int, budget: level.Budget, seed: int, stop: Stop, by_points: float = level.BY_POINTS) -> tuple[int, int]:
    """The move that the tree search finds, and how many simulations it made."""
    done = np.zeros(1, np.int64)
    seats = int(s.seats)
    room = min(MOST_NODES, 1024 + budget.simulations * 16 * seats)
    tries = 1 if hasattr(game.rules, "rollout") else budget.tries
    move = search(
        records(s), seat, budget.simulations, seats, game.longest, game.most_moves, -1 if game.fewest else 1, level.CURIOSITY,
        1.0 if seats == 1 else by_points, tries, nodes(room), stop.cell, generator(seed), done,
    )  # fmt: skip
    return int(move), int(done[0])


def records(s: State) -> npt.NDArray[np.void]:
    """An array of one record, a copy of `s`."""
    return np.frombuffer(bytearray(dump(s)), s.dtype)
