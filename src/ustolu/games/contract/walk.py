"""One whole game, every fall and move of it chosen from outside: what the laws of the contract look at."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any, TypeAlias

import numpy as np

from ustolu.core import CHANCE, NOTHING, SEALED, Game, State, generator, notation, verbs
from ustolu.core.game import Value

Choose: TypeAlias = Callable[[int], int]
"""Given n, one of the numbers from 0 to n - 1: a generator's, or Hypothesis's, which then shrinks the game."""


ENOUGH = 120
"""So many events of a game that brings its own `rollout`, which uniform play need not end, are looked at."""

INSIDE = 6
"""So many positions inside one event are looked at."""


class Breach(AssertionError):
    """A law of the contract does not hold; the text says where."""


def require(holds: object, text: str) -> None:
    """Raise Breach with `text` unless `holds`."""
    if not holds:
        raise Breach(text)


def seeded(seed: int) -> Choose:
    """Choices that follow from `seed`."""
    return random.Random(seed).randrange


@dataclass(frozen=True)
class Setting:
    """How many sit down, and the options with all their values."""

    seats: int
    options: dict[str, Value]

    def __str__(self) -> str:
        return ",".join([str(self.seats), *(f"{id}={value}" for id, value in self.options.items())])


def settings(game: Game) -> list[Setting]:
    """Few settings in which every number of seats and every value of every option appears."""
    seats = range(game.seats[0], game.seats[1] + 1)
    count = max(len(seats), *(len(option.values) for option in game.options), 1)
    columns = [islice(cycle(option.values), count) for option in game.options]
    rows = zip(*columns, strict=True) if columns else iter([()] * count)
    return [
        Setting(number, {option.id: value for option, value in zip(game.options, row, strict=True)})
        for number, row in zip(islice(cycle(seats), count), rows, strict=True)
    ]


def drawn_setting(game: Game, choose: Choose) -> Setting:
    """Any number of seats with any options."""
    low, high = game.seats
    return Setting(low + choose(high - low + 1), {option.id: option.values[choose(len(option.values))] for option in game.options})


@dataclass(frozen=True)
class Event:
    """A move of a seat, or a fall (by CHANCE): its codes, mostly one, and its line in a record."""

    who: int
    codes: tuple[int, ...]
    line: str


@dataclass(frozen=True)
class Moment:
    """The game after its first `n` events, or inside the next one. The state is a copy of its own."""

    n: int
    s: State
    quiet: bool
    """No sealed choice lies half open: what seats may know of this position can be asked."""
    inside: int | None = None
    """Who has begun an event and not completed it; only this seat is shown such a position."""

    def viewers(self, everybody: Sequence[int]) -> Sequence[int]:
        """Who of everybody is shown the position: all between two events, inside one only its seat."""
        return everybody if self.inside is None else [self.inside] if self.inside in everybody else []


@dataclass
class Walk:
    """A game played from the start, with the bytes of every position on the way."""

    game: Game
    setting: Setting
    choose: Choose
    dumps: list[bytes]
    events: list[Event]
    quiet: list[bool]
    over: bool = False

    def moments(self) -> Iterator[Moment]:
        """The position before the first event, after it, ... and at the end."""
        for n, data in enumerate(self.dumps):
            yield Moment(n, self.game.load(data), self.quiet[n])

    def positions(self) -> Iterator[Moment]:
        """The moments, and between them some of the positions inside each event of several codes."""
        for moment in self.moments():
            yield moment
            if moment.n < len(self.events):
                yield from self.insides(moment, self.events[moment.n])

    def insides(self, moment: Moment, event: Event) -> Iterator[Moment]:
        """At most `INSIDE` positions inside the event that begins at this moment, evenly spread."""
        length = len(event.codes)
        stops = {1 + i * (length - 1) // INSIDE for i in range(INSIDE)} if length > INSIDE else set(range(1, length))
        s = self.game.load(self.dumps[moment.n])
        for count, code in enumerate(event.codes, 1):
            verbs.play(s, event.who, code)
            if count in stops:
                yield Moment(moment.n, self.game.copy(s), moment.quiet, event.who)

    def steps(self) -> Iterator[tuple[State, Event, State]]:
        """Every event with the position before and after it."""
        for n, event in enumerate(self.events):
            yield self.game.load(self.dumps[n]), event, self.game.load(self.dumps[n + 1])

    def start(self) -> State:
        return self.game.new(self.setting.seats, **self.setting.options)

    def seats(self) -> range:
        return range(self.setting.seats)

    def viewers(self) -> list[int]:
        """Everybody who looks on: each seat, and a spectator."""
        return [*self.seats(), -1]

    def sample(self, things: Sequence[Any], most: int) -> Sequence[Any]:
        """All of them, or `most` evenly spread ones beginning at a chosen place."""
        if len(things) <= most:
            return things
        first = self.choose(len(things))
        return [things[(first + i * len(things) // most) % len(things)] for i in range(most)]

    def __str__(self) -> str:
        """The game as a golden file writes it, so that a broken law can become one."""
        options = ", ".join(f"{id} = {str(value).lower() if isinstance(value, bool) else repr(value)}" for id, value in self.setting.options.items())
        lines = ", ".join(f'"{event.line}"' for event in self.events)
        return f'game = "{self.game.id}"\nseats = {self.setting.seats}\noptions = {{ {options} }}\nevents = [{lines}]'


def play(game: Game, setting: Setting, choose: Choose, *, most: int | None = None) -> Walk:
    """Play to the end, to the game's `longest`, or to `most` events, choosing everything by `choose`.

    Where a game has a `rollout` of its own, that makes two moves of three, and `ENOUGH` events are played unless `most` says otherwise.
    """
    s = game.new(setting.seats, **setting.options)
    walk = Walk(game, setting, choose, [game.dump(s)], [], [True])
    limit = most or (ENOUGH if hasattr(game.rules, "rollout") else game.longest)
    codes = 0
    try:
        while game.turn(s) and len(walk.events) < limit and codes < game.longest:
            step(walk, s)
            codes += len(walk.events[-1].codes)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise Breach(f"the game stops with {error!r}\n{walk}") from error
    walk.over = game.turn(s) == 0
    return walk


def step(walk: Walk, s: State) -> None:
    """One more event, whoever may do it, in place and written down."""
    game, mask = walk.game, walk.game.turn(s)
    everybody = [CHANCE] if mask == CHANCE else [seat for seat in game.on_turn(s) if not game.race or game.codes(s, seat)]
    who = everybody[walk.choose(len(everybody))]
    codes = drawn(walk, s, who, walk.choose)
    walk.events.append(Event(who, codes, notation.line(who, game.text(s, who, codes))))
    for code in codes:
        verbs.play(s, who, code)
    walk.dumps.append(game.dump(s))
    walk.quiet.append(not half_open(mask, game.turn(s)))


def drawn(walk: Walk, s: State, who: int, choose: Choose) -> tuple[int, ...]:
    """The codes of a whole event of `who` from `s`, each legal."""
    first = drawn_code(walk, s, who, choose)
    if not walk.game.compound:
        return (first,)
    codes, s = [first], walk.game.copy(s)
    verbs.play(s, who, first)
    if who == CHANCE and walk.game.unfinished(s):
        choose = seeded(choose(1 << 16))
    while walk.game.unfinished(s):
        require(len(codes) < walk.game.longest, f"the event {codes} of {who} is not complete after so many codes\n{walk}")
        codes.append(drawn_code(walk, s, who, choose))
        verbs.play(s, who, codes[-1])
    return tuple(codes)


def drawn_code(walk: Walk, s: State, who: int, choose: Choose) -> int:
    """One legal code of `who`."""
    codes = walk.game.codes(s, who)
    if not codes:
        raise Breach(f"{notation.line(who, '')}is on turn and has no legal move\n{walk}")
    if who != CHANCE and hasattr(walk.game.rules, "rollout") and choose(3):
        return quick(walk, s, who, choose)
    return codes[choose(len(codes))]


def some(walk: Walk, s: State, who: int, most: int) -> list[tuple[int, ...]]:
    """All events of `who` from `s`, or about `most` of them."""
    game = walk.game
    if not game.compound:
        return [(code,) for code in walk.sample(game.codes(s, who), most)]
    if who not in ([CHANCE] if game.is_chance(s) else game.on_turn(s)):
        return []
    found = list(islice(game.events(s, who), most + 1))
    if len(found) <= most:
        return found
    choose = seeded(walk.choose(1 << 16))
    return list(dict.fromkeys(drawn(walk, s, who, choose) for _ in range(most)))


def possible(game: Game, s: State, who: int, codes: Sequence[int]) -> bool:
    """Whether these codes are one whole event of `who` from `s`, each of them legal."""
    if not game.compound:
        return len(codes) == 1 and codes[0] in game.codes(s, who)
    s = game.copy(s)
    for n, code in enumerate(codes):
        if code not in game.codes(s, who) or (n and not game.unfinished(s)):
            return False
        verbs.play(s, who, code)
    return not game.unfinished(s)


def quick(walk: Walk, s: State, seat: int, choose: Choose) -> int:
    """The move of the game's own `rollout`, which must be legal; in a race it may be none, and is any legal one then."""
    code = verbs.rollout(s, seat, generator(choose(1 << 31)), np.empty(walk.game.most_moves, np.int32))
    if walk.game.race and code == NOTHING:
        code = walk.game.codes(s, seat)[choose(len(walk.game.codes(s, seat)))]
    require(code in walk.game.codes(s, seat), f"rollout of seat {seat} makes the illegal move {code}\n{walk}")
    return code


def half_open(before: int, after: int) -> bool:
    """Whether `turn` went on within one round of sealed choices: some have chosen, the others are still to."""
    return bool(before & SEALED and after & SEALED) and not after & ~before
