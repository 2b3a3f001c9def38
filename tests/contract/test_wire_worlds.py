"""Two worlds on the wire: two tables that differ only in what one person cannot know send this person the same bytes, message by message."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from subjects import HIGH_CARD

from ustolu import tables
from ustolu.core import CHANCE, catalogue, play, referee
from ustolu.core.dice import Dice
from ustolu.tables import commands

PROOF = ("hash", "seal")
"""Words of a record that prove what is hidden without showing it: keyed hashes, of which only the length can be the same."""
SECRET, NOON = bytes(32), 1_800_000_000_000


@pytest.fixture(autouse=True)
def listed() -> Iterator[None]:
    """The toy with secrets is in the catalogue as long as the test runs."""
    games = catalogue.catalogue().games
    games["high_card"] = HIGH_CARD
    yield
    del games["high_card"]


class World:
    """A table of Eva (A), Jan (B) and a spectator, whose falls are given, with all that each of them is sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: str, falls: list[int]) -> None:
        monkeypatch.setattr(Dice, "fall", lambda self, k, sides: falls[k])
        self.monkeypatch, self.game = monkeypatch, game
        self.header = tables.opening("t1", game, host="eva", name="Eva", seats=["me", "open"], secret=SECRET, now=NOON)
        self.table = tables.fold(self.header, [], SECRET)
        self.log: list[bytes] = []
        self.sent: dict[str, list[bytes]] = {"eva": [], "jan": [], "spectator": []}
        self.do("jan", commands.Sit, name="Jan")
        self.do("eva", commands.Start)

    def do(self, by: str, kind: type[Any], **parts: Any) -> None:
        """A command is carried out and everybody is sent what they get of it, also when it is refused."""
        self.table, effects = tables.receive(self.table, by, kind(ref=f"r{len(self.log)}", **parts), NOON)
        first = effects[0]
        if isinstance(first, tables.Refuse):
            self.sent[by].append(json.dumps([first.reason, first.key, first.args, first.paragraph]).encode())
            return
        assert isinstance(first, tables.Append)
        self.log.append(first.entry)
        for person, sent in self.sent.items():
            if message := tables.message(first.step, person):
                sent.append(message)

    def move(self, seat: int, text: str) -> None:
        self.do(("eva", "jan")[seat], commands.Move, seat="AB"[seat], turn=self.table.turns[seat], move=text)

    def asked_for(self, person: str) -> list[bytes]:
        """What the person gets by asking: everything, the history, every position, and the records while the game goes on."""
        told = tables.history(self.header, self.log, SECRET, person)
        replies: list[Any] = [json.loads(tables.everything(self.table, person, told)), told]
        replies += [tables.position(self.header, self.log, SECRET, person, n) for n in range(self.table.n + 1)]
        for form in ("public", "mine") if person == "eva" else ("public",):
            lines = [json.loads(line) for line in tables.records(self.header, self.log, SECRET, form, person)]
            replies += [{key: len(value) if key in PROOF else value for key, value in line.items()} for line in lines]
        return [json.dumps(reply, default=str).encode() for reply in replies]


def compare(one: World, other: World, person: str) -> None:
    """Both worlds have sent, and would answer, the same bytes."""
    assert one.sent[person] == other.sent[person]
    assert one.asked_for(person) == other.asked_for(person)


def test_hidden_cards_drops_and_bets_reach_nobody_else(monkeypatch: pytest.MonkeyPatch):
    """Falls are places among the cards left: A gets 5 and 1 in both worlds, B gets 6 and 2 in one, 2 and 4 in the other."""
    worlds = []
    for falls, drop, bet in ([4, 4, 0, 0], "drop 2", "bet 1"), ([4, 1, 0, 1], "drop 4", "bet 2"):
        world = World(monkeypatch, "high_card", falls)
        world.move(0, "drop 6")  # refused: not A's
        world.move(0, "drop 2")  # refused, whoever holds it
        world.move(0, "drop 1")
        world.move(1, drop)
        world.move(1, bet)
        world.move(0, "bet 3")  # refused, after B has chosen
        worlds.append(world)
    one, other = worlds
    compare(one, other, "eva")
    compare(one, other, "spectator")
    assert one.sent["jan"] != other.sent["jan"]
    for world in worlds:
        world.move(0, "bet 2")
    assert one.sent["eva"] != other.sent["eva"], "the end shows all cards"


def test_what_is_written_in_a_round_reaches_nobody_before_all_have_written(monkeypatch: pytest.MonkeyPatch):
    worlds = []
    for cells in ("b2", "a1", "d4"), ("d4", "c3", "a2"):
        world = World(monkeypatch, "paper_islands", [4, 4, 4])
        for cell in cells:  # chosen, and changed twice
            world.move(1, cell)
        worlds.append(world)
    one, other = worlds
    compare(one, other, "eva")
    compare(one, other, "spectator")
    for world in worlds:
        world.move(0, "a1")
    assert one.sent["eva"] != other.sent["eva"], "when all have written the numbers are shown"


def test_which_of_the_cards_left_came_into_the_open_tells_nothing_of_those_in_hand(monkeypatch: pytest.MonkeyPatch):
    """The same offer is another way of the die where Jan's book counts among those before it or after: until the end a record keeps that back."""
    books = catalogue.game("sort_the_books")
    worlds = []
    for deal in "deal 5 8", "deal 5 70":
        s, falls = books.new(2), []
        for text in (deal, "offer 10 20 30"):
            falls.append(referee.check(books, s, CHANCE, text))
            play(s, CHANCE, falls[-1])
        world = World(monkeypatch, "sort_the_books", falls)
        world.move(0, "take 10")
        worlds.append(world)
    one, other = worlds
    compare(one, other, "eva")
    compare(one, other, "spectator")
    assert one.sent["jan"] != other.sent["jan"]


def test_a_leak_would_be_seen_on_the_wire(monkeypatch: pytest.MonkeyPatch):
    """The test of the test: a view that is a blank longer for another hidden card."""
    show = HIGH_CARD.view.show
    monkeypatch.setattr(HIGH_CARD.view, "show", lambda s, seat: show(s, seat) | {"pad": " " * int(s.holder[5])})
    one, other = World(monkeypatch, "high_card", [4, 4, 0, 0]), World(monkeypatch, "high_card", [4, 1, 0, 1])
    assert one.sent["eva"] != other.sent["eva"]
