"""The benchmark of Ostrov Skye plays whole games of four seats and looks at late territories."""

import pytest

from ustolu.lab import speed
from ustolu.lab.placements import placement_speeds


def test_whole_games_and_lists_of_placements_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "ROUNDS", 1)
    found = placement_speeds(games=20, lists=8)
    assert found["random games of four"]["games_per_s"] > 0
    lists = found["all placements"]
    assert 0 < lists["p99_us"] <= lists["most_us"] and lists["asked"] > 0
