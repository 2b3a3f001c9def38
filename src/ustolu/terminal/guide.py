"""The guide to a game, read from its Markdown: paragraph by paragraph, plain or drawn."""

import re
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from ustolu.core import Game
from ustolu.games.guide import EXAMPLE, EXAMPLES, example
from ustolu.terminal.lines import fit

HEADING = re.compile(r"#+\s*(?:§\s*(?P<number>\d+(?:\.\d+)*))?\s*(?P<title>.*)")
STRONG = re.compile(r"(\*\*|\*|__|_|`)(?=\S)(.+?)(?<=\S)\1")
LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
ITEM = re.compile(r"\s*(?:[-*+]|\d+\.)\s")


@dataclass(frozen=True)
class Paragraph:
    """A heading with all that stands under it; `number` is empty where the heading has no §."""

    number: str
    title: str
    text: str

    @property
    def markdown(self) -> str:
        """The paragraph for those who see; a drawn example is what it says, and its notation."""
        head = f"§{self.number} {self.title}" if self.number else self.title
        text = EXAMPLES.sub(lambda found: "{}\n\n```\n{}\n```".format(*example(found[1])), self.text)
        return f"## {head}\n\n{text}"


def read(game: Game, lang: str) -> list[Paragraph]:
    """The guide of `game` in its order; empty where it has none in this language."""
    path = Path(game.folder) / "guide" / f"{lang}.md"
    return split(path.read_text(encoding="utf-8")) if path.exists() else []


def split(markdown: str) -> list[Paragraph]:
    """Paragraphs by their headings; code blocks are never taken for headings."""
    found: list[tuple[str, str, list[str]]] = []
    code = False
    for line in markdown.splitlines():
        code ^= line.startswith("```")
        if line.startswith("#") and not code and (match := HEADING.fullmatch(line)):
            found.append((match["number"] or "", match["title"].strip(), []))
        elif found:
            found[-1][2].append(line)
    return [Paragraph(number, title, "\n".join(lines).strip()) for number, title, lines in found]


def choose(paragraphs: list[Paragraph], wanted: str) -> list[Paragraph]:
    """The paragraph `wanted` (`4`, `§4`, `4.2`) with those numbered below it; where it has no heading of its own, the one it belongs to."""
    number = wanted.strip().lstrip("§").strip().rstrip(".")
    while number:
        if found := [p for p in paragraphs if p.number == number or p.number.startswith(f"{number}.")]:
            return found
        number = number.rpartition(".")[0]
    return []


def plain(paragraph: Paragraph) -> list[str]:
    """The paragraph in short lines without any mark-up; pictures in characters stay as they are. A drawn example begins with what it says."""
    lines = fit(f"§{paragraph.number} {paragraph.title}" if paragraph.number else paragraph.title)
    open_text: list[str] = []
    code = said = False

    def close() -> None:
        lines.extend(fit(bare(" ".join(open_text))))
        open_text.clear()

    for line in paragraph.text.splitlines():
        if line.startswith("```"):
            close()
            code = not code
            said = line.removeprefix("```").strip() == EXAMPLE
        elif said:
            lines.extend(fit(line.strip()))
            said = False
        elif code:
            lines.append(line.rstrip())
        elif not line.strip():
            close()
        elif line.lstrip().startswith("|"):
            close()
            cells = [bare(cell.strip()) for cell in line.strip().strip("|").split("|")]
            if any(cell.strip(":- ") for cell in cells):
                lines.extend(fit(": ".join(filter(None, cells))))
        else:
            if ITEM.match(line):
                close()
            open_text.append(line.strip())
    close()
    return lines


def bare(text: str) -> str:
    """Text without the signs of Markdown."""
    text = LINK.sub(r"\1", text)
    for _ in range(2):
        text = STRONG.sub(r"\2", text)
    return text


def draw(paragraphs: list[Paragraph], console: Console) -> None:
    """The paragraphs as rich text, no wider than is pleasant to read."""
    for paragraph in paragraphs:
        console.print(Markdown(paragraph.markdown), width=min(console.width, 84))
        console.print()
