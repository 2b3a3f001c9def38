"""How strong a bot is: its name, and how much it may think."""

from dataclasses import dataclass

from ustolu.core import BadMessage

LEVELS = ("random", "greedy", "bot:1", "bot:2", "bot:3")
"""Every bot that can sit on a seat, the weakest first."""


@dataclass(frozen=True)
class Budget:
    """What a search may spend on one decision."""

    simulations: int
    tries: int
    """Moves that a quick game looks at before each move, taking the one with the best score; 1 = play at random."""


BUDGETS = {"bot:1": Budget(30, 1), "bot:2": Budget(400, 4), "bot:3": Budget(6000, 8)}
WAYS = ("random", "greedy", "thumb", "mixed", "search", "untabled", "exact", "win")
"""How a bot may find a move: at random, by the best score at once, by rule of thumb, partly by thumb and partly exactly, by search,
by search because an exact table has not been made, exactly for the most points, for the win."""
CURIOSITY = 0.6
"""How much the search prefers what it knows little about, in shares of a win."""
BY_POINTS = 0.5
"""How much points count beside wins, each point as the share of a win that it foretells."""


def named(who: str) -> str:
    """The level called `who`; `bot` is `bot:2`. Raises BadMessage when there is none."""
    level = "bot:2" if who == "bot" else who
    if level not in LEVELS:
        raise BadMessage("unknown-bot", f"there is no bot {who!r}; there are: bot, {', '.join(LEVELS)}")
    return level
