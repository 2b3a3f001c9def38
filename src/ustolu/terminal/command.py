"""The commands `ustolu play`, `ustolu rules` and `ustolu games`."""

import difflib
import json
import locale
import os
import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from ustolu.core import Game
from ustolu.core.catalogue import catalogue
from ustolu.core.words import LANGUAGES
from ustolu.terminal.lines import fit
from ustolu.terminal.tongue import Tongue

WRONG = 2
"""The exit status of a wrong command line."""


def language(wanted: str) -> str:
    """`wanted`, or else what the system speaks: Czech where it says so, otherwise English."""
    if wanted in LANGUAGES:
        return wanted
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    lang = "cs" if system.startswith(("cs", "Czech")) else "en"
    if wanted:
        fail(Tongue(lang), "bad-lang", word=wanted)
    return lang


def fail(tongue: Tongue, id: str, **args: str | int) -> NoReturn:
    """Say on the standard error what is wrong on the command line, and end with status 2."""
    print(*fit(tongue(id, **args), 79), sep="\n", file=sys.stderr)
    raise SystemExit(WRONG)


def find(tongue: Tongue, id: str) -> Game:
    """The game `id`; a word that is nearly one is answered with the game that may be meant."""
    known = catalogue()
    if not id:
        fail(tongue, "need-game", games=", ".join(known.games))
    if id in known.broken:
        fail(tongue, "broken-game", word=id, why=known.broken[id])
    if id not in known.games:
        if near := difflib.get_close_matches(id.replace("-", "_").lower(), known.games, 1):
            fail(tongue, "bad-game-near", word=id, near=near[0])
        fail(tongue, "bad-game", word=id, games=", ".join(known.games))
    return known.games[id]


def options(tongue: Tongue, game: Game, given: list[str]) -> dict[str, Any]:
    """The options as `--option grid=3` gives them, each with one of its values."""
    known = {option.id: option for option in game.options}
    chosen: dict[str, Any] = {}
    for text in given:
        id, equals, value = text.partition("=")
        if not equals:
            fail(tongue, "bad-option-form", word=text)
        if id not in known:
            fail(tongue, "bad-option" if known else "bad-option-none", word=id, **({"options": ", ".join(known)} if known else {}))
        values = {str(value).lower(): value for value in known[id].values}
        if value.lower() not in values:
            fail(tongue, "bad-value", word=value, option=id, values=", ".join(values))
        chosen[id] = values[value.lower()]
    return chosen


def chosen_elsewhere(tongue: Tongue, given: dict[str, object], way: str) -> None:
    """Refuse what a table that stands already has decided: it would be passed over in silence."""
    if words := [word for word, value in given.items() if value]:
        fail(tongue, "chosen-elsewhere", words=", ".join(words), way=way)


Lang = Annotated[str, typer.Option("--lang", help="cs or en; otherwise what the system speaks")]
PlainLines = Annotated[bool, typer.Option("--plain", help="plain lines for screen readers and braille displays; no pictures, no colour")]


def play(
    game: Annotated[str, typer.Argument(help="which game; `ustolu games` lists them")] = "",
    seats: Annotated[str, typer.Option(help="who sits: me, me:NAME, bot, bot:1 to bot:3, random, greedy, with commas between")] = "",
    option: Annotated[list[str] | None, typer.Option(help="an option of the game, such as grid=3")] = None,
    seed: Annotated[int | None, typer.Option(help="a number: the same falls and the same bots every time")] = None,
    real_dice: Annotated[bool, typer.Option("--real-dice", help="real dice: you type what fell")] = False,
    real_cards: Annotated[bool, typer.Option("--real-cards", help="a real pile of cards: you type which one was turned up")] = False,
    join: Annotated[str, typer.Option(help="the address of a table on a server")] = "",
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    plain: PlainLines = False,
    lang: Lang = "",
) -> None:
    """Play at this terminal: alone, with bots, several people in turn, or at a table on a server."""
    from ustolu.terminal import beginning  # the tables and bots are needed for playing only

    tongue = Tongue(language(lang))
    if join or resume is not None:
        chosen_elsewhere(tongue, {
            "GAME": game, "--seats": seats, "--option": option, "--seed": seed is not None, "--real-dice": real_dice,
            "--real-cards": real_cards,
            "--resume": join and resume,
        }, "--join" if join else "--resume")  # fmt: skip
    if join:
        beginning.join(tongue, join, plain)
    elif resume is not None:
        beginning.resume(tongue, resume, plain)
    else:
        found = find(tongue, game)
        by_hand = {"real_dice": real_dice} | ({"real_cards": True} if real_cards else {})
        beginning.play(Tongue(tongue.lang, found), found, seats, options(tongue, found, option or []), seed, by_hand, plain)


