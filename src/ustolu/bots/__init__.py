"""Players for any game: they speak only the verbs."""

from ustolu.bots.choice import choose, chosen, how, seed
from ustolu.bots.level import LEVELS, WAYS, named
from ustolu.bots.plans import Plan, Plans, intended
from ustolu.bots.racing import Reaction, completed, goes_on, looks, react
from ustolu.bots.stop import Stop
from ustolu.bots.watch import Choice, Decision, decided, fallback, watched

__all__ = [
    "LEVELS", "WAYS", "Choice", "Decision", "Plan", "Plans", "Reaction", "Stop", "choose", "chosen", "completed", "decided", "fallback",
    "goes_on", "how", "intended", "looks", "named", "react", "seed", "watched",
]  # fmt: skip
