"""A game is found by its id or by its folder, and what is none is refused in one sentence."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from ustolu.core import BadMessage
from ustolu.core.catalogue import FOLDER
from ustolu.core.catalogue import game as find
from ustolu.games.locate import locate
from ustolu.games.stub.write import write


def test_an_id_and_the_folder_of_a_known_game_are_the_same_game():
    assert locate("paper_islands") is find("paper_islands")
    assert locate(str(FOLDER / "paper_islands")) is find("paper_islands")


def test_a_folder_anywhere_is_a_game(tmp_path: Path):
    write("found_here", tmp_path)
    game = locate(str(tmp_path / "found_here"))
    assert game.id == "found_here" and game.folder == tmp_path / "found_here"


def test_a_folder_that_cannot_be_imported_says_why(tmp_path: Path):
    write("torn_here", tmp_path)
    (tmp_path / "torn_here" / "__init__.py").write_text("import nothing_at_all", encoding="utf-8")
    with pytest.raises(BadMessage, match=r"torn_here cannot be loaded: ModuleNotFoundError"):
        locate(str(tmp_path / "torn_here"))


def test_a_folder_called_like_a_module_that_is_in_use_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    write("taken_here", tmp_path)
    monkeypatch.setitem(sys.modules, "taken_here", ModuleType("taken_here"))
    with pytest.raises(BadMessage, match="broken-game"):
        locate(str(tmp_path / "taken_here"))
    assert str(tmp_path) not in sys.path, "what could not be loaded leaves nothing behind"


def test_what_is_neither_is_refused():
    with pytest.raises(BadMessage, match="there is no game 'nowhere'"):
        locate("nowhere")
