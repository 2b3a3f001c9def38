"""Games by their seeds, each as one line: the same compiled, uncompiled (NUMBA_DISABLE_JIT=1) and bounds-checked (NUMBA_BOUNDSCHECK=1)."""

import hashlib
import sys
from collections.abc import Callable, Iterator, Sequence

from numba.core.dispatcher import Dispatcher

from ustolu.core import Game
from ustolu.core.compiling import speak
from ustolu.games.contract.walk import Walk, drawn_setting, play, seeded


def digest(game: Game, seed: int) -> str:
    """A hash of all bytes, legal moves, scores and places of the game that follows from `seed`, with its setting before it."""
    choose = seeded(seed)
    walk = play(game, drawn_setting(game, choose), choose)
    seen = hashlib.sha256()
    for moment in walk.moments():
        moves = [game.codes(moment.s, seat) for seat in walk.seats()]
        places = game.places(moment.s) if game.is_over(moment.s) else []
        seen.update(walk.dumps[moment.n] + repr((moves, game.scores(moment.s), places)).encode())
    return f"{walk.setting} {len(walk.events)} {seen.hexdigest()}"


def digests(game: Game, count: int) -> list[str]:
    return [digest(game, seed) for seed in range(count)]


def compiled(game: Game) -> Iterator[tuple[str, int]]:
    """Every compiled function of the game's rules and of the core, with the number of its versions."""
    for name, module in list(sys.modules.items()):
        if name.startswith((game.module, "ustolu.core")):
            for function in vars(module).values():
                if isinstance(function, Dispatcher):
                    yield f"{function.py_func.__module__}.{function.py_func.__name__}", len(function.signatures)


def new_versions(game: Game, count: int, laws: Sequence[Callable[[Walk], None]]) -> list[str]:
    """What was compiled after the warm-up, while games of every kind were played, and the first of them was held to `laws`."""
    speak(game)
    before = dict(compiled(game))
    for seed in range(count):
        choose = seeded(seed)
        walk = play(game, drawn_setting(game, choose), choose)
        for law in laws if not seed else ():
            law(walk)
    grown = [(name, versions, before.get(name, 0)) for name, versions in compiled(game)]
    return [f"{name}: {now} versions, {then} after the warm-up" for name, now, then in grown if now != then]
