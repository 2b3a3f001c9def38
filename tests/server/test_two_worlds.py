"""Two worlds at a real server: two games of Zařaď knihu that differ only in what Eva cannot know bring her the same bytes, whatever she does.

Jan is dealt, draws, keeps and puts back other books; what lies open is the same. Everything that reaches Eva or somebody who
looks on is compared as it came, over HTTP and the socket, but for what must differ:
- the names of persons, which the server draws at random, the time of day, and the server's port: as long as their like;
- the length of what is packed, which holds the names of persons;
- in a record the hashes of events and the seal. They hold what is hidden under a key that is shown only at the end: of them nothing
  but the length can be the same, and the length is compared.
That somebody has come (`presence`) is told when the server gets round to it, so that is waited for.
"""

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from guest import Guest, Serve, Sitting

from ustolu.core import CHANCE, compiling, notation, referee, verbs
from ustolu.core.catalogue import game as find
from ustolu.core.dice import Dice
from ustolu.server import lobby
from ustolu.tables import verify

BOOKS = find("sort_the_books")
OPEN = [12, 14, 16, 21, 23, 25, 27, 31, 33, 35, 37, 41, 43, 45, 47, 51, 53, 55, 57, 61, 63, 65, 67, 72, 74, 76, 78]
"""What comes into the offer, one after another."""
CELLS = [f"{right},{down}" for down in range(3) for right in range(5)]
TRIES = ["take 8", "take 83", "lay 8 0,1", "lay 70 1,0", "back 8", "back 83", "draw", "draws 8 70", "deal 5 8", "\x00" * 40]
"""What Eva tries besides: a refusal must not depend on who holds a book."""


def story(dealt: int, drawn: int, kept: int) -> list[str]:
    """A whole game. Jan (B) is dealt a book, draws another with 50 and puts back 8; later he draws one with 81, keeps it and puts back 70."""
    coming = [str(number) for number in OPEN]
    offer = ["10", "20", "30"]
    events = [f"deal 5 {dealt}", "offer 10 20 30"]
    top = ""
    for n, cell in enumerate(CELLS):
        events += [f"A take {offer[0]}", f"A lay {offer.pop(0) if n else 5} {cell}"]
        if not n:
            del offer[0]
        offer.append(top or coming.pop(0))
        events.append(f"offer {offer[-1]}")
        top = ""
        if n == 0:
            events += ["B draw", f"draws 50 {drawn}", f"B lay 50 {cell}", "B back 8"]
            top = "8"
        elif n == 2:
            events += ["B draw", f"draws 81 {kept}", f"B lay 81 {cell}", "B back 70"]
            top = "70"
        else:
            events += [f"B take {offer[0]}", f"B lay {offer.pop(0)} {cell}"]
            offer.append(coming.pop(0))
            events.append(f"offer {offer[-1]}")
    return events


class Ear(Sitting):
    """A socket whose messages are kept as they came."""

    raw: list[str]

    async def next(self, seconds: float = 60) -> dict[str, Any]:
        if not hasattr(self, "raw"):
            self.raw = []
            receive = self.socket.recv

            async def kept() -> Any:
                self.raw.append(await receive())  # type: ignore[arg-type]  # text, never bytes
                return self.raw[-1]

            self.socket.recv = kept  # type: ignore[method-assign]  # an ear at the wire
        return await super().next(seconds)


class World:
    """One of the two: Eva on seat A, Jan on seat B and Iva, who looks on, with all that Eva and Iva were sent."""

    def __init__(self, guests: dict[str, Guest], persons: dict[str, str], ears: dict[str, Ear]) -> None:
        self.guests, self.persons, self.ears = guests, persons, ears
        self.answers: dict[str, list[bytes]] = {"eva": [], "jan": [], "iva": []}

    async def do(self, who: str, kind: str, **fields: Any) -> None:
        """A command that is carried out; everybody has heard of it."""
        said = await self.ears[who].do(kind, ref=f"{who}{len(self.ears[who].heard)}", **fields)
        for ear in self.ears.values():
            while ear.n < said["n"]:
                await ear.next()

    async def tries(self, who: str, move: str) -> None:
        ear = self.ears[who]
        said = await ear.ask("move", ref=f"{who}{len(ear.heard)}", seat="A", turn=ear.turn_of("A"), move=move)
        assert said["type"] == "refused", (move, said)

    async def asks(self, who: str) -> None:
        """Everything that can be asked for over HTTP, refusals and headers too."""
        n = self.ears["eva"].n
        paths = ["/t/t1", f"/t/t1#{n}", "/api/tables?of=me", "/api/tables?of=open", "/api/tables/t1", "/api/tables/t1/at/999"]
        paths += [f"/api/tables/t1/at/{k}" for k in range(n, max(n - 12, -1), -1)]
        paths += [f"/api/tables/t1/record?form={form}" for form in ("public", "mine", "full", "other")]
        for path in paths:
            answer = await self.guests[who].http.get(path)
            differ = {"date", *(["content-length"] if "content-encoding" in answer.headers else [])}
            head = sorted((name, value) for name, value in answer.headers.items() if name not in differ)
            self.answers[who].append(f"{path} {answer.status_code} {head}\n{answer.text}".encode())

    def sent(self, who: str) -> list[bytes]:
        """All that came, with what must differ made alike: persons, times, the port, and the proofs in records."""
        return [self.alike(piece) for piece in [*(text.encode() for text in self.ears[who].raw), *self.answers[who]]]

    def alike(self, piece: bytes) -> bytes:
        for name, person in self.persons.items():
            piece = piece.replace(person.encode(), name.center(len(person), "-").encode())
        piece = re.sub(rb"127\.0\.0\.1:\d{5}\b", b"127.0.0.1:port5", piece)
        piece = re.sub(rb'"(at|now|due_at)":1\d{12}\b', rb'"\1":"a time"', piece)
        return re.sub(rb'"(hash|seal)":"([0-9a-f]{64})"', rb'"\1":"64 digits"', piece)


