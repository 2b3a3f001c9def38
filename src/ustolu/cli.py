"""The command `ustolu`. Only the module of the command that is called is imported, so that each starts quickly."""

import importlib
import sys
from collections.abc import Callable
from io import TextIOWrapper

import typer

COMMANDS = {
    "serve": "ustolu.server.command:serve",
    "play": "ustolu.terminal.command:play",
    "rules": "ustolu.terminal.command:rules",
    "games": "ustolu.terminal.command:games",
    "league": "ustolu.terminal.command:league",
    "sim": "ustolu.lab.command:sim",
    "levels": "ustolu.lab.command:levels",
    "bench": "ustolu.lab.command:bench",
    "solve": "ustolu.solvers.command:solve",
    "verify": "ustolu.tables.command:verify",
    "check": "ustolu.games.command:check",
    "new-game": "ustolu.games.command:new_game",
    "backup": "ustolu.store.command:backup",
}
"""Each command and where it lives: a function, or a group of commands."""


def find(name: str) -> Callable[..., object] | typer.Typer:
    module, _, attribute = COMMANDS[name].partition(":")
    found: Callable[..., object] | typer.Typer = getattr(importlib.import_module(module), attribute)
    return found


def build(names: list[str]) -> typer.Typer:
    """The command line with these commands."""
    app = typer.Typer(
        help="U stolu: a table for tabletop games. Without a command: serve and open the browser.",
        no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None,
    )  # fmt: skip
    app.callback()(lambda: None)
    for name in names:
        found = find(name)
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=name)
        else:
            app.command(name)(found)
    return app


def main() -> None:
    """Run the command named first; `serve` when there is none. A terminal that lacks a letter shows `?` for it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    arguments = sys.argv[1:]
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in ("--help", "-h")):
        arguments = ["serve", *arguments]
    names = [arguments[0]] if arguments[0] in COMMANDS else list(COMMANDS)
    build(names)(arguments, prog_name="ustolu")


if __name__ == "__main__":
    main()
