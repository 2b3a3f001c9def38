"""Players for any game: they speak only the verbs."""

from ustolu.bots.choice import choose, chosen, how, seed
from ustolu.bots.level import LEVELS, WAYS, named
from ustolu.bots.stop import Stop
from ustolu.bots.watch import Choice, fallback, watched

__all__ = ["LEVELS", "WAYS", "Choice", "Stop", "choose", "chosen", "fallback", "how", "named", "seed", "watched"]
