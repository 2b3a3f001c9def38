"""Taking a person's name out of what is stored, when they ask for their data to be deleted. Folding works as before."""

import msgspec
from msgspec.structs import replace

from ustolu.tables import facts, header
from ustolu.tables.facts import AnyFact
from ustolu.tables.header import Seat

ANONYMOUS = "?"
"""The name of somebody whose data are deleted."""


def forget(data: bytes, person: str) -> bytes:
    """A header, an entry or what lists say of a table, without the name of this person.

    A change of name is known by its seat only: it is cut when the person sent it.
    """
    if data.startswith(b'{"at":'):
        entry = facts.read(data)
        return facts.write(replace(entry, facts=tuple(_fact(fact, person, entry.by) for fact in entry.facts)))
    if data.startswith(b'{"game":'):
        about = msgspec.json.decode(data)
        return msgspec.json.encode({**about, "seats": [{**one, "name": ANONYMOUS} if one["person"] == person else one for one in about["seats"]]})
    first = header.read(data)
    return header.write(replace(first, seats=tuple(_seat(one, person) for one in first.seats)))


def _fact(fact: AnyFact, person: str, by: str) -> AnyFact:
    if (isinstance(fact, facts.Sat) and fact.person == person) or (isinstance(fact, facts.Renamed) and by == person):
        return replace(fact, name=ANONYMOUS)
    return fact


def _seat(seat: Seat, person: str) -> Seat:
    return replace(seat, name=ANONYMOUS) if seat.person == person else seat
