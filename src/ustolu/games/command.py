"""The commands of those who write games: `ustolu check` and `ustolu new-game`."""

from pathlib import Path
from typing import Annotated

import typer

from ustolu.core import BadMessage
from ustolu.core.catalogue import FOLDER


def fail(text: str, status: int = 1) -> typer.Exit:
    """Say what is wrong; raise what is returned to stop."""
    typer.echo(text, err=True)
    return typer.Exit(status)


def check(
    files: Annotated[list[Path] | None, typer.Argument(help="Golden files (TOML).", show_default=False)] = None,
    game: Annotated[str | None, typer.Option(help="Hold a game to the whole contract: its id, or its folder.", metavar="ID")] = None,
    count: Annotated[int, typer.Option(help="With --game: how many more games are played.", min=0)] = 4,
    seed: Annotated[int, typer.Option(help="With --game: which games are played.")] = 1,
    quick: Annotated[bool, typer.Option("--quick", help="With --game: leave out the laws that need processes of their own.")] = False,
) -> None:
    """Check golden files, or hold a game to the contract. Exit status 0 when everything holds."""
    if not files and not game:
        raise fail("Name golden files, or a game with --game.", 2)
    wrong = check_files(files or [])
    if game:
        wrong += check_game(game, count, seed, quick)
    if wrong:
        raise fail(f"{wrong} {'does' if wrong == 1 else 'do'} not hold.")


def check_files(files: list[Path]) -> int:
    """Say of each golden file whether it holds; returns how many do not."""
    from ustolu.games.check import file_problems

    wrong = 0
    for path in files:
        problems = file_problems(path)
        wrong += bool(problems)
        typer.echo(f"{path}: {'; '.join(problems) or 'holds'}")
    return wrong


def check_game(name: str, count: int, seed: int, quick: bool) -> int:
    """Say of each law whether the game keeps it; returns how many it breaks."""
    from ustolu.games.contract import kit
    from ustolu.games.locate import locate

    try:
        game = locate(name)
    except BadMessage as error:
        raise fail(error.detail, 2) from error
    wrong = 0
    for law, problem in kit(game, count=count, seed=seed, quick=quick):
        wrong += bool(problem)
        typer.echo(f"{'broken' if problem else 'kept'}  {law.replace('_', ' ')}")
        if problem:
            typer.echo("        " + problem.replace("\n", "\n        "))
    return wrong


def new_game(
    id: Annotated[str, typer.Argument(help="The new game's id, for example my_game.", metavar="ID", show_default=False)],
    to: Annotated[Path, typer.Option(help="The folder that gets the game's folder.", show_default="the games of this program")] = FOLDER,
) -> None:
    """Write a complete tiny game to begin with, or the files that a game lacks. Nothing that exists is changed."""
    from ustolu.games.stub.write import write

    try:
        written = write(id, to)
    except BadMessage as error:
        raise fail(error.detail, 2) from error
    except OSError as error:
        raise fail(f"{to} cannot be written to: {error.strerror}", 2) from error
    for path in written:
        typer.echo(f"wrote {path}")
    folder = to / id
    if not written:
        typer.echo(f"{folder} has everything already.")
    else:
        typer.echo(f"Now change it into your game, and after each step: ustolu check --game {id if to == FOLDER else folder}")
