"""Laws of two worlds: what a seat cannot know reaches it on no way. Not in its view, moves, texts, refusals or their sizes.

World 1 is the game as it is. World 2 is one that the seat cannot tell from it: dealt by `imagine`, or grown from other falls and
moves about which the seat was told the same. In both, everything that is sent to the seat must be the same bytes.
Positions are looked at as readings, as a table does; that they tell the same as states is a law of its own.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from ustolu.core import CHANCE, Game, IllegalMove, State, generator, reading, verbs
from ustolu.games.contract.walk import Event, Walk, half_open, possible, require, seeded, settings, some

DRAWS = 24
FEW = 800
"""So many beginnings of a game are looked at together."""


def known(walk: Walk, s: State, viewer: int) -> str:
    """All that a viewer gets of a position, as JSON: view, legal moves and their words, refusals, what is asked, scores of everybody."""
    game = walk.game
    seen: dict[str, Any] = {"turn": game.turn(s), "view": game.view.show(s, viewer), "asked": game.say.asked(s, viewer)}
    seen["scores"] = [[game.say.items(s, seat), score] for seat, score in enumerate(game.scores(s))]
    if viewer >= 0:
        seen["legal"] = [[game.step(s, viewer, code), game.say.move(s, viewer, code)] for code in game.codes(s, viewer)]
        seen["why"] = [game.refusals.why(s, viewer, code) for code in range(min(game.most_moves, 32) + 2)]
    return json.dumps(seen)


def told(walk: Walk, before: State, event: Event, after: State, viewer: int) -> str:
    """All that a viewer gets of an event, as JSON: its text as told, and what is said."""
    text = walk.game.tell(before, event.who, event.codes, viewer)
    return json.dumps([text, walk.game.heard(before, after, event.who, event.codes, viewer)])


def imagined(walk: Walk, s: State, seat: int, seed: int) -> State:
    """A world in which all that `seat` cannot know is dealt again."""
    other = walk.game.copy(s)
    verbs.imagine(other, seat, generator(seed))
    return reading(other)


def imaginations(walk: Walk, s: State, seat: int) -> set[bytes]:
    """The positions that `imagine` takes for possible, as far as some draws show them."""
    first = walk.choose(1 << 16)
    return {walk.game.dump(imagined(walk, s, seat, first + draw)) for draw in range(DRAWS)}


def played(walk: Walk, s: State, who: int, codes: Sequence[int]) -> State:
    after = walk.game.copy(s)
    for code in codes:
        verbs.play(after, who, code)
    return reading(after)


def read_steps(walk: Walk) -> Iterator[tuple[State, Event, State]]:
    """Every event with readings of the position before and after it."""
    for before, event, after in walk.steps():
        yield reading(before), event, reading(after)


def alike(walk: Walk, s: State, event: Event, viewer: int, text: str) -> list[Event]:
    """The events of the same seat (or of chance) in `s` of which the viewer would be told `text`, as far as a sample shows them.

    Where there are more, the hidden words of `text` are also filled with what stands there in the others: a whole deal has too many
    ways to meet by chance one that gives a seat just the same card.
    """
    game, sample = walk.game, some(walk, s, event.who, 40)
    if event.codes not in sample and possible(game, s, event.who, event.codes):
        sample.append(event.codes)
    found = dict.fromkeys(codes for codes in sample if game.tell(s, event.who, codes, viewer) == text)
    if len(sample) >= 40 and "?" in text.split():
        filled = {fill(text, game.text(s, event.who, codes)) for codes in sample} - {""}
        for line in sorted(filled):
            try:
                codes = tuple(game.read(s, event.who, line))
            except IllegalMove:
                continue
            if possible(game, s, event.who, codes) and game.tell(s, event.who, codes, viewer) == text:
                found[codes] = None
    return [Event(event.who, codes, event.line) for codes in found]


def fill(told: str, other: str) -> str:
    """What was told with its hidden words taken from another text; empty when the texts are of different length."""
    words, others = told.split(), other.split()
    return " ".join(theirs if word == "?" else word for word, theirs in zip(words, others, strict=True)) if len(words) == len(others) else ""


def imagined_worlds_look_the_same(walk: Walk) -> None:
    """In a world dealt again for a seat everything sent to that seat of the position is the same; what a spectator gets, too."""
    quiet = [moment for moment in walk.positions() if moment.quiet]
    for moment in walk.sample(quiet, 20):
        truth = reading(moment.s)
        for seat in moment.viewers(walk.seats()):
            other = imagined(walk, truth, seat, walk.choose(1 << 16))
            for viewer in moment.viewers((seat, -1)):
                same = known(walk, truth, viewer) == known(walk, other, viewer)
                require(same, f"after {moment.n} events viewer {viewer} gets something that seat {seat} cannot know, says imagine")


def hidden_events_look_the_same(walk: Walk) -> None:
    """Falls and moves of which a viewer is told the same leave the same behind for it, as long as the game goes on."""
    for (before, event, after), quiet in zip(read_steps(walk), walk.quiet[1:], strict=True):
        if walk.game.is_over(after):
            continue
        for viewer in walk.viewers():
            text = walk.game.tell(before, event.who, event.codes, viewer)
            for other in alike(walk, before, event, viewer, text):
                if other.codes == event.codes:
                    continue
                twin = played(walk, before, other.who, other.codes)
                same = told(walk, before, event, after, viewer) == told(walk, before, other, twin, viewer)
                require(same, f"of {event.line} viewer {viewer} is told {text!r}, but what is said gives it away")
                if quiet:
                    require(known(walk, after, viewer) == known(walk, twin, viewer), f"{event.line}, told to {viewer} as {text!r}, can be seen")


def what_can_be_imagined_is_told_alike(walk: Walk) -> None:
    """When `imagine` says after an event that a seat cannot know it from another, the seat is told the same of both."""
    for (before, event, after), quiet in zip(read_steps(walk), walk.quiet[1:], strict=True):
        if not quiet:
            continue
        for seat in walk.seats():
            dealt = imaginations(walk, after, seat)
            if seat == event.who or dealt == {walk.game.dump(after)}:
                continue
            truth = told(walk, before, event, after, seat)
            for codes in some(walk, before, event.who, 40):
                twin = played(walk, before, event.who, codes)
                if walk.game.dump(twin) in dealt:
                    also = told(walk, before, Event(event.who, codes, ""), twin, seat)
                    require(also == truth, f"seat {seat} cannot know {event.line}, yet it is told {truth} and not {also}")


def imagine_deals_what_was_hidden(walk: Walk) -> None:
    """After an event that a seat was told in part, `imagine` takes more than one position for possible."""
    hidden = 0
    for before, event, after in read_steps(walk):
        if walk.game.is_over(after) or hidden > 12:
            continue
        for seat in walk.seats():
            text = walk.game.tell(before, event.who, event.codes, seat)
            twins = {walk.game.dump(played(walk, before, other.who, other.codes)) for other in alike(walk, before, event, seat, text)}
            if len(twins) > 1:
                hidden += 1
                require(len(imaginations(walk, after, seat)) > 1, f"seat {seat} was told {text!r} of {event.line}, but imagine knows what fell")


def spectators_are_told_no_more_than_seats(walk: Walk) -> None:
    """What is hidden from any seat at the table is hidden from those who only look on."""
    for before, event, _ in read_steps(walk):
        text = walk.game.text(before, event.who, event.codes)
        if any(walk.game.tell(before, event.who, event.codes, seat) != text for seat in walk.seats()):
            require(walk.game.tell(before, event.who, event.codes, -1) != text, f"a spectator is told {event.line}, a seat is not")


def worlds_grow_alike(walk: Walk) -> None:
    """A world that a seat cannot tell from the true one, played on with events of which it is told the same, stays so.

    A difference is allowed only where the game shows something: then `imagine` no longer takes the other world for possible.
    """
    for seat in walk.seats():
        other: State | None = None
        for n, (before, event, after) in enumerate(read_steps(walk)):
            if other is None and walk.quiet[n]:
                other = imagined(walk, before, seat, walk.choose(1 << 16))
            world = before if other is None else other
            choices = alike(walk, world, event, seat, walk.game.tell(before, event.who, event.codes, seat))
            if not choices:
                require(event.who != seat, f"{event.line} is illegal in a world that seat {seat} cannot tell from this one")
                other = None
                continue
            chosen = choices[walk.choose(len(choices))] if len(choices) > 1 else choices[0]
            other = played(walk, world, chosen.who, chosen.codes)
            if walk.game.dump(other) == walk.game.dump(after):
                other = None
            elif walk.quiet[n + 1] and not walk.game.is_over(after):
                same = told(walk, before, event, after, seat) == told(walk, world, chosen, other, seat)
                if not (same and known(walk, after, seat) == known(walk, other, seat)):
                    require(walk.game.dump(other) not in imaginations(walk, after, seat), f"seat {seat} can tell two worlds apart after {event.line}")
                    other = None


def the_same_story_leaves_the_same_behind(game: Game) -> None:
    """All beginnings of a small game: who was told the same from the start, word by word, gets the same of the position.

    The game with the fewest seats is followed event by event, every fall and every move of it, for as long as there are few
    enough beginnings.
    """
    setting = settings(game)[0]
    walk = Walk(game, setting, seeded(1), [], [], [])
    start = walk.start()
    stories = [(game.dump(start), dict.fromkeys(walk.viewers(), ""), True)]
    while stories:
        found: dict[tuple[int, str], str] = {}
        for data, heard, quiet in stories:
            s = reading(game.load(data))
            for viewer, story in heard.items() if quiet and not game.is_over(s) else ():
                seen = known(walk, s, viewer)
                require(found.setdefault((viewer, story), seen) == seen, f"{viewer} was told {story} and can still tell two positions apart")
        following: list[tuple[bytes, dict[int, str], bool]] = []
        for data, heard, _ in stories:
            s = reading(game.load(data))
            for who in [CHANCE] if game.is_chance(s) else game.on_turn(s):
                events = list(islice(game.events(s, who), FEW + 1 - len(following)))
                if len(following) + len(events) > FEW:
                    return
                for codes in events:
                    after, event = played(walk, s, who, codes), Event(who, codes, "")
                    tales = {viewer: story + told(walk, s, event, after, viewer) for viewer, story in heard.items()}
                    following.append((game.dump(after), tales, not half_open(game.turn(s), game.turn(after))))
        stories = following
