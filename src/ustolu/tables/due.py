"""What time brings: bots that move, clocks that run out, people who do not come back, tables that nobody visits."""

import math
from collections.abc import Iterator

from ustolu.tables import facts, looking
from ustolu.tables.draft import Draft
from ustolu.tables.looking import TO_CORRECT
from ustolu.tables.seating import hand_on, next_host
from ustolu.tables.table import Table

DAY = 24 * 3_600_000
OPEN = ("gathering", "playing")
"""The stages in which something can still become due."""
ABANDONED = 14 * DAY
"""How long a table waits at which nothing happens."""
ALL_LEFT = DAY
"""How long a game waits in which everybody got up."""
TO_CORRECT_THE_END = 15_000
"""How long a game that is over by what was typed waits for a correction before its secret is shown; not at all where bots never wait."""
UNATTENDED = 30_000
"""A clock that ran out longer ago than this was watched by nobody: it begins again."""


def pace(t: Table) -> int:
    """How long a bot lets the others wait, in ms. After a typed fall long enough for them to correct it, unless it never waits."""
    own = t.settings.bot_pace_ms
    return max(own, TO_CORRECT) if own and t.typed else own


def due_at(t: Table) -> int | None:
    """When there is something to do without being asked; may be in the past. None when the table is at rest for good."""
    if t.game is None or t.stage not in OPEN:
        return None
    moment = int(min(_forgotten(t), _ends(t)))
    for seat in t.pending():
        if t.late >> seat & 1:
            moment = min(moment, t.opened[seat])
        elif t.seats[seat].kind == "bot":
            if not looking.open(t) or looking.alone(t):
                moment = min(moment, t.opened[seat] + pace(t))
        elif clock(t):
            moment = min(moment, t.opened[seat] + clock(t))
    for _, when in _absences(t):
        moment = min(moment, when)
    if t.host_gone and next_host(t):
        moment = min(moment, t.host_gone + t.settings.grace_s * 1000)
    return moment


def _forgotten(t: Table) -> int:
    everybody_left = t.stage == "playing" and all(one.left or one.kind != "person" for one in t.seats) and t.persons
    return t.at + (ALL_LEFT if everybody_left else ABANDONED)


def _ends(t: Table) -> float:
    """When a game that is over by what was typed comes to its end."""
    return t.at + (TO_CORRECT_THE_END if t.settings.bot_pace_ms else 0) if t.ending else math.inf


def _absences(t: Table) -> Iterator[tuple[int, int]]:
    """Each seat whose person is away while somebody else is there, and when a bot takes it."""
    if t.stage != "playing" or not any(one.gone for one in t.seats) or not any(t.here(seat) for seat in range(len(t.seats))):
        return
    for seat, one in enumerate(t.seats):
        if one.kind == "person" and one.gone:
            if one.left:
                yield seat, one.gone + t.settings.grace_s * 1000
            elif t.settings.replace_s:
                yield seat, one.gone + max(t.settings.replace_s, t.settings.grace_s) * 1000


def clock(t: Table) -> int:
    """How long a decision may take, in ms; 0 = no limit. In a race nobody has to act, so that nothing runs out."""
    return 0 if t.game is not None and t.game.race else t.settings.clock_s * 1000


def clock_ends(t: Table) -> int | None:
    """When the first clock of the open decisions runs out; None without a clock."""
    if not clock(t):
        return None
    running = [seat for seat in t.pending() if t.seats[seat].kind == "person" and not t.late >> seat & 1]
    return min((t.opened[seat] + clock(t) for seat in running), default=None)


def tick(d: Draft) -> None:
    """Let everything happen that has become due."""
    t, now = d.table, d.at
    if t.game is None or t.stage not in OPEN:
        return
    if now >= _forgotten(t):
        d.do(facts.Closed("abandoned"))
        return
    if now >= _ends(t):
        d.do(facts.Over())
        return
    if t.host_gone and now >= t.host_gone + t.settings.grace_s * 1000:
        hand_on(d)
    for seat, when in list(_absences(t)):
        if now >= when:
            d.do(facts.Botted(seat, 2, "time"))
    ends = clock_ends(t)
    if ends is not None and now > ends + UNATTENDED:
        d.do(facts.Resumed())
    elif ends is not None:
        for seat in t.pending():
            if t.seats[seat].kind == "person" and not t.late >> seat & 1 and now >= t.opened[seat] + clock(t):
                d.do(facts.Late(seat))


def thinking(t: Table, now: int) -> list[int]:
    """The seats whose bot should choose now."""
    if t.stage != "playing":
        return []
    eyes = looking.seats(t)
    return [
        seat for seat in t.pending()
        if seat not in eyes and (t.late >> seat & 1 or (t.seats[seat].kind == "bot" and now >= t.opened[seat] + pace(t)))
    ]  # fmt: skip
