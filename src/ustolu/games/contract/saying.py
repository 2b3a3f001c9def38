"""Laws: everything that is said has words in every language, and everything that is shown can be sent."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from ustolu.core import CHANCE, LETTERS, Game, Message, reading, verbs
from ustolu.core.words import LANGUAGES, Words
from ustolu.games.contract.walk import Breach, Walk, require


@cache
def words(game: Game, lang: str) -> Words:
    """The game's words; kept, since a contract says the same things many times."""
    return Words(lang, game)


def spoken(game: Game, message: Message) -> tuple[str, ...]:
    """The message in every language. Raises Breach when it is no message, or when a text or an argument is missing."""
    try:
        key = game, json.dumps(message, sort_keys=True)
    except (TypeError, ValueError) as error:
        raise Breach(f"no message of plain numbers and texts: {message!r}") from error
    if key not in _SPOKEN:
        is_well_formed(message)
        _SPOKEN[key] = _formatted(game, message)
    return _SPOKEN[key]


_SPOKEN: dict[tuple[Game, str], tuple[str, ...]] = {}
"""What was said once need not be tried again: games say the same things many times."""


def is_well_formed(message: Any) -> None:
    """A message is an id with arguments: plain numbers, texts, messages, lists of messages. Raises Breach."""
    well_formed = isinstance(message, tuple) and len(message) == 2 and isinstance(message[0], str) and isinstance(message[1], dict)
    require(well_formed, f"not a message (an id with arguments): {message!r}")
    id, args = message
    for name, value in args.items():
        plain = type(value) in (int, str)
        known = plain or isinstance(value, tuple | list)
        require(known, f"argument {name} of {id} must be a plain number or text, a message or several, not {value!r}")
        for within in () if plain else value if isinstance(value, list) else [value]:
            is_well_formed(within)


def _formatted(game: Game, message: Message) -> tuple[str, ...]:
    id = message[0]
    try:
        texts = tuple(words(game, lang).say(message, LETTERS[: game.seats[1]]) for lang in LANGUAGES)
    except (LookupError, ValueError) as error:
        raise Breach(str(error)) from error
    for lang, text in zip(LANGUAGES, texts, strict=True):
        require(text.strip(), f"{id} says nothing in {lang}")
    return texts


def messages(walk: Walk) -> Iterator[Message]:
    """All that is said to anybody in the game."""
    game = walk.game
    for moment in walk.positions():
        for viewer in moment.viewers(walk.viewers()):
            yield game.say.asked(moment.s, viewer)
        for seat in moment.viewers(walk.seats()):
            yield from (game.say.move(moment.s, seat, code) for code in game.codes(moment.s, seat))
            yield from (message for message, _ in game.say.items(moment.s, seat))
    yield from beginnings(walk)
    for before, event, after in walk.steps():
        for viewer in walk.viewers():
            yield from game.heard(before, after, event.who, event.codes, viewer)


def beginnings(walk: Walk) -> Iterator[Message]:
    """What is said to a seat of what it has begun, and of all of it, where the game has words for that."""
    begun = getattr(walk.game.say, "begun", None)
    for before, event, _ in walk.steps() if begun else ():
        if event.who != CHANCE and begun:
            s = walk.game.copy(before)
            for count, code in enumerate(event.codes, 1):
                verbs.play(s, event.who, code)
                yield begun(before, s, event.who, event.codes[:count])


def everything_said_has_words(walk: Walk) -> None:
    """Every message of `say` formats in every language, without a missing id or argument."""
    for message in messages(walk):
        spoken(walk.game, message)


def every_event_is_heard(walk: Walk) -> None:
    """Everybody at the table, spectators too, is told something of every event."""
    for before, event, after in walk.steps():
        for viewer in walk.viewers():
            heard = walk.game.heard(before, after, event.who, event.codes, viewer)
            require(heard, f"nothing is said to {viewer} of {event.line}")


def views_can_be_sent(walk: Walk) -> None:
    """A view is plain JSON, the same each time; its boards name every row, column and cell, and its own sentences, if any, have words."""
    for moment in walk.positions():
        s = reading(moment.s)
        for viewer in moment.viewers(walk.viewers()):
            view = walk.game.view.show(s, viewer)
            try:
                text = json.dumps(view, allow_nan=False)
            except (TypeError, ValueError) as error:
                raise Breach(f"the view of {viewer} is no JSON: {error}") from error
            require(text == json.dumps(walk.game.view.show(s, viewer)), f"the view of {viewer} differs when asked again")
            require("boards" in view, f"the view of {viewer} has no boards")
            for board in view["boards"]:
                board_is_well_formed(walk.game, walk.setting.seats, board, view.get("facts", {}))
            for message in view.get("said", []):
                spoken(walk.game, message)
            for question in view.get("questions", []):
                for message in (question["name"], *question["said"]):
                    spoken(walk.game, message)


def board_is_well_formed(game: Game, seats: int, board: dict[str, Any], facts: dict[str, dict[str, str]]) -> None:
    """A board can be drawn and heard without code of the game's own; `facts` are what is known of each thing shown."""
    missing = {"seat", "name", "rows", "columns", "shows", "cell"} - board.keys()
    require(not missing, f"a board lacks {sorted(missing)}")
    require(board["seat"] in (None, -1) or board["seat"] in range(seats), f"a board belongs to seat {board['seat']}, which is not at the table")
    spoken(game, tuple(board["name"]))
    for part in ("rows", "columns"):
        names = board[part]
        require(all(isinstance(name, str) and name for name in names), f"{part} of a board need names: {names}")
        require(len(set(names)) == len(names) > 0, f"{part} of a board need different names: {names}")
    cells = len(board["rows"]) * len(board["columns"])
    require(len(board["shows"]) == cells, f"a board of {cells} cells shows {len(board['shows'])}")
    for shows in board["shows"]:
        require(isinstance(shows, str), f"a cell must show a text, not {shows!r}")
        spoken(game, (board["cell"], {"at": board["columns"][0] + board["rows"][0], "shows": shows or "empty", **facts.get(shows, {})}))
    sentences = board.get("says", [None] * cells)
    require(len(sentences) == cells, f"a board of {cells} cells has sentences for {len(sentences)}")
    for sentence in sentences:
        if sentence is not None:
            spoken(game, sentence)


def pictures_are_text(walk: Walk) -> None:
    """The position in characters has no tabs and no wide lines, so that it reads on a braille display and in a narrow terminal."""
    for moment in walk.moments():
        picture = walk.game.notation.picture(walk.game.view.show(moment.s, -1))
        require(isinstance(picture, str) and picture.strip(), "the picture is empty")
        require("\t" not in picture and max(map(len, picture.splitlines())) <= 100, "the picture has tabs or lines of more than 100 characters")
