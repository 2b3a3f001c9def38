"""The commands `ustolu sim`, `ustolu levels` and `ustolu bench`."""

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ustolu import bots
from ustolu.core import CHANCE, BadMessage, Game, below, compiling, generator, play, sides
from ustolu.core.catalogue import catalogue
from ustolu.core.catalogue import game as find

bench = typer.Typer(help="Measure this machine.", no_args_is_help=True)
said = Console(stderr=True)

AsJson = Annotated[bool, typer.Option("--json", help="one JSON object on standard output")]


def bar() -> Progress:
    """A progress bar beside the results, not in them; silent where nobody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=said, transient=True, disable=not said.is_terminal)


def options_of(game: Game, texts: list[str]) -> dict[str, Any]:
    """The options written as `grid=3`. Raises BadMessage for an unknown one."""
    options: dict[str, Any] = {}
    for text in texts:
        id, _, word = text.partition("=")
        values = [value for option in game.options if option.id == id for value in option.values]
        options[id] = next((value for value in values if str(value).lower() == word.lower()), word)
    return game.check_options(options)


def compile_first(game: Game) -> None:
    """Compile a game that was never compiled here, in a child process, and show how far that is."""
    if compiling.ready(game):
        return
    with bar() as progress:
        task = progress.add_task(f"compiling {game.id}", total=None)
        for done, total in compiling.compile(game):
            progress.update(task, completed=done, total=total)


def sim(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[str, typer.Option(help=f"a bot for each seat, of: {', '.join(bots.LEVELS)}")] = "bot:3,bot:1",
    games: Annotated[int, typer.Option(min=1)] = 100,
    seed: Annotated[int, typer.Option(help="the same seed gives the same games")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="an option of the game, such as grid=3")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="threads; the results do not depend on them")] = os.cpu_count() or 1,
    search: Annotated[bool, typer.Option("--search", help="never ask the game's own bot, such as an exact table")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games; they change seats from game to game. Means with their standard errors."""
    from ustolu.lab.series import by_search, play_series, summary

    try:
        found = find(game)
        who = [bots.named(name.strip()) for name in seats.split(",")]
        options = options_of(found, option or [])
        found.new(seats=len(who), **options)
        compile_first(found)
    except BadMessage as error:
        raise typer.BadParameter(error.detail) from None
    with bar() as progress:
        played = play_series(found, who, games, seed, options, jobs, by_search if search else bots.choose)
        results = list(progress.track(played, total=games, description=found.id))
    told = {"game": found.id, "options": options, "seed": seed, **summary(who, results)}
    for row, way in zip(told["bots"], ways(found, who, options, search), strict=True):
        row["how"] = way
    if as_json:
        print(json.dumps(told))
        return
    table = Table("bot", "points", "place", "wins", title=f"{found.id}, {games} games, capped: {told['capped']}")
    for row in told["bots"]:
        table.add_row(f"{row['who']} ({row['how']})", *(f"{row[what]:.3f} ± {row[what + '_error']:.3f}" for what in ("points", "place", "wins")))
    Console().print(table)


def levels(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="these games only")] = None,
    few: Annotated[int | None, typer.Option("--games", min=2, help="so many games a series, for a first look, instead of enough to be sure")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="threads; the results do not depend on them")] = os.cpu_count() or 1,
    as_json: AsJson = False,
) -> None:
    """Check that the bots' levels are worth their names. Exit status 1 when one is not."""
    from ustolu.lab.levels import CHECKS, steps, verdicts

    checks = [check for check in CHECKS if not games or check.game in games]
    if not checks:
        raise typer.BadParameter(f"nothing is promised of the levels of {', '.join(games or [])}")
    for id in dict.fromkeys(check.game for check in checks):
        compile_first(find(id))
    found = []
    with bar() as progress:
        task = progress.add_task("levels", total=sum(steps(check, few) for check in checks))
        for verdict in verdicts(checks, few, jobs, lambda: progress.advance(task)):
            found.append(verdict)
            if not as_json:
                print(verdict, flush=True)
    holds = all(verdict.holds for verdict in found)
    if as_json:
        rows = [{**asdict(verdict), "low": verdict.low, "holds": verdict.holds} for verdict in found]
        print(json.dumps({"holds": holds, "seconds": round(sum(verdict.seconds for verdict in found), 1), "checks": rows}))
    raise typer.Exit(0 if holds else 1)


