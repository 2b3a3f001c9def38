"""Laws: every move and fall has one text, and the text leads back to it."""

import re
from collections.abc import Sequence

from ustolu.core import CHANCE, IllegalMove, State, notation, verbs
from ustolu.games.contract.walk import Breach, Walk, require


def variants(text: str) -> list[str]:
    """The same text written carelessly: in capitals, in small letters, with spaces too many."""
    return [text.upper(), text.lower(), f"  {text.replace(' ', '   ')} "]


def everybody(walk: Walk, s: State) -> list[tuple[int, Sequence[int]]]:
    """Who may do something now (CHANCE too), and what."""
    found = [(who, walk.game.codes(s, who)) for who in (CHANCE, *walk.seats())]
    return [(who, walk.sample(codes, 200)) for who, codes in found if codes]


def after(walk: Walk, s: State, who: int, code: int) -> bytes:
    """The bytes that a move or fall leads to."""
    following = walk.game.copy(s)
    verbs.play(following, who, code)
    return walk.game.dump(following)


def texts_are_unique_and_lead_back(walk: Walk) -> None:
    """Among all that is legal no two texts are the same, and each is read as the move it was written for.

    Falls that lead to the same position (one of several equal cards) may share a text; it is read as any of them.
    """
    for moment in walk.moments():
        s = moment.s
        for who, codes in everybody(walk, s):
            texts = [walk.game.text(s, who, code) for code in codes]
            for code, text in zip(codes, texts, strict=True):
                require(text == text.strip() and text.isprintable() and text, f"{text!r} is no text for a move")
                read = walk.game.code(s, who, text)
                same = read == code or (who == CHANCE and read in walk.game.codes(s, who) and after(walk, s, who, read) == after(walk, s, who, code))
                require(same, f"{text!r} of {who} is written for {code} and read as another")
                require(notation.split(notation.line(who, text)) == (who, text), f"the line {notation.line(who, text)!r} cannot be taken apart")
            require(who == CHANCE or len(set(texts)) == len(texts), f"two moves of {who} are written the same: {sorted(texts)}")


def reading_forgives_and_writing_is_canonical(walk: Walk) -> None:
    """Spaces and case do not matter in reading; what was read is always written in the one canonical way."""
    for moment in walk.moments():
        for who, codes in everybody(walk, moment.s):
            for code in codes[:60]:
                text = walk.game.text(moment.s, who, code)
                for careless in variants(text):
                    try:
                        read = walk.game.code(moment.s, who, careless)
                    except IllegalMove as error:
                        raise Breach(f"{text!r} is written, {careless!r} is refused: {error}") from error
                    require(walk.game.text(moment.s, who, read) == text, f"{careless!r} is read as another move than {text!r}")


def what_is_told_is_the_text_or_hides_words(walk: Walk) -> None:
    """What a seat is told of an event is its text, word for word, where a hidden word is `?`; one's own moves are told openly."""
    for before, event, _ in walk.steps():
        text = walk.game.text(before, event.who, event.code)
        for viewer in walk.viewers():
            told = walk.game.notation.tell(before, event.who, event.code, viewer)
            if event.who == viewer:
                require(told == text, f"{event.line} is told to its own seat as {told!r}")
            pattern = ".+".join(re.escape(part) for part in told.split("?"))
            require(re.fullmatch(pattern, text), f"{event.line} is told to {viewer} as {told!r}: neither the text nor the text with words hidden")
