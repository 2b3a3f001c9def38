"""Laws: a game is complete, and its paragraphs, guide and code belong together."""

import re
import tomllib
from pathlib import Path

from ustolu.core import Game
from ustolu.core.catalogue import FOLDER
from ustolu.core.words import LANGUAGES
from ustolu.games import check, guide
from ustolu.games.contract.walk import require

PARTS = ("rules.py", "view.py", "notation.py", "say.py", "refusals.py", "perft.toml")
UNCITED = "uncited.toml"
"""In the guide's folder: paragraphs that no code and no golden file can cite, each with the reason."""


def wanted(folder: Path) -> list[str]:
    """The files that a game's folder lacks."""
    files = [*PARTS, *(f"texts/{lang}.ftl" for lang in LANGUAGES), *(f"guide/{lang}.md" for lang in LANGUAGES)]
    missing = [name for name in files if not (folder / name).is_file()]
    return missing if any(folder.glob("golden/*.toml")) else [*missing, "golden/*.toml"]


def every_file_is_there(game: Game) -> None:
    """Rules, view, notation, words, refusals, texts, guide, golden files and counts: nothing is missing."""
    missing = wanted(game.folder)
    where = "" if game.folder.parent == FOLDER else f" --to {game.folder.parent}"
    require(not missing, f"{game.id} lacks {', '.join(missing)}. To have what is missing made as a start: ustolu new-game {game.folder.name}{where}")


def golden_files_hold(game: Game) -> None:
    """Every golden file is of this game, and everything in it is true."""
    for path in sorted(game.folder.glob("golden/*.toml")):
        problems = check.file_problems(path, game)
        require(not problems, f"{path.name}: {'; '.join(problems)}")


def a_whole_game_is_golden(game: Game) -> None:
    """At least one golden file plays to the end and names the places."""
    whole = [path for path in game.folder.glob("golden/*.toml") if "places" in tomllib.loads(path.read_text(encoding="utf-8"))]
    require(whole, f"no golden file of {game.id} plays to the end")


def guides_have_the_same_paragraphs(game: Game) -> None:
    """The guides have the same paragraphs in every language, in ascending order; what they cite is among them."""
    first = list(guide.paragraphs(game, LANGUAGES[0]))
    require(first, f"the guide of {game.id} has no paragraph (a heading like: ## §1 Set-up)")
    ordered = sorted(first, key=lambda paragraph: [int(part) for part in paragraph[1:].split(".")])
    require(first == ordered, f"the paragraphs of the guide are out of order: {first}")
    for lang in LANGUAGES:
        here = guide.HEADING.findall(guide.text(game, lang))
        require([number for number, _ in here] == first, f"the guide in {lang} has other paragraphs than in {LANGUAGES[0]}")
        unknown = set(guide.CITED.findall(guide.text(game, lang))) - set(first)
        require(not unknown, f"the guide in {lang} cites {sorted(unknown)}, which it lacks")


def cited(game: Game) -> dict[str, str]:
    """Every paragraph that code, texts or golden files of the game cite, with one place that does."""
    found: dict[str, str] = {}
    for pattern in ("*.py", "texts/*.ftl", "golden/*.toml", "*.js"):
        for path in sorted(game.folder.glob(pattern)):
            for paragraph in guide.CITED.findall(path.read_text(encoding="utf-8")):
                found.setdefault(paragraph, path.name)
    return found


def uncited(game: Game) -> dict[str, str]:
    """Paragraphs that are listed as cited by nothing, with the reasons."""
    path = game.folder / "guide" / UNCITED
    return dict(tomllib.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def cited_paragraphs_exist_and_all_are_cited(game: Game) -> None:
    """Every paragraph cited is in the guide; every one of the guide is cited by code or golden file, or listed with a reason."""
    there, places, listed = set(guide.paragraphs(game, LANGUAGES[0])), cited(game), uncited(game)
    for paragraph, place in places.items():
        require(paragraph in there, f"{place} cites {paragraph}, which the guide of {game.id} lacks")
    for paragraph in sorted(there - places.keys()):
        require(paragraph in listed, f"nothing cites {paragraph} of {game.id}: cite it where it is done, or give the reason in guide/{UNCITED}")
    for paragraph, reason in listed.items():
        require(paragraph in there - places.keys(), f"{UNCITED} lists {paragraph}, which is cited or does not exist")
        require(re.search(r"\w{3}", reason), f"{UNCITED} gives no reason for {paragraph}")
