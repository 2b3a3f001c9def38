"""What happened at a table. An entry of the log is what one command brought about; it alone changes the table.

A numbered fact is an event that everybody at the table hears of, if only by its number. The others change what some
people see (somebody's own sealed choice, who is here) but have no place in the story.
"""

from typing import ClassVar, Literal

import msgspec
from msgspec import Struct

from ustolu.tables.header import Level, Settings


class Fact(Struct, frozen=True, array_like=True):
    numbered: ClassVar[bool] = True


Codes = int | tuple[int, ...]
"""What an event of the game is made of: mostly one code."""


def packed(codes: tuple[int, ...]) -> Codes:
    """The codes of an event as a fact keeps them."""
    return codes[0] if len(codes) == 1 else codes


def unpacked(code: Codes) -> tuple[int, ...]:
    """All codes of an event."""
    return (code,) if isinstance(code, int) else code


class Moved(Fact, frozen=True, array_like=True, tag="move"):
    """A seat made a move in the game."""

    seat: int
    code: Codes

    @property
    def codes(self) -> tuple[int, ...]:
        """All codes of the move."""
        return unpacked(self.code)


class Fell(Fact, frozen=True, array_like=True, tag="fall"):
    """A die fell, or several for one event. `typed` is the seat that said so with real dice, -1 for a verifiable fall."""

    code: Codes
    typed: int = -1

    @property
    def codes(self) -> tuple[int, ...]:
        """How each die fell."""
        return unpacked(self.code)


class Corrected(Fact, frozen=True, array_like=True, tag="corrected"):
    """The fall that event `n` told (0: the last one) was mistyped as `was` (-1: not noted): this is how it really fell.

    `void` is how many typed falls after it do not count any more. Drawing goes on from number `draws` (-1: from where it is), so
    that what the program drew after the mistake falls again as it did.
    """

    code: int
    seat: int
    n: int = 0
    was: int = -1
    void: int = 0
    draws: int = -1


class Picked(Fact, frozen=True, array_like=True, tag="picked"):
    """A seat's sealed choice, or its unfinished move, is now these codes; `ready` when nothing of a sealed choice is missing."""

    numbered: ClassVar[bool] = False
    seat: int
    codes: tuple[int, ...]
    ready: bool


class Claimed(Fact, frozen=True, array_like=True, tag="claimed"):
    """In a race a seat has begun a move with these codes: whoever is first with a claim completes it, however long that takes."""

    seat: int
    codes: tuple[int, ...]


class Chose(Fact, frozen=True, array_like=True, tag="chose"):
    """A seat's sealed choice became complete, or (not `ready`) is open again."""

    seat: int
    ready: bool = True


class Undone(Fact, frozen=True, array_like=True, tag="undone"):
    """A seat took its last move back."""

    seat: int


class Found(Fact, frozen=True, array_like=True, tag="found"):
    """The bot on a seat finds its moves in another way than before: one of `bots.WAYS`."""

    seat: int
    how: str


class Late(Fact, frozen=True, array_like=True, tag="late"):
    """A seat's time is over: a bot decides for it."""

    seat: int


class Resumed(Fact, frozen=True, array_like=True, tag="resumed"):
    """Nobody kept the table for a while; the clocks of the open decisions begin again."""


class Over(Fact, frozen=True, array_like=True, tag="over"):
    """The game has ended by its rules."""


class Sat(Fact, frozen=True, array_like=True, tag="sat"):
    seat: int
    person: str
    name: str


class Opened(Fact, frozen=True, array_like=True, tag="open"):
    """Nobody sits on this seat now."""

    seat: int


class Botted(Fact, frozen=True, array_like=True, tag="bot"):
    """A bot sits on this seat: put there by the host, or keeping it for somebody."""

    seat: int
    level: Level
    why: Literal["host", "vote", "time", "removed"]


class Left(Fact, frozen=True, array_like=True, tag="left"):
    """A person got up during the game."""

    seat: int


class CameBack(Fact, frozen=True, array_like=True, tag="back"):
    seat: int


class Voted(Fact, frozen=True, array_like=True, tag="vote"):
    """`person` wants a bot of this level on this seat."""

    seat: int
    person: str
    level: Level


class Renamed(Fact, frozen=True, array_like=True, tag="renamed"):
    seat: int
    name: str


class Went(Fact, frozen=True, array_like=True, tag="went"):
    numbered: ClassVar[bool] = False
    person: str


class Came(Fact, frozen=True, array_like=True, tag="came"):
    numbered: ClassVar[bool] = False
    person: str


class Salted(Fact, frozen=True, array_like=True, tag="salt"):
    numbered: ClassVar[bool] = False
    person: str
    salt: str


class Started(Fact, frozen=True, array_like=True, tag="start"):
    """The game began; `salts` in the order of the seats, empty where there is none; `real` where the dice are real ones."""

    salts: tuple[str, ...]
    real: bool = False


class Hosted(Fact, frozen=True, array_like=True, tag="host"):
    person: str


class SetUp(Fact, frozen=True, array_like=True, tag="settings"):
    """The host changed settings; so it was noted before `Adjusted`, and is only found in old logs."""

    settings: Settings
    listed: bool


class Adjusted(Fact, frozen=True, array_like=True, tag="set"):
    """The host changed these settings; `listed` counts as one."""

    values: dict[str, int | bool]


class Removed(Fact, frozen=True, array_like=True, tag="removed"):
    person: str


class Muted(Fact, frozen=True, array_like=True, tag="muted"):
    numbered: ClassVar[bool] = False
    person: str
    muted: bool


class Rematched(Fact, frozen=True, array_like=True, tag="rematch"):
    table: str


class Closed(Fact, frozen=True, array_like=True, tag="closed"):
    why: Literal["host", "abandoned"]


AnyFact = (
    Moved | Fell | Corrected | Picked | Claimed | Chose | Undone | Found | Late | Resumed | Over | Sat | Opened | Botted | Left | CameBack
    | Voted | Renamed | Went | Came | Salted | Started | Hosted | SetUp | Adjusted | Removed | Muted | Rematched | Closed
)  # fmt: skip


class Entry(Struct, frozen=True, omit_defaults=True):
    """All that one command brought about: when (ms), who asked (empty: the table), under what ref; in a race with which credit (ms)."""

    at: int
    by: str
    ref: str
    facts: tuple[AnyFact, ...]
    credit: int | None = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read(data: bytes) -> Entry:
    return _decoder.decode(data)
