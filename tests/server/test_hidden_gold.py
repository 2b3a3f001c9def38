"""Gold that is hidden behind a screen reaches nobody else at a real server: two games that differ only in what Jan owns bring Eva the same bytes.

Whoever keeps count of incomes and purchases knows what Jan owns, so no other world is possible that tells Eva the same, and the contract can
deal none. Here he is simply given more at the beginning, and everything that follows is the same.
"""

from pathlib import Path
from typing import Any

import pytest
from guest import Serve
from test_two_worlds import World, emptied, world

from ustolu.core import CHANCE, State, compiling, referee, verbs
from ustolu.core import game as games
from ustolu.core.catalogue import game as find
from ustolu.core.dice import Dice

SKYE = find("isle_of_skye")
FALLS = ["start A", "scoring 1 14 13 9", "draw A L48 L22 L30", "draw B L44 L01 L53", "draw A L05 L16 L68", "draw B L39 L72 L50"]
CHOSEN = ["price L48=1 L30=1", "price L44=2 L01=2", "buy L44", "pass"]
"""What is done in the first round before all build; everything else is the first legal move. Most gold, 9, is not scored before round 4."""
STEPS = 14
ASKED_AFTER = (3, 13)


def story() -> tuple[list[int], list[tuple[int, str]]]:
    """The falls, and the moves with who makes them, into the second round."""
    s, falls, steps = SKYE.new(2), list[int](), list[tuple[int, str]]()
    while len(steps) < STEPS:
        if SKYE.is_chance(s):
            falls += referee.event(SKYE, s, CHANCE, FALLS[len(falls)])
            verbs.play(s, CHANCE, falls[-1])
            continue
        seat = SKYE.on_turn(s)[0]
        step = CHOSEN[len(steps)] if len(steps) < len(CHOSEN) else SKYE.legal(s, seat)[0]
        for code in referee.event(SKYE, s, seat, step) if step.startswith("price") else SKYE.read(s, seat, step):
            verbs.play(s, seat, code)
        steps.append((seat, step))
    return falls, steps


async def played(one: World, steps: list[tuple[int, str]]) -> None:
    """Both ask for everything on the way; Eva also tries what is refused."""
    await one.do("eva", "start")
    for n, (seat, text) in enumerate(steps):
        name, letter = (("eva", "A"), ("jan", "B"))[seat]
        await one.do(name, "move", seat=letter, turn=one.ears[name].turn_of(letter), move=text)
        if n in ASKED_AFTER:
            for move in ("buy L99", "price L44=900 L01=1", "bag L01"):
                await one.tries("eva", move)
            for asker in one.answers:
                await one.asks(asker)


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    if not compiling.ready(SKYE):
        list(compiling.compile(SKYE))


async def test_what_others_own_reaches_nobody_over_http_or_socket(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    falls, steps = story()
    monkeypatch.setattr(Dice, "fall", lambda self, k, sides: falls[k])
    begin = games.Game.new
    worlds = []
    for more in (0, 30):

        def richer(self: games.Game, *args: Any, _more: int = more, **options: Any) -> State:
            s = begin(self, *args, **options)
            s.gold[1] += _more
            return s

        monkeypatch.setattr(games.Game, "new", richer)
        emptied(tmp_path)
        async with world(serve, monkeypatch, "isle_of_skye") as one:
            await played(one, steps)
            worlds.append({who: one.sent(who) for who in one.answers})
    poor, rich = worlds
    for who in ("eva", "iva"):
        assert len(poor[who]) == len(rich[who])
        assert [(mine, theirs) for mine, theirs in zip(poor[who], rich[who], strict=True) if mine != theirs] == []
    assert poor["jan"] != rich["jan"], "Jan sees what he owns"
