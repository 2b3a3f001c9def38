"""Laws: both languages say the same things, and nothing a page or terminal asks for is missing."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ustolu.core import Game
from ustolu.core.words import CORE, LANGUAGES
from ustolu.games.contract.walk import require

RESERVED = ("table-", "seat-", "ui-", "term-")
SHORTER = ("-short", "-told")


class _Arguments(Visitor):  # type: ignore[misc]  # the library carries no types
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def _arguments(node: ast.BaseNode) -> frozenset[str]:
    visitor = _Arguments()
    visitor.visit(node)
    return frozenset(visitor.found)


def _parts(path: Path) -> Iterator[tuple[str, frozenset[str]]]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        require(not isinstance(entry, ast.Junk), f"{path} cannot be read from {getattr(entry, 'content', '').strip()[:60]!r}")
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if entry.value is not None:
                yield name, _arguments(entry.value)
            for attribute in entry.attributes:
                yield f"{name}.{attribute.id.name}", _arguments(attribute.value)


def arguments(path: Path) -> dict[str, frozenset[str]]:
    """The ids of a Fluent file, terms and attributes too, each with the arguments it takes."""
    found: dict[str, frozenset[str]] = {}
    for name, names in _parts(path):
        require(name not in found, f"{path} has {name} twice")
        found[name] = names
    return found


def both_languages_have_the_same_texts(game: Game) -> None:
    """The same ids with the same arguments in every language, none of them reserved for others; so too of the boards it shares."""
    first, *others = LANGUAGES
    taken = set(arguments(CORE / f"{first}.ftl"))
    for name, folder in (*game.shared.items(), (game.id, game.folder)):
        files = {lang: arguments(folder / "texts" / f"{lang}.ftl") for lang in LANGUAGES}
        for lang in others:
            differ = sorted(files[first].keys() ^ files[lang].keys())
            require(not differ, f"texts of {name} in only one of {first}, {lang}: {', '.join(differ)}")
            for id, names in files[first].items():
                require(names == files[lang][id], f"{id} takes {sorted(names)} in {first} and {sorted(files[lang][id])} in {lang}")
        for id in files[first]:
            require(not id.startswith(RESERVED) and id not in taken, f"the text {id} of {name} has a name reserved for tables, clients and boards")
        taken |= files[first].keys()


def needed(game: Game) -> list[str]:
    """The texts that clients ask every game for."""
    options = [f"option-{option.id}" for option in game.options]
    values = [f"option-{option.id}-{_word(value)}" for option in game.options for value in option.values]
    return ["title", "tagline", *options, *values]


def _word(value: object) -> str:
    return str(value).lower().replace(" ", "-")


def clients_find_the_texts_they_ask_for(game: Game) -> None:
    """Title, tagline, every option and every value of it have texts that take no arguments."""
    for lang in LANGUAGES:
        texts = arguments(game.folder / "texts" / f"{lang}.ftl")
        for id in needed(game):
            require(id in texts, f"{game.id} lacks the text {id} in {lang}")
            require(not texts[id], f"{id} in {lang} must take no arguments, it takes {sorted(texts[id])}")


def short_wordings_take_nothing_more(game: Game) -> None:
    """A short wording (`x-short`, or `x-told` where half of it has just been said) belongs to a long one and takes none of other arguments."""
    for lang in LANGUAGES:
        texts = arguments(game.folder / "texts" / f"{lang}.ftl")
        for id in texts:
            if id.endswith(SHORTER):
                long = id.rpartition("-")[0]
                require(long in texts, f"{id} in {lang} is a short wording of nothing")
                known = texts[long] | texts.get(long.removesuffix("-told"), frozenset())
                require(texts[id] <= known, f"{id} in {lang} takes {sorted(texts[id] - known)}, which {long} does not")
