"""What answers look like, for the document at `/api/schema`; a test compares them with real ones."""

from typing import Any

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

Seats = dict[str, Any]
"""By the letters of one's seats, or by `-` for one who looks on."""


class Refusal(Struct):
    """Why a request was not carried out: `reason` for programs, `key` and `args` of the text for people, `detail` for developers."""

    reason: str
    key: str
    args: dict[str, Any]
    paragraph: str
    detail: str


class Whole(Struct):
    """A table, as its socket says `all`."""

    type: str
    you: dict[str, Any]
    table: dict[str, Any]
    n: int
    events: Seats
    views: Seats
    legal: Seats
    asked: Seats
    chat: list[dict[str, Any]]


class Position(Struct):
    """A table after event `n` of `last`."""

    n: int
    last: int
    views: Seats
    events: Seats


class Season(Struct):
    """A league, as one person may see it: who plays, the running table, and every round with its draw and its tables."""

    id: str
    n: int
    name: str
    game: str
    options: dict[str, int | str | bool]
    settings: dict[str, int | bool]
    points: list[int]
    fewest: bool
    closed: bool
    at: int
    commitment: str
    host: bool
    me: int | None
    members: list[dict[str, Any]]
    standing: list[dict[str, Any]]
    rounds: list[dict[str, Any]]


WHY = {
    400: "The request makes no sense.",
    403: "Sent away from this table by its host, or not the host of this league.",
    404: "There is no such thing.",
    409: "Not now.",
    429: "Too much.",
    503: "Too busy, or the database is away.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a request may meet, beside 400."""
    return {status: ResponseSpec(Refusal, generate_examples=False, description=WHY[status]) for status in (400, *statuses)}


def answer(what: Any, media: str = "application/json") -> dict[int, ResponseSpec]:
    """An answer that is written elsewhere."""
    return {200: ResponseSpec(what, generate_examples=False, description="The answer.", media_type=media)}
