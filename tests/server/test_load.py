"""The load generator, small."""

import pytest

from ustolu.lab import load


def test_the_bench_of_the_server_measures_everything_it_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)  # three servers are started: let them keep what they compile
    monkeypatch.setattr(load, "PAIRS", 3)
    told: list[str] = []
    figures = load.bench_server(offered=40, seconds=1.0, tell=told.append)
    assert {"offered_per_s", "p99_ms", "saturation_per_s", "echo_per_s", "bytes_per_table", "server_s_per_1000_moves"} <= figures.keys()
    assert figures["refused"] == 0 and figures["acknowledged_per_s"] > 5 and figures["p99_ms"] > 0
    assert figures["saturation_per_s"] > 20 and figures["echo_per_s"] > 100
    assert told == ["laying tables", "offering 40 moves a second for 1 s", "as fast as it can", "weighing idle tables", "a bare echo"]
