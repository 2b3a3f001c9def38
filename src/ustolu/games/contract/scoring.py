"""Laws: scores are whole numbers that can be explained, and places share ties."""

from ustolu.games.contract.walk import Walk, require


def items_add_up_to_the_score(walk: Walk) -> None:
    """The items of a seat's score, at every moment, add up to it."""
    for moment in walk.moments():
        for seat, score in enumerate(walk.game.scores(moment.s)):
            items = walk.game.say.items(moment.s, seat)
            total = sum(points for _, points in items)
            require(total == score, f"after {moment.n} events the items of seat {seat} add up to {total}, the score is {score}: {items}")


def is_draw(walk: Walk) -> bool:
    """Whether the game ended as a draw that all share, and is one of those that may."""
    return walk.game.draws and set(walk.game.places(walk.game.load(walk.dumps[-1]))) == {1}


def places_share_ties_and_skip_the_next(walk: Walk) -> None:
    """At the end a seat's place is one more than the number of seats with a better place."""
    if not walk.over:
        return
    places = walk.game.places(walk.game.load(walk.dumps[-1]))
    for place in places:
        better = sum(other < place for other in places)
        require(place == better + 1, f"places {places}: tied seats share a place and the next is skipped")


def a_shared_place_means_equal_scores(walk: Walk) -> None:
    """At the end seats that share a place have the same score, but for a draw of all where the game has draws."""
    if not walk.over or is_draw(walk):
        return
    end = walk.game.load(walk.dumps[-1])
    scores, places = walk.game.scores(end), walk.game.places(end)
    for seat, place in enumerate(places):
        twin = places.index(place)
        require(scores[twin] == scores[seat], f"seats {twin} and {seat} share place {place} with the scores {scores[twin]} and {scores[seat]}")


def places_follow_the_scores(walk: Walk) -> None:
    """At the end a better score has a better place: the higher one, in a game of `fewest` the lower; only a winner may stand outside.

    A draw of all, where the game has draws, follows no score.
    """
    if not walk.over or is_draw(walk):
        return
    end = walk.game.load(walk.dumps[-1])
    sign = 1 if walk.game.fewest else -1
    ranked = [(place, sign * score) for place, score in zip(walk.game.places(end), walk.game.scores(end), strict=True) if place > 1]
    for place, worth in ranked:
        for other, other_worth in ranked:
            require(not (worth < other_worth and place >= other), f"places {walk.game.places(end)} do not follow the scores {walk.game.scores(end)}")
    winners = [sign * score for place, score in zip(walk.game.places(end), walk.game.scores(end), strict=True) if place == 1]
    best = min([*winners, *(worth for _, worth in ranked)])
    require(len(winners) == 1 or min(winners) == best, f"the win is shared, but not with the best score: {walk.game.scores(end)}")
