"""The catalogue finds folders and entry points; a broken game is listed and harms no other."""

from importlib.metadata import EntryPoint
from types import SimpleNamespace

import pytest

from ustolu.core import BadMessage, catalogue
from ustolu.core.catalogue import Catalogue

TOY = EntryPoint("three_boxes", "ustolu.games.stub.three_boxes", "ustolu.games")


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch):
    """Entry points of other packages, as long as the test runs."""

    def announce(*points: EntryPoint) -> Catalogue:
        monkeypatch.setattr(catalogue, "entry_points", lambda group: points if group == "ustolu.games" else ())
        catalogue.catalogue.cache_clear()
        return catalogue.catalogue()

    yield announce
    catalogue.catalogue.cache_clear()


def test_the_folders_of_this_program_are_games():
    assert "paper_islands" in catalogue.catalogue().games
    assert {"contract", "stub"}.isdisjoint(catalogue.catalogue().games.keys() | catalogue.catalogue().broken.keys())


def test_a_game_of_another_package_is_found(announced):
    assert announced(TOY).games["three_boxes"].seats == (1, 4)
    assert catalogue.game("three_boxes").folder.name == "three_boxes"


def test_an_entry_point_may_name_the_game_itself(announced):
    assert "three_boxes" in announced(EntryPoint("three_boxes", f"{TOY.value}:GAME", "ustolu.games")).games


@pytest.mark.parametrize(
    ("module", "reason"),
    [("no_such_module", "ModuleNotFoundError"), ("json", "AttributeError"), ("ustolu.games.paper_islands", "the id paper_islands is taken")],
)
def test_a_broken_game_is_listed_with_its_error_and_harms_no_other(announced, module: str, reason: str):
    found = announced(EntryPoint("bad", module, "ustolu.games"), TOY)
    assert reason in found.broken["bad"]
    assert {"paper_islands", "three_boxes"} <= found.games.keys()
    with pytest.raises(BadMessage, match=f"broken-game.*{reason}"):
        catalogue.game("bad")


def test_what_is_called_game_and_is_none_is_broken(announced, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(__import__("sys").modules, "almost", SimpleNamespace(GAME="chess"))
    assert "is no Game" in announced(EntryPoint("almost", "almost", "ustolu.games")).broken["almost"]


def test_an_unknown_game_is_refused_with_those_that_there_are():
    with pytest.raises(BadMessage, match=r"unknown-game.*paper_islands"):
        catalogue.game("chess")
