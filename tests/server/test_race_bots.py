"""Bots at the real table of a race: they look as people do, claim like everybody, and give up what another has taken."""

import asyncio
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from guest import Guest, Serve, Sitting

from ustolu import bots, tables
from ustolu.bots.racing import EYES, FASTEST, Eyes
from ustolu.core import catalogue
from ustolu.server.app import Application
from ustolu.server.eyes import Eyes as EyesAtTable
from ustolu.server.workshop import Workshop

sys.path.insert(0, str(Path(__file__).parents[1] / "bots"))

import snatch  # a toy of other tests

QUICK = Eyes(start=FASTEST.start, die=FASTEST.die, hand=FASTEST.hand, spread=0, miss=0, slip=0, rounds=1)
"""As quick as anybody can be, so that a test does not take long; no claim of a bot may come before what that allows."""


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy race is in the catalogue as long as the test runs; a child process would not find it there, so it is compiled here."""
    monkeypatch.setattr(Workshop, "is_ready", lambda workshop, game: True)
    games = catalogue.catalogue().games
    games["snatch"] = snatch.GAME
    yield
    del games["snatch"]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for who in EYES:
        monkeypatch.setitem(EYES, who, QUICK)


def eyes(application: Application, id: str) -> EyesAtTable:
    found = application.hall.hosts[id].eyes
    assert found is not None
    return found


def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots look for ever and find nothing, until they are told otherwise."""
    monkeypatch.setattr(bots, "intended", lambda *_: bots.Plan(3_600_000, ()))


async def begun(sitting: Sitting) -> None:
    await sitting.do("start")
    while sitting.table["stage"] != "playing" or not sitting.legal.get("A"):
        await sitting.next()


def takes(sitting: Sitting) -> list[str]:
    return [one["move"] for one in sitting.legal["A"] if one["move"].startswith("take")]


def moves(sitting: Sitting) -> list[dict[str, Any]]:
    """What happened in the game, in its order."""
    told = (event for said in sitting.heard for events in said.get("events", {}).values() for event in events)
    found = {event["n"]: event for event in told if isinstance(event.get("did"), str)}
    return [found[n] for n in sorted(found)]


async def test_two_bots_and_a_person_finish_a_race(guest: Guest, application: Application, quick: None) -> None:
    id = await guest.open_table("me", "bot:1", "bot:3", game="snatch")
    async with guest.sitting(id) as eva:
        await eva.until("all")
        await begun(eva)
        fallen, asked = -1, 0
        while eva.table["stage"] != "over":
            last = next(event["n"] for event in reversed(moves(eva)) if event["by"] == "chance")
            legal = [one["move"] for one in eva.legal.get("A", [])]
            if last != fallen and legal and eva.turn_of("A"):
                fallen, asked = last, asked + 1
                await eva.ask("move", seat="A", turn=eva.turn_of("A"), move="stop" if "stop" in legal and len(legal) == 1 else legal[0])
            elif legal == ["stop"] and eva.turn_of("A"):
                await eva.ask("move", seat="A", turn=eva.turn_of("A"), move="stop")
            else:
                await eva.next()
        happened = moves(eva)
        assert {event["by"] for event in happened} == {"A", "B", "C", "chance"}
        assert sum(event["did"].startswith("take") for event in happened) == sum(seat["score"] for seat in eva.table["seats"]) <= 24
        assert sum(event["by"] == "chance" for event in happened) == 10
        record = (await guest.http.get(f"/api/tables/{id}/record?form=full")).text.splitlines()
        assert tables.verify(record)[0] == []
        assert eyes(application, id).mind.plans.of == {}, "when it is over nobody looks any more"


async def test_no_bot_acts_before_anybody_could_have_seen_it_and_moved_a_hand(guest: Guest, quick: None) -> None:
    id = await guest.open_table("me", "bot:3", "bot:3", game="snatch", settings={"bot_pace_ms": 0})
    async with guest.sitting(id) as eva:
        await eva.until("all")
        await begun(eva)
        while sum(event["by"] in ("B", "C") for event in moves(eva)) < 8:
            legal = [one["move"] for one in eva.legal.get("A", [])]
            if legal == ["stop"] and eva.turn_of("A"):
                await eva.ask("move", seat="A", turn=eva.turn_of("A"), move="stop")
            else:
                await eva.next()
        free: dict[str, int] = {}
        for before, event in pairwise(moves(eva)):
            if before["by"] == "chance":
                free = dict.fromkeys("BC", before["at"] + FASTEST.start + FASTEST.die + FASTEST.hand)
            if event["by"] in free:
                assert event["at"] >= free[event["by"]] - 1, "a millisecond for rounding"
                free[event["by"]] = event["at"] + FASTEST.hand


