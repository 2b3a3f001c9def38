"""Rounds of a league: the draw, the tables that are played here, results that come from them, and results that the host types in."""

from collections.abc import Sequence

from msgspec.structs import replace

from ustolu.core.catalogue import game as find
from ustolu.leagues.draw import LONGEST, secret_of, shuffled, sizes
from ustolu.leagues.league import Drawn, League, Line, Member, Refused, Round
from ustolu.leagues.membership import hosting, running
from ustolu.tables.header import Seat


def draw(league: League, by: str, secret: bytes, now: int) -> League:
    """[pirate_dice §13] Everybody who does not sit out is drawn to a table, whoever they met before."""
    hosting(league, by)
    running(league)
    if league.rounds and not all(drawn.is_done for drawn in league.rounds[-1].tables):
        raise Refused("league-round-open", round=len(league.rounds))
    if len(league.rounds) >= LONGEST:
        raise Refused("league-closed")
    rules, number = find(league.game), len(league.rounds) + 1
    playing = [one for one in league.members if one.stage == "in"]
    low, high = rules.seats
    plan = sizes(len(playing), max(2, low), min(max(rules.league.seats, low), high), high)
    if not plan:
        raise Refused("league-too-few", fewest=max(2, low))
    opened, salts = secret_of(secret, number), tuple(one.salt for one in playing)
    order, found = [one.number for one in shuffled(league.id, number, opened, playing, salts)], []
    for size in plan:
        found.append(Drawn(tuple(order[:size])))
        del order[:size]
    numbers = tuple(one.number for one in playing)
    return replace(league, rounds=(*league.rounds, Round(now, opened.hex(), numbers, salts, tuple(found), tuple(order))))


def find_drawn(league: League, number: int, table: int) -> Drawn:
    """Table `table` of round `number`, both from 1. Raises Refused when there is none."""
    if not (1 <= number <= len(league.rounds) and 1 <= table <= len(league.rounds[number - 1].tables)):
        raise Refused("league-no-such-table")
    return league.rounds[number - 1].tables[table - 1]


def _put(league: League, number: int, table: int, drawn: Drawn) -> League:
    each = league.rounds[number - 1]
    found = (*each.tables[: table - 1], drawn, *each.tables[table:])
    return replace(league, rounds=(*league.rounds[: number - 1], replace(each, tables=found), *league.rounds[number:]))


def held_by(league: League, drawn: Drawn, now: int) -> tuple[tuple[Seat, ...], str]:
    """The seats of a table that is to be played here, and who is its host: the league's, where they sit there, or who sits first.

    Who has no device of their own plays at that of the league's host. Nobody is there yet; the host's place goes on to who comes.
    """
    members = [league.member(number) for number in drawn.members]
    seats = tuple(Seat("person", _device(league, one), one.name, gone=now) for one in members)
    persons = [seat.person for seat in seats]
    return seats, league.host if league.host in persons else persons[0]


def _device(league: League, member: Member) -> str:
    return member.person or league.host


def await_table(league: League, by: str, number: int, table: int, id: str) -> League:
    """A table of the round is played here, at the table `id`."""
    hosting(league, by)
    running(league)
    drawn = find_drawn(league, number, table)
    if drawn.lines:
        raise Refused("league-has-result")
    return _put(league, number, table, replace(drawn, table=id, dropped=False))


def count(league: League, id: str, places: Sequence[int], scores: Sequence[int]) -> League:
    """The table `id` has ended. The league stays as it is when nobody waits for this table."""
    for number, each in enumerate(league.rounds, 1):
        for table, drawn in enumerate(each.tables, 1):
            if drawn.table == id and not drawn.is_done and len(drawn.members) == len(places):
                lines = tuple(map(Line, drawn.members, places, scores))
                return _put(league, number, table, replace(drawn, lines=lines))
    return league


def let_go(league: League, id: str) -> League:
    """Nothing can be learnt from the table `id`: it is as if it had not been opened."""
    for number, each in enumerate(league.rounds, 1):
        for table, drawn in enumerate(each.tables, 1):
            if drawn.table == id:
                return _put(league, number, table, replace(drawn, table=""))
    return league


def type_in(league: League, by: str, number: int, table: int, lines: Sequence[Line]) -> League:
    """The host types the result of a table, or corrects what was typed. No lines: what was typed is taken back."""
    hosting(league, by)
    running(league)
    drawn = find_drawn(league, number, table)
    if drawn.lines and not drawn.typed:
        raise Refused("league-has-result")
    if lines and (sorted(line.member for line in lines) != sorted(drawn.members) or not _places(lines)):
        raise Refused("league-bad-result")
    ordered = tuple(sorted(lines, key=lambda line: drawn.members.index(line.member)))
    return _put(league, number, table, replace(drawn, lines=ordered, typed=bool(lines), dropped=False))


def _places(lines: Sequence[Line]) -> bool:
    """Whether the places are 1, 2, 3 ..., where those who share a place leave out the next."""
    places = [line.place for line in lines]
    return all(place == 1 + sum(other < place for other in places) for place in places)


def drop(league: League, by: str, number: int, table: int) -> League:
    """The host gives a table up: it is not waited for any more."""
    hosting(league, by)
    running(league)
    drawn = find_drawn(league, number, table)
    if drawn.lines:
        raise Refused("league-has-result")
    return _put(league, number, table, replace(drawn, dropped=True))
