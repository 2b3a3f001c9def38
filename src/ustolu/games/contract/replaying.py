"""Laws: a record is the whole truth, and so are a state's bytes."""

from ustolu.core import notation, referee, verbs
from ustolu.games.contract.walk import Walk, require


def a_record_replays_to_the_same_bytes(walk: Walk) -> None:
    """The texts of the events, played from the start through the referee, give the same bytes after every event."""
    s = walk.start()
    require(walk.game.dump(s) == walk.dumps[0], "the starting position differs the second time")
    for n, event in enumerate(walk.events, 1):
        who, text = notation.split(event.line)
        for code in referee.event(walk.game, s, who, text):
            verbs.play(s, who, code)
        require(walk.game.dump(s) == walk.dumps[n], f"replayed, the position after event {n} ({event.line}) has other bytes")


def a_saved_position_plays_on(walk: Walk) -> None:
    """Loaded from its bytes at any moment, the game goes on to the same end."""
    for start in {0, len(walk.events) // 2, max(0, len(walk.events) - 1)}:
        s = walk.game.load(walk.dumps[start])
        for event in walk.events[start:]:
            for code in event.codes:
                verbs.play(s, event.who, code)
        require(walk.game.dump(s) == walk.dumps[-1], f"saved after {start} events, the game ends otherwise")
