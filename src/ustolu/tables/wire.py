"""The messages a person gets, as JSON bytes. What several receivers share is worked out and written once."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from ustolu.core import LETTERS
from ustolu.tables import face, telling
from ustolu.tables.draft import Step
from ustolu.tables.portrait import portrait
from ustolu.tables.table import Table

encode = msgspec.json.Encoder().encode


NAMES = {seat: b'"%b":' % face.letter(seat).encode() for seat in (face.SPECTATOR, *range(len(LETTERS)))}


def _each(seats: tuple[int, ...], part: Callable[[Any, int], bytes], of: Step | Table) -> bytes:
    """An object with a part for each of the seats."""
    return b"{%b}" % b",".join([NAMES[seat] + part(of, seat) for seat in seats])


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


def _asked(t: Table, seat: int) -> bytes:
    return encode(face.asked(t, seat))


def _you(t: Table, person: str) -> bytes:
    """Written once for everybody with one seat who has put down no sealed choice."""
    held = t.held(person)
    if len(held) > 1 or (any(t.choices) and any(t.choices[seat] for seat in held)):
        return encode(face.you(t, person))
    key = ("you", person)
    found: bytes | None = t.lasting.get(key)
    if found is None:
        found = encode(face.you(t, person))
        if held:
            t.lasting[key] = found
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
    chosen = t.choices is not before.choices and any(t.choices[seat] != before.choices[seat] for seat in seats if seat >= 0)
    if not seen and not chosen:
        return None
    anew = t.state is not before.state or t.stage != before.stage or t.first != before.first or face.viewers(before, person) != seats
    other_moves = anew or (chosen and any(before.unfinished(seat) or t.unfinished(seat) for seat in seats if seat >= 0))
    return b'{"type":"events","n":%d,"events":%b,"table":%b%b,"asked":%b,"you":%b}' % (
        t.n,
        _each(seats, _events, step),
        table,
        b',"views":%b,"legal":%b' % (_each(seats, _view, t), _each(seats, _legal, t)) if other_moves else b"",
        _each(seats, _asked, t),
        _you(t, person),
    )


def everything(t: Table, person: str, events: dict[str, list[Any]], chat: Iterable[Any] = (), spectators: int = 0) -> bytes:
    """The `all` message for one person, with the events and chat lines that the caller has ready for JSON."""
    seats = face.viewers(t, person)
    return b"".join(
        [
            b'{"type":"all","you":', _you(t, person), b',"table":', portrait(t, spectators), b',"n":%d,"events":' % t.n, encode(events),
            b',"views":', _each(seats, _view, t), b',"legal":', _each(seats, _legal, t),
            b',"asked":', _each(seats, _asked, t), b',"chat":', encode(list(chat)), b"}",
        ]
    )  # fmt: skip
