"""`ustolu check` says of a golden file that it holds, or the first event or value that differs."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ustolu.cli import build
from ustolu.core import Game
from ustolu.core.catalogue import FOLDER
from ustolu.core.catalogue import game as find
from ustolu.games.check import file_problems, problems

GOLDEN = FOLDER / "paper_islands" / "golden"
GOOD: dict[str, Any] = {
    "game": "paper_islands", "rule": "§3", "seats": 2, "options": {"grid": 4},
    "events": ["roll 5", "A b2", "B a1", "roll 5", "A b1", "B a2"], "scores": [1, 1], "over": False,
}  # fmt: skip


def wrong(**changes: Any) -> list[str]:
    return problems({**GOOD, **changes})


def test_a_true_file_holds():
    assert problems(GOOD) == []


def test_the_first_value_that_differs_is_named():
    assert wrong(scores=[1, 2]) == ["scores is [1, 1], not [1, 2]"]
    assert wrong(over=True) == ["over is False, not True"]


def test_places_before_the_end_are_refused():
    assert wrong(places=[1, 1]) == ["'places' are known only when the game is over, and it is not"]


def test_the_first_event_that_is_illegal_is_named_with_its_reason():
    assert wrong(events=["roll 5", "A b2", "B a1", "roll 5", "A b2", "B b2"]) == ["event 5 of 6, 'A b2': refused, cell-filled (§4)"]


def test_a_fall_that_the_file_does_not_name_is_never_drawn():
    assert wrong(events=["roll 5", "A b2", "B a1", "A b1"]) == ["event 4 of 4, 'A b1': a fall is due before it, and the file does not name it"]


def test_a_fall_that_is_not_due_is_named():
    assert wrong(events=["roll 5", "roll 5"]) == ["event 2 of 2, 'roll 5': nothing has to fall now"]


def test_a_file_may_end_with_a_fall_still_due():
    assert wrong(events=["roll 5", "A b2", "B a1"], scores=[0, 0]) == []


def test_events_are_read_forgivingly():
    assert wrong(events=["ROLL  5", " a B2", "b  A1", "roll 5", "A b 1", "B a2"]) == []


def test_legal_means_exactly_these():
    cells = [f"{column}{row}" for row in (1, 2, 3) for column in "abc"]
    short = {"options": {"grid": 3}, "events": ["roll 1", "A a1"], "scores": [0, 0]}
    assert wrong(**short, legal=[f"B {cell}" for cell in cells]) == []
    assert wrong(**short, legal=[f"B {cell}" for cell in cells[1:]]) == ["'B a1' is legal too"]
    assert wrong(**short, legal=[f"B {cell}" for cell in [*cells, "d1"]]) == ["'B d1' is not legal"]


def test_what_must_be_refused_and_is_not_is_named():
    assert wrong(events=["roll 5"], scores=[0, 0], illegal=["A e1", "A b2"]) == ["'A b2' is not refused"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 5}, "is played by 1 to 4 seats"),
        ({"seats": True}, "'seats' must be int"),
        ({"options": {"grid": 5}}, "grid must be one of [4, 3]"),
        ({"options": {"size": 4}}, "has no option 'size'"),
        ({"rule": "§77"}, "rule §77 is no paragraph of the guide"),
        ({"score": [1, 1]}, "'score' is no word of a golden file"),
        ({"events": [5]}, "'events' must list texts, not 5"),
    ],
)
def test_a_file_of_the_wrong_form_is_refused(change: dict[str, Any], problem: str):
    assert problem in wrong(**change)[0]


@pytest.mark.parametrize("missing", ["game", "rule", "seats", "events"])
def test_what_every_file_needs_is_missed(missing: str):
    assert problems({key: value for key, value in GOOD.items() if key != missing}) == [f"{missing!r} is missing"]


def test_a_file_of_another_game_is_refused_in_a_games_folder():
    assert file_problems(GOLDEN.parents[1] / "stub" / "three_boxes" / "golden" / "5-a-shared-win.toml", find("paper_islands"))


def test_what_is_no_toml_or_no_file_is_said(tmp_path: Path):
    (tmp_path / "torn.toml").write_text("game = ", encoding="utf-8")
    assert file_problems(tmp_path / "torn.toml")[0].startswith("no TOML")
    assert file_problems(tmp_path / "absent.toml") == ["cannot be read: No such file or directory"]


def test_the_command_checks_files_and_its_status_tells(tmp_path: Path):
    run, app = CliRunner(), build(["check", "new-game"])
    good = str(GOLDEN / "3-two-rounds-of-fives.toml")
    assert run.invoke(app, ["check", good]).exit_code == 0
    bad = tmp_path / "bad.toml"
    bad.write_text(Path(good).read_text(encoding="utf-8").replace("scores = [1, 1]", "scores = [1, 2]"), encoding="utf-8")
    done = run.invoke(app, ["check", good, str(bad)])
    assert done.exit_code == 1
    assert f"{good}: holds" in done.output
    assert f"{bad}: scores is [1, 1], not [1, 2]" in done.output
    assert run.invoke(app, ["check"]).exit_code == 2
    assert run.invoke(app, ["check", "--game", "chess"]).exit_code == 2


def test_new_game_refuses_what_is_no_id_and_writes_only_what_is_missing(tmp_path: Path):
    run, app = CliRunner(), build(["check", "new-game"])
    for id in ("3x", "My-Game", "class", ""):
        assert run.invoke(app, ["new-game", id, "--to", str(tmp_path)]).exit_code == 2
    assert "Python module" in run.invoke(app, ["new-game", "numpy", "--to", str(tmp_path)]).output
    assert not any(tmp_path.iterdir())
    assert run.invoke(app, ["new-game", "mine", "--to", str(tmp_path)]).exit_code == 0
    rules = tmp_path / "mine" / "rules.py"
    rules.write_text("mine", encoding="utf-8")
    (tmp_path / "mine" / "perft.toml").unlink()
    done = run.invoke(app, ["new-game", "mine", "--to", str(tmp_path)])
    assert done.output.splitlines()[0] == f"wrote {tmp_path / 'mine' / 'perft.toml'}"
    assert rules.read_text(encoding="utf-8") == "mine"
    assert run.invoke(app, ["new-game", "mine", "--to", str(tmp_path)]).output == f"{tmp_path / 'mine'} has everything already.\n"
    no_folder = run.invoke(app, ["new-game", "mine", "--to", str(rules)])
    assert no_folder.exit_code == 2 and "cannot be written to" in no_folder.output


def test_every_paragraph_of_paper_islands_has_a_golden_file(paper: Game):
    from ustolu.games.guide import paragraphs

    shown = {line for path in GOLDEN.glob("*.toml") for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("rule")}
    assert shown == {f'rule = "{paragraph}"' for paragraph in paragraphs(paper, "en")}


@pytest.fixture
def paper() -> Game:
    return find("paper_islands")
