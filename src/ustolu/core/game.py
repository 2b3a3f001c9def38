"""A game as everybody else sees it: what it is called, how many may sit down, what can be chosen, and its parts."""

import importlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

import numpy as np

from ustolu.core import record, referee, verbs
from ustolu.core.errors import BadMessage
from ustolu.core.record import State

Value: TypeAlias = int | str | bool
Argument: TypeAlias = "str | int | Message | Sequence[Message]"
Message: TypeAlias = tuple[str, Mapping[str, Argument]]
"""A Fluent id and its arguments. An argument `seat` (or one ending in `_seat`) is a seat's number; who formats adds the name.

An argument may itself be a message, or a list of messages: they are said where it stands, with commas between them.
"""


@dataclass(frozen=True)
class Option:
    """A choice made when a table is opened; the first value is the default."""

    id: str
    values: tuple[Value, ...]

    def code(self, value: Value) -> int:
        """What `setup` is given: the number itself, or the place of a word or truth value among the values."""
        return value if type(value) is int else self.values.index(value)


@dataclass(frozen=True)
class League:
    """How a game is played as a league: how many usually sit at a table, what the places are worth, and other options than usual."""

    seats: int = 3
    points: tuple[int, ...] = (2, 1, 0)
    options: tuple[tuple[str, Value], ...] = ()


