"""A game's rules for people: Markdown to HTML, each paragraph with an anchor, so that a refusal can point at it."""

import itertools
import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from ustolu.games.guide import EXAMPLE, example

if TYPE_CHECKING:
    from ustolu.core import Game

SCROLLED = '<pre tabindex="0">'
PARAGRAPH = re.compile(r"^\W*§(\d+(?:\.\d+)*)")


def _fence(self: RendererHTML, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
    """A fenced block, which keys can scroll; a drawn example says first what it shows. The browser puts a picture in place of its notation."""
    if tokens[at].info.strip() != EXAMPLE:
        return self.fence(tokens, at, options, env).replace("<pre>", SCROLLED, 1)
    said, notation = example(tokens[at].content)
    return f'<figure class="drawn"><figcaption>{escape(said)}</figcaption>{SCROLLED}{escape(notation)}</pre></figure>\n'


@lru_cache(maxsize=64)
def _article(path: Path, changed: int) -> tuple[str, str]:
    source = path.read_text(encoding="utf-8")
    reader = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
    reader.add_render_rule("fence", _fence)
    tokens = reader.parse(source)
    seen: set[str] = set()
    title = ""
    for before, token in itertools.pairwise(tokens):
        if token.type != "inline":
            continue
        if before.type == "heading_open" and not title:
            title = token.content
        found = PARAGRAPH.match(token.content)
        if found and found[1] not in seen and before.type in ("heading_open", "paragraph_open"):
            seen.add(found[1])
            before.attrSet("id", "p" + found[1])
            before.attrSet("tabindex", "-1")
            before.hidden = False
    html = reader.renderer.render(tokens, reader.options, {})
    return title, html


def article(game: "Game", lang: str) -> tuple[str, str]:
    """The guide's title and HTML in `lang`, in English where there is none; it says which board draws its examples. Raises FileNotFoundError."""
    for spoken in (lang, "en", "cs"):
        path = game.folder / "guide" / f"{spoken}.md"
        if path.is_file():
            title, html = _article(path, path.stat().st_mtime_ns)
            said = {"lang": spoken, "data-game": game.id, "data-board": game.board, "data-shares": " ".join(game.shared)}
            known = " ".join(f'{name}="{escape(value)}"' for name, value in said.items())
            return title, f'<article class="guide" {known}>{html}</article>'
    raise FileNotFoundError(game.folder / "guide")
