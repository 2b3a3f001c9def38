"""The page's words: the same keys and arguments in both languages, each used, none missing."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

import ustolu

WEB = Path(ustolu.__file__).parent / "web"
BUILT = ("ui-setting-", "ui-level-", "ui-stage-", "ui-line-", "ui-table-", "ui-verify-problem-", "ui-league-")
"""Ids whose last part is put together in the code."""


def messages(lang: str) -> dict[str, set[str]]:
    """Ids and the names of their arguments."""
    found = {}
    for entry in FluentParser().parse((WEB / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry)
    return found


def variables(node: object) -> set[str]:
    """The names of all arguments below a node."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    return set().union(*(variables(part) for part in node)) if isinstance(node, list) else set()


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*.js") if "vendor" not in path.parts)


def test_both_languages_have_the_same_keys_and_arguments() -> None:
    assert messages("cs") == messages("en")


def test_every_key_begins_with_ui() -> None:
    assert all(key.startswith("ui-") for key in messages("cs"))


def test_every_text_that_the_code_names_exists() -> None:
    named = set(re.findall(r'"(ui-[\w-]+)"', sources()))
    assert named - messages("cs").keys() == set()


def test_every_text_is_used() -> None:
    named = set(re.findall(r'"(ui-[\w-]+)"', sources()))
    assert {key for key in messages("cs").keys() - named if not key.startswith(BUILT) and key.removesuffix("-short") not in named} == set()
