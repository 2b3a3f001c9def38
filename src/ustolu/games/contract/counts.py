"""Laws: the number of ways a game can begin, counted by the rules, is what follows by hand.

`perft.toml` is a list of counts:

    [[count]]
    seats = 1
    options = { grid = 3 }
    after = ["roll 5"]              # optional: what has happened before the counting begins
    ways = [6, 54, 324, 2592]       # different sequences of 1, 2, 3 ... events
    positions = [6, 54, 324, 2376]  # optional: different positions after them
    how = "..."                     # how each follows by hand

Sealed choices are made in the order of the seats, since their order makes no difference.
"""

import tomllib
from collections import Counter
from collections.abc import Sequence
from typing import Any

from ustolu.core import CHANCE, Game, notation, verbs
from ustolu.games.contract.walk import Breach, require

MOST = 50_000
"""No count may need more positions than this; a contract is quick."""


def actors(game: Game, mask: int, seats: list[int]) -> list[int]:
    """Who may do the next event: chance, any of the seats, or of sealed choices the first."""
    if mask == CHANCE:
        return [CHANCE]
    return seats[:1] if mask & verbs.SEALED else seats


def layers(game: Game, seats: int, options: dict[str, Any], depth: int, begun: Sequence[str] = ()) -> tuple[list[int], list[int]]:
    """How many sequences of 1, 2 ... `depth` events there are, and how many different positions they lead to.

    They are counted from the position after the events `begun`. Equal positions are looked at once and counted as often as they were reached.
    """
    start = game.new(seats, **options)
    for line in begun:
        who, text = notation.split(line)
        game.play(start, who, text)
    level = Counter({game.dump(start): 1})
    ways, positions = [], []
    for _ in range(depth):
        following: Counter[bytes] = Counter()
        for data, times in level.items():
            s = game.load(data)
            for who in actors(game, game.turn(s), game.on_turn(s)):
                for codes in game.events(s, who):
                    after = game.load(data)
                    for code in codes:
                        verbs.play(after, who, code)
                    following[game.dump(after)] += times
                    require(len(following) <= MOST, f"a count of {game.id} needs more than {MOST} positions")
        level = following
        ways.append(sum(level.values()))
        positions.append(len(level))
    return ways, positions


def counts_are_what_follows_by_hand(game: Game) -> None:
    """Every count of `perft.toml` holds, and says how it follows."""
    try:
        listed = tomllib.loads((game.folder / "perft.toml").read_text(encoding="utf-8")).get("count", [])
    except tomllib.TOMLDecodeError as error:
        raise Breach(f"perft.toml of {game.id}: {error}") from error
    require(listed, f"perft.toml of {game.id} has no [[count]]")
    for count in listed:
        require(str(count.get("how", "")).strip(), f"a count of {game.id} does not say how it follows by hand")
        unknown = count.keys() - {"seats", "options", "after", "ways", "positions", "how"}
        require(not unknown, f"a count of {game.id} has unknown words: {sorted(unknown)}")
        depth = max(len(count["ways"]), len(count.get("positions", [])))
        ways, positions = layers(game, count["seats"], count.get("options", {}), depth, count.get("after", ()))
        for name, found in (("ways", ways), ("positions", positions)):
            if name in count:
                expected, found = count[name], found[: len(count[name])]
                require(found == expected, f"{game.id}, {count['seats']} seats, {count.get('options', {})}: {name} are {found}, not {expected}")
