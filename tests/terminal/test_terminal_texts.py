"""The terminal's words in both languages."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ustolu.terminal
from ustolu.core.words import LANGUAGES
from ustolu.terminal.commands import ALONE, AT_A_SERVER, HERE
from ustolu.terminal.deeds import DEEDS
from ustolu.terminal.lines import CELLS, folded
from ustolu.terminal.tongue import Tongue

FOLDER = Path(ustolu.terminal.__file__).parent
BEFORE_THE_TABLE = re.compile(r"term-(bad|broken|over|no-file|need|refused-do)")


class Variables(Visitor):  # type: ignore[misc]  # fluent.syntax has no types
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Each id of a language with the arguments its text uses."""
    found = {}
    for entry in FluentParser().parse((FOLDER / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def test_both_languages_have_the_same_keys_and_arguments() -> None:
    assert messages("cs") == messages("en")


def test_every_text_is_the_terminal_s_own() -> None:
    assert all(id.startswith("term-") for id in messages("en"))


def test_every_text_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    ids = [id.removeprefix("term-") for id in messages("en")]
    made = {f"word-{what}" for what in (*HERE, *AT_A_SERVER, "yes")} | {f"help-{what}" for what in (*HERE, *AT_A_SERVER)}
    assert [id for id in ids if id not in made and not re.search(rf"""["'](term-)?{id}["']""", code)] == []


def test_every_command_has_words_help_and_a_deed() -> None:
    assert set(DEEDS) == {*HERE, *AT_A_SERVER} and set(DEEDS) >= ALONE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_means_two_commands_in_one_language(lang: str) -> None:
    tongue = Tongue(lang)
    words = [folded(word) for what in (*HERE, *AT_A_SERVER) for word in tongue(f"word-{what}").split(",")]
    assert [word for word, times in Counter(words).items() if times > 1] == []


def test_only_short_forms_mean_different_commands_in_the_two_languages() -> None:
    both = [{folded(word): what for what in (*HERE, *AT_A_SERVER) for word in Tongue(lang)(f"word-{what}").split(",")} for lang in LANGUAGES]
    assert [word for word in both[0].keys() & both[1].keys() if both[0][word] != both[1][word] and len(word) > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_help_fits_the_display(lang: str) -> None:
    tongue = Tongue(lang)
    examples: dict[str, str | int] = {"move": "b3", "at": "b3", "shows": "5", "fall": "4", "word": "undo"}
    assert [line for id in messages(lang) if id.startswith("term-help") and len(line := tongue(id.removeprefix("term-"), **examples)) > CELLS] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_without_arguments_is_one_line(lang: str) -> None:
    tongue = Tongue(lang)
    plain = [id for id, arguments in messages(lang).items() if not arguments and not id.startswith("term-word") and not BEFORE_THE_TABLE.match(id)]
    assert [id for id in plain if len(tongue(id.removeprefix("term-"))) > CELLS] == []


def test_the_page_about_the_terminal_lists_every_command_in_both_languages() -> None:
    page = (FOLDER.parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(\S+)` \| `(\S+)` \|", page, re.MULTILINE)
    words = [tuple(Tongue(lang)(f"word-{what}").split(",")[0] for lang in ("en", "cs")) for what in (*HERE, *AT_A_SERVER)]
    assert listed == words
