"""The command `levels`: what it measures, when a check holds, and that no table in the user's cache helps."""

import json

import pytest
from typer.testing import CliRunner, Result

from ustolu import cli
from ustolu.games.paper_islands import bot
from ustolu.lab import levels
from ustolu.lab.levels import CHECKS, Series, Verdict, Voyage
from ustolu.lab.voyages import expected, picks
from ustolu.solvers import pirate_dice as solver


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli.build(["levels"]), ["levels", *arguments])


def verdict(value: float, error: float, above: float | None = 0.5) -> Verdict:
    return Verdict("a_game", "bot:2 against bot:1", "wins", value, error, 0.55, above, 100, 1.0)


@pytest.mark.parametrize(
    ("value", "error", "holds"), [(0.56, 0.02, True), (0.54, 0.001, False), (0.60, 0.06, False), (0.549, 0.02, False), (0.55, 0.025, True)]
)
def test_a_share_of_wins_holds_with_its_lower_bound(value: float, error: float, holds: bool) -> None:
    assert verdict(value, error).holds == holds
    assert verdict(value, error).low == pytest.approx(value - 1.96 * error, abs=1e-4)


def test_points_need_no_bound() -> None:
    assert verdict(0.56, 9.0, above=None).holds
    assert "lower bound" not in str(verdict(0.56, 9.0, above=None))


def test_all_that_is_promised_is_checked() -> None:
    duels = {(check.game, check.who) for check in CHECKS if isinstance(check, Series)}
    for game in ("paper_islands", "pirate_dice", "sort_the_books"):
        assert {(game, ("bot:2", "bot:1")), (game, ("bot:3", "bot:2"))} <= duels
    (alone,) = (check for check in CHECKS if isinstance(check, Series) and len(check.who) == 1)
    assert (alone.game, alone.games, alone.least, alone.what) == ("paper_islands", 1000, 10.6, "points")
    assert [check.card for check in CHECKS if isinstance(check, Voyage)] == list(solver.CARDS)


def test_a_series_never_looks_into_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "choose", lambda *_: pytest.fail("asked the game's own bot"))
    told: list[None] = []
    found = Series("paper_islands", ("bot:1", "random"), 1, 0.0).run(4, 1, lambda: told.append(None))
    assert len(told) == found.games == 4
    assert 0 <= found.value <= 1


def test_a_level_that_plays_by_thumb_falls_short_of_the_optimum() -> None:
    value = expected("pirate", "final", picks("bot:1", "pirate"))
    assert 400 < value < solver.voyage("pirate").expected - 50


def test_the_command_prints_one_object_and_fails_when_a_level_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "CHECKS", (Voyage("skull2"), Series("pirate_dice", ("bot:1", "bot:1"), 1000, 0.55, 0.5, ask_own=True)))
    result = run("--games", "4", "--json")
    told = json.loads(result.stdout)
    first, second = told["checks"]
    assert (first["holds"], first["games"], second["holds"], second["games"]) == (True, 0, False, 4)
    assert (told["holds"], result.exit_code) == (False, 1)
    monkeypatch.setattr(levels, "CHECKS", (Voyage("skull2"),))
    result = run()
    assert result.exit_code == 0
    assert result.stdout.startswith("holds  pirate_dice: bot:3 with the card skull2: 139.215 points (at least 139.205), ")


def test_a_game_of_which_nothing_is_promised_is_refused() -> None:
    assert run("tic_tac_toe").exit_code == 2
