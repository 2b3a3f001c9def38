"""Papírové ostrovy solved: against the known value, and against a plain search that knows nothing of symmetries or patterns."""

import json
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from ustolu import cli
from ustolu.core import copy, score
from ustolu.core.catalogue import game
from ustolu.solvers import paper_islands as solver
from ustolu.solvers import shelf

KNOWN = 4.091085105


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli.build(["solve"]), ["solve", *arguments])


def points(grid: tuple[int, ...]) -> int:
    """The score of a 3x3 grid by the game's own rules."""
    s = copy(game("paper_islands").new(seats=1, grid=3))
    s.grid[0, :9] = grid
    return score(s, 0)


@cache
def plain(grid: tuple[int, ...]) -> float:
    """The score that best play of a 3x3 grid can expect at the end, by trying everything."""
    if 0 not in grid:
        return points(grid)
    return sum(max(plain((*grid[:at], number, *grid[at + 1 :])) for at, here in enumerate(grid) if not here) for number in range(1, 7)) / 6


def test_the_small_grid_is_worth_what_is_known() -> None:
    assert json.loads(run("paper_islands", "--grid", "3", "--json").stdout) == {"value": KNOWN}


def test_the_positions_are_as_many_as_is_known() -> None:
    assert solver.grid(3).starts[-1] == len(solver.small()[1]) == 2_327
    assert solver.grid(4).starts[-1] == 48_352_928


def test_no_shore_is_longer_than_there_is_room() -> None:
    assert max(len(solver.grid(4).shore(mask)) for layer in solver.grid(4).layers for mask in layer) == solver.LONGEST


@pytest.mark.parametrize("text", ["111222030", "123456000", "112030450", "660120000", "505050500"])
def test_later_points_are_those_of_a_plain_search(text: str) -> None:
    grid = tuple(map(int, text))
    later = solver.small()[1][solver.grid(3).place(grid)]
    assert points(grid) + later == pytest.approx(plain(grid))


def test_a_cell_is_worth_its_points_now_and_later() -> None:
    grid = (1, 2, 0, 2, 0, 3, 0, 3, 4)
    worth = solver.grid(3).worth(solver.small()[1], grid, 2)
    assert worth.keys() == {2, 4, 6}
    for cell, value in worth.items():
        assert points(grid) + value == pytest.approx(plain((*grid[:cell], 2, *grid[cell + 1 :])))


def test_the_images_of_a_grid_lie_in_one_place() -> None:
    grid = np.array([1, 2, 0, 3, 0, 0, 1, 1, 5]).reshape(3, 3)
    images = [np.rot90(way, n) for way in (grid, grid.T) for n in range(4)]
    assert len({solver.grid(3).place(image.ravel().tolist()) for image in images}) == 1


def test_a_table_is_found_only_when_it_is_whole(tables: Path) -> None:
    assert solver.find(3) is None
    told: list[tuple[int, int]] = []
    value = solver.solve_and_keep(3, lambda *done: told.append(done))
    assert told[-1] == (2_327, 2_327)
    kept = solver.find(3)
    assert kept is not None and kept.value == value
    assert np.abs(kept.table - solver.small()[1]).max() < 1e-6
    (tables / f"{solver.name(3)}.f32").write_bytes(b"torn")
    assert solver.find(3) is None


def test_a_solving_that_breaks_off_leaves_nothing(tables: Path) -> None:
    def stop(*_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solver.solve_and_keep(3, stop)
    assert list(tables.iterdir()) == []


def test_the_large_grid_is_taken_from_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "find", lambda side: shelf.Kept(11.0308397890001, np.zeros(1, np.float32)))
    assert json.loads(run("paper_islands", "--json").stdout) == {"value": 11.030839789}


@pytest.mark.parametrize("wrong", [("chess",), ("paper_islands", "--grid", "5"), ("paper_islands", "--option", "target=3000")])
def test_what_has_no_solver_is_refused(wrong: tuple[str, ...]) -> None:
    result = run(*wrong)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_for_people_it_is_a_table() -> None:
    assert "4.091085105" in run("paper_islands", "--grid", "3").stdout


def test_the_solver_knows_every_option_of_the_game() -> None:
    assert {option.id: option.values for option in game("paper_islands").options} == solver.OPTIONS
