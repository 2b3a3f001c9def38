"""The shape of the house: files one can read, words in both languages, and two commands."""

import re
import statistics
import subprocess
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

ROOT = Path(__file__).parents[2]
SOURCES = ("*.py", "*.js", "*.css")
TEXTS = sorted(path.parent for path in (ROOT / "src").glob("**/cs.ftl"))


def tracked(*patterns: str) -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "--", *patterns], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    return [ROOT / name for name in listed if name and "/vendor/" not in name and (ROOT / name).exists()]


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_no_file_is_longer_than_400_lines():
    assert [str(path) for path in tracked(*SOURCES) if lines(path) > 400] == []


def test_half_of_the_files_are_shorter_than_120_lines():
    assert statistics.median(map(lines, tracked(*SOURCES))) < 120


def test_modules_are_called_by_what_they_are():
    vague = {"utils", "util", "helpers", "helper", "common", "manager", "base", "misc"}
    assert [path for path in tracked("*.py", "*.js") if path.stem in vague] == []


def test_no_two_test_modules_have_one_name():
    names = [path.name for path in tracked("tests/**/test_*.py")]
    assert sorted(names) == sorted(set(names))


def test_the_readme_names_the_two_commands():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in text and "make test" in text


def test_links_in_the_documents_lead_somewhere():
    dead = []
    for page in tracked("*.md"):
        for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
            if not re.match(r"[a-z]+:", target) and not target.startswith("/") and not (page.parent / target).exists():
                dead.append(f"{page.relative_to(ROOT)}: {target}")
    assert dead == []


def variables(node: object) -> set[str]:
    """The names of the variables used anywhere below a node of a Fluent file."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(child) for child in vars(node).values()), set())
    if isinstance(node, list):
        return set().union(*(variables(child) for child in node), set())
    return set()


def messages(path: Path) -> dict[str, set[str]]:
    body = parse(path.read_text(encoding="utf-8")).body
    torn = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert torn == [], f"{path} has entries that cannot be read"
    return {entry.id.name: variables(entry) for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: str(folder.relative_to(ROOT / "src" / "ustolu")))
def test_both_languages_have_the_same_texts_with_the_same_arguments(folder: Path):
    assert messages(folder / "cs.ftl") == messages(folder / "en.ftl")


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: str(folder.relative_to(ROOT / "src" / "ustolu")))
def test_no_text_stands_twice_in_a_file(folder: Path):
    for lang in ("cs", "en"):
        names = re.findall(r"^([a-z][\w-]*) =", (folder / f"{lang}.ftl").read_text(encoding="utf-8"), re.M)
        assert sorted(names) == sorted(set(names))
