"""Špičák in the terminal: a shortened game against a bot that looks at its own side of the pyramid, on virtual time, with what is said."""

import os
from pathlib import Path

import pytest

from ustolu.core import Game, State
from ustolu.core.catalogue import game
from ustolu.core.dice import Dice
from ustolu.games.pack_rat import notation, rules
from ustolu.terminal import local
from ustolu.terminal.conversation import Conversation
from ustolu.terminal.ears import Ears
from ustolu.terminal.lines import CELLS
from ustolu.terminal.local import Local, opened
from ustolu.terminal.seats import Seat
from ustolu.terminal.tongue import Tongue
from ustolu.terminal.voice import Plain

GOLDEN = Path(__file__).parent / "golden"
RAT = game("pack_rat")
SMALL = "A 1: 4.1.1=y321 5.1.1=r213 4.2.1=p531 4.1.2=y315 6.1.1=r145 5.2.1=p236 5.1.2=y654 4.3.1=p264 4.2.2=r642 4.1.3=y465"
"""A three: A takes 4.1.1 and 4.1.2, B takes 4.2.1. A one: B takes 5.1.1, A takes 6.1.1 from below it."""
ROLLS = [3, 1, 5]
WORDS = {
    "en": {"hand": "hand", "legal": "legal", "find": "find y3??", "cell": "cell", "grid": "grid", "scores": "scores", "turn": "turn"},
    "cs": {"hand": "předej", "legal": "tahy", "find": "najdi y3??", "cell": "pole", "grid": "deska", "scores": "body", "turn": "kdo"},
}


class Typist(Ears):
    """Types its lines one after another, each so many ms after the one before."""

    def __init__(self, lines: list[tuple[int, str]]) -> None:
        self.lines = lines
        self.now = 0.0

    def listen(self, prompt: str, seconds: float | None = None) -> str:
        if not self.lines:
            raise EOFError
        after, line = self.lines.pop(0)
        self.now += after
        print(f"{prompt}{line}")
        return line


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every game begins with the small pyramid before the first throw, and the die falls as ROLLS say."""

    def new(self: Game, seats: int | None = None, **options: object) -> State:
        assert self.rules is rules
        s = notation.read(SMALL)
        s.phase, s.number = rules.READY, 0
        return s

    monkeypatch.setattr(Game, "new", new)
    monkeypatch.setattr(Dice, "fall", lambda self, k, sides: ROLLS[k] - 1)
    monkeypatch.setenv("USTOLU_GAMES", str(tmp_path))


def typed(monkeypatch: pytest.MonkeyPatch, lang: str, level: str, lines: list[tuple[int, str]]) -> Local:
    """The table after these lines."""
    link = opened(RAT, [Seat("me"), Seat("bot", level=level)], {}, ["Jana", "B"], 1, {})
    typist = Typist(lines)
    monkeypatch.setattr(local, "_ticks", lambda: typist.now)
    conversation = Conversation(link, typist, Plain(), Tongue(lang, RAT))
    if lines:
        conversation.run()
    return link


def played(lang: str) -> list[tuple[int, str]]:
    """A whole game: looking costs time, in which the bot finds its dice."""
    words = WORDS[lang]
    return [
        (0, words["legal"]), (0, "take 4.1.1"), (0, "throw"), (0, words["legal"]), (0, words["find"]), (0, f"{words['cell']} 4.1.1"),
        (100, "take 5.1.1"), (100, "take 4.1.1"), (100, f"{words['grid']} 7"), (100, f"{words['cell']} 5.1.1"), (100, "take 5.1.1"),
        (8000, ""), (100, "take 4.1.2"), (100, words["scores"]), (100, "stop"), (100, "take 5.1.1"), (100, "stop"), (3000, words["turn"]),
        (12000, ""), (100, "take 6.1.1"), (30000, ""), (30000, ""),
    ]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_race_against_a_bot_is_played_by_typing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    link = typed(monkeypatch, lang, "2", played(lang))
    said = capsys.readouterr().out
    path = GOLDEN / f"pack_rat.{lang}.txt"
    if os.environ.get("USTOLU_GOLDEN") == "write":
        path.write_text(said, encoding="utf-8")
    assert said == path.read_text(encoding="utf-8")
    assert link.table.stage == "over"
    assert RAT.scores(link.table.state) == [2, 3]
    assert [line for line in said.splitlines() if len(line) > CELLS and ": " not in line] == []


def test_a_bot_acts_while_a_person_thinks_and_never_at_once(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    begun = [(0, "throw"), (0, "take 4.1.1")]
    for after, won in ((400, 0), (8000, 1)):
        link = opened(RAT, [Seat("me"), Seat("bot", level="3")], {}, ["Jana", "B"], 1, {})
        typist = Typist([*begun, (after, "")])
        monkeypatch.setattr(local, "_ticks", lambda typist=typist: typist.now)
        with pytest.raises(EOFError):
            Conversation(link, typist, Plain(), Tongue("en", RAT)).run()
        assert RAT.scores(link.table.state) == [1, won]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_two_people_at_one_terminal_hand_each_other_a_race(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    hand = WORDS[lang]["hand"]
    link = opened(RAT, [Seat("me", name="Jana"), Seat("me", name="Petr")], {}, ["Jana", "Petr"], 1, {})
    lines = ["", hand, "throw", f"{hand} C", f"{hand} petr", "", "take 4.1.1", hand, "", "take 4.1.1", hand, "", "take 4.2.1", hand, "", "stop", ""]
    monkeypatch.setattr(local, "_ticks", lambda: 0)
    with pytest.raises(EOFError):
        Conversation(link, Typist([(0, line) for line in lines]), Plain(), Tongue(lang, RAT)).run()
    said = capsys.readouterr().out
    path = GOLDEN / f"pack_rat_handed.{lang}.txt"
    if os.environ.get("USTOLU_GOLDEN") == "write":
        path.write_text(said, encoding="utf-8")
    assert said == path.read_text(encoding="utf-8")
    assert RAT.scores(link.table.state) == [1, 1]