def league(
    address: Annotated[str, typer.Argument(help="the address of a league on a server")],
    join: Annotated[str, typer.Option(help="join the league under this name")] = "",
    lang: Lang = "",
) -> None:
    """The running table of a league, and where the tables of its last round are."""
    from ustolu.terminal.league import Club, Refused, lines
    from ustolu.terminal.link import LinkLost

    tongue = Tongue(language(lang))
    try:
        club = Club(address, tongue.lang)
        found = club.join(join) if join else club.league()
    except LinkLost as lost:
        fail(tongue, lost.key.removeprefix("term-"), **lost.args_of_text)
    except Refused as refused:
        print(*fit(tongue.text(refused.key, **refused.args_of_text), 79), sep="\n", file=sys.stderr)
        raise SystemExit(WRONG) from None
    for line in lines(found, club.base, tongue):
        print(*fit(line), sep="\n")


def rules(
    game: Annotated[str, typer.Argument(help="which game; `ustolu games` lists them")],
    paragraph: Annotated[str, typer.Argument(help="a paragraph, such as 4")] = "",
    plain: PlainLines = False,
    lang: Lang = "",
) -> None:
    """The rules of a game, all or one paragraph."""
    from ustolu.terminal import guide
    from ustolu.terminal.voice import Screen, voice

    tongue = Tongue(language(lang))
    paragraphs = guide.read(find(tongue, game), tongue.lang)
    if not paragraphs:
        fail(tongue, "no-guide")
    chosen = guide.choose(paragraphs, paragraph) if paragraph else paragraphs
    if not chosen:
        fail(tongue, "no-paragraph", paragraph=paragraph)
    speaker = voice(plain)
    if isinstance(speaker, Screen):
        guide.draw(chosen, speaker.console)
    else:
        for one in chosen:
            speaker.say(guide.plain(one))


def games(
    as_json: Annotated[bool, typer.Option("--json", help="for programs")] = False,
    lang: Lang = "",
) -> None:
    """The games there are."""
    chosen, known = language(lang), catalogue()
    found = [(game, Tongue(chosen, game)) for game in known.games.values()]
    if as_json:
        listed = [
            {"id": game.id, "title": words.title, "tagline": words.text("tagline"), "seats": list(game.seats), "kind": game.kind, "race": game.race,
             "public_falls": game.public_falls, "version": game.version,
             "options": [{"id": option.id, "values": list(option.values), "default": option.values[0]} for option in game.options]}
            for game, words in found
        ]  # fmt: skip
        broken = [{"id": id, "error": error} for id, error in known.broken.items()]
        print(json.dumps({"games": listed, "broken": broken}, ensure_ascii=False, indent=2))
        return
    for game, words in found:
        low, high = game.seats
        print(*fit(words("game-fixed" if low == high else "game", game=game.id, title=words.title, low=low, high=high)), sep="\n")
        for option in game.options:
            print(*fit(words("game-option", option=option.id, values=", ".join(str(value).lower() for value in option.values))), sep="\n")
    for id, error in known.broken.items():
        print(*fit(Tongue(chosen)("game-broken", game=id, why=error)), sep="\n", file=sys.stderr)
