"""People around a table in a test: every command is carried out as a server would, and the laws are checked as it goes."""

import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import bazaar

from ustolu import tables
from ustolu.core import LETTERS, Game
from ustolu.core.catalogue import game
from ustolu.core.words import Words
from ustolu.games.locate import locate
from ustolu.tables import commands

SECRET = bytes(range(32))
NOON = 1_800_000_000_000
DAY = 24 * 3_600_000


MASONS = locate(str(Path(__file__).parents[1] / "contract" / "toys" / "masons"))
TOYS = {"bazaar": bazaar.GAME, "masons": MASONS}


def known(id: str) -> Game:
    """A game of the catalogue, or a toy, which other tests of the same run must not find there."""
    return TOYS.get(id) or game(id)


for part in ("header", "table", "proof"):
    sys.modules[f"ustolu.tables.{part}"].find = known  # type: ignore[attr-defined]  # the name by which it looks games up


def letter(seat: int) -> str:
    return LETTERS[seat]


@cache
def spoken(lang: str, id: str) -> Words:
    return Words(lang, known(id))


class Sitting:
    """One table, its log, the time, and what each person has been sent."""

    def __init__(self, game: str = "paper_islands", seats: str = "me open", settings: dict[str, Any] | None = None, **options: Any) -> None:
        self.header = tables.opening(
            "t1", game, host="eva", name="Eva", seats=seats.split(), secret=SECRET, now=NOON, options=options, settings=settings
        )  # fmt: skip
        self.table = tables.fold(self.header, [], SECRET)
        self.log: list[bytes] = []
        self.now = NOON
        self.refs = 0
        self.people = ["eva", "jan", "iva", "spectator"]
        self.inbox: dict[str, list[bytes]] = {person: [] for person in self.people}
        self.thoughts: list[tables.Think] = []

    def do(self, by: str, command: commands.Command) -> Any:
        """Carry out a command; returns its first effect. Whatever it is, the laws hold."""
        before, bytes_before = self.table, tables.dump(self.table)
        after, effects = tables.receive(before, by, command, self.now)
        assert tables.dump(before) == bytes_before, "a table was changed in place"
        first = effects[0] if effects else None
        self.thoughts = [effect for effect in effects if isinstance(effect, tables.Think)]
        if not isinstance(first, tables.Append):
            assert after is before, "a table was changed without an entry"
            return first
        assert not any(isinstance(effect, tables.Append) for effect in effects[1:])
        assert first.number == before.entries + 1 == after.entries
        followed = tables.follow(before, first.entry)
        assert tables.dump(followed.after) == tables.dump(after), "an entry does not make the table that was shown"
        assert first.due_at == tables.due_at(after)
        self.table = after
        self.log.append(first.entry)
        for person in self.people:
            message = tables.message(first.step, person)
            assert message == tables.message(followed, person), "another process would tell something else"
            if message is not None:
                self.inbox[person].append(message)
                self.speak(json.loads(message))
        return first

    def speak(self, message: dict[str, Any]) -> None:
        """Everything that is said can be said in both languages."""
        names = [seat["name"] for seat in message["table"]["seats"]]
        said = [say for part in message["events"].values() for event in part for say in event.get("say", [])]
        for lang in ("cs", "en"):
            words = spoken(lang, self.table.header.game)
            for id, args in [*said, *message["asked"].values()]:
                assert words.say((id, args), names)

    def ref(self) -> str:
        self.refs += 1
        return f"r{self.refs}"

    def ask(self, by: str, kind: type[Any], **parts: Any) -> Any:
        """Ask for something with a new ref."""
        return self.do(by, kind(ref=self.ref(), **parts))

    def ok(self, by: str, kind: type[Any], **parts: Any) -> tables.Append:
        effect = self.ask(by, kind, **parts)
        assert isinstance(effect, tables.Append), effect
        return effect

    def refused(self, by: str, kind: type[Any], **parts: Any) -> tables.Refuse:
        """Ask for something that must be refused; nothing changes."""
        effect = self.ask(by, kind, **parts)
        assert isinstance(effect, tables.Refuse), effect
        for lang in ("cs", "en"):
            assert spoken(lang, self.table.header.game).say((effect.key, effect.args))
        return effect

    def sit(self, *people: str) -> "Sitting":
        for person in people:
            self.ok(person, commands.Sit, name=person.capitalize())
        return self

    def start(self) -> "Sitting":
        self.ok(self.table.host, commands.Start)
        return self

    def move(self, seat: int, text: str, turn: int | None = None) -> tables.Append:
        """The person on the seat moves."""
        number = self.table.turns[seat] if turn is None else turn
        return self.ok(self.table.seats[seat].person, commands.Move, seat=letter(seat), turn=number, move=text)

    def tick(self, later_s: float = 0) -> Any:
        self.now += int(later_s * 1000)
        return self.do("", commands.Tick())

    def answer(self, seat: int, move: int | tuple[int, ...]) -> Any:
        return self.do("", commands.Answer(seat=seat, turn=self.table.turns[seat], move=move))

    def legal(self, seat: int) -> list[str]:
        assert self.table.game
        return self.table.game.legal(tables.deciding(self.table, seat), seat)

    def last(self, person: str) -> dict[str, Any]:
        """The last message this person got."""
        found: dict[str, Any] = json.loads(self.inbox[person][-1])
        return found

    def told(self, person: str, key: str) -> list[dict[str, Any]]:
        """All events this person was told, as the seat `key` (`-`: a spectator)."""
        return [event for message in self.inbox[person] for event in json.loads(message)["events"].get(key, [])]

    def what(self, person: str = "spectator", key: str = "-") -> list[Any]:
        """What was done, event by event."""
        return [event.get("did") for event in self.told(person, key)]

    def fold(self) -> tables.Table:
        return tables.fold(self.header, self.log, SECRET)

    def record(self, form: str = "public", person: str = "") -> list[str]:
        return list(tables.records(self.header, self.log, SECRET, form, person))


def play_on(sitting: Sitting, choose: Any = min) -> Iterator[None]:
    """Everybody makes legal moves until the game is over; yields after each."""
    while sitting.table.stage == "playing":
        seat = sitting.table.pending()[0]
        sitting.move(seat, choose(sitting.legal(seat)))
        yield
