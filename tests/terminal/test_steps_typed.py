"""At the terminal a move of several steps is typed at once or step by step, shown as it grows, and taken back step by step."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ustolu.core.catalogue import catalogue
from ustolu.games.locate import locate
from ustolu.terminal.conversation import Conversation
from ustolu.terminal.ears import Ears
from ustolu.terminal.local import Local, opened
from ustolu.terminal.saves import Save
from ustolu.terminal.seats import Seat
from ustolu.terminal.tongue import Tongue
from ustolu.terminal.voice import Plain

MASONS = locate(str(Path(__file__).parent.parent / "contract" / "toys" / "masons"))
PEOPLE = [Seat("me"), Seat("me")]


class Script(Ears):
    """Types given lines, then nothing more."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.asked: list[str] = []

    def listen(self, prompt: str, seconds: float | None = None) -> str:
        self.asked.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The toy is in the catalogue, and games lie in a folder of their own."""
    monkeypatch.setenv("USTOLU_GAMES", str(tmp_path))
    monkeypatch.setitem(catalogue().games, "masons", MASONS)
    yield


def table() -> Local:
    return opened(MASONS, PEOPLE, {}, ["Eva", "Jan"], 7, {})


def typed(link: Local, *lines: str, lang: str = "en") -> Script:
    script = Script(*lines)
    with pytest.raises(EOFError):
        Conversation(link, script, Plain(), Tongue(lang, MASONS)).run()
    return script


PRICED = ("", "price 1=2 2=1", "", "price 1=1 3=2")


def test_what_was_begun_is_said_after_each_step_and_the_next_step_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    script = typed(table(), *PRICED, "", "b1", "legal")
    said = capsys.readouterr().out.splitlines()
    assert "So far: a wall on b1. undo: a step back." in said
    assert said[-3:] == ["2 moves:", "a1: Build a1", "c1: Build c1"]
    assert script.asked[-1] == "Eva: The wall has 1 cell. Go on: "


def test_undo_takes_one_step_back_and_anew_all_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    link = table()
    typed(link, *PRICED, "", "b1", "c1", "undo", "anew", "anew")
    said = [line for line in capsys.readouterr().out.splitlines() if line.startswith(("So far", "Taken", "Nothing"))]
    steps = ["So far: a wall on b1. undo: a step back.", "So far: a wall on b1 c1."]
    assert said == [*steps, "Taken back.", steps[0], "Taken back.", "Nothing begun."]
    assert link.table.choices == ((), ())


def test_a_whole_move_is_typed_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    link = table()
    typed(link, *PRICED, "", "build d1 b1 c1")
    assert [int(owner) for owner in link.table.state.owner] == [0, 1, 1, 1, 0, 0, 0, 0]
    assert "Eva builds b1 c1 d1." in capsys.readouterr().out


def test_what_one_person_has_begun_is_covered_before_another_looks(capsys: pytest.CaptureFixture[str]) -> None:
    script = typed(table(), "", "away 3", "1=2", "2=1", "")
    assert "Jan next. Others look away. Enter: " in script.asked
    assert "So far: bricks 1=2 2. undo: a step back.\nChosen: bricks 1=2 2=1.\nundo: take it back.\n" in capsys.readouterr().out


def test_a_game_put_away_inside_a_move_goes_on_inside_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    typed(table(), *PRICED, "", "b1")
    (saved,) = tmp_path.glob("*.table")
    capsys.readouterr()
    typed(Local(Save.open(saved)), "", "c1", "done")
    said = capsys.readouterr().out
    assert "So far: a wall on b1. undo: a step back." in said and "Eva builds b1 c1." in said


def test_the_words_are_czech_too(capsys: pytest.CaptureFixture[str]) -> None:
    typed(table(), *PRICED, "", "b1", "zpět", "odznova", "pomoc odznova", lang="cs")
    said = capsys.readouterr().out.splitlines()
    assert "Zatím: zeď na b1. zpět: o krok." in said and "Nic není začaté." in said and "odznova: začít tah od začátku." in said
