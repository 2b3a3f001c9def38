"""`ustolu verify FILE...`: check records of games."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ustolu.tables.proof import verify as problems_of


def verify(files: Annotated[list[Path], typer.Argument(help="Records of games (JSON Lines); - reads from standard input.")]) -> None:
    """Check records: the promise of the dice, every fall, every move, the result, and that nothing was changed afterwards.

    Exit status 0 when everything that can be checked holds, 1 otherwise.
    """
    failed = False
    for path in files:
        try:
            text = sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            typer.echo(f"{path}: cannot be read: {error}")
            failed = True
            continue
        problems, notes = problems_of(text.splitlines())
        for problem in problems:
            typer.echo(f"{path}: {problem}")
        for note in notes:
            typer.echo(f"{path}: note: {note}")
        typer.echo(f"{path}: {'does not hold' if problems else 'holds'}")
        failed = failed or bool(problems)
    raise typer.Exit(int(failed))
