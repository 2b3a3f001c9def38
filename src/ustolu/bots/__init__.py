"""Players for any game: they speak only the verbs."""

from ustolu.bots.choice import choose, how, seed
from ustolu.bots.level import LEVELS, named
from ustolu.bots.stop import Stop
from ustolu.bots.watch import Choice, fallback, watched

__all__ = ["LEVELS", "Choice", "Stop", "choose", "fallback", "how", "named", "seed", "watched"]
