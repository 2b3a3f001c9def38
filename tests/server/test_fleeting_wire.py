"""What Paměťovka shows for a moment, at a real server: two games that differ in nothing but what was lifted.

Eva and Jan play, Iva looks on: they are told. Then Eva's line breaks and she is back, Iva loads her page anew, and Ota comes for the
first time. All that these three are sent from then on, over HTTP and the socket, is compared as it came: it must be the same bytes.
"""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from guest import Guest, Serve
from test_two_worlds import Ear, World, emptied, world

from ustolu.core import CHANCE, compiling, notation, referee, verbs
from ustolu.core.catalogue import game as find
from ustolu.core.dice import Dice

MEMORY = find("forced_memory")
EVENTS = ["start A", "roll 6 6 6", "A lift 7.0.0", "B throw", "roll 1 1 2", "B lift 0.7.0"]
"""Neither sum is the one that was thrown, in either world."""
UNDER = [("321", "213"), ("145", "153")]
"""How the two dice lie, in each world, that turn other faces up to 7.0.0 and to 0.7.0; all others are alike."""


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    if not compiling.ready(MEMORY):
        list(compiling.compile(MEMORY))


def story(under: tuple[str, str]) -> tuple[list[int], list[tuple[str, str]]]:
    """The falls, and the moves with their seats' letters."""
    pile = ["y321"] * 45
    pile[0], pile[-9] = (f"y{faces}" for faces in under)
    s = MEMORY.new(2)
    falls: list[int] = []
    moves: list[tuple[str, str]] = []
    for line in [f"pile {' '.join(pile)}", *EVENTS]:
        who, text = notation.split(line)
        codes = referee.event(MEMORY, s, who, text)
        if who == CHANCE:
            falls.extend(codes)
        else:
            moves.append(("AB"[who], text))
        for code in codes:
            verbs.play(s, who, code)
    return falls, moves


async def late(one: World, stack: AsyncExitStack, who: str) -> list[bytes]:
    """Somebody comes to the table just now; all that they are sent. They stay."""
    ear = Ear((await stack.enter_async_context(one.guests[who].sitting("t1"))).socket)
    await ear.next()
    return [one.alike(text.encode()) for text in ear.raw]


async def sent(serve: Serve, folder: Path, monkeypatch: pytest.MonkeyPatch, under: tuple[str, str]) -> tuple[list[bytes], list[bytes]]:
    """What those were sent who were there, and what those were sent who came after each of the two lifts and then asked for everything."""
    falls, moves = story(under)
    emptied(folder)
    monkeypatch.setattr(Dice, "fall", lambda self, k, sides: falls[k])
    found: list[bytes] = []
    async with AsyncExitStack() as stack, world(serve, monkeypatch, "forced_memory") as one:
        ota = await stack.enter_async_context(Guest(one.guests["eva"].url))
        one.guests["ota"], one.persons["ota"] = ota, (await ota.arrive())["person"]
        await ota.http.patch("/api/me", json={"name": "Ota", "lang": "cs"})
        await one.do("eva", "start")
        for seat, move in moves:
            name = {"A": "eva", "B": "jan"}[seat]
            await one.do(name, "move", seat=seat, turn=one.ears[name].turn_of(seat), move=move)
            if move.startswith("lift"):
                for who in ("eva", "iva", "ota"):
                    found += await late(one, stack, who)
        for who in ("eva", "iva", "ota"):
            one.answers[who] = []
            await one.asks(who)
            found += [one.alike(piece) for piece in one.answers[who]]
        there = [one.alike(text.encode()) for who in ("eva", "jan", "iva") for text in one.ears[who].raw]
    return there, found


async def test_who_comes_late_or_again_is_not_sent_what_was_lifted(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (there, found), (there_too, found_too) = [await sent(serve, tmp_path, monkeypatch, under) for under in UNDER]
    assert len(found) == len(found_too) > 30
    assert [(one, other) for one, other in zip(found, found_too, strict=True) if one != other] == []
    assert any(b'"fleeting":true' in piece for piece in there) and not any(b"fleeting" in piece for piece in found)
    assert there != there_too, "who was there was told"
