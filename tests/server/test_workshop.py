"""Games are compiled once, beside, one after another."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ustolu.core import compiling
from ustolu.core.catalogue import game
from ustolu.server.fault import Fault
from ustolu.server.workshop import Workshop

CHILD = """#!/bin/sh
echo '[1, 2]'
while [ ! -e {go} ]; do sleep 0.02; done
echo '[2, 2]'
echo "$3 could not be understood" >&2
exit {status}
"""


@pytest.fixture
def child(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Instead of compiling: a program that is half done until `go()` is called and ends with a status."""

    def make(status: int) -> Path:
        program = tmp_path / "python"
        program.write_text(CHILD.format(go=tmp_path / "go", status=status))
        program.chmod(0o755)
        monkeypatch.setattr("sys.executable", str(program))
        monkeypatch.setattr(compiling, "ready", lambda _: False)
        return tmp_path / "go"

    return make


async def test_a_game_is_compiled_once_for_all_who_wait_and_its_progress_is_known(child: Any) -> None:
    go, workshop, islands = child(0), Workshop(), game("paper_islands")
    waiting = [asyncio.create_task(workshop.prepared(islands)) for _ in range(3)]
    while workshop.progress.get("paper_islands") != 0.5:  # noqa: ASYNC110  # progress is looked at, nobody is told
        await asyncio.sleep(0.01)
    assert not workshop.is_ready(islands)
    go.touch()
    await asyncio.gather(*waiting)
    assert workshop.is_ready(islands) and not workshop.progress


async def test_a_game_that_cannot_be_compiled_is_said_with_the_reason_and_may_be_tried_again(child: Any) -> None:
    child(1).touch()
    workshop = Workshop()
    for _ in range(2):
        with pytest.raises(Fault) as found:
            await workshop.prepared(game("paper_islands"))
        assert (found.value.status, found.value.reason) == (503, "compile-failed") and "could not be understood" in found.value.detail


async def test_a_workshop_that_closes_leaves_no_work_behind(child: Any) -> None:
    child(0)
    workshop = Workshop()
    workshop.begin(game("paper_islands"))
    while not workshop.progress.get("paper_islands"):  # noqa: ASYNC110  # progress is looked at, nobody is told
        await asyncio.sleep(0.01)
    await workshop.close()
    assert not workshop.progress and not workshop.is_ready(game("paper_islands"))
