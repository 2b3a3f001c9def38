"""Deciding who sits where: sitting down, getting up, being replaced by a bot, and coming back."""

from ustolu.core import LETTERS
from ustolu.tables import commands, facts
from ustolu.tables.draft import Draft, Refused
from ustolu.tables.header import clean
from ustolu.tables.playing import own, playing
from ustolu.tables.table import Table, number

SALTS_KEPT = 32


def gathering(d: Draft) -> None:
    """Refuse once the game has begun."""
    if d.table.stage != "gathering":
        raise Refused("not-now", "table-refused-started")


def sit(d: Draft, c: commands.Sit) -> None:
    gathering(d)
    t = d.table
    name = clean(c.name or "")
    if not d.by or not name:
        raise Refused("bad", "table-refused-name")
    free = [seat for seat, one in enumerate(t.seats) if one.kind == "open"]
    if not free:
        raise Refused("full", "table-refused-full")
    wanted = free[0] if c.seat is None else number(c.seat)
    if wanted not in free:
        raise Refused("not-now", "table-refused-taken", {"letter": c.seat or ""})
    d.do(facts.Sat(wanted, d.by, name))
    if not t.host:
        d.do(facts.Hosted(d.by))


def leave(d: Draft, c: commands.Leave) -> None:
    """Before the game a seat is simply free again; during it the seat waits for its person, or for a bot."""
    seat = own(d, c.seat)
    t = d.table
    if t.stage == "gathering":
        d.do(facts.Opened(seat))
    elif t.seats[seat].left or t.seats[seat].kind != "person":
        raise Refused("not-now", "table-refused-left-already", {"seat": seat})
    else:
        d.do(facts.Left(seat))
        count(d)
    if d.by == t.host and all(t.seats[other].left or t.seats[other].kind != "person" for other in t.held(d.by)):
        hand_on(d)


def hand_on(d: Draft) -> None:
    """Give the host's place to the next person at the table; it stays where it is when there is nobody."""
    if heir := next_host(d.table):
        d.do(facts.Hosted(heir))


def next_host(t: Table) -> str:
    """Who would be host after the present one: the first other person who is here. Empty when there is nobody."""
    return next((one.person for seat, one in enumerate(t.seats) if t.here(seat) and one.person != t.host), "")


def back(d: Draft, c: commands.Back) -> None:
    seat = own(d, c.seat)
    one = d.table.seats[seat]
    playing(d)
    if one.kind == "person" and not one.left:
        raise Refused("not-now", "table-refused-not-left", {"seat": seat})
    d.do(facts.CameBack(seat))


def replace(d: Draft, c: commands.Replace) -> None:
    """Agree to a bot. It sits down when everybody else who is here agrees."""
    playing(d)
    t = d.table
    seat = number(c.seat)
    if not 0 <= seat < len(t.seats) or c.level == 0:
        raise Refused("bad", "table-refused-no-such-seat", {"letter": c.seat})
    one = t.seats[seat]
    voters = deciders(t, seat)
    if d.by not in voters:
        raise Refused("not-your-seat", "table-refused-only-players")
    if one.kind != "person" or not may_be_replaced(t, seat, d.at):
        raise Refused("not-now", "table-refused-still-here", {"seat": seat, "seconds": t.settings.grace_s})
    if d.by not in agreeing(t, seat):
        d.do(facts.Voted(seat, d.by, c.level))
    count(d)


def agreeing(t: Table, seat: int) -> set[str]:
    """Who agrees already that a bot takes this seat."""
    return {person for asked, person, _ in t.votes if asked == seat}


def count(d: Draft) -> None:
    """Let bots sit down where all who have to agree do; asked again whenever one of them has gone."""
    for seat, _, level in d.table.votes:
        voters = deciders(d.table, seat)
        if voters and voters <= agreeing(d.table, seat):
            d.do(facts.Botted(seat, level, "vote"))


def deciders(t: Table, seat: int) -> set[str]:
    """Who has to agree that a bot takes this seat: everybody else who is at the table and here."""
    return {one.person for i, one in enumerate(t.seats) if t.here(i) and one.person != t.seats[seat].person}


def may_be_replaced(t: Table, seat: int, now: int) -> bool:
    """Whether the person has left, or is gone for longer than the table waits."""
    one = t.seats[seat]
    return one.left or bool(one.gone and now >= one.gone + t.settings.grace_s * 1000)


def rename(d: Draft, c: commands.Rename) -> None:
    seat = own(d, c.seat)
    name = clean(c.name)
    if not name:
        raise Refused("bad", "table-refused-name")
    if name != d.table.seats[seat].name:
        d.do(facts.Renamed(seat, name))


def salt(d: Draft, c: commands.Salt) -> None:
    """A salt counts when its person has a seat at the start."""
    gathering(d)
    t = d.table
    if t.salts.get(d.by) == c.salt:
        return
    if not d.by or (d.by not in t.salts and not t.held(d.by) and len(t.salts) >= SALTS_KEPT):
        raise Refused("full", "table-refused-full")
    d.do(facts.Salted(d.by, c.salt))


def start(d: Draft) -> None:
    """Close the salts, set the game up, and let the first dice fall."""
    t = d.table
    if t.game is None:
        raise Refused("closed", "table-refused-version")
    for seat, one in enumerate(t.seats):
        if one.kind == "open":
            raise Refused("not-now", "table-refused-open-seats", {"letter": LETTERS[seat]})
    if (t.settings.real_dice or t.settings.real_cards) and not t.persons:
        raise Refused("not-now", "table-refused-nobody-rolls")
    salts = tuple(t.salts.get(one.person, "") if one.kind == "person" else "" for one in t.seats)
    d.do(facts.Started(salts, t.settings.real_dice))
    d.settle()


def gone(d: Draft, c: commands.Gone) -> None:
    t = d.table
    if t.stage == "over":
        return
    if any(t.here(seat) for seat in t.held(c.person)) or (c.person == t.host and not t.host_gone):
        d.do(facts.Went(c.person))
        count(d)


def here(d: Draft, c: commands.Here) -> None:
    come(d, c.person)


def come(d: Draft, person: str) -> None:
    """Note that somebody who was gone is here."""
    t = d.table
    if person and (any(one.person == person and one.gone and not one.left for one in t.seats) or (person == t.host and t.host_gone)):
        d.do(facts.Came(person))
