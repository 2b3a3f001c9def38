"""A command comes in, a table and effects come out. Nothing here waits, reads a clock, draws a number or touches the world."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from ustolu.core import Argument, IllegalMove
from ustolu.tables import commands, due, facts, hosting, playing, seating
from ustolu.tables.commands import Command
from ustolu.tables.draft import Draft, Refused, Step, apply, key
from ustolu.tables.table import SEATS, Table, begin


class Summary(Struct, frozen=True):
    """What a list of tables needs to know of one. `about` is JSON for the lists, free of anything hidden."""

    stage: str
    listed: bool
    host: str | None
    persons: tuple[str, ...]
    about: bytes


class Append(Struct, frozen=True):
    """Store this entry; only then is what it says true. `summary` is None when it is the same as before."""

    entry: bytes
    number: int
    due_at: int | None
    summary: Summary | None
    step: Step


class Refuse(Struct, frozen=True):
    """The command is not carried out and nothing has changed."""

    reason: str
    key: str
    args: Mapping[str, Argument]
    paragraph: str


class Again(Struct, frozen=True):
    """The command was carried out before (or asks for what is so already); the table stood at event `n` after it."""

    n: int


class Think(Struct, frozen=True):
    """A bot `who` is to choose for a seat, in the decision opened by event `turn`."""

    seat: int
    who: str
    turn: int


class Chat(Struct, frozen=True):
    """Something said, which is no part of the log."""

    person: str
    name: str
    text: str
    at: int


Effect = Append | Refuse | Again | Think | Chat

DECISIONS: dict[type[Any], Callable[[Draft, Any], None]] = {
    commands.Move: playing.move, commands.Answer: playing.answer, commands.Fall: playing.fall, commands.Undo: playing.take_back,
    commands.Sit: seating.sit, commands.Leave: seating.leave, commands.Back: seating.back, commands.Replace: seating.replace,
    commands.Rename: seating.rename, commands.Salt: seating.salt, commands.Gone: seating.gone, commands.Here: seating.here,
    commands.Bot: hosting.bot, commands.Start: hosting.begin, commands.Set: hosting.set_up, commands.Remove: hosting.remove,
    commands.Mute: hosting.mute, commands.Host: hosting.give_on, commands.Close: hosting.close, commands.Rematch: hosting.rematch,
    commands.Tick: lambda d, c: due.tick(d),
}  # fmt: skip

INSIDE = (commands.Tick, commands.Answer, commands.Gone, commands.Here)
"""What only the table itself may ask."""


def receive(table: Table, by: str, asked: Command, now: int) -> tuple[Table, tuple[Effect, ...]]:
    """Carry out a command of the person `by` (empty: of the table itself) at the time `now` in ms.

    Never raises for what people send. Without an Append among the effects the table is the same object.
    """
    command, credit = (asked.what, asked.credit) if isinstance(asked, commands.Settled) else (asked, None)
    if command.ref and (done := table.done.get(key(by, command.ref))) is not None:
        return table, (Again(done),)
    draft = Draft(table, by, command.ref, now, credit)
    try:
        _admit(table, by, command)
        if type(command) is commands.Chat:
            name, text = hosting.may_chat(draft, command)
            return table, (Chat(by, name, text, now),)
        if by:
            seating.come(draft, by)
        DECISIONS[type(command)](draft, command)
    except Refused as refused:
        return table, (Refuse(refused.reason, *refused.message, refused.paragraph),)
    except IllegalMove as mistake:
        return table, (Refuse("illegal", mistake.key, mistake.arguments, mistake.paragraph),)
    thoughts = _thoughts(draft.table, draft.at) if type(command) is commands.Tick else ()
    if not draft.happened:
        return table, thoughts or (Again(table.n),)
    step = draft.finish()
    return step.after, (_append(step), *thoughts)


def _admit(table: Table, by: str, command: Command) -> None:
    if (by and isinstance(command, INSIDE)) or (not by and not isinstance(command, (*INSIDE, commands.Close))):
        raise Refused("bad", "table-refused-nonsense")
    if table.stage == "closed":
        raise Refused("closed", "table-refused-closed")
    if by and not table.may_enter(by):
        raise Refused("closed", "table-refused-removed")
    if table.game is None and not isinstance(command, commands.Chat | commands.Close):
        raise Refused("closed", "table-refused-version")


def _thoughts(t: Table, now: int) -> tuple[Think, ...]:
    return tuple(Think(seat, t.who(seat), t.turns[seat]) for seat in due.thinking(t, now))


def _append(step: Step) -> Append:
    before, t = step.before, step.after
    quiet = t.seats is before.seats and t.settings is before.settings and all(type(happened.fact) in QUIET for happened in step.happened)
    same = quiet and (before.pending() == t.pending() or (_all_here(t) and before.mask & SEATS == t.mask & SEATS))
    return Append(facts.write(step.entry), t.entries, due.due_at(t), None if same else summary(t), step)


def _all_here(t: Table) -> bool:
    """Whether all persons with a seat are at the table, so that nobody has to look into a list to know whose turn it is.

    While they are, lists are not rewritten for each sealed choice; when one goes, they are.
    """
    return not any(one.gone for one in t.seats)


QUIET = {
    facts.Moved, facts.Fell, facts.Corrected, facts.Picked, facts.Claimed, facts.Chose, facts.Undone, facts.Late, facts.Resumed, facts.Voted,
    facts.Salted,
}  # fmt: skip
"""What changes nothing in the lists but whose turn it is."""


def summary(t: Table) -> Summary:
    """What the lists show of a table: the seats, and the persons whose decision it waits for."""
    on_turn = dict.fromkeys([t.seats[seat].person for seat in t.pending() if t.seats[seat].kind == "person"])
    about = b'%b,"on_turn":%b}' % (t.lasting.get("listing") or _listing(t), msgspec.json.encode(list(on_turn)))
    return Summary(t.stage, t.listed, t.host or None, t.persons, about)


def _listing(t: Table) -> bytes:
    """The part of the summary that no move changes, still open at its end."""
    seats = [{"kind": one.kind, "name": one.name, "person": one.person or None, "level": one.level or None} for one in t.seats]
    found: bytes = msgspec.json.encode({"game": t.header.game, "options": t.header.options, "seats": seats})[:-1]
    t.lasting["listing"] = found
    return found


def follow(table: Table, entry: bytes) -> Step:
    """The step to the next table by a stored entry."""
    return apply(table, facts.read(entry))


def fold(header: bytes, entries: Iterable[bytes], secret: bytes) -> Table:
    """The table that a header and its entries make."""
    table = begin(header, secret)
    for entry in entries:
        table = follow(table, entry).after
    return table
