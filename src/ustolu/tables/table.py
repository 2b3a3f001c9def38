"""A table as it stands: a header with all its entries folded in. Never changed; each entry makes another one."""

from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ustolu.core import LETTERS, SEALED, BadMessage, Game, State, copy, play, reading
from ustolu.core.catalogue import game as find
from ustolu.core.dice import Dice
from ustolu.tables import header as headers
from ustolu.tables.header import Header, Level, Seat, Settings

SEATS = SEALED - 1
"""The bits of `turn` that are seats."""


class Earlier(Struct, frozen=True):
    """The table before a move that may be taken back."""

    seat: int
    state: State
    mask: int
    codes: tuple[int, ...]
    """What was then moved."""


class Typed(Struct, frozen=True):
    """A typed fall that may still be corrected: the event that told it, and how it stood before."""

    n: int
    state: State
    draws: int
    """Falls drawn until then."""
    code: int
    """What was typed."""


Then = TypeVar("Then", Earlier, Typed)


class Table(Struct):
    """One playing of a game. Numbers of events and times in ms; tuples have one part a seat."""

    id: str
    header: Header
    game: Game | None
    """None when the rules are of another version than the table: then it can only be looked at."""
    secret: bytes
    dice: Dice | None
    stage: str
    host: str
    listed: bool
    settings: Settings
    seats: tuple[Seat, ...]
    at: int
    """When the last entry was made."""
    n: int = 0
    """The number of the last event."""
    entries: int = 0
    state: State = None
    """A reading of the game's state; None before the start."""
    mask: int = 0
    """`turn(state)`."""
    turns: tuple[int, ...] = ()
    """The event that opened each seat's decision; 0 where there is none."""
    opened: tuple[int, ...] = ()
    """When each seat's decision was opened."""
    asked: int = 0
    """The event after which chance, or the last decision, became due."""
    since: int = 0
    """The event from which on the same seats have been on turn, whatever they did meanwhile."""
    choices: tuple[tuple[int, ...], ...] = ()
    """What each seat has put down in secret, or has begun of a move that is not complete."""
    ready: int = 0
    """The seats whose sealed choice is complete."""
    late: int = 0
    """The seats whose time is over."""
    draws: int = 0
    """The number of the next draw: it goes back only where what was drawn after a mistyped fall is to fall again as it did."""
    undoable: Earlier | None = None
    typed: tuple[Typed, ...] = ()
    """What was typed since the last decision, oldest first."""
    salts: dict[str, str] = {}
    """Of each person until the start; then of each seat letter."""
    votes: tuple[tuple[int, str, Level], ...] = ()
    """Which seat a bot should take, who agrees, and which bot."""
    muted: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    host_gone: int = 0
    rematch: str = ""
    done: dict[str, int] = {}
    """The last commands, by person and ref, and the event after each."""
    shown: dict[Any, Any] = {}
    """What was already worked out of this very state (views, legal moves); a cache, no part of the table."""
    lasting: dict[Any, Any] = {}
    """What was already worked out of people, seats and settings, which no move changes; a cache, no part of the table."""

    def __repr__(self) -> str:
        """Says which table it is; never the secret."""
        return f"<Table {self.id} {self.stage} entry {self.entries} event {self.n}>"

    def held(self, person: str) -> tuple[int, ...]:
        """The seats of this person, also those a bot keeps for them."""
        holders: dict[str, tuple[int, ...]] | None = self.lasting.get("holders")
        if holders is None:
            holders = self.lasting["holders"] = {
                name: tuple(i for i, seat in enumerate(self.seats) if seat.person == name) for name in self.persons
            }
        return holders.get(person, ())

    @property
    def persons(self) -> tuple[str, ...]:
        """Everybody who has a seat."""
        return tuple(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen in the game, so that nothing need be hidden."""
        return self.stage in ("over", "closed")

    @property
    def ending(self) -> bool:
        """Whether the game is over by what was typed at last, which can still be corrected."""
        return self.stage == "playing" and not self.mask and bool(self.typed)

    def may_enter(self, person: str) -> bool:
        """Whether the host has not sent this person away."""
        return person not in self.removed

    def who(self, seat: int) -> str:
        """The bot of a seat by its name: `bot:2`, `random` ... A person's late decision is made by `bot:2`."""
        level = self.seats[seat].level or 2
        return level if isinstance(level, str) else f"bot:{level}"

    def pending(self) -> list[int]:
        """The seats that everybody waits for."""
        return [seat for seat in self.acting() if self.awaited >> seat & 1]

    def acting(self) -> list[int]:
        """The seats that may act now; in a race more than those that everybody waits for."""
        may = self.mask & SEATS & ~self.ready if self.stage == "playing" else 0
        return [seat for seat in range(len(self.seats)) if may >> seat & 1]

    @property
    def awaited(self) -> int:
        """The mask of the seats that everybody waits for, whether or not they are ready."""
        if self.game is None or not self.game.race or self.state is None or self.first >= 0:
            return self.mask
        found: int | None = self.shown.get("awaited")
        if found is None:
            found = self.shown["awaited"] = self.game.awaited(self.state)
        return found

    def mistyped(self, n: int) -> Typed | None:
        """What was typed in event `n` (0: at last), if it may still be corrected."""
        return next((one for one in reversed(self.typed) if n in (0, one.n)), None)

    def unfinished(self, seat: int) -> bool:
        """Whether the seat has put down a part of a sealed choice, or of a move."""
        return bool(self.choices[seat]) and not self.ready >> seat & 1

    @property
    def first(self) -> int:
        """In a race the seat that has begun a move: it was first, and everybody waits until that is complete. -1 for none."""
        if self.game is None or not self.game.race or self.mask & SEALED:
            return -1
        return next((seat for seat in range(len(self.seats)) if self.unfinished(seat)), -1)

    def here(self, seat: int) -> bool:
        """Whether a person sits there and is connected."""
        one = self.seats[seat]
        return one.kind == "person" and not one.left and not one.gone


def deciding(table: Table, seat: int) -> State:
    """A copy of the state in which this seat decides now: what it has begun is done, and nothing of anybody else."""
    s = copy(table.state)
    if not table.ready >> seat & 1:
        for code in table.choices[seat]:
            play(s, seat, code)
    return s


def events(game: Game, s: State, seat: int, codes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The codes of a seat from `s` as events; the last one may lack something. Where an event is one code each is one."""
    if not game.compound:
        return [(code,) for code in codes]
    found: list[list[int]] = [[]]
    s = copy(s)
    for code in codes:
        if found[-1] and not game.unfinished(s):
            found.append([])
        found[-1].append(code)
        play(s, seat, code)
    return [tuple(event) for event in found]


def number(letter: str) -> int:
    """The seat called `letter`; -1 when it is no seat's name."""
    return LETTERS.find(letter.upper()) if letter else -1


def begin(header: bytes, secret: bytes) -> Table:
    """The table before its first entry."""
    first = headers.read(header)
    count = len(first.seats)
    return Table(
        id=first.id, header=first, game=_rules(first), secret=secret, dice=None, stage="gathering", host=first.host, listed=first.listed,
        settings=first.settings, seats=first.seats, at=first.at, host_gone=first.at if first.league else 0,
        turns=(0,) * count, opened=(0,) * count, choices=((),) * count,
    )  # fmt: skip


def _rules(header: Header) -> Game | None:
    try:
        game = find(header.game)
    except BadMessage:
        return None
    return game if game.version == header.version else None


def throw(table: Table, salts: tuple[str, ...]) -> Dice:
    """The dice of this table once the salts are closed."""
    return Dice(table.secret, table.id, [bytes.fromhex(salt) for salt in salts])


NOT_KEPT = {"id", "header", "game", "secret", "dice", "shown", "lasting"}


KEPT = {name for name in Table.__struct_fields__ if name not in NOT_KEPT}


def dump(table: Table) -> bytes:
    """The whole table as bytes, but for the header and the secret. Equal tables give equal bytes."""

    def plain(value: Any) -> Any:
        return value.tobytes()

    kept = {name: getattr(table, name) for name in table.__struct_fields__ if name in KEPT}
    return msgspec.msgpack.encode(kept, enc_hook=plain)


def load(header: bytes, data: bytes, secret: bytes) -> Table:
    """The table from its header and the bytes of `dump`. Raises ValueError when they were made by other rules or another program."""
    table = begin(header, secret)
    kept = msgspec.msgpack.decode(data)
    if not isinstance(kept, dict) or set(kept) != KEPT:
        raise ValueError("these bytes are no table of this program")
    for name, value in kept.items():
        kind = KINDS.get(name)
        setattr(table, name, msgspec.convert(value, kind) if kind else value)
    if table.game is None:
        table.state = table.undoable = None
        table.typed = ()
    elif table.state is not None:
        table.state = reading(table.game.load(table.state))
        if table.undoable:
            table.undoable = _thawed(table.game, table.undoable)
        table.typed = tuple(_thawed(table.game, one) for one in table.typed)
    if table.stage != "gathering" and table.salts.keys() == set(LETTERS[: len(table.seats)]):
        table.dice = throw(table, tuple(table.salts[LETTERS[i]] for i in range(len(table.seats))))
    return table


KINDS: dict[str, Any] = {
    "settings": Settings, "seats": tuple[Seat, ...], "turns": tuple[int, ...], "opened": tuple[int, ...],
    "choices": tuple[tuple[int, ...], ...], "votes": tuple[tuple[int, str, Level], ...], "muted": tuple[str, ...], "removed": tuple[str, ...],
    "undoable": Earlier | None, "typed": tuple[Typed, ...],
}  # fmt: skip


def _thawed(game: Game, earlier: Then) -> Then:
    return msgspec.structs.replace(earlier, state=reading(game.load(earlier.state)))


def again(table: Table, id: str, *, host: str, secret: bytes, now: int) -> bytes:
    """The header of the rematch: the same game, options and settings, and the seats of those who are still there."""
    return headers.repeated(table.header, table.seats, table.settings, id=id, host=host, secret=secret, now=now)
