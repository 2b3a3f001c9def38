"""The command `ustolu solve`."""

import importlib
import json
from collections.abc import Mapping
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

SOLVERS = ("paper_islands", "pirate_dice")
"""The games with a solver: a module of this package with their id, OPTIONS and `answer`."""


def chosen(known: Mapping[str, tuple[object, ...]], texts: list[str]) -> dict[str, object]:
    """The options written as `grid=3`, defaults filled in. Raises BadParameter for what the solver does not know."""
    options: dict[str, object] = {id: values[0] for id, values in known.items()}
    for text in texts:
        id, _, word = text.partition("=")
        found = [value for value in known.get(id, ()) if str(value).lower() == word.lower()]
        if not found:
            allowed = "; ".join(f"{id}={' or '.join(map(str, values))}" for id, values in known.items())
            raise typer.BadParameter(f"the solver does not know {text!r}; it knows {allowed}")
        options[id] = found[0]
    return options


def solve(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"one of: {', '.join(SOLVERS)}")],
    grid: Annotated[int | None, typer.Option(help="the same as --option grid=N")] = None,
    option: Annotated[list[str] | None, typer.Option(help="an option of the game, such as grid=3")] = None,
    again: Annotated[bool, typer.Option("--again", help="solve anew what was solved before")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="one JSON object on standard output")] = False,
) -> None:
    """What a game is worth under best play, exactly; what takes long is kept in the user's cache, and bots play by it."""
    if game not in SOLVERS:
        raise typer.BadParameter(f"there is no solver of {game!r}; there are: {', '.join(SOLVERS)}")
    solver: Any = importlib.import_module(f"ustolu.solvers.{game}")
    options = chosen(solver.OPTIONS, [*(option or []), *([f"grid={grid}"] if grid is not None else [])])
    said = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=said, transient=True, disable=not said.is_terminal) as progress:
        task = progress.add_task(f"solving {game}", total=None)
        answer: dict[str, float] = solver.answer(options, again, lambda done, total: progress.update(task, completed=done, total=total))
    if as_json:
        print(json.dumps(answer))
        return
    table = Table("what", "expected points", title=game)
    for what, points in answer.items():
        table.add_row(what, f"{points:,}")
    Console().print(table)
