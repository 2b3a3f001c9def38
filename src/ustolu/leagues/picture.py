"""What people see of a league, ready for JSON."""

from collections.abc import Mapping
from typing import Any

from ustolu.core.catalogue import game as find
from ustolu.leagues.league import Drawn, League
from ustolu.leagues.standing import standing


def picture(league: League, n: int, person: str, stages: Mapping[str, str]) -> dict[str, Any]:
    """All that can be seen of a league in its state `n`, for one person. `stages` are those of the tables that are played here."""
    me, rules = league.of(person), find(league.game)
    return {
        "id": league.id, "n": n, "name": league.name, "game": league.game, "options": league.options, "settings": league.settings,
        "points": rules.league.points, "fewest": rules.fewest, "closed": league.closed, "at": league.at, "commitment": league.commitment,
        "host": bool(person) and person == league.host, "me": me.number if me and me.stage != "gone" else None,
        "members": [
            {
                "number": one.number, "name": one.name, "stage": one.stage, "device": bool(one.person),
                "host": bool(one.person) and one.person == league.host,
            }
            for one in league.members
        ],
        "standing": standing(league),
        "rounds": [
            {
                "round": number, "at": each.at, "secret": each.secret, "members": each.members, "salts": each.salts, "resting": each.resting,
                "tables": [_drawn(drawn, stages) for drawn in each.tables],
            }
            for number, each in enumerate(league.rounds, 1)
        ],
    }  # fmt: skip


def _drawn(drawn: Drawn, stages: Mapping[str, str]) -> dict[str, Any]:
    state = "done" if drawn.lines else "dropped" if drawn.dropped else stages.get(drawn.table, "waiting")
    return {
        "members": drawn.members, "table": drawn.table or None, "state": state, "typed": drawn.typed,
        "lines": [{"member": line.member, "place": line.place, "score": line.score} for line in drawn.lines],
    }  # fmt: skip


def listed(league: League, person: str) -> dict[str, Any]:
    """A league as lists show it: its name, how far it is, and this person's own place and points."""
    me = league.of(person)
    row = next((row for row in standing(league) if me and row.member == me.number and row.rounds), None)
    return {
        "id": league.id, "name": league.name, "game": league.game, "closed": league.closed, "host": person == league.host,
        "members": sum(one.stage != "gone" for one in league.members), "rounds": len(league.rounds),
        "place": row.place if row else None, "points": row.points if row else None,
    }  # fmt: skip
