"""A game is compiled once, in a child process that tells how far it is."""

import pytest

from ustolu.core import BadMessage, Game, cache, compiling
from ustolu.core.catalogue import game as find


def test_progress_goes_from_nothing_to_all_and_then_the_game_is_ready():
    game = find("paper_islands")
    steps = list(compiling.compile(game))
    total = len(compiling.STEPS)
    assert steps == [(done, total) for done in range(total + 1)]
    assert compiling.ready(game)


def test_a_game_that_cannot_be_compiled_says_why():
    ghost = Game(id="ghost", module="ghost", seats=(1, 1), kind="none", most_moves=1, longest=1)
    with pytest.raises(BadMessage, match="compile-failed: ghost could not be compiled"):
        list(compiling.compile(ghost))


def test_compiled_code_lies_in_the_users_cache_apart_for_each_version(monkeypatch: pytest.MonkeyPatch, tmp_path):
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    assert cache.folder().parent.name == "compiled"
    before = cache.folder()
    monkeypatch.setattr(cache, "SHARED", (*cache.SHARED, "terminal/**/*.py"))
    assert cache.folder() != before
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert cache.folder() == tmp_path
