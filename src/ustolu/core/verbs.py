"""The verbs: what can be asked of any game's state. Compiled code is bound to the right rules by the record's tag.

    setup(s, seats, *options)       put a zeroed record into the starting position
    turn(s) -> int                  bit mask of the seats that may act now, with SEALED when they choose in secret;
                                    CHANCE when a die must fall; 0 when the game is over
    sides(s) -> int                 at CHANCE: how many equally likely ways the die can fall
    legal(s, seat, out) -> int      write the seat's legal moves into out (int32), return how many
    play(s, seat, move)             make one move in place (seat CHANCE: the die fell on `move`, counted from 0)
    score(s, seat) -> int           what the game counts
    place(s, seat) -> int           at the end: 1 for the winner, tied seats share a place
    imagine(s, seat, rng)           deal again, in place, all that this seat cannot know
    rollout(s, seat, rng, out) -> int   a quick sensible random move; uniform where a game has none of its own; in a race NOTHING where the
                                    seat has no move, or none that is sensible: there whoever may act need not
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
from numba.extending import overload

from ustolu.core.chance import below
from ustolu.core.record import LOOKING, Reading, State
from ustolu.core.rules import rule

CHANCE = 1 << 15
SEALED = 1 << 14

_rules: dict[str, ModuleType] = {}
"""Whose rules speak for the records with this tag."""


def speak(rules: Any) -> None:
    """Let the verbs work on `rules.State`."""
    _rules[rules.State.names[0]] = rules


def _spoken(tag: str, name: str) -> Callable[..., Any]:
    found = getattr(_rules[tag], name, None)
    if found is None and name == "rollout":
        found = _uniform
    if found is None:
        raise AttributeError(f"the rules {_rules[tag].__name__} lack the verb {name!r}")
    return found  # type: ignore[no-any-return]  # a module's attribute


def _number(value: Any) -> Any:
    """Plain integers only: another integer type would compile another version on the spot."""
    return value if isinstance(value, np.ndarray) else int(value)


def _verb(name: str) -> Callable[..., Any]:
    remembered = LOOKING.get(name, False)

    def verb(s: State, *rest: Any) -> Any:
        if type(s) is Reading:
            known = s.known.get((name, rest)) if remembered else None
            return s.ask(name, _spoken, rest) if known is None else known
        return _spoken(s.dtype.names[0], name)(s, *map(_number, rest))

    @overload(verb, strict=False)
    def _(s: Any, *rest: Any) -> Callable[..., Any]:
        spoken = _spoken(next(tag for tag in s.fields if tag in _rules), name)
        return lambda s, *rest: spoken(s, *rest)

    verb.__name__ = verb.__qualname__ = name
    return verb


setup: Callable[..., None] = _verb("setup")
turn: Callable[[State], int] = _verb("turn")
sides: Callable[[State], int] = _verb("sides")
legal: Callable[[State, int, Any], int] = _verb("legal")
play: Callable[[State, int, int], None] = _verb("play")
score: Callable[[State, int], int] = _verb("score")
place: Callable[[State, int], int] = _verb("place")
imagine: Callable[[State, int, Any], None] = _verb("imagine")
rollout: Callable[[State, int, Any, Any], int] = _verb("rollout")


@rule
def _uniform(s, seat, rng, out):  # type: ignore[no-untyped-def]  # compiled
    """A legal move, each as likely as any other."""
    return out[below(rng, legal(s, seat, out))]
