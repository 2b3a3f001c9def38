"""Bots where whoever is first may act: they look at one thing after another, as fast as people do, overlook some and misread others.

What there is to look at a game's bot.py tells by `scene(s, seat)`, built from what the seat may see; None where the seat has an ordinary
decision. When a bot reacts, and what it does then, follows from the scene, the level and a seed: on virtual time in simulations, by a clock
at a table. All times are whole milliseconds.
"""

import math
import random
from dataclasses import dataclass
from typing import NamedTuple

from ustolu.bots import level
from ustolu.bots.choice import choose, chosen
from ustolu.bots.choice import seed as mixed
from ustolu.core import NOTHING, Game, Scene, State, copy, play


class Reaction(NamedTuple):
    """After how many milliseconds a seat acts, and its move; NOTHING: it has looked at everything in vain, and begins again then."""

    after: int
    move: int


@dataclass(frozen=True)
class Eyes:
    """How quick and how reliable a level is. Times are medians of log-normal distributions."""

    start: int
    """From what changed to the first look."""
    die: int
    """For reading one die."""
    hand: int
    """From finding something to having done it."""
    spread: float
    """The standard deviation of the logarithm of each time."""
    miss: float
    """How likely something that is there is overlooked, each time it is looked at."""
    slip: float
    """How likely something is misread where it can be."""
    rounds: int
    """How often everything is looked at before it is taken that nothing is there."""


EYES = {
    "bot:1": Eyes(start=1000, die=450, hand=800, spread=0.4, miss=0.25, slip=0.02, rounds=1),
    "bot:2": Eyes(start=700, die=280, hand=600, spread=0.35, miss=0.10, slip=0.005, rounds=1),
    "bot:3": Eyes(start=450, die=160, hand=400, spread=0.3, miss=0.03, slip=0.0005, rounds=2),
}
FASTEST = Eyes(start=250, die=60, hand=200, spread=0, miss=0, slip=0, rounds=1)
"""No time is ever shorter: what quick people need to notice a change, to read a die in passing, and to move a hand or a finger."""
GLANCED = 10
"""Bots that do not look (random and greedy ones) act when the first level would have read so many dice."""


def looks(game: Game) -> bool:
    """Whether bots of this game look before they act, rather than wait for a turn."""
    return game.race and hasattr(game.bot, "scene")


def react(game: Game, s: State, seat: int, who: str, seed: int, looking: bool = False) -> Reaction:
    """When the level `who` acts in `s` if nothing changes, and how; the same arguments give the same reaction.

    `looking`: the seat has its eyes on the board already and knows what was thrown, since nobody else has done anything.
    """
    assert game.bot is not None
    who, luck = level.named(who), random.Random(seed)
    eyes = EYES.get(who, EYES["bot:1"])
    scene: Scene | None = game.bot.scene(s, seat)
    time = 0 if looking else drawn(luck, eyes, "start") + drawn(luck, eyes, "die", scene.thrown if scene else 0)
    if scene is not None and not scene.looks:
        return Reaction(time + drawn(luck, eyes, "hand"), scene.otherwise)
    if scene is None or who not in EYES:
        time += drawn(luck, eyes, "die", GLANCED) if scene else 0
        return Reaction(time + drawn(luck, eyes, "hand"), chosen(game, s, seat, who, seed)[0] if game.codes(s, seat) else NOTHING)
    for _ in range(eyes.rounds):
        for look in luck.sample(scene.looks, len(scene.looks)):
            time += drawn(luck, eyes, "die", look.dice)
            if look.right != NOTHING and luck.random() >= eyes.miss:
                return Reaction(time + drawn(luck, eyes, "hand"), look.right)
            if look.wrong != NOTHING and luck.random() < eyes.slip:
                return Reaction(time + drawn(luck, eyes, "hand"), look.wrong)
    return Reaction(time + drawn(luck, eyes, "hand"), scene.otherwise)


def glance(game: Game, s: State, seat: int, who: str, seed: int) -> int | None:
    """The move of a level that looks without being in a hurry, as where all choose in secret; it errs as ever. None where it has to think."""
    assert game.bot is not None
    move = NOTHING if game.bot.scene(s, seat) is None else react(game, s, seat, who, seed, looking=True).move
    return move if move in game.codes(s, seat) else None


def drawn(luck: random.Random, eyes: Eyes, what: str, times: int = 1) -> int:
    """So many times of a kind one after another, none shorter than the fastest."""
    median: int = getattr(eyes, what)
    least: int = getattr(FASTEST, what)
    return round(sum(max(least, luck.lognormvariate(math.log(median), eyes.spread)) for _ in range(times)))


def goes_on(game: Game, s: State, seat: int, reaction: Reaction) -> bool:
    """Whether a seat still does what it was about to do `reaction.after` from now, though `s` has just come about.

    It does when nobody could be quick enough to stop any more, or when what it saw is still there; who found nothing looks anew.
    """
    if reaction.after < FASTEST.start:
        return True
    assert game.bot is not None
    scene: Scene | None = game.bot.scene(s, seat)
    return scene is not None and reaction.move != NOTHING and any(reaction.move in (look.right, look.wrong) for look in scene.looks)


def completed(game: Game, s: State, seat: int, move: int, who: str, seed: int) -> tuple[int, ...]:
    """The codes of the whole event that begins with `move`, which may be illegal: then it is all there is of it. Nothing for NOTHING."""
    codes = () if move == NOTHING else (move,)
    if game.compound and move in game.codes(s, seat):
        s = copy(s)
        play(s, seat, move)
        while game.unfinished(s):
            code = choose(game, s, seat, who, mixed(seed, len(codes)))
            codes = (*codes, code)
            play(s, seat, code)
    return codes
