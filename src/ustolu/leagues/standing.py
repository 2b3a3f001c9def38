"""The running table of a league."""

from msgspec import Struct

from ustolu.core.catalogue import game as find
from ustolu.leagues.league import League


class Row(Struct, frozen=True):
    """One member in the running table: `wins` are first places, `score` is the sum of the game's own scores that are known."""

    member: int
    place: int
    points: int
    rounds: int
    wins: int
    score: int


def standing(league: League) -> list[Row]:
    """[pirate_dice §13] The best first: by points, then first places, then scores; who is equal in all shares the place.

    Places are worth what the game's league says. Who shares a place gets what it is worth; a place beyond is worth nothing.
    Who left without a result is not there.
    """
    rules = find(league.game)
    worth, sign = rules.league.points, -1 if rules.fewest else 1
    found = {one.number: (0, 0, 0, 0) for one in league.members if one.stage != "gone"}
    for drawn in (drawn for each in league.rounds for drawn in each.tables):
        for line in drawn.lines:
            points, rounds, wins, score = found.get(line.member, (0, 0, 0, 0))
            more = worth[line.place - 1] if line.place <= len(worth) else 0
            found[line.member] = points + more, rounds + 1, wins + (line.place == 1), score + (line.score or 0)
    ranks = {number: (points, wins, sign * score) for number, (points, _, wins, score) in found.items()}
    order = sorted(found, key=lambda number: ranks[number], reverse=True)
    return [Row(number, 1 + sum(rank > ranks[number] for rank in ranks.values()), *found[number]) for number in order]
