"""Wrong words on the command line: a clear error in the user's language, and exit status 2. And what `games` and `rules` print."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ustolu.cli import build
from ustolu.core.catalogue import catalogue

Home = Any
"""The fixture of conftest.py."""


def wrong(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command says on the standard error when it ends with status 2 and prints nothing else."""
    with pytest.raises(SystemExit) as ended:
        build([arguments[0]])(arguments, prog_name="ustolu")
    said = capsys.readouterr()
    assert (ended.value.code, said.out) == (2, "")
    return " ".join(said.err.split())


@pytest.mark.parametrize(
    ("arguments", "english", "czech"),
    [
        (["paper_islands", "--seats", "me,robot"], '"robot" is no seat', "„robot“ není místo"),
        (["paper_islands", "--seats", ",".join(["me"] * 9)], "9 seats: this game takes 1 to 4", "Počet míst 9: tato hra má místo pro 1 až 4"),
        (["paper_islands", "--seats", "bot,bot"], "Nobody is a person", "Nikdo tu není člověk"),
        (["paper_island"], "Did you mean paper_islands?", "Nemělo to být paper_islands?"),
        (["chess"], '"chess" is no game. Games:', "„chess“ není hra. Hry:"),
        ([], "Which game?", "Kterou hru?"),
        (["paper_islands", "--option", "gird=3"], '"gird" is no option. Options: grid', "„gird“ není volba. Volby: grid"),
        (["paper_islands", "--option", "grid"], "an option is written grid=3", "volba se píše grid=3"),
        (["paper_islands", "--option", "grid=5"], "Values: 4, 3", "Hodnoty: 4, 3"),
        (["--resume", "x.table", "--seed", "1"], "--seed cannot go with --resume", "--seed nejde spolu s --resume"),
        (["paper_islands", "--join", "http://x/t/y", "--seats", "me"], "GAME, --seats cannot go with --join", "GAME, --seats nejde spolu s --join"),
        (["--resume", "nowhere.table"], "nowhere.table: no such file", "nowhere.table: takový soubor není"),
        (["--join", "localhost:8000"], "not an address of a table", "není adresa stolu"),
        (["--join", "http://127.0.0.1:9/t/abc"], "No answer from http://127.0.0.1:9/t/abc", "Neodpovídá http://127.0.0.1:9/t/abc"),
    ],
)  # fmt: skip
def test_a_wrong_command_line_is_explained_and_ends_with_status_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], english: str, czech: str
) -> None:
    for lang, said in (("en", english), ("cs", czech)):
        assert said in wrong(capsys, "play", *arguments, "--lang", lang)


def test_an_unknown_language_is_explained(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert '"de" is no language' in wrong(capsys, "play", "paper_islands", "--lang", "de")


def test_the_language_is_what_the_system_speaks(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for system, said in (("cs_CZ.UTF-8", "Kterou hru?"), ("C.UTF-8", "Which game?")):
        monkeypatch.setenv("LC_ALL", system)
        assert said in wrong(capsys, "play")


@pytest.mark.parametrize("nonsense", [b"", b"x\n", b"{}\n", b"\xff\n", b'{"header":"e30=","secret":"","seed":1}\n'])
def test_a_file_that_is_no_game_is_explained(capsys: pytest.CaptureFixture[str], tmp_path: Path, nonsense: bytes) -> None:
    path = tmp_path / "x.table"
    path.write_bytes(nonsense)
    assert "cannot be continued" in wrong(capsys, "play", "--resume", str(path), "--lang", "en")


def test_games_are_listed_for_people_in_short_lines(home: Home) -> None:
    done = home.run("games", "--lang", "cs")
    at = done.lines.index("paper_islands: Papírové ostrovy, 1 až 4")
    assert done.status == 0 and done.lines[at + 1] == "místa."
    assert all(len(line) <= 40 for line in done.lines)


def test_games_are_listed_for_programs(home: Home) -> None:
    found = json.loads(home.run("games", "--json").out)
    islands = next(one for one in found["games"] if one["id"] == "paper_islands")
    assert [one["id"] for one in found["games"]] == list(catalogue().games)
    assert islands["options"] == [{"id": "grid", "values": [4, 3], "default": 4}]
    assert islands["seats"] == [1, 4] and islands["title"] == "Paper Islands"


def test_a_paragraph_of_the_rules_is_read_in_short_lines(home: Home) -> None:
    done = home.run("rules", "paper_islands", "§4", "--lang", "cs")
    assert done.status == 0 and done.lines[0].startswith("§4 ") and all(len(line) <= 40 for line in done.lines)
    assert not any(line.startswith("§5") for line in done.lines)


def test_a_paragraph_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert wrong(capsys, "rules", "paper_islands", "99", "--lang", "en") == "99: not in the rules."


def test_a_terminal_that_lacks_letters_shows_a_question_mark_for_each() -> None:
    poor = {**os.environ, "PYTHONIOENCODING": "ascii", "NUMBA_DISABLE_JIT": "1"}
    poor.pop("PYTHONDONTWRITEBYTECODE", None)
    games = [sys.executable, "-m", "ustolu.cli", "games", "--lang", "cs"]
    done = subprocess.run(games, capture_output=True, text=True, env=poor, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "") and "Pap?rov? ostrovy" in done.stdout
