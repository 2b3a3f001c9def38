"""Games in which whoever is first may act, played by bots on virtual time: nothing waits for a clock, and a game takes as long as it would."""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from ustolu import bots
from ustolu.bots import Reaction, goes_on, react
from ustolu.core import CHANCE, NOTHING, Game, State, below, generator, play, sides, turn

PATIENCE = 600_000
"""A game in which nothing has happened for so many milliseconds is over for want of moves."""


@dataclass
class Race:
    """A game going on: what each seat is about to do, and what time it is, in milliseconds from the beginning."""

    game: Game
    s: State
    who: list[str]
    """The bot on each seat."""
    falls: npt.NDArray[np.uint64]
    seed: int
    now: int = 0
    happened: int = 0
    """When something last happened."""
    steps: int = 0
    refused: int = 0
    """Moves that were illegal when they came: too late, or misread."""
    plans: dict[int, Reaction] = field(default_factory=dict)
    """What the seats will do; `after` is the time of day, not a delay."""
    looking: set[int] = field(default_factory=set)
    """The seats that have had time to see what the last fall brought."""

    def run(self) -> None:
        """Play to the end, to the game's `longest`, or until nobody finds anything any more."""
        order = generator(bots.seed(self.seed, -1))
        while (mask := turn(self.s)) and self.steps < self.game.longest and self.now - self.happened < PATIENCE:
            if mask == CHANCE:
                self.play(CHANCE, int(below(self.falls, sides(self.s))))
                self.plans.clear()
                self.looking.clear()
                continue
            seats = self.game.on_turn(self.s)
            self.plans = {seat: self.plans.get(seat) or self.plan(seat) for seat in seats}
            first = min(plan.after for plan in self.plans.values())
            ready = [seat for seat in seats if self.plans[seat].after == first]
            self.act(ready[int(below(order, len(ready)))])

    def plan(self, seat: int) -> Reaction:
        """What a seat will do if nothing changes."""
        found = react(self.game, self.s, seat, self.who[seat], bots.seed(self.seed, seat, self.steps, self.now), seat in self.looking)
        self.looking.add(seat)
        return Reaction(self.now + found.after, found.move)

    def act(self, seat: int) -> None:
        """A seat does what it was about to do; the others see what has changed."""
        self.now, move = self.plans.pop(seat)
        if move == NOTHING:
            return
        if move not in self.game.codes(self.s, seat):
            self.refused += 1
            return
        self.play(seat, move)
        while self.game.unfinished(self.s):
            self.play(seat, bots.choose(self.game, self.s, seat, self.who[seat], bots.seed(self.seed, seat, self.steps)))
        if turn(self.s) not in (0, CHANCE):
            for other, (at, planned) in list(self.plans.items()):
                if not goes_on(self.game, self.s, other, Reaction(at - self.now, planned)):
                    del self.plans[other]

    def play(self, seat: int, move: int) -> None:
        play(self.s, seat, move)
        self.happened = self.now
        self.steps += 1
