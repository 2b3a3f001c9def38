"""A game's guide: the rules for people, in Markdown, one heading a paragraph (`## §4 What is written stays`)."""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ustolu.core import Game

HEADING = re.compile(r"^#{2,4} (§\d+(?:\.\d+)*) +(\S.*)$", re.MULTILINE)
CITED = re.compile(r"§\d+(?:\.\d+)*")
EXAMPLE = "drawn"
"""What is written behind the fence of a drawn example. Its first line is a sentence that says what is to be seen; the others are a notation."""
EXAMPLES = re.compile(rf"^``` ?{EXAMPLE}\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def path(game: "Game", lang: str) -> Path:
    """Where the guide in this language is."""
    return game.folder / "guide" / f"{lang}.md"


def text(game: "Game", lang: str) -> str:
    """The guide as Markdown. Raises FileNotFoundError when the game has none."""
    return path(game, lang).read_text(encoding="utf-8")


@cache
def paragraphs(game: "Game", lang: str) -> dict[str, str]:
    """The paragraphs in order (`§4`, `§4.2`), each with its title."""
    return dict(HEADING.findall(text(game, lang)))


def example(block: str) -> tuple[str, str]:
    """What a drawn example says, and its notation."""
    said, _, lines = block.partition("\n")
    return said.strip(), lines.strip()


def examples(markdown: str) -> list[tuple[str, str]]:
    """The drawn examples of a guide in order."""
    return [example(block) for block in EXAMPLES.findall(markdown)]


def anchor(paragraph: str) -> str:
    """The name of a paragraph's place in a page: `p4.2` for `§4.2`."""
    return "p" + paragraph.removeprefix("§")
