"""What goes into a store and comes out of it. Times are milliseconds since 1970; ids and bytes mean nothing to the store."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol


class Summary(Protocol):
    """What the lists need to know about a table; made by whoever knows the game."""

    @property
    def stage(self) -> str:
        """`gathering`, `playing`, `over` or `closed`."""

    @property
    def listed(self) -> bool:
        """True when strangers may find the table."""

    @property
    def host(self) -> str | None:
        """The person who keeps the table."""

    @property
    def persons(self) -> tuple[str, ...]:
        """Those who hold a seat, also one that a bot keeps for them."""

    @property
    def about(self) -> bytes:
        """JSON for the lists, given back as it came."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the store knows it; in lists `header` and `secret` are empty."""

    id: str
    header: bytes
    secret: bytes
    n: int
    stage: str
    listed: bool
    host: str | None
    persons: tuple[str, ...]
    about: bytes
    at: int
    due_at: int | None
    created_at: int


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """A league as the store knows it; `n` counts its states."""

    id: str
    n: int
    data: bytes
    secret: bytes
    at: int


@dataclass(frozen=True, slots=True)
class Person:
    """A guest with a chosen name."""

    id: str
    name: str
    lang: str
    created_at: int


@dataclass(frozen=True, slots=True)
class ChatLine:
    """One thing said at a table; `person` is None once that person has left no data behind."""

    id: int
    person: str | None
    name: str
    text: str
    at: int


class Announcement(NamedTuple):
    """Entry `n` of a table was stored elsewhere; `n` is 0 when something beside the log changed."""

    table_id: str
    n: int


@dataclass(frozen=True, slots=True)
class NewEntry:
    """One row to append; `summary` None leaves the lists as they are."""

    table_id: str
    n: int
    entry: bytes
    due_at: int | None
    at: int
    summary: Summary | None
    persons: str | None
    sitting: tuple[str, ...]
