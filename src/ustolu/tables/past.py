"""What has happened at a table, as somebody may know it now: for those who come late or come back, and for looking again."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

from ustolu.core import reading
from ustolu.tables import face, facts, telling
from ustolu.tables.draft import Happened, Step, apply
from ustolu.tables.table import Table, begin


def steps(header: bytes, entries: Iterable[bytes], secret: bytes) -> Iterator[Step]:
    """The life of a table, entry by entry."""
    table = begin(header, secret)
    for entry in entries:
        step = apply(table, facts.read(entry))
        table = step.after
        yield step


def history(header: bytes, entries: Iterable[bytes], secret: bytes, person: str, after: int = 0, last: int = 200) -> dict[str, list[dict[str, Any]]]:
    """The events after number `after`, at most the `last` ones, as each seat of this person (or a spectator, `-`) may know them."""
    kept: deque[tuple[Table, int, Happened]] = deque(maxlen=last)
    table = begin(header, secret)
    for step in steps(header, entries, secret):
        table = step.after
        kept.extend((table, step.entry.at, happened) for happened in step.happened if happened.n > after)
    told: dict[str, list[dict[str, Any]]] = {}
    for seat in face.viewers(table, person):
        events = (telling.tell(then, at, happened, seat, table.is_over) for then, at, happened in kept)
        told[face.letter(seat)] = [event for event in events if event is not None]
    return told


def position(header: bytes, entries: Iterable[bytes], secret: bytes, person: str, n: int) -> dict[str, Any]:
    """How the game stood after event `n`: {"n", "last", "views", "events" up to n}, as this person may look at it now.

    The view after an event that was shown only for a moment is None until the game is over.
    """
    data = list(entries)
    table = begin(header, secret)
    found: tuple[Table, Any, Happened | None] = (table, None, None)
    for step in steps(header, data, secret):
        table = step.after
        for happened in step.happened:
            if 0 < happened.n <= n:
                found = (table, happened.after, happened)
    views = {}
    for seat in face.viewers(table, person):
        views[face.letter(seat)] = _then(table, *found, seat)
    shown = found[2].n if found[2] else 0
    told = history(header, data, secret, person, last=1_000_000)
    events = {name: [event for event in part if event["n"] <= shown] for name, part in told.items()}
    return {"n": shown, "last": table.n, "views": views, "events": events}


def _then(now: Table, then: Table, state: Any, happened: Happened | None, seat: int) -> dict[str, Any] | None:
    """The view of that position; before the game begins, of the one from which it will begin."""
    if now.game is None:
        return None
    told = telling.tell(then, 0, happened, seat, now.is_over) if happened is not None else None
    if told is not None and "did" not in told:
        return None
    if state is None:
        state = reading(now.game.new(len(now.seats), **now.header.options))
    shown: dict[str, Any] = now.game.view.show(state, seat)
    return shown