async def test_a_bot_gives_up_what_another_has_taken(guest: Guest, application: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[int] = []
    monkeypatch.setattr(bots, "intended", lambda game, s, seat, *_: bots.Plan(600_000, tuple(wanted)))
    id = await guest.open_table("me", "bot:3", game="snatch")
    async with guest.sitting(id) as eva:
        await eva.until("all")
        await begun(eva)
        die = takes(eva)[0]
        wanted.append(int(die.split()[1]) - 1)
        at = eyes(application, id)
        at.mind.plans.forget()
        at.look()
        while 1 not in at.mind.plans.of:  # noqa: ASYNC110  # it is looked at, nobody is told
            await asyncio.sleep(0)
        assert at.mind.plans.of[1].codes == tuple(wanted)
        blind(monkeypatch)
        await eva.do("move", seat="A", turn=eva.turn_of("A"), move=die)
        while at.thinking:  # noqa: ASYNC110
            await asyncio.sleep(0)
        assert at.mind.plans.of[1].codes == (), "the die is gone, and it looks anew"


async def test_a_hand_that_is_nearly_there_comes_too_late_and_looks_again(
    guest: Guest, application: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    blind(monkeypatch)
    id = await guest.open_table("me", "bot:3", game="snatch")
    async with guest.sitting(id) as eva:
        await eva.until("all")
        await begun(eva)
        at, die = eyes(application, id), takes(eva)[0]
        while at.thinking:  # noqa: ASYNC110
            await asyncio.sleep(0)
        await eva.do("move", seat="A", turn=eva.turn_of("A"), move=die)
        while at.thinking:  # noqa: ASYNC110
            await asyncio.sleep(0)
        tries = at.mind.tries[1]
        at.mind.plans.of[1] = bots.Plan(0, (int(die.split()[1]) - 1,))
        at.act()
        while at.mind.tries[1] == tries or at.thinking:  # noqa: ASYNC110
            await asyncio.sleep(0)
        assert at.acting == set()
        assert [event["by"] for event in moves(eva) if event["did"] == die] == ["A"]


async def test_the_pace_of_bots_slows_them_and_never_speeds_them_up(guest: Guest, application: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "intended", lambda *_: bots.Plan(100_000, ()))
    found = []
    for pace in (0, 400, 800, 3000):
        id = await guest.open_table("me", "bot:3", game="snatch", settings={"bot_pace_ms": pace})
        async with guest.sitting(id) as eva:
            await eva.until("all")
            await begun(eva)
            at = eyes(application, id)
            while 1 not in at.mind.plans.of:  # noqa: ASYNC110
                await asyncio.sleep(0)
            found.append(at.mind.plans.of[1].at - asyncio.get_running_loop().time() * 1000)
    assert found == pytest.approx([100_000, 100_000, 100_000, 375_000], abs=20_000)


async def test_bots_wait_while_nobody_is_here_and_look_anew_when_somebody_comes(
    guest: Guest, application: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    blind(monkeypatch)
    id = await guest.open_table("me", "bot:3", "bot:1", game="snatch")
    async with guest.sitting(id) as eva:
        await eva.until("all")
        await begun(eva)
        at = eyes(application, id)
        while set(at.mind.plans.of) != {1, 2}:  # noqa: ASYNC110
            await asyncio.sleep(0)
    while at.mind.plans.of:  # noqa: ASYNC110
        await asyncio.sleep(0)
    assert at.timer is None
    async with guest.sitting(id) as eva:
        while set(at.mind.plans.of) != {1, 2}:  # noqa: ASYNC110
            await asyncio.sleep(0)


async def test_after_a_restart_the_plan_is_begun_anew(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    monkeypatch.setattr(bots, "intended", lambda game, s, seat, who, seed, *_: (seeds.append(seed), bots.Plan(3_600_000, ()))[1])
    cookies: dict[str, str] = {}
    id = ""
    for run in range(2):
        async with serve() as url, Guest(url) as guest:
            guest.http.cookies.update(cookies)
            await guest.arrive()
            cookies = dict(guest.http.cookies)
            id = id or await guest.open_table("me", "bot:3", game="snatch")
            async with guest.sitting(id) as eva:
                await eva.until("all")
                if run == 0:
                    await begun(eva)
                at = eyes(serve.application, id)  # type: ignore[attr-defined]  # set by the fixture
                while 1 not in at.mind.plans.of:  # noqa: ASYNC110
                    await asyncio.sleep(0)
    assert len(seeds) >= 2
    assert seeds[0] == seeds[-1], "what it sees, and so what it plans, is the same as before"


async def test_bots_alone_play_a_race_to_the_end(guest: Guest, quick: None) -> None:
    id = await guest.open_table("bot:3", "bot:3", game="snatch")
    async with guest.sitting(id) as eva:
        await eva.until("all")
        await eva.do("start")
        while eva.table["stage"] != "over":
            await eva.next()


async def test_a_bot_that_fails_to_look_makes_a_legal_move_and_that_is_logged(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(s: Any, seat: int) -> None:
        raise RuntimeError("sees nothing")

    monkeypatch.setattr(snatch.GAME.bot, "scene", fail)
    s = snatch.GAME.new(2)
    s.number = 3
    plan = bots.intended(snatch.GAME, s, 0, "bot:3", 1, False, "table x")
    assert plan.codes[0] in snatch.GAME.codes(s, 0)
    assert plan.at > 1000
    assert "table x: bot:3 of seat 0 failed" in caplog.text
