"""What each fact does to a table. The only place where a table changes; whether a fact may happen is decided elsewhere."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from ustolu.core import CHANCE, LETTERS, SEALED, State, copy, play, reading, turn
from ustolu.tables import facts
from ustolu.tables.header import Seat
from ustolu.tables.table import SEATS, Earlier, Table, Typed, throw

T = TypeVar("T")

Change = Callable[[Table, Any, int], None]
"""Changes a table that nobody else holds yet, by a fact that happened at a time in ms."""


def put(parts: tuple[T, ...], seat: int, part: T) -> tuple[T, ...]:
    """The same tuple with another part for one seat."""
    return (*parts[:seat], part, *parts[seat + 1 :])


def _seated(t: Table, seat: int, one: Seat) -> None:
    t.seats = put(t.seats, seat, one)


def _after(s: State, who: int, codes: tuple[int, ...]) -> State:
    """The state after an event, made quick to read; `s` stays as it is."""
    s = copy(s)
    for code in codes:
        play(s, who, code)
    return reading(s)


def _turned(t: Table, who: int, at: int) -> None:
    """After a move or fall: note which decisions were closed by it and which were opened."""
    mask, before = turn(t.state), t.mask
    if mask & CHANCE or not mask:
        t.turns = t.opened = (0,) * len(t.seats)
        t.late = 0
    else:
        turns, opened = list(t.turns), list(t.opened)
        for seat in range(len(turns)):
            if not mask >> seat & 1:
                turns[seat] = opened[seat] = 0
                t.late &= ~(1 << seat)
            elif seat == who or before & CHANCE or not before >> seat & 1:
                turns[seat], opened[seat] = t.n, at
                t.late &= ~(1 << seat)
        t.turns, t.opened = tuple(turns), tuple(opened)
    if mask != before:
        t.since = t.n
    t.mask, t.asked, t.shown = mask, t.n, {}


def _carry_on(t: Table) -> None:
    """What seats have begun openly goes on in the new position where it still can; elsewhere it counts no more."""
    if any(t.choices):
        t.choices = tuple(codes if codes and _possible(t, seat, codes) else () for seat, codes in enumerate(t.choices))


def _possible(t: Table, seat: int, codes: tuple[int, ...]) -> bool:
    """Whether a seat could have begun a move with these codes in this position."""
    assert t.game is not None
    s = copy(t.state)
    for code in codes:
        if code not in t.game.codes(s, seat):
            return False
        play(s, seat, code)
    return t.game.unfinished(s)


def moved(t: Table, f: facts.Moved, at: int) -> None:
    sealed = t.mask & SEALED
    t.undoable = None if sealed or t.first >= 0 else Earlier(f.seat, t.state, t.mask, f.codes)
    t.typed = ()
    if t.choices[f.seat]:
        t.choices = put(t.choices, f.seat, ())
        t.ready &= ~(1 << f.seat)
    t.state = _after(t.state, f.seat, f.codes)
    if not sealed:
        _carry_on(t)
    _turned(t, f.seat, at)


def fell(t: Table, f: facts.Fell, at: int) -> None:
    t.undoable = None
    if f.typed >= 0:
        t.typed = (*t.typed, Typed(t.n, t.state, t.draws, *f.codes))
    else:
        t.draws += len(f.codes)
    t.state = _after(t.state, CHANCE, f.codes)
    _turned(t, CHANCE, at)


def corrected(t: Table, f: facts.Corrected, at: int) -> None:
    wrong = t.mistyped(f.n)
    assert wrong is not None
    t.mask = CHANCE
    if f.draws >= 0:
        t.draws = f.draws
    t.typed = (*t.typed[: t.typed.index(wrong)], Typed(t.n, wrong.state, t.draws, f.code))
    t.state = _after(wrong.state, CHANCE, (f.code,))
    _turned(t, CHANCE, at)


def picked(t: Table, f: facts.Picked, at: int) -> None:
    t.typed = ()
    bit = 1 << f.seat
    if t.first >= 0:
        t.shown = {}
    elif t.unfinished(f.seat) or (f.codes and not f.ready):
        t.shown = {key: value for key, value in t.shown.items() if key not in (("legal", f.seat), ("view", f.seat))}
    t.choices = put(t.choices, f.seat, f.codes)
    t.ready = t.ready | bit if f.ready else t.ready & ~bit
    if f.ready:
        t.late &= ~bit


def claimed(t: Table, f: facts.Claimed, at: int) -> None:
    """The others' decisions are closed until the move is complete."""
    t.typed, t.undoable, t.shown = (), None, {}
    t.choices = put(t.choices, f.seat, f.codes)
    t.mask = 1 << f.seat
    t.late &= t.mask
    t.turns = tuple(n if seat == f.seat else 0 for seat, n in enumerate(t.turns))
    t.opened = tuple(when if seat == f.seat else 0 for seat, when in enumerate(t.opened))


def undone(t: Table, f: facts.Undone, at: int) -> None:
    before = t.undoable
    assert before is not None
    if before.mask != t.mask:
        t.since = t.n
    t.state, t.mask, t.asked = before.state, before.mask, t.n
    _carry_on(t)
    t.turns, t.opened = put(t.turns, f.seat, t.n), put(t.opened, f.seat, at)
    t.undoable, t.shown, t.late = None, {}, t.late & ~(1 << f.seat)


def found(t: Table, f: facts.Found, at: int) -> None:
    _seated(t, f.seat, replace(t.seats[f.seat], how=f.how))


def late(t: Table, f: facts.Late, at: int) -> None:
    t.late |= 1 << f.seat


