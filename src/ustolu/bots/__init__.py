"""Players for any game: they speak only the verbs."""

from ustolu.bots.choice import choose, chosen, how, seed
from ustolu.bots.level import LEVELS, WAYS, named
from ustolu.bots.racing import Reaction, goes_on, looks, react
from ustolu.bots.stop import Stop
from ustolu.bots.watch import Choice, Decision, decided, fallback, watched

__all__ = [
    "LEVELS", "WAYS", "Choice", "Decision", "Reaction", "Stop", "choose", "chosen", "decided", "fallback", "goes_on", "how", "looks", "named",
    "react", "seed", "watched",
]  # fmt: skip
