"""Games in which whoever is first may act, played by bots on virtual time: nothing waits for a clock, and a game takes as long as it would."""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from ustolu import bots
from ustolu.bots import Plan, Plans, completed, react
from ustolu.core import CHANCE, SEALED, Game, State, below, copy, generator, play, sides, turn

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
    plans: Plans = field(init=False)

    def __post_init__(self) -> None:
        self.plans = Plans(self.game)

    def run(self) -> None:
        """Play to the end, to the game's `longest`, or until nobody finds anything any more."""
        order = generator(bots.seed(self.seed, -1))
        while (mask := turn(self.s)) and self.steps < self.game.longest and self.now - self.happened < PATIENCE:
            if mask == CHANCE:
                self.play(CHANCE, int(below(self.falls, sides(self.s))))
                self.plans.forget()
                continue
            if mask & SEALED:
                self.choose_in_secret()
                continue
            plans = self.plans.of
            self.plans.of = {seat: plans.get(seat) or self.plan(seat) for seat in self.game.on_turn(self.s)}
            ready = self.plans.ready(self.plans.first())
            self.act(ready[int(below(order, len(ready)))])

    def choose_in_secret(self) -> None:
        """All choose as long as they like, each on a copy of its own; that takes no time here."""
        chosen: list[tuple[int, int]] = []
        for seat in self.game.on_turn(self.s):
            mine = copy(self.s)
            while turn(mine) & SEALED and turn(mine) >> seat & 1:
                chosen.append((seat, bots.choose(self.game, mine, seat, self.who[seat], bots.seed(self.seed, seat, self.steps, len(chosen)))))
                play(mine, *chosen[-1])
        for seat, code in chosen:
            self.play(seat, code)
        self.plans.forget()

    def plan(self, seat: int) -> Plan:
        """What a seat will do if nothing changes."""
        seed = bots.seed(self.seed, seat, self.steps, self.now)
        found = react(self.game, self.s, seat, self.who[seat], seed, seat in self.plans.looking)
        self.plans.looking.add(seat)
        return Plan(self.now + found.after, completed(self.game, self.s, seat, found.move, self.who[seat], seed))

    def act(self, seat: int) -> None:
        """A seat does what it was about to do; the others see what has changed."""
        plan = self.plans.of.pop(seat)
        self.now = int(plan.at)
        if not plan.codes:
            return
        if plan.codes[0] not in self.game.codes(self.s, seat):
            self.refused += 1
            return
        for code in plan.codes:
            self.play(seat, code)
        if turn(self.s) not in (0, CHANCE):
            self.plans.reconsider(lambda _: self.s, self.now)

    def play(self, seat: int, move: int) -> None:
        play(self.s, seat, move)
        self.happened = self.now
        self.steps += 1
