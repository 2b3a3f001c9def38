"""Who plays in a league: joining by its link, being entered by the host, sitting out, leaving. And its host and its end."""

from msgspec.structs import replace

from ustolu.leagues.league import League, Member, Refused
from ustolu.tables.forgetting import ANONYMOUS
from ustolu.tables.header import clean

MOST = 120
"""A league has at most so many members."""


def hosting(league: League, by: str) -> None:
    """Refuse anybody but the host."""
    if not by or by != league.host:
        raise Refused("league-not-host")


def running(league: League) -> None:
    """Refuse once the league has ended."""
    if league.closed:
        raise Refused("league-closed")


def put(league: League, member: Member) -> League:
    """The league with another form of this member, or with one more."""
    others = {one.number: one for one in league.members} | {member.number: member}
    return replace(league, members=tuple(others.values()))


def free(league: League, name: str, number: int = 0) -> str:
    """The name as it is shown, when nobody else has it. Raises Refused."""
    shown = clean(name)
    if not shown:
        raise Refused("name")
    if any(one.name.casefold() == shown.casefold() and one.number != number and one.stage != "gone" for one in league.members):
        raise Refused("league-name-taken", who=shown)
    return shown


def _new(league: League, name: str, person: str, salt: str) -> League:
    if len(league.members) >= MOST:
        raise Refused("full")
    number = 1 + max((one.number for one in league.members), default=0)
    return put(league, Member(number, free(league, name), person, salt))


def join(league: League, person: str, name: str, salt: str = "") -> League:
    """A person joins with a salt of their own, or comes back; who is there already stays as they are."""
    running(league)
    here = league.of(person)
    if here is None:
        return _new(league, name, person, salt)
    if here.stage != "gone":
        return league
    return put(league, replace(here, name=free(league, name, here.number), salt=salt or here.salt, stage="in"))


def add(league: League, by: str, name: str) -> League:
    """The host enters somebody who has no device of their own."""
    hosting(league, by)
    running(league)
    return _new(league, name, "", "")


def _own(league: League, by: str, number: int) -> Member:
    """The member, whom only the host and they themselves may change."""
    member = league.member(number)
    if by != member.person or not by:
        hosting(league, by)
    running(league)
    return member


def rename(league: League, by: str, number: int, name: str) -> League:
    member = _own(league, by, number)
    return put(league, replace(member, name=free(league, name, number)))


def set_out(league: League, by: str, number: int, out: bool) -> League:
    """Sit out the coming rounds, or play again."""
    member = _own(league, by, number)
    if member.stage == "gone":
        raise Refused("league-no-such-member")
    return put(league, replace(member, stage="out" if out else "in"))


def leave(league: League, by: str, number: int) -> League:
    """Leave for good; who was never drawn is forgotten, of others the results stay."""
    member = _own(league, by, number)
    if any(number in each.members for each in league.rounds):
        return put(league, replace(member, stage="gone"))
    return replace(league, members=tuple(one for one in league.members if one.number != number))


def give_on(league: League, by: str, number: int) -> League:
    """The host's place goes to a member with a device of their own."""
    hosting(league, by)
    member = league.member(number)
    if not member.person or member.stage == "gone":
        raise Refused("league-no-such-member")
    return replace(league, host=member.person)


def close(league: League, by: str, closed: bool) -> League:
    """The host ends the league, or opens it again."""
    hosting(league, by)
    return replace(league, closed=closed)


def forget(league: League, person: str) -> League | None:
    """The league without this person's name; its host's place goes to the next one. None when nobody is left who could keep it."""
    member = league.of(person)
    if member is not None:
        league = put(league, replace(member, name=ANONYMOUS, person="", salt="", stage="gone"))
    if league.host != person:
        return league
    heirs = [one.person for one in league.members if one.person and one.stage != "gone"]
    return replace(league, host=heirs[0]) if heirs else None
