"""Laws: every move and fall has one text, and the text leads back to it."""

import glob
from collections.abc import Sequence
from fnmatch import fnmatchcase

from ustolu.core import CHANCE, IllegalMove, State, notation, verbs
from ustolu.games.contract.walk import Breach, Walk, possible, require, some


def variants(text: str) -> list[str]:
    """The same text written carelessly: in capitals, in small letters, with spaces too many."""
    return [text.upper(), text.lower(), f"  {text.replace(' ', '   ')} "]


def everybody(walk: Walk, s: State, most: int) -> list[tuple[int, list[tuple[int, ...]]]]:
    """Who may do something now (CHANCE too), and what: events, as codes."""
    found = [(who, some(walk, s, who, most)) for who in (CHANCE, *walk.seats())]
    return [(who, events) for who, events in found if events]


def after(walk: Walk, s: State, who: int, codes: Sequence[int]) -> bytes:
    """The bytes that an event leads to."""
    following = walk.game.copy(s)
    for code in codes:
        verbs.play(following, who, code)
    return walk.game.dump(following)


def texts_are_unique_and_lead_back(walk: Walk) -> None:
    """Among all that is legal no two texts are the same, and each is read as the event it was written for.

    Events of one code are read as this code. What comes to the same position may share a text: falls (one of several equal cards), and
    events of several codes, whose order may not matter; it is read as any of them.
    """
    game = walk.game
    for moment in walk.moments():
        s = moment.s
        for who, events in everybody(walk, s, 40 if game.compound else 200):
            written: dict[str, bytes] = {}
            for codes in events:
                text, leads = game.text(s, who, codes), after(walk, s, who, codes)
                require(text == text.strip() and text.isprintable() and text, f"{text!r} is no text for a move")
                try:
                    read = tuple(game.read(s, who, text))
                except IllegalMove as error:
                    raise Breach(f"{text!r} of {who} is written and cannot be read: {error}") from error
                same = read == codes or ((who == CHANCE or game.compound) and possible(game, s, who, read) and after(walk, s, who, read) == leads)
                require(same, f"{text!r} of {who} is written for {codes} and read as {read}")
                require(notation.split(notation.line(who, text)) == (who, text), f"the line {notation.line(who, text)!r} cannot be taken apart")
                clash = text in written and (written[text] != leads or not (who == CHANCE or game.compound))
                require(not clash, f"two moves of {who} are written the same: {text!r}")
                written[text] = leads


def reading_forgives_and_writing_is_canonical(walk: Walk) -> None:
    """Spaces and case do not matter in reading; what was read is always written in the one canonical way."""
    for moment in walk.moments():
        for who, events in everybody(walk, moment.s, 20 if walk.game.compound else 60):
            for codes in events:
                text = walk.game.text(moment.s, who, codes)
                for careless in variants(text):
                    try:
                        read = walk.game.read(moment.s, who, careless)
                    except IllegalMove as error:
                        raise Breach(f"{text!r} is written, {careless!r} is refused: {error}") from error
                    require(walk.game.text(moment.s, who, read) == text, f"{careless!r} is read as another move than {text!r}")


def what_is_told_is_the_text_or_hides_words(walk: Walk) -> None:
    """What a seat is told of an event is its text, word for word, where a hidden word is `?`; one's own moves are told openly."""
    for before, event, _ in walk.steps():
        text = walk.game.text(before, event.who, event.codes)
        for viewer in walk.viewers():
            told = walk.game.tell(before, event.who, event.codes, viewer)
            if event.who == viewer:
                require(told == text, f"{event.line} is told to its own seat as {told!r}")
            pattern = "?*".join(glob.escape(part) for part in told.split("?"))  # a pattern of this kind is matched without going back
            require(fnmatchcase(text, pattern), f"{event.line} is told to {viewer} as {told!r}: neither the text nor the text with words hidden")


def positions_are_read_as_they_were_written(walk: Walk) -> None:
    """Where `notation` writes whole positions, each is read as it was, byte for byte."""
    written = getattr(walk.game.notation, "written", None)
    for moment in walk.moments() if written else ():
        text = written(moment.s) if written else ""
        require(walk.game.dump(walk.game.notation.read(text)) == walk.game.dump(moment.s), f"the position is read otherwise than written:\n{text}")