def resumed(t: Table, f: facts.Resumed, at: int) -> None:
    t.opened = tuple(at if t.mask & SEATS & ~t.ready & ~t.late & 1 << seat else since for seat, since in enumerate(t.opened))


def over(t: Table, f: facts.Over, at: int) -> None:
    t.stage, t.undoable, t.typed, t.votes = "over", None, (), ()


def closed(t: Table, f: facts.Closed, at: int) -> None:
    t.stage, t.undoable, t.typed, t.votes = "closed", None, (), ()
    t.turns = t.opened = (0,) * len(t.seats)
    t.choices, t.ready, t.late, t.shown = ((),) * len(t.seats), 0, 0, {}


def nothing(t: Table, f: facts.Chose, at: int) -> None:
    """Told, but it changes nothing that was not changed by the choice itself."""


def sat(t: Table, f: facts.Sat, at: int) -> None:
    _seated(t, f.seat, Seat("person", f.person, f.name))


def opened(t: Table, f: facts.Opened, at: int) -> None:
    _seated(t, f.seat, Seat("open"))


def botted(t: Table, f: facts.Botted, at: int) -> None:
    one = t.seats[f.seat]
    kept = t.stage == "playing" and f.why != "removed"
    _seated(t, f.seat, Seat("bot", one.person if kept else "", one.name if kept else "", f.level))
    t.votes = tuple(vote for vote in t.votes if vote[0] != f.seat)


def left(t: Table, f: facts.Left, at: int) -> None:
    _seated(t, f.seat, replace(t.seats[f.seat], left=True, gone=at))


def came_back(t: Table, f: facts.CameBack, at: int) -> None:
    _seated(t, f.seat, replace(t.seats[f.seat], kind="person", level=0, how="", left=False, gone=0))
    t.votes = tuple(vote for vote in t.votes if vote[0] != f.seat)
    t.late &= ~(1 << f.seat)


def voted(t: Table, f: facts.Voted, at: int) -> None:
    t.votes = (*t.votes, (f.seat, f.person, f.level))


def renamed(t: Table, f: facts.Renamed, at: int) -> None:
    _seated(t, f.seat, replace(t.seats[f.seat], name=f.name))


def went(t: Table, f: facts.Went, at: int) -> None:
    t.seats = tuple(replace(one, gone=at) if t.here(i) and one.person == f.person else one for i, one in enumerate(t.seats))
    if f.person == t.host:
        t.host_gone = at


def came(t: Table, f: facts.Came, at: int) -> None:
    mine = {i for i, one in enumerate(t.seats) if one.person == f.person and not one.left}
    t.seats = tuple(replace(one, gone=0) if i in mine else one for i, one in enumerate(t.seats))
    t.votes = tuple(vote for vote in t.votes if vote[0] not in mine)
    if f.person == t.host:
        t.host_gone = 0


def salted(t: Table, f: facts.Salted, at: int) -> None:
    t.salts = {**t.salts, f.person: f.salt}


def started(t: Table, f: facts.Started, at: int) -> None:
    t.stage, t.dice = "playing", throw(t, f.salts)
    t.salts = {LETTERS[seat]: salt for seat, salt in enumerate(f.salts)}
    if t.game is None:
        return
    t.state = reading(t.game.new(len(t.seats), **t.header.options))
    t.mask = 0
    _turned(t, -1, at)


def hosted(t: Table, f: facts.Hosted, at: int) -> None:
    t.host, t.host_gone = f.person, 0


def set_up(t: Table, f: facts.SetUp, at: int) -> None:
    t.settings, t.listed = f.settings, f.listed


def adjusted(t: Table, f: facts.Adjusted, at: int) -> None:
    values = {**f.values}
    t.listed = bool(values.pop("listed", t.listed))
    t.settings = replace(t.settings, **values)


def removed(t: Table, f: facts.Removed, at: int) -> None:
    t.removed = (*t.removed, f.person)


def muted(t: Table, f: facts.Muted, at: int) -> None:
    t.muted = tuple(person for person in t.muted if person != f.person)
    if f.muted:
        t.muted = (*t.muted, f.person)


def rematched(t: Table, f: facts.Rematched, at: int) -> None:
    t.rematch = f.table


CHANGES: dict[type[facts.Fact], Change] = {
    facts.Moved: moved, facts.Fell: fell, facts.Corrected: corrected, facts.Picked: picked, facts.Claimed: claimed, facts.Chose: nothing,
    facts.Undone: undone, facts.Found: found, facts.Late: late, facts.Resumed: resumed, facts.Over: over, facts.Closed: closed, facts.Sat: sat,
    facts.Opened: opened, facts.Botted: botted, facts.Left: left, facts.CameBack: came_back, facts.Voted: voted, facts.Renamed: renamed,
    facts.Went: went, facts.Came: came, facts.Salted: salted, facts.Started: started, facts.Hosted: hosted, facts.SetUp: set_up,
    facts.Adjusted: adjusted, facts.Removed: removed, facts.Muted: muted, facts.Rematched: rematched,
}  # fmt: skip

OF_THE_RULES = {facts.Moved, facts.Fell, facts.Corrected, facts.Undone}
"""What cannot be followed without the rules the table was played by."""


WITHIN_THE_GAME = {*OF_THE_RULES, facts.Picked, facts.Claimed, facts.Chose, facts.Late, facts.Resumed}
"""What leaves people, seats and settings as they are."""


def change(t: Table, fact: facts.AnyFact, at: int) -> None:
    """Let a fact change the table. Where its rules are not known the game itself stays unseen."""
    kind = type(fact)
    if t.game is not None or kind not in OF_THE_RULES:
        CHANGES[kind](t, fact, at)
    if kind not in WITHIN_THE_GAME:
        t.lasting = {}
