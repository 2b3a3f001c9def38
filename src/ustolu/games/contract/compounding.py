"""Laws: an event of several codes is begun and completed by one, and each of its small steps has a text of its own."""

from ustolu.core import CHANCE, SEALED, IllegalMove, State, notation, referee
from ustolu.games.contract.refusing import reason_is_readable
from ustolu.games.contract.walk import INSIDE, Breach, Walk, require


def whoever_begins_an_event_completes_it(walk: Walk) -> None:
    """Between events nothing is unfinished; inside one whoever began it is on turn, alone unless choices are sealed, and no die falls there."""
    game = walk.game
    for moment in walk.positions():
        where = f"after {moment.n} events"
        require(game.unfinished(moment.s) == (moment.inside is not None), f"{where} the position is unfinished between events, or not inside one")
        if moment.inside == CHANCE:
            require(game.is_chance(moment.s), f"{where} a seat is on turn inside an event of chance")
        elif moment.inside is not None:
            mask, own = game.turn(moment.s), 1 << moment.inside
            require(mask == own or (mask & SEALED and mask & own), f"{where} seat {moment.inside} has begun an event; inside it turn is {mask:#x}")


def what_is_typed_is_one_code(walk: Walk) -> None:
    """Where all falls are public, so that they can be real, one of several codes is always drawn: it is too much to type."""
    for before, event, _ in walk.steps():
        if event.who == CHANCE and len(event.codes) > 1 and walk.game.public_falls:
            drawn = getattr(walk.game.notation, "is_drawn", None)
            require(drawn and drawn(before), f"{event.line} would have to be typed with real dice: let notation.is_drawn say that it is drawn")


def steps_are_unique_and_lead_back(walk: Walk) -> None:
    """Also inside an event no two legal steps have one text, and each is read as its code. Falls may share one, as their texts may."""
    for moment in walk.positions() if walk.game.compound else ():
        for who in [CHANCE] if walk.game.is_chance(moment.s) else moment.viewers(walk.game.on_turn(moment.s)):
            written: dict[str, int] = {}
            for code in walk.sample(walk.game.codes(moment.s, who), 60):
                text = walk.game.step(moment.s, who, code)
                require(text == text.strip() and text.isprintable() and text, f"{text!r} is no text for a step")
                require(notation.split(notation.line(who, text)) == (who, text), f"the line {notation.line(who, text)!r} cannot be taken apart")
                if who != CHANCE:
                    require(text not in written, f"two steps of {who} are written {text!r}: {written.get(text)} and {code}")
                    steps_lead_back(walk, moment.s, who, code, text)
                written[text] = code


def steps_lead_back(walk: Walk, s: State, who: int, code: int, text: str) -> None:
    """The text of a step, written in any case, is read as its code alone."""
    for careless in (text, text.upper(), text.lower()):
        try:
            read = walk.game.read(s, who, careless)
        except IllegalMove as error:
            raise Breach(f"the step {careless!r} of {who} is refused: {error}") from error
        require(read == [code], f"the step {careless!r} of {who} is written for {code} and read as {read}")


def a_beginning_is_no_event(walk: Walk) -> None:
    """The beginning of an event has a text that is shown, is refused as an event, with a paragraph for people, and changes nothing."""
    for before, event, _ in walk.steps():
        data = walk.game.dump(before)
        for count in walk.sample(range(1, len(event.codes)), INSIDE) if event.who != CHANCE else ():
            codes = event.codes[:count]
            so_far = walk.game.text(before, event.who, codes)
            require(so_far == so_far.strip() and so_far.isprintable() and so_far, f"{so_far!r} does not say what stands of {event.line}")
            try:
                referee.event(walk.game, before, event.who, codes)
            except IllegalMove as refused:
                reason_is_readable(walk, refused.key, refused.arguments, refused.paragraph)
            else:
                raise Breach(f"{so_far}, the beginning of {event.line}, is taken for all of it")
        require(walk.game.dump(before) == data, f"asking about beginnings of {event.line} changed the position")
