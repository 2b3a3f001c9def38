"""How a game at this terminal begins and ends: seats, compiling, a new table or an old one, the last words."""

from pathlib import Path
from typing import Any

from ustolu.core import LETTERS, BadMessage, Game, compiling
from ustolu.tables.falls import has_cards
from ustolu.terminal.command import fail, find
from ustolu.terminal.conversation import Conversation
from ustolu.terminal.ears import Ears, OpenEars
from ustolu.terminal.link import Link
from ustolu.terminal.local import Local, opened
from ustolu.terminal.saves import Save, shown
from ustolu.terminal.seats import BadSeats, Seat, read
from ustolu.terminal.tongue import Tongue
from ustolu.terminal.voice import Plain, Screen, voice

INTERRUPTED = 130
NEVER_THERE = ("term-bad-url", "term-no-answer", "term-no-table")
"""What is wrong with the command line rather than with the visit."""


def play(tongue: Tongue, game: Game, seats: str, options: dict[str, Any], seed: int | None, by_hand: dict[str, bool], plain: bool) -> None:
    """A new table at this terminal."""
    try:
        sitting = read(seats, *game.seats)
    except BadSeats as error:
        fail(tongue, error.key.removeprefix("term-"), **error.args_of_text)
    if any(by_hand.values()) and not game.public_falls:
        fail(tongue, "bad-real-dice")
    if by_hand.get("real_cards") and not has_cards(game):
        fail(tongue, "bad-real-cards")
    speaker = voice(plain)
    compile(tongue, game, speaker)
    link = opened(game, sitting, options, names(sitting), seed, by_hand)
    talk_at(tongue, link, ears(game, speaker), speaker)
    last_words(tongue, link, speaker)


def resume(tongue: Tongue, path: Path, plain: bool) -> None:
    """An old table at this terminal, where it was left."""
    try:
        link = Local(Save.open(path))
    except FileNotFoundError:
        fail(tongue, "no-file", file=str(path))
    except (OSError, ValueError, BadMessage) as error:
        fail(tongue, "bad-file", file=str(path), why=str(error).partition("\n")[0])
    game = link.table.game
    if game is None or link.table.stage in ("over", "closed"):
        fail(tongue, "over-file", file=str(path))
    speaker = voice(plain)
    tongue = Tongue(tongue.lang, find(tongue, game.id))
    speaker.say([tongue("resumed", title=tongue.title)], "head")
    compile(tongue, game, speaker)
    talk_at(tongue, link, ears(game, speaker), speaker)
    last_words(tongue, link, speaker)


def join(tongue: Tongue, url: str, plain: bool) -> None:
    """A table on a server."""
    from ustolu.terminal.link import LinkLost
    from ustolu.terminal.remote import Remote  # a game at this terminal needs no network

    speaker, listening = voice(plain), OpenEars()
    try:
        while url:
            link = Remote(url, listening.wake, tongue.lang)
            next_table = talk_at(Tongue(tongue.lang, find(tongue, link.game)), link, listening, speaker)
            url = f"{link.base}/t/{next_table}" if next_table else ""
    except LinkLost as error:
        if error.key in NEVER_THERE:
            fail(tongue, error.key.removeprefix("term-"), **error.args_of_text)
        speaker.say([tongue(error.key.removeprefix("term-"), **error.args_of_text)], "wrong")
        raise SystemExit(1) from None
    speaker.say([tongue("good-bye")], "head")


def ears(game: Game, speaker: Plain | Screen) -> Ears:
    """In a race others act while somebody types."""
    return OpenEars() if game.race else Ears(isinstance(speaker, Screen))


def names(seats: list[Seat]) -> list[str]:
    """The names on the seats: given ones, else the letter."""
    return [seat.name or LETTERS[i] for i, seat in enumerate(seats)]


def compile(tongue: Tongue, game: Game, speaker: Plain | Screen) -> None:
    """The first time a game is played by this user it is compiled, in a child process, and how far it is is told."""
    if not compiling.ready(game):
        try:
            with speaker.progress(tongue, tongue.title) as tell:
                for done, whole in compiling.compile(game):
                    tell(done, whole)
        except BadMessage as error:
            fail(tongue, "broken-game", word=game.id, why=error.detail.splitlines()[-1])


def talk_at(tongue: Tongue, link: Link, ears: Ears, speaker: Plain | Screen) -> str:
    """Talk until the end; where the lines end or somebody interrupts, leave politely. The table where it goes on, if it does."""
    conversation = Conversation(link, ears, speaker, tongue)
    try:
        conversation.run()
    except EOFError:
        print()
    except BrokenPipeError:
        raise
    except OSError as error:
        speaker.say([tongue("not-saved", why=error.strerror or str(error))], "wrong")
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        print()
        if isinstance(link, Local):
            last_words(tongue, link, speaker)
        raise SystemExit(INTERRUPTED) from None
    finally:
        link.close()
    return conversation.next_table


def last_words(tongue: Tongue, link: Local, speaker: Plain | Screen) -> None:
    """Where the record is; how to go on, or how to check it."""
    over = link.table.stage in ("over", "closed")
    if over:
        speaker.say([tongue("record", file=shown(link.saved.record)), tongue("verify", file=shown(link.saved.record))])
    else:
        speaker.say([tongue("saved", file=shown(link.saved.record)), tongue("resume", file=shown(link.saved.path))])
    speaker.say([tongue("good-bye")], "head")
