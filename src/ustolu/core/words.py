"""The texts of one language, as Fluent files: the core's, a game's with those of its board, and those of whoever speaks (terminal, page)."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ustolu.core.game import Game, Message
from ustolu.core.notation import LETTERS

LANGUAGES = ("cs", "en")
CORE = Path(__file__).parent / "texts"


@cache
def _resource(path: Path) -> FluentResource:
    return FluentResource(path.read_text(encoding="utf-8"))


def _texts(game: Game) -> list[Path]:
    """Where a game's texts lie: those of what it shares with others, and its own."""
    return [folder / "texts" for folder in (*game.shared.values(), game.folder)]


class Words:
    """Formats messages in one language. A missing id or argument is a bug and raises."""

    def __init__(self, lang: str, game: Game | None = None, *folders: Path) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"there are no texts in {lang!r}, only in {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in (CORE, *(_texts(game) if game else ()), *folders):
            self._bundle.add_resource(_resource(folder / f"{lang}.ftl"))

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def text(self, id: str, **args: str | int) -> str:
        """The text `id` with its arguments. Raises LookupError for an unknown id, ValueError for a missing argument."""
        if not self._bundle.has_message(id):
            raise LookupError(f"no text {id!r} in {self.lang}")
        value = self._bundle.get_message(id).value
        if value is None:
            raise LookupError(f"the text {id!r} is empty in {self.lang}")
        text, errors = self._bundle.format_pattern(value, args)
        if errors:
            raise ValueError(f"{id} in {self.lang}: {errors[0]}")
        return str(text)

    def say(self, message: Message | Sequence[Any], names: Sequence[str] = (), forms: Sequence[str] = ()) -> str:
        """A message (also as JSON gives it) as text. An argument `seat` or `*_seat` brings `$name` or `$*_name`: the seat's name, or its letter.

        An argument that is a message or a list of messages is said where it stands, with commas between them. Of the endings in `forms`
        the first is used for which there is a text (`x-short`).
        """
        id, args = str(message[0]), dict[str, Any](message[1])
        named: dict[str, str | int] = {}
        for key, value in args.items():
            within = None if isinstance(value, str | int) else [value] if value and isinstance(value[0], str) else value
            named[key] = value if within is None else ", ".join(self.say(one, names, forms) for one in within)
            if key == "seat" or key.endswith("_seat"):
                seat = int(value)
                named[key.removesuffix("seat") + "name"] = names[seat] if seat < len(names) else LETTERS[seat]
        form = next((form for form in forms if self.has(f"{id}{form}")), "")
        return self.text(f"{id}{form}", **named)
