"""What a typed line asks for: a command in Czech or English, or else a move."""

from collections.abc import Mapping
from dataclasses import dataclass

from ustolu.terminal.lines import folded

HERE = (
    "help", "legal", "try", "grid", "grids", "cell", "find", "ask", "scores", "turn", "last", "repeat", "log", "seats", "rules",
    "undo", "anew", "hand", "fix", "save", "short", "long", "language", "quit",
)  # fmt: skip
"""Commands at every table, in the order of the help."""

AT_A_SERVER = ("sit", "leave", "start", "bot", "replace", "back", "rematch", "say")
"""Commands that need a table with people at other places."""

ALONE = frozenset({"grids", "turn", "last", "repeat", "seats", "undo", "anew", "quit", "short", "long", "leave", "start", "back", "rematch"})
"""Commands that take nothing after them: with more words the line is a move (`turn 0.2.6 321`)."""


@dataclass(frozen=True)
class Wish:
    """A command and the words after it."""

    what: str
    rest: str = ""


class Vocabulary:
    """The words of both languages; where one word means two things, the language in use decides."""

    def __init__(self, own: Mapping[str, str], other: Mapping[str, str]) -> None:
        """`own` and `other` give for each command its words as the texts list them: `legal, moves, l`."""
        self._meaning: dict[str, str] = {}
        self._listed = {what: f"{own[what]}; {other[what]}" for what in own}
        for words in (other, own):
            for what, listed in words.items():
                self._meaning |= {folded(word): what for word in listed.split(",")}

    def read(self, line: str) -> Wish | None:
        """The command in `line`, or None when it is none."""
        text = line.strip()
        if text.startswith("§"):
            return Wish("rules", text[1:].strip())
        first, _, rest = text.partition(" ")
        what = self._meaning.get(folded(first))
        if what is None or what == "yes" or (rest.strip() and what in ALONE):
            return None
        return Wish(what, rest.strip())

    def words(self, what: str) -> str:
        """All words for a command, those of the language in use first."""
        return self._listed[what]

    def means(self, line: str, what: str) -> bool:
        """Whether `line` is just the word for `what`, in either language."""
        return self._meaning.get(folded(line)) == what
