"""Golden files: a game told as its events, and what must be true after them."""

import tomllib
from pathlib import Path
from typing import Any

from ustolu.core import CHANCE, BadMessage, Game, IllegalMove, State, notation, referee, verbs
from ustolu.core.catalogue import catalogue
from ustolu.core.catalogue import game as find
from ustolu.core.words import LANGUAGES
from ustolu.games import guide
from ustolu.games.locate import locate

KEYS = {
    "game": str, "rule": str, "seats": int, "options": dict, "events": list,
    "scores": list, "over": bool, "places": list, "legal": list, "illegal": list,
}  # fmt: skip
NEEDED = ("game", "rule", "seats", "events")


def file_problems(path: Path, game: Game | None = None) -> list[str]:
    """What does not hold in a golden file; empty when all does. It must be of `game` when that is given.

    A file in the folder `golden` of a game that the catalogue lacks is of that game.
    """
    try:
        golden = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return [f"no TOML: {error}"]
    except OSError as error:
        return [f"cannot be read: {error.strerror}"]
    if game is None and golden.get("game") not in catalogue().games and (path.resolve().parents[1] / "rules.py").is_file():
        try:
            game = locate(str(path.resolve().parents[1]))
        except BadMessage as error:
            return [error.detail]
    if game and golden.get("game") != game.id:
        return [f"is of {golden.get('game')!r}, not of {game.id!r}"]
    return problems(golden, game)


def problems(golden: dict[str, Any], game: Game | None = None) -> list[str]:
    """What does not hold: the form, the first event that cannot happen, or else every value that differs."""
    wrong = form_problems(golden)
    if wrong:
        return wrong
    try:
        game = game or find(golden["game"])
        s = game.new(golden["seats"], **golden.get("options", {}))
    except BadMessage as error:
        return [error.detail]
    known = guide.paragraphs(game, LANGUAGES[0]) if guide.path(game, LANGUAGES[0]).exists() else {}
    if golden["rule"] not in known:
        return [f"rule {golden['rule']} is no paragraph of the guide"]
    for n, event in enumerate(golden["events"], 1):
        if reason := refusal(game, s, event, play=True):
            return [f"event {n} of {len(golden['events'])}, {event!r}: {reason}"]
    return value_problems(game, s, golden)


def form_problems(golden: dict[str, Any]) -> list[str]:
    """Words that are missing, unknown or of another type."""
    wrong = [f"{key!r} is missing" for key in NEEDED if key not in golden]
    wrong += [f"{key!r} is no word of a golden file; they are: {', '.join(KEYS)}" for key in golden if key not in KEYS]
    wrong += [f"{key!r} must be {KEYS[key].__name__}" for key in golden if key in KEYS and type(golden[key]) is not KEYS[key]]
    for key in ("events", "legal", "illegal"):
        wrong += [f"{key!r} must list texts, not {line!r}" for line in golden.get(key, []) if not isinstance(line, str)]
    return wrong


def refusal(game: Game, s: State, line: str, *, play: bool = False) -> str:
    """Why the event cannot happen now, in one English sentence for developers; empty when it can. Plays it when asked to."""
    who, text = notation.split(line)
    if who != CHANCE and game.is_chance(s):
        return "a fall is due before it, and the file does not name it"
    if play and who == CHANCE and not game.is_chance(s) and (unwritten := getattr(game.notation, "unwritten", None)):
        for seat, code in filter(None, [unwritten(s)]):
            verbs.play(s, seat, code)
    try:
        codes = referee.event(game, s, who, text)
    except IllegalMove as error:
        return f"refused, {error.key} ({error.paragraph or 'no paragraph'})"
    except BadMessage as error:
        return error.detail
    for code in codes if play else ():
        verbs.play(s, who, code)
    return ""


def value_problems(game: Game, s: State, golden: dict[str, Any]) -> list[str]:
    """The values that differ from what the file says they are after its events."""
    found: dict[str, Any] = {"over": game.is_over(s), "scores": game.scores(s)}
    if "places" in golden:
        if not found["over"]:
            return ["'places' are known only when the game is over, and it is not"]
        found["places"] = game.places(s)
    wrong = [f"{key} is {found[key]}, not {golden[key]}" for key in found if key in golden and found[key] != golden[key]]
    if "legal" in golden:
        legal = {notation.line(seat, game.text(s, seat, codes)) for seat in game.on_turn(s) for codes in game.events(s, seat)}
        expected = set(golden["legal"])
        wrong += [f"{line!r} is not legal" for line in golden["legal"] if line not in legal]
        wrong += [f"{line!r} is legal too" for line in sorted(legal - expected)]
    for line in golden.get("illegal", []):
        wrong += illegal_problems(game, s, line)
    return wrong


def illegal_problems(game: Game, s: State, line: str) -> list[str]:
    """What is wrong with the refusal of an event that must be refused: with a paragraph of the guide, changing nothing."""
    who, text = notation.split(line)
    before = game.dump(s)
    try:
        referee.event(game, s, who, text)
    except BadMessage:
        paragraph = None
    except IllegalMove as error:
        paragraph = error.paragraph
    else:
        return [f"{line!r} is not refused"]
    wrong = [] if game.dump(s) == before else [f"the refused {line!r} changed the position"]
    if paragraph is None:
        return wrong if who == CHANCE else [*wrong, f"{line!r} is refused as a program's mistake, not as a person's"]
    if paragraph not in guide.paragraphs(game, LANGUAGES[0]):
        wrong.append(f"{line!r} is refused without a paragraph of the guide")
    return wrong
