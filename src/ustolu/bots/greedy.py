"""The greedy bot: the move that looks best at once."""

import numpy as np

from ustolu.core import Game, State, below, copy, generator, imagine, legal, place, play, score, turn


def best(game: Game, s: State, seat: int, seed: int) -> int:
    """The move after which the seat has won, or its score is best, in a position that it may take for the true one."""
    rng = generator(seed)
    known = copy(s)
    imagine(known, seat, rng)
    out = np.empty(game.most_moves, np.int32)
    sign = -1 if game.fewest else 1
    found: tuple[bool, int] | None = None
    code, ties = -1, 0
    for move in out[: legal(known, seat, out)].tolist():
        after = copy(known)
        play(after, seat, move)
        value = (turn(after) == 0 and place(after, seat) == 1, sign * score(after, seat))
        if found is None or value > found:
            found, code, ties = value, move, 1
        elif value == found:
            ties += 1
            if below(rng, ties) == 0:
                code = move
    return code
