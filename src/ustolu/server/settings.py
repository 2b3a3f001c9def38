"""How one server is set up: where it listens, how it is reached, and how much it lets one person do."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from ustolu.server.address import Address


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is let in. Rates are a second; `burst` may come at once."""

    messages: float = 20.0
    message_burst: float = 60.0
    excess: int = 200
    """Messages over the rate that are only refused; then the socket is closed with 1008."""
    message_bytes: int = 64 * 1024
    depth: int = 12
    inbox: int = 200
    """Commands that may wait at one table; one more is refused as `too-fast`."""
    requests: float = 30.0
    request_burst: float = 300.0
    sockets_of_person: int = 24
    sockets_of_table: int = 500
    sockets: int = 5000
    new_persons: float = 0.2
    new_person_burst: float = 100.0
    new_tables_an_hour: int = 60


@dataclass(frozen=True, slots=True)
class Times:
    """Clocks of the server, in seconds."""

    ping: float = 20.0
    sweep: float = 2.0
    idle: float = 600.0
    """After this long without a socket or a command a table is put out of memory."""
    seen: float = 20.0
    """How often a seat whose socket is open is noted as present."""
    think: float = 20.0
    """A bot that has not chosen by then gets a legal move chosen for it."""
    stop: float = 5.0


def new_secret() -> bytes:
    """32 bytes nobody can guess."""
    return secrets.token_bytes(32)


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything `make_app` needs to know besides the store."""

    address: Address = field(default_factory=Address)
    lang: str = "en"
    limits: Limits = field(default_factory=Limits)
    times: Times = field(default_factory=Times)
    secret: Callable[[], bytes] = new_secret
    """Where the secret of a new table's dice comes from."""
