"""The words that every game speaks."""

from ustolu.core.chance import below, generator
from ustolu.core.errors import BadMessage, IllegalMove
from ustolu.core.game import Argument, Game, League, Message, Option
from ustolu.core.notation import LETTERS
from ustolu.core.ranking import by_fewest, by_most
from ustolu.core.record import State, at, copy, dump, load, new, reading
from ustolu.core.rules import rule, state, whole
from ustolu.core.scene import NOTHING, Look, Scene
from ustolu.core.verbs import CHANCE, SEALED, imagine, legal, place, play, rollout, score, setup, sides, speak, turn

__all__ = [
    "CHANCE", "LETTERS", "NOTHING", "SEALED", "Argument", "BadMessage", "Game", "IllegalMove", "League", "Look", "Message", "Option", "Scene",
    "State", "at", "below", "by_fewest", "by_most", "copy", "dump", "generator", "imagine", "legal", "load", "new", "place", "play", "reading",
    "rollout", "rule", "score", "setup", "sides", "speak", "state", "turn", "whole",
]  # fmt: skip
