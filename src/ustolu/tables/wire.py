"""The messages a person gets, as JSON bytes. What several receivers share is worked out and written once."""

from collections.abc import Iterable
from typing import Any

import msgspec

from ustolu.tables import face, telling
from ustolu.tables.draft import Step
from ustolu.tables.portrait import portrait
from ustolu.tables.table import Table

encode = msgspec.json.Encoder().encode


def _join(parts: Iterable[tuple[int, bytes]]) -> bytes:
    return b"{" + b",".join(b'"%b":%b' % (face.letter(seat).encode(), part) for seat, part in parts) + b"}"


def _view(t: Table, seat: int) -> bytes:
    if t.game and getattr(t.game.view, "SAME_FOR_ALL", False) and not (seat >= 0 and t.unfinished(seat)):
        seat = face.SPECTATOR
    key = ("view", seat)
    found: bytes | None = t.shown.get(key)
    if found is None:
        found = t.shown[key] = encode(face.view(t, seat))
    return found


def _legal(t: Table, seat: int) -> bytes:
    key = ("legal", seat)
    found: bytes | None = t.shown.get(key)
    if found is None:
        found = t.shown[key] = encode(face.legal(t, seat))
    return found


def _events(step: Step, seat: int) -> bytes:
    key = ("events", seat)
    found = step.told.get(key)
    if found is None:
        at = step.entry.at
        told = [event for happened in step.happened if (event := telling.tell(step.after, at, happened, seat)) is not None]
        found = step.told[key] = encode(told)
    return found


def _public(step: Step, spectators: int) -> tuple[bytes, bool]:
    """The public picture after the step, and whether the step is seen by everybody."""
    found = step.told.get("table")
    if found is None:
        found = step.told["table"] = portrait(step.after, spectators)
        numbered = step.after.n > step.before.n
        step.told["seen"] = b"1" if numbered or found != portrait(step.before, spectators) else b""
    return found, bool(step.told["seen"])


def message(step: Step, person: str, spectators: int = 0) -> bytes | None:
    """The `events` message of this step for one person; None when nothing that they may see has changed.

    `views` and `legal` are there only when the step may have changed them, be it that what a seat has begun has grown. Call it for every
    receiver with the same step and the same number of spectators: the parts they share are kept.
    """
    t, before = step.after, step.before
    table, seen = _public(step, spectators)
    seats = face.viewers(t, person)
    chosen = any(t.choices[seat] != before.choices[seat] for seat in seats if seat >= 0)
    if not seen and not chosen:
        return None
    anew = t.state is not before.state or t.stage != before.stage or face.viewers(before, person) != seats
    other_moves = anew or (chosen and any(before.unfinished(seat) or t.unfinished(seat) for seat in seats if seat >= 0))
    parts = [
        b'{"type":"events","n":%d,"events":' % t.n, _join((seat, _events(step, seat)) for seat in seats), b',"table":', table,
    ]  # fmt: skip
    if other_moves:
        parts += [b',"views":', _join((seat, _view(t, seat)) for seat in seats)]
        parts += [b',"legal":', _join((seat, _legal(t, seat)) for seat in seats)]
    parts += [
        b',"asked":', encode({face.letter(seat): face.asked(t, seat) for seat in seats}), b',"you":', encode(face.you(t, person)), b"}",
    ]  # fmt: skip
    return b"".join(parts)


def everything(t: Table, person: str, events: dict[str, list[Any]], chat: Iterable[Any] = (), spectators: int = 0) -> bytes:
    """The `all` message for one person, with the events and chat lines that the caller has ready for JSON."""
    seats = face.viewers(t, person)
    return b"".join(
        [
            b'{"type":"all","you":', encode(face.you(t, person)), b',"table":', portrait(t, spectators), b',"n":%d,"events":' % t.n, encode(events),
            b',"views":', _join((seat, _view(t, seat)) for seat in seats), b',"legal":', _join((seat, _legal(t, seat)) for seat in seats),
            b',"asked":', encode({face.letter(seat): face.asked(t, seat) for seat in seats}), b',"chat":', encode(list(chat)), b"}",
        ]
    )  # fmt: skip
