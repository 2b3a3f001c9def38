"""Everything this terminal can say in one language: the words of the game, of the table, and its own."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ustolu.core import Game
from ustolu.core.words import LANGUAGES, Words
from ustolu.terminal.commands import AT_A_SERVER, HERE, Vocabulary

TEXTS = Path(__file__).parent / "texts"


class Tongue:
    """Speaks one language about one game; the wording is whole sentences, or short where the texts have a short form."""

    def __init__(self, lang: str, game: Game | None = None) -> None:
        self.lang, self.game = lang, game
        self.brief = False
        self._words = Words(lang, game, TEXTS)
        self._others = [Words(other, None, TEXTS) for other in LANGUAGES if other != lang]
        self.vocabulary = Vocabulary(_listed(self._words), {what: words for other in self._others for what, words in _listed(other).items()})

    def __call__(self, id: str, /, **args: str | int) -> str:
        """The terminal's own text `term-<id>`."""
        return self._words.text(f"term-{id}", **args)

    def has(self, id: str) -> bool:
        return self._words.has(id)

    def text(self, id: str, /, **args: str | int) -> str:
        return self._words.text(id, **args)

    def say(self, message: Sequence[Any], names: Sequence[str] = (), told: bool = False) -> str:
        """A message (id and arguments, also as JSON gives it) as text; the short wording is used where it is wanted and there is one.

        `told`: what led to it has just been said, so that the wording which does not repeat it will do, where there is one.
        """
        forms = ["-told-short"] * (told and self.brief) + ["-short"] * self.brief + ["-told"] * told
        return self._words.say(message, names, forms)

    @property
    def title(self) -> str:
        return self._words.text("title")

    def option(self, id: str, value: object) -> str:
        """An option with its chosen value, in the game's words where it has them."""
        name = f"option-{id}"
        shown = f"{name}-{value}".replace(" ", "-").lower()
        return self("option", option=self._or(name, id), value=self._or(shown, str(value)))

    def _or(self, id: str, otherwise: str) -> str:
        return self._words.text(id) if self._words.has(id) else otherwise


def _listed(words: Words) -> Mapping[str, str]:
    return {what: words.text(f"term-word-{what}") for what in (*HERE, *AT_A_SERVER, "yes")}
