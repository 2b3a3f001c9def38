"""A league for tests: people who join, evenings that are drawn and played."""

from typing import Any

from ustolu import leagues
from ustolu.leagues import League, Line

SECRET = bytes(range(32))
NOON = 1_800_000_000_000
NAMES = ("Eva", "Jan", "Iva", "Petr", "Ota", "Zoe", "Max", "Ada", "Rudolf", "Hana", "Ivo")


def begun(people: int = 3, game: str = "pirate_dice", **wish: Any) -> League:
    """A league that Eva has opened, with so many people in it; each has a device, and a salt of their own."""
    league = leagues.opening("l1", "Středeční liga", game, host="eva", secret=SECRET, now=NOON, **wish)
    for number, name in enumerate(NAMES[:people], 1):
        league = leagues.join(league, name.lower(), name, f"{number:064x}")
    return league


def drawn(league: League) -> League:
    return leagues.draw(league, "eva", SECRET, NOON)


def typed(league: League, number: int, table: int, *places: int, scores: tuple[int | None, ...] = ()) -> League:
    """The places, and maybe scores, of a table in the order of its seats."""
    members = league.rounds[number - 1].tables[table - 1].members
    lines = [Line(member, place, scores[i] if scores else None) for i, (member, place) in enumerate(zip(members, places, strict=True))]
    return leagues.type_in(league, "eva", number, table, lines)


def played(league: League) -> League:
    """One more round, in which everybody ends in the order of the seats."""
    league = drawn(league)
    for table, each in enumerate(league.rounds[-1].tables, 1):
        league = typed(league, len(league.rounds), table, *range(1, len(each.members) + 1))
    return league
