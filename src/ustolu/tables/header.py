"""How a table begins: the game, its options, who sits where, and the promise of the dice. Written once, never changed."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ustolu.core import BadMessage
from ustolu.core.catalogue import game as find
from ustolu.core.dice import commitment
from ustolu.tables.falls import has_cards

Level = int | Literal["random", "greedy"]
"""How well a bot plays: 1, 2, 3, or one that does not think."""

NAME_LENGTH = 40


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run. What would be unfair to change is fixed once the game has started."""

    undo: bool = True
    chat: bool = True
    clock_s: Annotated[int, Meta(ge=0, le=86400)] = 0
    """Seconds for each decision; 0 = no clock. A bot makes the decision that comes too late."""
    bot_pace_ms: Annotated[int, Meta(ge=0, le=60000)] = 800
    real_dice: bool = False
    real_cards: bool | UnsetType = UNSET
    """Whether what falls without dice (a card, who starts) is typed too; unset is no, and stays out of what is stored."""
    grace_s: Annotated[int, Meta(ge=1, le=86400)] = 60
    """Who is gone this long may be replaced when the others agree; who has left is replaced after it."""
    replace_s: Annotated[int, Meta(ge=0, le=604800)] = 300
    """Who is gone this long is replaced without asking; 0 = never."""


FIXED_AT_START = ("undo", "clock_s", "real_dice", "real_cards", "grace_s", "replace_s")


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sits on one seat. A seat that a bot keeps for somebody has both a level and a person."""

    kind: Literal["open", "person", "bot"]
    person: str = ""
    name: str = ""
    level: Level = 0
    how: str = ""
    """How the bot finds its moves, one of `bots.WAYS`; "" as long as it goes without saying."""
    gone: int = 0
    """Since when the person is away, in ms; 0 = here."""
    left: bool = False
    """Whether the person got up of their own will."""


class Header(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line of a table's life. `commitment` is SHA-256 of the secret, which is kept elsewhere."""

    id: str
    game: str
    version: int
    options: dict[str, int | str | bool]
    seats: tuple[Seat, ...]
    settings: Settings
    listed: bool
    host: str
    commitment: str
    at: int
    league: str = ""
    """The league in which it is played; "" for none."""


def clean(name: str) -> str:
    """A name as it is shown: no control characters, single spaces, at most 40 characters. May be empty."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:NAME_LENGTH].strip()


def level(text: str) -> Level:
    """The level of a bot named `bot:2`, `bot`, `random` or `greedy`. Raises BadMessage for any other name."""
    if text == "random":
        return "random"
    if text == "greedy":
        return "greedy"
    if text == "bot":
        return 2
    if text in ("bot:1", "bot:2", "bot:3"):
        return int(text[4:])
    raise BadMessage("bad-seats", f"a seat is me, me:Name, open, bot:1, bot:2, bot:3, random or greedy, not {text!r}")


def _seat(text: str | Seat, host: str, name: str) -> Seat:
    if isinstance(text, Seat):
        return text
    if text == "open":
        return Seat("open")
    first, _, rest = text.partition(":")
    if first == "me":
        return Seat("person", host, clean(rest) or clean(name))
    return Seat("bot", level=level(text))


def write(header: Header) -> bytes:
    """The bytes of a header."""
    return msgspec.json.encode(header)


def read(header: bytes) -> Header:
    """The header from its bytes."""
    return msgspec.json.decode(header, type=Header)


def opening(
    id: str,
    game: str,
    *,
    host: str,
    name: str,
    seats: Sequence[str | Seat],
    secret: bytes,
    now: int,
    options: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
    listed: bool = False,
    league: str = "",
) -> bytes:
    """The header of a new table. Each seat is `me`, `me:Name`, `open`, `bot:1` to `bot:3`, `random` or `greedy`, or already a seat.

    Raises BadMessage when the game is unknown, or cannot be played with these seats, options or settings.
    """
    rules = find(game)
    low, high = rules.seats
    if not low <= len(seats) <= high:
        raise BadMessage("bad-seats", f"{game} is played by {low} to {high} seats, not {len(seats)}")
    try:
        chosen = msgspec.convert(settings or {}, Settings)
    except msgspec.ValidationError as error:
        raise BadMessage("bad-settings", str(error)) from error
    if (chosen.real_dice or chosen.real_cards) and not rules.public_falls:
        raise BadMessage("bad-settings", f"some falls of {game} are hidden, so it cannot be played with real dice or cards")
    if chosen.real_cards and not has_cards(rules):
        raise BadMessage("bad-settings", f"nothing falls in {game} but dice, so there are no real cards")
    return write(
        Header(
            id=id, game=game, version=rules.version, options=rules.check_options(options or {}),
            seats=tuple(_seat(text, host, name) for text in seats), settings=chosen, listed=listed, host=host,
            commitment=commitment(secret), at=now, league=league,
        )
    )  # fmt: skip


def repeated(header: Header, seats: Sequence[Seat], settings: Settings, *, id: str, host: str, secret: bytes, now: int) -> bytes:
    """The header of another table of the same game, with the same options and the people who are still there."""
    again = tuple(_still_there(seat) for seat in seats)
    version = find(header.game).version
    return write(
        msgspec.structs.replace(
            header, id=id, version=version, seats=again, settings=settings, listed=False, host=host, commitment=commitment(secret), at=now, league=""
        )
    )


def _still_there(seat: Seat) -> Seat:
    if seat.kind == "bot" and not seat.person:
        return Seat("bot", level=seat.level)
    if seat.kind == "person" and not seat.left:
        return Seat("person", seat.person, seat.name)
    return Seat("open")
