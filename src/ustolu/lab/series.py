"""Series of games between bots, and what they tell about their strength."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ustolu import bots
from ustolu.core import CHANCE, SEALED, Game, State, below, copy, generator, place, play, score, sides, turn
from ustolu.lab.race import Race

Choose = Callable[[Game, State, int, str, int], int]
Random = npt.NDArray[np.uint64]


@dataclass(frozen=True)
class Result:
    """How one game ended for each bot, in the order in which the bots were named."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    capped: bool
    seconds: float = 0.0
    """How long a race took on virtual time."""

    @property
    def wins(self) -> tuple[float, ...]:
        """The win, or a share of it."""
        first = self.places.count(1)
        return tuple(1 / first if place == 1 else 0.0 for place in self.places)


def places_by_score(points: list[int], fewest: bool) -> list[int]:
    """The places in a game that did not end: by score alone, equal scores share a place."""
    worth = [-value for value in points] if fewest else points
    return [1 + sum(other > value for other in worth) for value in worth]


def decisions(s: State, seat: int, pick: Callable[[State], int]) -> list[int]:
    """All moves of one sealed choice, each tried on a copy in which only this seat moved."""
    mine, codes = copy(s), []
    while (mask := turn(mine)) & SEALED and mask >> seat & 1:
        codes.append(pick(mine))
        play(mine, seat, codes[-1])
    return codes


def by_search(game: Game, s: State, seat: int, who: str, seed: int) -> int:
    """As the level `who` chooses when it does not ask the game's own bot, such as an exact table."""
    return bots.chosen(game, s, seat, who, seed, ask_own=False)[0]


def take_turns(game: Game, s: State, falls: Random, order: Random, pick: Callable[[State, int, int], int]) -> None:
    """Play `s` on to its end, or until the game is too long. `pick`: the move of a seat after so many steps."""
    steps = 0
    while (mask := turn(s)) and steps < game.longest:
        if mask == CHANCE:
            play(s, CHANCE, int(below(falls, sides(s))))
            steps += 1
            continue
        on_turn = game.on_turn(s)

        if mask & SEALED:
            chosen = {seat: decisions(s, seat, lambda mine, seat=seat: pick(mine, seat, steps)) for seat in on_turn}  # type: ignore[misc]  # noqa: B023  # used at once
        else:
            seat = on_turn[int(below(order, len(on_turn)))]
            chosen = {seat: [pick(s, seat, steps)]}
        for seat, codes in chosen.items():
            for code in codes:
                play(s, seat, code)
                steps += 1


def play_game(game: Game, who: list[str], seed: int, number: int, options: dict[str, Any], choose: Choose = bots.choose) -> Result:
    """Game `number` of a series: the seats rotate from game to game, and the falls are the same until all have sat everywhere."""
    seats = len(who)
    here = [(seat + number) % seats for seat in range(seats)]  # which bot sits on each seat
    s = game.new(seats=seats, **options)
    falls, order = generator(bots.seed(seed, number // seats)), generator(bots.seed(seed, number, 0))
    sat = [who[bot] for bot in here]
    seconds = 0.0
    if bots.looks(game):
        race = Race(game, s, sat, falls, bots.seed(seed, number, 0))
        race.run()
        seconds = race.now / 1000
    else:
        take_turns(game, s, falls, order, lambda state, seat, steps: choose(game, state, seat, sat[seat], bots.seed(seed, number, here[seat], steps)))
    capped = turn(s) != 0
    points = [score(s, seat) for seat in range(seats)]
    places = places_by_score(points, game.fewest) if capped else [place(s, seat) for seat in range(seats)]
    seat_of = [here.index(bot) for bot in range(seats)]
    return Result(tuple(points[seat] for seat in seat_of), tuple(places[seat] for seat in seat_of), capped, seconds)


def play_series(
    game: Game, who: list[str], games: int, seed: int, options: dict[str, Any], jobs: int | None = None, choose: Choose = bots.choose
) -> Iterator[Result]:
    """The results of `games` games in order; they do not depend on `jobs`, the number of threads."""
    with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
        yield from pool.map(lambda number: play_game(game, who, seed, number, options, choose), range(games))


def mean(values: npt.ArrayLike, block: int = 1) -> tuple[float, float]:
    """The mean and its standard error, where each `block` values in a row may depend on each other, as games with the same falls do.

    The error of a single block is unknown and given as 0.
    """
    column = np.asarray(values, float)
    sums = np.add.reduceat(column - column.mean(), np.arange(0, len(column), block))
    blocks = len(sums)
    error = np.sqrt((sums**2).sum() * blocks / (blocks - 1)) / len(column) if blocks > 1 else 0.0
    return round(float(column.mean()), 4), round(float(error), 4)


def summary(who: list[str], results: list[Result]) -> dict[str, Any]:
    """What a series tells: for each bot its mean points, place and share of wins with their errors, and the capped games."""
    told = []
    for bot, name in enumerate(who):
        row: dict[str, Any] = {"who": name}
        for what, values in (
            ("points", [result.points[bot] for result in results]),
            ("place", [result.places[bot] for result in results]),
            ("wins", [result.wins[bot] for result in results]),
        ):
            row[what], row[f"{what}_error"] = mean(values, len(who))
        told.append(row)
    found: dict[str, Any] = {"games": len(results), "capped": sum(result.capped for result in results), "bots": told}
    if any(result.seconds for result in results):
        found["seconds"] = mean([result.seconds for result in results])[0]
    return found
