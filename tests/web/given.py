"""A game told as its events, for a real server: the falls are given to it, the moves are for whoever plays."""

import tomllib

import pytest

from ustolu.core import CHANCE, compiling, notation, referee, verbs
from ustolu.core.catalogue import game as find
from ustolu.core.dice import Dice

Move = tuple[int, str]


def ready(game: str) -> None:
    """Compiles a game that is not, so that no page waits for it."""
    rules = find(game)
    if not compiling.ready(rules):
        for _ in compiling.compile(rules):
            pass


def golden(game: str, name: str) -> list[str]:
    """The events of a golden file."""
    events: list[str] = tomllib.loads((find(game).folder / "golden" / f"{name}.toml").read_text(encoding="utf-8"))["events"]
    return events


def given(monkeypatch: pytest.MonkeyPatch, game: str, events: list[str], seats: int = 2, **options: object) -> list[Move]:
    """Makes the server's dice fall as the events say, and returns the moves: seat and text."""
    rules = find(game)
    s = rules.new(seats, **options)
    falls: list[int] = []
    moves: list[Move] = []
    for line in events:
        who, text = notation.split(line)
        codes = referee.event(rules, s, who, text)
        if who == CHANCE:
            falls.extend(codes)
        else:
            moves.append((who, text))
        for code in codes:
            verbs.play(s, who, code)
    monkeypatch.setattr(Dice, "fall", lambda self, k, sides: falls[k])
    return moves
