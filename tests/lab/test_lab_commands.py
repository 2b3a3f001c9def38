"""The commands `sim` and `bench`: what they print."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ustolu import cli
from ustolu.core import Game, compiling
from ustolu.core.catalogue import game as find
from ustolu.lab import speed


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli.build([arguments[0]]), list(arguments))


def test_sim_prints_one_object_with_means_and_errors() -> None:
    result = run("sim", "paper_islands", "--seats", "greedy,random", "--games", "6", "--seed", "3", "--option", "grid=3", "--json")
    told = json.loads(result.stdout)
    assert (told["game"], told["games"], told["seed"], told["options"], told["capped"]) == ("paper_islands", 6, 3, {"grid": 3}, 0)
    assert [bot["who"] for bot in told["bots"]] == ["greedy", "random"]
    assert {"points", "points_error", "place", "place_error", "wins", "wins_error"} < told["bots"][0].keys()
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(1)


def test_sim_says_how_a_bot_chooses() -> None:
    told = json.loads(run("sim", "paper_islands", "--seats", "bot:3,random", "--games", "2", "--option", "grid=3", "--json").stdout)
    assert [bot["how"] for bot in told["bots"]] == ["exact", "random"]


def test_sim_can_leave_out_the_games_own_bot() -> None:
    told = json.loads(run("sim", "paper_islands", "--seats", "bot:3,random", "--games", "2", "--option", "grid=3", "--search", "--json").stdout)
    assert [bot["how"] for bot in told["bots"]] == ["search", "random"]


def test_sim_for_people_is_a_table() -> None:
    result = run("sim", "paper_islands", "--seats", "random,random,random", "--games", "2")
    assert result.exit_code == 0
    assert "2 games" in result.stdout


@pytest.mark.parametrize(
    "wrong",
    [("no_such_game",), ("paper_islands", "--seats", "bot:9"), ("paper_islands", "--seats", "random,me"), ("paper_islands", "--option", "grid=7"),
     ("paper_islands", "--option", "size=4"), ("paper_islands", "--seats", "random,random,random,random,random"), ("paper_islands", "--games", "0")],
)  # fmt: skip
def test_sim_refuses_what_it_cannot_play(wrong: tuple[str, ...]) -> None:
    result = run("sim", *wrong)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


@pytest.mark.parametrize(("what", "unit"), [("playouts", "moves_per_s"), ("search", "sims_per_s")])
def test_bench_prints_figures_by_game_with_openspiel_beside_where_it_is(what: str, unit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "ROUNDS", 1)
    monkeypatch.setattr(speed, "GAMES", 1000)
    told = json.loads(run("bench", what, "--json").stdout)
    pyramid = ["squeeze_play", "cui_bono", "dice_march", "sums"]
    assert list(told) == ["paper_islands", "pirate_dice", "sort_the_books", "isle_of_skye", *pyramid, "tic_tac_toe", "connect_four"]
    assert list(told["paper_islands"]) == [unit]
    there = speed.rival("connect_four", 1, 1) is not None
    assert list(told["connect_four"]) == ([unit, f"openspiel_{unit}", "ratio"] if there else [unit])


def test_without_openspiel_its_figures_are_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "ROUNDS", 1)
    monkeypatch.setattr(speed, "GAMES", 1000)
    monkeypatch.setattr(speed.importlib.util, "find_spec", lambda _: None)
    assert all(list(row) == ["moves_per_s"] for row in dict(speed.playout_speeds()).values())


def test_bench_compiles_a_game_from_nothing_and_leaves_what_the_user_has(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    twice: list[str] = []
    truly = compiling.compile

    def watched(game: Game, into: str) -> Iterator[tuple[int, int]]:
        assert not list(Path(into).iterdir())
        yield from truly(game, into)
        made.append(len(list(Path(into).glob("**/rules.*.nbc"))))
        big = ("rules.play-*", "playout.*", "search.*", "tree.*")
        twice.extend(path.name for name in big for path in Path(into).glob(f"**/{name}.2.nbc"))

    monkeypatch.setattr(compiling, "compile", watched)
    ready = compiling.ready(find("paper_islands"))
    told = json.loads(run("bench", "compiling", "paper_islands", "--json").stdout)
    assert list(told["paper_islands"]) == ["processor_s", "clock_s"]
    assert len(made) == 1 and made[0] >= 8
    assert not twice  # as it would be for numbers of another type (`core.whole`)
    assert compiling.ready(find("paper_islands")) == ready
    assert run("bench", "compiling", "no_such_game").exit_code == 2