@dataclass(frozen=True)
class Game:
    """One game. Its rules and words are imported when they are first asked for."""

    id: str
    module: str
    """The package that holds its parts; `__name__` where the game is defined."""
    seats: tuple[int, int]
    """The fewest and the most."""
    kind: str
    most_moves: int
    """No seat ever has more legal moves than this."""
    longest: int
    """No game has more moves and falls than this; a random one is capped there."""
    options: tuple[Option, ...] = ()
    version: int = 1
    """Of the rules: raised by any change after which an old record could replay differently."""
    race: bool = False
    """Whether any seat may act at any time, first come first served."""
    public_falls: bool = True
    """Whether all falls are seen by everybody, so that real dice can be used."""
    fewest: bool = False
    """Whether the lowest score wins."""
    draws: bool = False
    """Whether a game can end as a draw that all share, whatever their scores."""
    shares: tuple[str, ...] = ()
    """Packages that it shares with other games, as `ustolu.games.pyramid`: their texts and their drawing are its own too."""
    league: League = League()

    def _part(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self.module}.{name}")

    @cached_property
    def rules(self) -> ModuleType:
        rules = self._part("rules")
        verbs.speak(rules)
        return rules

    @cached_property
    def view(self) -> ModuleType:
        return self._part("view")

    @cached_property
    def notation(self) -> ModuleType:
        return self._part("notation")

    @cached_property
    def say(self) -> ModuleType:
        return self._part("say")

    @cached_property
    def refusals(self) -> ModuleType:
        return self._part("refusals")

    @cached_property
    def bot(self) -> ModuleType | None:
        """What the game's own bot knows better than the general one; None where there is none.

        `bot.choose(s, seat, who, seed)` is the move of the level `who` (a code) and how it was found (such as "exact"); where the
        search shall decide it is None, or no code and what is to be said of that. How a move was found is told to everybody, so it
        follows from what everybody sees. `bot.prepare()` has ready what takes time to get. In a race `bot.scene(s, seat)` is what the
        seat has to look at (`core/scene.py`). Where remembering is the game `bot.recall(s, seat, who, seed)` makes in a copy of the
        position unknown to the seat, in place, what the level has forgotten.
        """
        return self._part("bot") if (self.folder / "bot.py").exists() else None

    @cached_property
    def folder(self) -> Path:
        return Path(str(importlib.import_module(self.module).__file__)).parent

    @cached_property
    def shared(self) -> dict[str, Path]:
        """The folders of the packages it shares, by the last word of their names. Raises ImportError."""
        return {name.rpartition(".")[2]: Path(str(importlib.import_module(name).__file__)).parent for name in self.shares}

    @cached_property
    def board(self) -> str:
        """Whose `board.js` draws it in a browser: its own (the id), the one of what it shares (that name), or "" where there is none."""
        places = {self.id: self.folder, **self.shared}
        return next((name for name, folder in places.items() if (folder / "board.js").is_file()), "")

    @cached_property
    def tag(self) -> str:
        """The name of the rules with a hash of what they are made from."""
        return str(self.rules.State.names[0])

    def check_options(self, options: dict[str, Any]) -> dict[str, Value]:
        """All options with their values, defaults filled in. Raises BadMessage for an unknown option or value."""
        known = {option.id: option for option in self.options}
        for id, value in options.items():
            if id not in known:
                raise BadMessage("unknown-option", f"{self.id} has no option {id!r}; it has: {', '.join(known) or 'none'}")
            if not any(type(value) is type(allowed) and value == allowed for allowed in known[id].values):
                raise BadMessage("bad-option", f"{id} must be one of {list(known[id].values)}, not {value!r}")
        return {id: options.get(id, option.values[0]) for id, option in known.items()}

    def new(self, seats: int | None = None, **options: Any) -> State:
        """The starting position. Raises BadMessage when the game cannot be played so."""
        low, high = self.seats
        if seats is None:
            seats = max(low, min(2, high))
        if type(seats) is not int or not low <= seats <= high:
            raise BadMessage("bad-seats", f"{self.id} is played by {low} to {high} seats, not {seats!r}")
        chosen = self.check_options(options)
        s = record.new(self.rules.State)
        verbs.setup(s, seats, *(option.code(chosen[option.id]) for option in self.options))
        return s

    def load(self, data: bytes) -> State:
        return record.load(self.rules.State, data)

    def dump(self, s: State) -> bytes:
        return record.dump(s)

    def copy(self, s: State) -> State:
        return record.copy(s)

    def turn(self, s: State) -> int:
        """The mask of the seats that may act, `CHANCE`, or 0 when the game is over."""
        return verbs.turn(s)

    def on_turn(self, s: State) -> list[int]:
        """The seats that may act now."""
        mask = verbs.turn(s) & ~(verbs.SEALED | verbs.CHANCE)
        return [seat for seat in range(self.seats[1]) if mask >> seat & 1]

    def awaited(self, s: State) -> int:
        """The mask of the seats that everybody waits for: all that may act, but in a race perhaps fewer, whose `say.awaited(s)` then names them."""
        mask = verbs.turn(s)
        named = getattr(self.say, "awaited", None) if self.race and mask & ~verbs.CHANCE else None
        return mask & sum(1 << seat for seat in named(s)) if named else mask

    def is_over(self, s: State) -> bool:
        return verbs.turn(s) == 0

    def is_chance(self, s: State) -> bool:
        return verbs.turn(s) == verbs.CHANCE

    def is_sealed(self, s: State) -> bool:
        """Whether the seats that may act now choose in secret."""
        return bool(verbs.turn(s) & verbs.SEALED)

    def codes(self, s: State, seat: int) -> Sequence[int]:
        """The seat's legal moves as numbers, in their fixed order; none when it is not its turn. At chance, every fall."""
        mask = verbs.turn(s)
        if seat == verbs.CHANCE:
            return range(verbs.sides(s) if mask == verbs.CHANCE else 0)
        if mask == verbs.CHANCE or seat < 0 or not mask >> seat & 1:
            return []
        out = np.empty(self.most_moves, np.int32)
        found: list[int] = out[: verbs.legal(s, seat, out)].tolist()
        return found

    def legal(self, s: State, seat: int) -> list[str]:
        """The seat's legal moves as texts; where an event may be several codes, its legal small steps."""
        return [self.step(s, seat, code) for code in self.codes(s, seat)]

    @cached_property
    def compound(self) -> bool:
        """Whether an event may be several codes (decision 9)."""
        return hasattr(self.notation, "unfinished")

    def unfinished(self, s: State) -> bool:
        """Whether `s` stands inside an event: whoever began it has not completed it."""
        return self.compound and bool(self.notation.unfinished(s))

    def spoken(self, codes: Sequence[int]) -> Any:
        """The codes of an event as the game's own words take them: all of them, or the one where it is always one."""
        return codes if self.compound else codes[0]

    def text(self, s: State, who: int, code: int | Sequence[int]) -> str:
        """A move or fall as text, without the seat's letter: one code, or all codes of an event from `s`, the position before it."""
        if isinstance(code, int):
            return str(self.notation.text(s, who, [code] if self.compound else code))
        return str(self.notation.text(s, who, self.spoken(code)))

    def step(self, s: State, who: int, code: int) -> str:
        """One small decision as text, also inside an event."""
        return str(self.notation.step(s, who, code) if self.compound else self.notation.text(s, who, code))

    def read(self, s: State, who: int, text: str) -> list[int]:
        """The codes of an event, or of one small step, written as `text`. Raises IllegalMove when it cannot be read."""
        return [int(code) for code in self.notation.codes(s, who, text)] if self.compound else [int(self.notation.code(s, who, text))]

    def code(self, s: State, who: int, text: str) -> int:
        """The number of a move or fall of one code written as `text`. Raises IllegalMove when it cannot be read, BadMessage when it is several."""
        if not self.compound:
            return int(self.notation.code(s, who, text))
        codes = self.read(s, who, text)
        if len(codes) != 1:
            raise BadMessage("many-codes", f"{text!r} is {len(codes)} codes")
        return codes[0]

    def tell(self, s: State, who: int, codes: Sequence[int], seat: int) -> str:
        """The text of an event from `s` as this seat (-1: a spectator) gets it; empty when it gets none."""
        told: str = self.notation.tell(s, who, self.spoken(codes), seat)
        return told

    def heard(self, before: State, after: State, who: int, codes: Sequence[int], seat: int) -> list[Message]:
        """What is said of an event to this seat (-1: a spectator)."""
        said: list[Message] = self.say.event(before, after, who, self.spoken(codes), seat)
        return said

    def events(self, s: State, who: int) -> Iterator[tuple[int, ...]]:
        """Every whole event of `who` from `s` once, as codes; of two orders that come to the same, the first."""
        if not self.compound:
            yield from ((code,) for code in self.codes(s, who))
            return
        met, written = set[bytes](), set[str]()
        begun: list[int] = []
        levels = [(self.dump(s), iter(self.codes(s, who)))]
        while levels:
            data, left = levels[-1]
            if (code := next(left, None)) is None:
                levels.pop()
                del begun[-1:]
                continue
            after = self.load(data)
            verbs.play(after, who, code)
            if not self.unfinished(after):
                if (text := self.text(s, who, (*begun, code))) not in written:
                    written.add(text)
                    yield (*begun, code)
            elif (inside := self.dump(after)) not in met:
                met.add(inside)
                begun.append(code)
                levels.append((inside, iter(self.codes(after, who))))

    def play(self, s: State, seat: int, move: referee.Move) -> None:
        """Make one checked move (or, with seat CHANCE, let the die fall) in place. Raises IllegalMove and changes nothing.

        Where an event may be several codes a move is one of them, several, or a text of the whole or of a step; the position may be left
        inside the event.
        """
        if not self.compound and not isinstance(move, tuple | list):
            verbs.play(s, seat, referee.check(self, s, seat, move))
            return
        for code in referee.steps(self, s, seat, move)[0]:
            verbs.play(s, seat, code)

    def scores(self, s: State) -> list[int]:
        return [verbs.score(s, seat) for seat in range(int(s.seats))]

    def places(self, s: State) -> list[int]:
        """The place of each seat at the end: 1 for the winner; tied seats share a place and the next is skipped."""
        return [verbs.place(s, seat) for seat in range(int(s.seats))]
