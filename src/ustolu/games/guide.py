"""A game's guide: the rules for people, in Markdown, one heading a paragraph (`## §4 What is written stays`)."""

import re
from functools import cache
from pathlib import Path

from ustolu.core import Game

HEADING = re.compile(r"^#{2,4} (§\d+(?:\.\d+)*) +(\S.*)$", re.MULTILINE)
CITED = re.compile(r"§\d+(?:\.\d+)*")


def path(game: Game, lang: str) -> Path:
    """Where the guide in this language is."""
    return game.folder / "guide" / f"{lang}.md"


def text(game: Game, lang: str) -> str:
    """The guide as Markdown. Raises FileNotFoundError when the game has none."""
    return path(game, lang).read_text(encoding="utf-8")


@cache
def paragraphs(game: Game, lang: str) -> dict[str, str]:
    """The paragraphs in order (`§4`, `§4.2`), each with its title."""
    return dict(HEADING.findall(text(game, lang)))


def anchor(paragraph: str) -> str:
    """The name of a paragraph's place in a page: `p4.2` for `§4.2`."""
    return "p" + paragraph.removeprefix("§")
