"""Lines of text that fit a braille display."""

import unicodedata

CELLS = 40
"""A common braille display shows this many cells."""


def fit(text: str, cells: int = CELLS) -> list[str]:
    """`text` in lines of at most `cells` characters, broken after sentences where that wastes little, else between words.

    A word longer than a line stays whole: an address or a file name is worth more in one piece.
    """
    lines: list[str] = []
    for paragraph in text.splitlines():
        lines += _fit(paragraph.split(), cells)
    return lines


def _fit(words: list[str], cells: int) -> list[str]:
    lines: list[str] = []
    line: list[str] = []
    for word in words:
        if line and _length([*line, word]) > cells:
            ends = [i for i, said in enumerate(line, 1) if said.endswith((".", "?", "!")) and i < len(line)]
            cut = ends[-1] if ends and 2 * _length(line[: ends[-1]]) >= cells else len(line)
            lines.append(" ".join(line[:cut]))
            line = line[cut:]
            if line and _length([*line, word]) > cells:
                lines.append(" ".join(line))
                line = []
        line.append(word)
    return [*lines, " ".join(line)] if line else lines


def _length(words: list[str]) -> int:
    return sum(map(len, words)) + len(words) - 1


def folded(text: str) -> str:
    """`text` as it compares when typed: no capitals, no accents, single spaces."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(bare.split())


def printable(text: str) -> str:
    """`text` without characters that would steer the terminal."""
    return "".join(c if c.isprintable() else " " for c in text)


def clean(text: str) -> str:
    """`text` from elsewhere (a name, a chat line) as it can stand in a line of ours."""
    return printable(text).strip()
