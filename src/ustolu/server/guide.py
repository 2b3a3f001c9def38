"""A game's rules for people: Markdown to HTML, each paragraph with an anchor, so that a refusal can point at it."""

import itertools
import re
from functools import lru_cache
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt

PARAGRAPH = re.compile(r"^\W*§(\d+(?:\.\d+)*)")


@lru_cache(maxsize=64)
def _article(path: Path, changed: int, lang: str) -> tuple[str, str]:
    source = path.read_text(encoding="utf-8")
    reader = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
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
    return title, f'<article class="guide" lang="{escape(lang)}">{html}</article>'


def article(folder: Path, lang: str) -> tuple[str, str]:
    """The guide's title and HTML in `lang`, in English where there is none. Raises FileNotFoundError."""
    for spoken in (lang, "en", "cs"):
        path = folder / "guide" / f"{spoken}.md"
        if path.is_file():
            return _article(path, path.stat().st_mtime_ns, spoken)
    raise FileNotFoundError(folder / "guide")
