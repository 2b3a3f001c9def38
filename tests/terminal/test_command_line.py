"""Wrong words on the command line: a clear error in the user's language, and exit status 2. And what `games` and `rules` print."""

import json
from typing import Any

import pytest

from ustolu.core.catalogue import catalogue

Home = Any
"""The fixture of conftest.py."""


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
        (["--resume", "nowhere.table"], "nowhere.table: no such file", "nowhere.table: takový soubor není"),
        (["--join", "localhost:8000"], "not an address of a table", "není adresa stolu"),
        (["--join", "http://127.0.0.1:9/t/abc"], "No answer from http://127.0.0.1:9/t/abc", "Neodpovídá http://127.0.0.1:9/t/abc"),
    ],
)  # fmt: skip
def test_a_wrong_command_line_is_explained_and_ends_with_status_2(home: Home, arguments: list[str], english: str, czech: str) -> None:
    for lang, said in (("en", english), ("cs", czech)):
        done = home.run("play", *arguments, "--lang", lang)
        assert (done.status, done.out) == (2, "")
        assert said in " ".join(done.wrong.split()) and "Traceback" not in done.wrong


def test_an_unknown_language_is_explained(home: Home) -> None:
    done = home.run("play", "paper_islands", "--lang", "de")
    assert done.status == 2 and '"de" is no language' in done.wrong


def test_the_language_is_what_the_system_speaks(home: Home) -> None:
    assert "Kterou hru?" in home.run("play", LC_ALL="cs_CZ.UTF-8").wrong
    assert "Which game?" in home.run("play", LC_ALL="C.UTF-8").wrong


def test_a_file_that_is_no_game_is_explained(home: Home) -> None:
    path = home.folder / "x.table"
    for nonsense in (b"", b"x\n", b"{}\n", b"\xff\n", b'{"header":"e30=","secret":"","seed":1}\n'):
        path.write_bytes(nonsense)
        done = home.run("play", "--resume", str(path))
        assert done.status == 2 and "cannot be continued" in " ".join(done.wrong.split()) and "Traceback" not in done.wrong


def test_games_are_listed_for_people_in_short_lines(home: Home) -> None:
    done = home.run("games", "--lang", "cs")
    assert done.status == 0 and done.lines[:2] == ["paper_islands: Papírové ostrovy, 1 až 4", "místa."]
    assert all(len(line) <= 40 for line in done.lines)


def test_games_are_listed_for_programs(home: Home) -> None:
    found = json.loads(home.run("games", "--json").out)
    islands = next(one for one in found["games"] if one["id"] == "paper_islands")
    assert [one["id"] for one in found["games"]] == list(catalogue().games)
    assert islands["options"] == [{"id": "grid", "values": [4, 3], "default": 4}] and islands["seats"] == [1, 4] and islands["title"] == "Paper Islands"


def test_a_paragraph_of_the_rules_is_read_in_short_lines(home: Home) -> None:
    done = home.run("rules", "paper_islands", "§4", "--lang", "cs")
    assert done.status == 0 and done.lines[0].startswith("§4 ") and all(len(line) <= 40 for line in done.lines)
    assert not any(line.startswith("§5") for line in done.lines)


def test_a_paragraph_that_is_not_there_is_refused(home: Home) -> None:
    done = home.run("rules", "paper_islands", "99", "--lang", "en")
    assert (done.status, done.wrong) == (2, "99: not in the rules.\n")
