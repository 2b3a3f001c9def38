"""Laws: turn, legal and play speak of the same game."""

import numpy as np

from ustolu.core import CHANCE, SEALED, verbs
from ustolu.games.contract.walk import Walk, require

GUARD = -1_234_567


def turn_names_only_seats_at_the_table(walk: Walk) -> None:
    """`turn` is CHANCE alone with at least one way to fall, or seats at the table, or 0 at the end."""
    for moment in walk.positions():
        mask = walk.game.turn(moment.s)
        if mask == CHANCE:
            require(verbs.sides(moment.s) >= 1, "a die must fall but has no sides")
        else:
            seats = mask & ~SEALED
            require(0 <= seats < 1 << walk.setting.seats, f"turn names seats that are not at the table: {mask:#x}")
            require(seats or not mask, f"turn has a flag but no seat: {mask:#x}")


def legal_moves_are_few_and_different(walk: Walk) -> None:
    """A seat on turn has from 1 to `most_moves` different moves, in the same order each time, and nothing is written past them.

    In a race one seat has a move at least: who may act, but finds nothing, must not be known by that.
    """
    for moment in walk.positions():
        some = any(walk.game.codes(moment.s, seat) for seat in walk.game.on_turn(moment.s))
        least = 0 if walk.game.race and some else 1
        for seat in walk.game.on_turn(moment.s):
            out = np.full(walk.game.most_moves + 8, GUARD, np.int32)
            count = verbs.legal(moment.s, seat, out[: walk.game.most_moves])
            require(least <= count <= walk.game.most_moves, f"seat {seat} has {count} legal moves, most_moves is {walk.game.most_moves}")
            require((out[walk.game.most_moves :] == GUARD).all(), "legal writes past the end of out")
            found = out[:count].tolist()
            require(len(set(found)) == count, f"seat {seat} has a legal move twice: {found}")
            require(found == walk.game.codes(moment.s, seat), "legal gives another order when asked again")


def every_legal_move_can_be_played(walk: Walk) -> None:
    """Each legal move and each fall changes the position, always in the same way, and never who sits at the table."""
    for moment in walk.positions():
        before = walk.game.dump(moment.s)
        for who in [CHANCE, *walk.game.on_turn(moment.s)]:
            for code in walk.sample(walk.game.codes(moment.s, who), 12):
                one, other = walk.game.copy(moment.s), walk.game.copy(moment.s)
                verbs.play(one, who, code)
                verbs.play(other, who, code)
                require(walk.game.dump(one) == walk.game.dump(other), f"move {code} of {who} is played differently the second time")
                require(walk.game.dump(one) != before, f"move {code} of {who} changes nothing: the game could go on for ever")
                require(int(one.seats) == walk.setting.seats, "a move changes the number of seats")


def asking_changes_nothing(walk: Walk) -> None:
    """Only `play` and `imagine` change a position: looking at it, asking and telling leave its bytes alone."""
    game = walk.game
    for moment in walk.positions():
        s, before = moment.s, walk.game.dump(moment.s)
        for seat in walk.seats():
            game.codes(s, seat)
            verbs.score(s, seat)
            game.say.items(s, seat)
            for code in game.codes(s, seat):
                game.say.move(s, seat, code)
        for viewer in moment.viewers(walk.viewers()):
            game.notation.picture(game.view.show(s, viewer))
            game.say.asked(s, viewer)
        if game.is_over(s):
            game.places(s)
        require(game.dump(s) == before, "asking about a position changed it")


def a_game_ends_in_time(walk: Walk) -> None:
    """A game is over after at most `longest` codes (where uniform play need not end, the rules bring their own `rollout`)."""
    require(walk.over or hasattr(walk.game.rules, "rollout"), f"not over after {len(walk.events)} events, longest is {walk.game.longest}")
