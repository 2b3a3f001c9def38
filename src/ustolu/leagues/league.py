"""What a league is: who plays, what was drawn, and how each table ended. Never changed; each step makes another one."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from ustolu import tables
from ustolu.core.catalogue import game as find
from ustolu.leagues.draw import commitment_of
from ustolu.tables.header import clean


class Refused(Exception):
    """Why something is not done to a league: a code, which is also the end of the text's id, and the arguments of the text."""

    def __init__(self, reason: str, **args: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = args


class Member(Struct, frozen=True, omit_defaults=True):
    """Somebody who plays. `number` is never given twice; without a `person` they play at the host's device."""

    number: int
    name: str
    person: str = ""
    salt: str = ""
    """32 bytes of their own for the draws, in hexadecimal; "" counts as zeros."""
    stage: Literal["in", "out", "gone"] = "in"
    """`out` sits out the coming rounds; `gone` has left, and what they won stays."""


class Line(Struct, frozen=True, omit_defaults=True):
    """How a table ended for one member. A score that was not written down is None."""

    member: int
    place: int
    score: int | None = None


class Drawn(Struct, frozen=True, omit_defaults=True):
    """One table of a round: its members in the order of their seats, and how it ended."""

    members: tuple[int, ...]
    table: str = ""
    """The table at which they play here; "" as long as there is none."""
    lines: tuple[Line, ...] = ()
    typed: bool = False
    """Whether the host has typed the result in."""
    dropped: bool = False
    """Not played, and not waited for."""

    @property
    def is_done(self) -> bool:
        return bool(self.lines) or self.dropped


class Round(Struct, frozen=True):
    """A draw and its tables. `members` and `salts` are in the order in which they went into the draw; whom no table had room for rests."""

    at: int
    secret: str
    members: tuple[int, ...]
    salts: tuple[str, ...]
    tables: tuple[Drawn, ...]
    resting: tuple[int, ...] = ()


class League(Struct, frozen=True, kw_only=True):
    """A league of one game. `commitment` promises the secrets of all its draws."""

    id: str
    name: str
    game: str
    options: dict[str, int | str | bool]
    settings: tables.Settings
    host: str
    at: int
    commitment: str
    members: tuple[Member, ...] = ()
    rounds: tuple[Round, ...] = ()
    closed: bool = False

    def member(self, number: int) -> Member:
        """Raises Refused when nobody has this number."""
        for one in self.members:
            if one.number == number:
                return one
        raise Refused("league-no-such-member")

    def of(self, person: str) -> Member | None:
        """The member that this person is, also one who has left."""
        return next((one for one in self.members if person and one.person == person), None)

    @property
    def persons(self) -> tuple[str, ...]:
        """The host, and everybody who ever played and is still known: their names stand in the league."""
        return tuple(dict.fromkeys(person for person in (self.host, *(one.person for one in self.members)) if person))

    def is_of(self, person: str) -> bool:
        """Whether a person finds the league among their own: as its host, or as one who has not left."""
        me = self.of(person)
        return bool(person) and (person == self.host or (me is not None and me.stage != "gone"))

    @property
    def awaited(self) -> tuple[str, ...]:
        """The tables played here whose results are waited for."""
        return tuple(drawn.table for each in self.rounds for drawn in each.tables if drawn.table and not drawn.is_done)


def opening(
    id: str, name: str, game: str, *, host: str, secret: bytes, now: int,
    options: dict[str, Any] | None = None, settings: dict[str, Any] | None = None,
) -> League:  # fmt: skip
    """A new league without members. What is not chosen is as the game's own league plays it; no bot takes a seat without being asked.

    Raises BadMessage when the game is unknown or has no such options or settings, and Refused when nothing of the name can be seen.
    """
    rules = find(game)
    chosen, agreed = {**dict(rules.league.options), **(options or {})}, {"replace_s": 0, **(settings or {})}
    trial = tables.opening(id, game, host=host, name="", seats=["me"] * rules.seats[0], secret=secret, now=now, options=chosen, settings=agreed)
    first = msgspec.json.decode(trial, type=tables.Header)
    if not clean(name):
        raise Refused("name")
    return League(
        id=id, name=clean(name), game=game, options=first.options, settings=first.settings, host=host, at=now, commitment=commitment_of(secret),
    )  # fmt: skip


def write(league: League) -> bytes:
    return msgspec.json.encode(league)


def read(data: bytes) -> League:
    return msgspec.json.decode(data, type=League)