@asynccontextmanager
async def world(serve: Serve, monkeypatch: pytest.MonkeyPatch, game: str = "sort_the_books") -> AsyncIterator[World]:
    """A server of its own, its first table called t1; Eva and Jan sit at it and Iva looks on."""
    monkeypatch.setattr(lobby, "new_id", lambda: "t1")
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serve())
        guests = {name: await stack.enter_async_context(Guest(url)) for name in ("eva", "jan", "iva")}
        persons = {}
        for name, guest in guests.items():
            persons[name] = (await guest.arrive())["person"]
            await guest.http.patch("/api/me", json={"name": name.title(), "lang": "cs"})
        await guests["eva"].open_table("me", "open", game=game)
        ears: dict[str, Ear] = {}
        for name, guest in guests.items():
            sitting = await stack.enter_async_context(guest.sitting("t1"))
            ears[name] = Ear(sitting.socket)
            await ears[name].next()
            for ear in ears.values():  # who came before hears of it
                while ear.table["spectators"] < len(ears) - 1:
                    await ear.next()
        one = World(guests, persons, ears)
        await one.do("jan", "sit", seat="B")
        for ear in ears.values():
            await ear.until("presence")
        yield one


async def played(one: World, monkeypatch: pytest.MonkeyPatch, events: list[str]) -> None:
    """The whole game; Eva tries what is refused, and on the way both ask for everything."""
    s = BOOKS.new(2)
    falls: list[int] = []
    monkeypatch.setattr(Dice, "fall", lambda self, k, sides: falls[k])
    steps = []
    for line in events:
        who, text = notation.split(line)
        code = referee.check(BOOKS, s, who, text)
        verbs.play(s, who, code)
        if who == CHANCE:
            falls.append(code)
        else:
            steps.append((who, text))
    await one.do("eva", "start")
    for n, (who, text) in enumerate(steps):
        if n % 9 == 4:
            for move in TRIES:
                if not (move == "draw" and one.ears["eva"].turn_of("A") and who == 0):
                    await one.tries("eva", move)
        name, seat = (("eva", "A"), ("jan", "B"))[who]
        await one.do(name, "move", seat=seat, turn=one.ears[name].turn_of(seat), move=text)
        if n in (4, 11, 57):
            for asker in one.answers:
                await one.asks(asker)


def emptied(folder: Path) -> None:
    """Each world begins with an empty database."""
    for file in folder.glob("test.sqlite*"):
        file.unlink()


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    if not compiling.ready(BOOKS):
        list(compiling.compile(BOOKS))


async def both(serve: Serve, folder: Path, monkeypatch: pytest.MonkeyPatch, most: int) -> list[dict[str, list[bytes]]]:
    """What was sent to each in both worlds, up to so many events; after the end the full record too."""
    worlds = []
    for dealt, drawn, kept in ((8, 70, 9), (70, 8, 83)):
        emptied(folder)
        async with world(serve, monkeypatch) as one:
            await played(one, monkeypatch, story(dealt, drawn, kept)[:most])
            forms = {form: await one.guests["jan"].http.get(f"/api/tables/t1/record?form={form}") for form in ("public", "mine", "full")}
            over = one.ears["eva"].table["stage"] == "over"
            assert [answer.status_code for answer in forms.values()] == [200, 200, 200 if over else 409]
            for form in ("public", "mine", "full")[: 3 if over else 2]:
                assert verify(forms[form].text.splitlines())[0] == []
            worlds.append({"full": [forms["full"].content], **{who: one.sent(who) for who in one.answers}})
    return worlds


async def test_nothing_hidden_reaches_a_client_over_http_or_socket(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = await both(serve, tmp_path, monkeypatch, 1000)
    for who in ("eva", "iva"):
        assert len(one[who]) == len(other[who])
        assert [(mine, theirs) for mine, theirs in zip(one[who], other[who], strict=True) if mine != theirs] == []
    assert one["jan"] != other["jan"], "Jan sees his own books"
    assert one["full"] != other["full"], "after the end the record shows everything"


async def test_a_leak_would_be_seen(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the test: a view that is a blank longer when Jan holds a book of two digits."""
    show = BOOKS.view.show
    monkeypatch.setattr(BOOKS.view, "show", lambda s, seat: show(s, seat) | {"pad": " " * len(str(max(s.hands.tolist()[1])))})
    one, other = await both(serve, tmp_path, monkeypatch, 5)
    assert one["eva"] != other["eva"] and one["iva"] != other["iva"]
