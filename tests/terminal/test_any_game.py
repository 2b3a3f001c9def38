"""The terminal knows no game: all of the catalogue, the one that `new-game` writes, and toys with secrets are played by typing."""

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from ustolu.core import LETTERS, NOTHING, Game, copy, generator, rollout
from ustolu.core.catalogue import FOLDER, catalogue
from ustolu.games.locate import locate
from ustolu.tables import deciding
from ustolu.terminal import local
from ustolu.terminal.commands import ALONE, HERE
from ustolu.terminal.conversation import Conversation
from ustolu.terminal.ears import Ears
from ustolu.terminal.lines import CELLS
from ustolu.terminal.local import Local, opened
from ustolu.terminal.seats import Seat
from ustolu.terminal.tongue import Tongue
from ustolu.terminal.voice import Plain, Screen

CONTRACT = Path(__file__).parent.parent / "contract" / "toys"
TOYS = [locate(str(FOLDER / "stub" / "three_boxes")), locate(str(CONTRACT / "high_card")), locate(str(CONTRACT / "masons"))]
GAMES = [*catalogue().games.values(), *TOYS]


class Typist(Ears):
    """Types legal moves, now and then another command or nonsense, and presses Enter when the terminal is handed over."""

    def __init__(self, seed: int, game: Game, link: Local) -> None:
        self.luck = random.Random(seed)
        self.heard: list[str] = []
        self.game, self.link = game, link
        self.now = 0.0
        """The time, in ms, at the tables of races."""
        self.conversation: Conversation

    def listen(self, prompt: str, seconds: float | None = None) -> str:
        self.heard.append(prompt)
        at = self.conversation
        assert len(self.heard) < 3000
        if any(prompt.startswith(at.tongue("hand-over", name=at.talk.name(seat))) for seat in at.known.mine):
            return ""
        moves = [str(move["move"]) for move in at.known.legal.get(at.eyes, [])]
        if self.game.race:  # what is to be found is not listed, and bots act when their time has come
            self.now += 1500
            moves = self.found(LETTERS.find(at.eyes)) if at.eyes in at.known.to_move() else []
            if not moves:  # to whoever sits here too, who may have the keyboard only because it was handed on
                return at.tongue.text("term-word-hand").split(",")[0] if len(at.known.may_move()) > 1 else ""
        assert moves, prompt
        move = self.luck.choice([*moves, *["stop"] * (len(moves) * ("stop" in moves))])  # random dice games end only where one stops
        if self.luck.random() < 0.6:
            return move
        what = self.luck.choice([what for what in HERE if what != "quit"])
        word = at.tongue.text(f"term-word-{what}").split(",")[0]
        rest = self.luck.choice(["", move, "A", "1", "zzz", "a1 B"])
        return self.luck.choice([word, word if what in ALONE else f"{word} {rest}", "nonsense"])

    def found(self, seat: int) -> list[str]:
        """What the seat finds in a race, if anything."""
        s = deciding(self.link.table, seat)
        code = rollout(copy(s), seat, generator(self.luck.randrange(1 << 31)), np.empty(self.game.most_moves, np.int32))
        return [] if code == NOTHING else [self.game.step(s, seat, code)]


@pytest.fixture(params=GAMES, ids=lambda game: game.id)
def played(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Game]:
    monkeypatch.setenv("USTOLU_GAMES", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(catalogue().games, request.param.id, request.param)
    yield request.param


def play(game: Game, lang: str, seats: list[Seat], voice: Plain | Screen, seed: int) -> tuple[Local, Typist]:
    link = opened(game, seats, {}, list("ABCDEFGH"[: len(seats)]), seed, {})
    typist = Typist(seed, game, link)
    typist.conversation = Conversation(link, typist, voice, Tongue(lang, game))
    with pytest.MonkeyPatch.context() as patch:
        if game.race:
            patch.setattr(local, "_ticks", lambda: typist.now)
        typist.conversation.run()
    return link, typist


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_any_game_can_be_played_to_the_end_by_several_people_in_short_lines(played: Game, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    link, typist = play(played, lang, [Seat("me")] * played.seats[1], Plain(), 1)
    assert link.table.stage == "over"
    said = [*capsys.readouterr().out.splitlines(), *typist.heard]
    assert [line for line in said if len(line.rstrip()) > CELLS and " " in line.strip()] == []


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_any_game_can_be_played_against_bots_with_pictures(played: Game, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    link, _ = play(played, lang, [Seat("me"), *[Seat("bot", level="random")] * (played.seats[0] - 1 or 1)], Screen(), 2)
    assert link.table.stage == "over"


SEALED = {"paper_islands", "isle_of_skye"}
"""Games without hidden things in which everybody chooses in secret."""


def test_what_is_hidden_is_covered_between_people_and_nothing_else_is(capsys: pytest.CaptureFixture[str], played: Game) -> None:
    _, typist = play(played, "en", [Seat("me")] * max(2, played.seats[0]), Plain(), 3)
    covered = any("Others look away" in prompt for prompt in typist.heard)
    hidden_from_all_alike = hasattr(played.notation, "fleeting")
    assert covered is ((not played.public_falls and not hidden_from_all_alike) or played.id in SEALED)


def test_how_far_compiling_is_is_told_in_few_words(capsys: pytest.CaptureFixture[str]) -> None:
    with Plain().progress(Tongue("cs"), "Papírové ostrovy") as tell:
        for done in range(4):
            tell(done, 3)
    said = capsys.readouterr().out.splitlines()
    assert said == ["Připravuji: Papírové ostrovy.", "Jen poprvé.", "33 procent.", "66 procent.", "100 procent.", "Hotovo."]
