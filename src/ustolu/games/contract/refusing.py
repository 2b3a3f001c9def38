"""Laws: exactly the illegal moves are refused, with a reason that can be read and looked up, and nothing else happens."""

from ustolu.core import BadMessage, IllegalMove, reading
from ustolu.core.words import LANGUAGES
from ustolu.games import guide
from ustolu.games.contract.saying import spoken
from ustolu.games.contract.walk import Breach, Moment, Walk, require

FAR = (-(1 << 31), -7, -1, 1 << 10, 1 << 20, (1 << 31) - 1)


def probes(walk: Walk, moment: Moment) -> list[int]:
    """Codes worth asking about: small ones, all that are legal for anybody now, their neighbours, those played so far, far ones."""
    near = {code for seat in walk.seats() for code in walk.sample(walk.game.codes(moment.s, seat), 24)}
    around = {code + step for code in near for step in (-1, 1)}
    played = {code for event in walk.events[max(0, moment.n - 8) : moment.n] for code in event.codes[:8]}
    return sorted(near | around | played | set(range(min(walk.game.most_moves, 32) + 2)) | set(FAR))


def reason_is_readable(walk: Walk, key: str, args: dict[str, str | int], paragraph: str) -> None:
    """A refusal has a text in every language and a paragraph that every guide has."""
    spoken(walk.game, (key, args))
    for lang in LANGUAGES:
        require(paragraph in guide.paragraphs(walk.game, lang), f"the refusal {key} cites {paragraph or 'nothing'}, which the guide ({lang}) lacks")


def why_is_none_exactly_for_legal_moves(walk: Walk) -> None:
    """`why` is None for the legal moves of seats on turn, and for nothing else: other codes, other seats, other times."""
    for moment in walk.positions():
        asked, s = probes(walk, moment), reading(moment.s)
        for seat in (-1, *range(walk.game.seats[1] + 1)):
            allowed = set(walk.game.codes(s, seat))
            for code in asked:
                why = walk.game.refusals.why(s, seat, code)
                require((why is None) == (code in allowed), f"after {moment.n} events seat {seat}, move {code}: legal {code in allowed}, why {why}")
                if why is not None:
                    reason_is_readable(walk, *why)


def a_refused_move_changes_nothing(walk: Walk) -> None:
    """`play` of an illegal move raises IllegalMove and leaves every byte as it was."""
    for moment in walk.positions():
        before = walk.game.dump(moment.s)
        for seat in walk.seats():
            allowed = set(walk.game.codes(moment.s, seat))
            for code in walk.sample([code for code in probes(walk, moment) if code not in allowed], 6):
                try:
                    walk.game.play(moment.s, seat, code)
                except IllegalMove:
                    require(walk.game.dump(moment.s) == before, f"the refused move {code} of seat {seat} changed the position")
                else:
                    raise Breach(f"after {moment.n} events the illegal move {code} of seat {seat} was played")


NONSENSE = ("", "?", "-", "zz 99", "b3 b3 b3", "\N{SNOWMAN}", "9" * 40)


def nonsense_is_refused(walk: Walk) -> None:
    """A text that is no legal move now is refused with a reason, whatever it is; a fall that is none is a program's mistake."""
    for moment in walk.positions():
        before = walk.game.dump(moment.s)
        for seat in walk.seats():
            for text in NONSENSE:
                if text in walk.game.legal(moment.s, seat):
                    continue
                try:
                    walk.game.play(moment.s, seat, text)
                except IllegalMove as refused:
                    reason_is_readable(walk, refused.key, refused.arguments, refused.paragraph)
                except BadMessage as error:
                    raise Breach(f"{text!r} of seat {seat} is a person's mistake and must raise IllegalMove, not {error!r}") from error
                else:
                    raise Breach(f"{text!r} of seat {seat} was played")
        require(walk.game.dump(moment.s) == before, "a refused text changed the position")