def ways(game: Game, who: list[str], options: dict[str, Any], search: bool) -> list[str]:
    """How each bot makes the first decision of a game: by search, or exactly where the game is solved and its own bot is asked."""
    s, rng = game.new(seats=len(who), **options), generator(1)
    while game.is_chance(s):
        play(s, CHANCE, below(rng, sides(s)))
    return [bots.how(game, s, game.on_turn(s)[0], name, ask_own=not search) for name in who]


@bench.command()
def playouts(as_json: AsJson = False) -> None:
    """Random moves a second on one core."""
    from ustolu.lab import speed

    tell(measured("random moves", speed.playout_speeds()), as_json)


@bench.command()
def search(as_json: AsJson = False) -> None:
    """Simulations of the tree search a second on one core, 10,000 a search from the start of the game."""
    from ustolu.lab import speed

    tell(measured("searches", speed.search_speeds()), as_json)


@bench.command()
def server(
    offered: Annotated[int, typer.Option(min=1, help="moves a second")] = 3000,
    seconds: Annotated[float, typer.Option(min=1)] = 10.0,
    as_json: AsJson = False,
) -> None:
    """How long the server takes for a stored move at an offered load, and what else it bears."""
    from ustolu.lab.load import bench_server

    tell({"server": bench_server(offered, seconds, said.print)}, as_json)


@bench.command()
def pyramid(as_json: AsJson = False) -> None:
    """Milliseconds of a full redraw of 165 dice in Chromium, and frames a second while the pyramid turns. Needs the dev extra."""
    from ustolu.lab.drawing import bench_pyramid

    tell({"pyramid": bench_pyramid()}, as_json)


@bench.command()
def buildings(as_json: AsJson = False) -> None:
    """Tlačenice: microseconds until it is known whether so many dice can be built, at the 99th percentile over random games."""
    from ustolu.lab.buildings import building_speeds

    compile_first(find("squeeze_play"))
    tell(building_speeds(), as_json)


@bench.command()
def placements(as_json: AsJson = False) -> None:
    """Ostrov Skye: whole random games of four seats a second, and microseconds of a list of all placements late in a game."""
    from ustolu.lab.placements import placement_speeds

    compile_first(find("isle_of_skye"))
    tell(placement_speeds(), as_json)


@bench.command(name="compiling")
def compile_costs(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="these games only")] = None,
    as_json: AsJson = False,
) -> None:
    """Seconds that it takes to compile a game once, from nothing; what this user has compiled stays as it is."""
    from ustolu.lab import compiles

    try:
        found = [find(id) for id in games] if games else list(catalogue().games.values())
    except BadMessage as error:
        raise typer.BadParameter(error.detail) from None
    with bar() as progress:
        tell(dict(progress.track(compiles.compile_costs(found), total=len(found), description="compiling")), as_json)


def measured(what: str, speeds: Iterator[tuple[str, dict[str, float]]]) -> dict[str, dict[str, float]]:
    """All figures, with a progress bar while they are taken."""
    from ustolu.lab.speed import subjects

    with bar() as progress:
        return dict(progress.track(speeds, total=len(subjects()), description=what))


def tell(figures: dict[str, dict[str, float]], as_json: bool) -> None:
    """The figures as one JSON object, or as a table."""
    if as_json:
        print(json.dumps(next(iter(figures.values())) if list(figures) in (["server"], ["pyramid"]) else figures))
        return
    table = Table("what", "figure", "value")
    for what, row in figures.items():
        for figure, value in row.items():
            table.add_row(what, figure, f"{value:,}")
    Console().print(table)
