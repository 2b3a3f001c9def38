"""Solved tables of tests lie in a folder of their own."""

from pathlib import Path

import pytest

from ustolu.solvers import shelf


@pytest.fixture(autouse=True)
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of this test's tables; empty."""
    monkeypatch.setattr(shelf, "folder", lambda: tmp_path / "tables")
    return tmp_path / "tables"
