"""Laws: what is shown and said of a position is the same whichever quick way it is asked for."""

from ustolu.core.record import reading
from ustolu.games.contract.walk import Walk, require
from ustolu.games.contract.worlds import known, told


def a_reading_tells_the_same(walk: Walk) -> None:
    """Of a `reading` of a state, which is quick to look at, everything that is sent to anybody is what it is of the state."""
    for moment in walk.sample(list(walk.positions()), 24):
        quick = reading(walk.game.copy(moment.s))
        for viewer in moment.viewers(walk.viewers()):
            same = known(walk, quick, viewer) == known(walk, moment.s, viewer)
            require(same, f"after {moment.n} events viewer {viewer} gets something else of a reading than of the state")
    for before, event, after in walk.sample(list(walk.steps()), 24):
        for viewer in walk.viewers():
            same = told(walk, reading(before), event, reading(after), viewer) == told(walk, before, event, after, viewer)
            require(same, f"viewer {viewer} is told something else of {event.line} by readings than by states")


def many_moves_are_said_like_one(walk: Walk) -> None:
    """Where `say` has a quick way for many moves, it says of each what `move` says."""
    moves = getattr(walk.game.say, "moves", None)
    for moment in walk.positions() if moves else ():
        for seat in walk.game.on_turn(moment.s):
            codes = walk.game.codes(moment.s, seat)
            one_by_one = [walk.game.say.move(moment.s, seat, code) for code in codes]
            require(moves and moves(moment.s, seat, codes) == one_by_one, f"moves of seat {seat} are said otherwise than each move")


def one_view_is_for_all_where_it_is_said_so(walk: Walk) -> None:
    """Where `view` says SAME_FOR_ALL, every seat sees just what a spectator sees."""
    for moment in walk.moments() if getattr(walk.game.view, "SAME_FOR_ALL", False) else ():
        shown = walk.game.view.show(moment.s, -1)
        for viewer in walk.viewers():
            require(walk.game.view.show(moment.s, viewer) == shown, f"after {moment.n} events viewer {viewer} sees something else than a spectator")
