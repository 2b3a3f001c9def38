"""Laws: sealed choices of different seats know nothing of each other."""

from itertools import permutations

from ustolu.core import State, verbs
from ustolu.games.contract.walk import Walk, require


def choice(walk: Walk, s: State, seat: int) -> list[int]:
    """All moves of a seat until its bit leaves `turn`, tried on a copy in which only that seat moves."""
    alone, moves = walk.game.copy(s), []
    while walk.game.turn(alone) == walk.game.turn(s):
        codes = walk.game.codes(alone, seat)
        moves.append(codes[walk.choose(len(codes))])
        verbs.play(alone, seat, moves[-1])
    return moves


def sealed_choices_commute(walk: Walk) -> None:
    """Whole choices of all seats, tried apart, can be put together in any order, and give the same bytes."""
    for moment in walk.moments():
        seats = walk.game.on_turn(moment.s)
        if not walk.game.is_sealed(moment.s) or len(seats) < 2 or not moment.quiet:
            continue
        choices = {seat: choice(walk, moment.s, seat) for seat in seats}
        results = set()
        for order in walk.sample(list(permutations(seats)), 6):
            s = walk.game.copy(moment.s)
            for seat in order:
                for move in choices[seat]:
                    require(move in walk.game.codes(s, seat), f"the sealed move {move} of seat {seat} is no longer legal after others chose")
                    verbs.play(s, seat, move)
            results.add(walk.game.dump(s))
        require(len(results) == 1, f"after {moment.n} events the sealed choices {choices} give {len(results)} positions, by their order")


def a_sealed_choice_changes_nothing_for_others(walk: Walk) -> None:
    """While one seat has chosen, what the others may do is what it was."""
    for moment in walk.moments():
        seats = walk.game.on_turn(moment.s)
        if not walk.game.is_sealed(moment.s) or len(seats) < 2:
            continue
        before = {seat: walk.game.codes(moment.s, seat) for seat in seats}
        first = seats[walk.choose(len(seats))]
        s = walk.game.copy(moment.s)
        for move in choice(walk, moment.s, first):
            verbs.play(s, first, move)
        for seat in seats:
            if seat != first:
                require(walk.game.codes(s, seat) == before[seat], f"the sealed choice of seat {first} changed what seat {seat} may do")
