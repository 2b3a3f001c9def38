"""Ostrov Skye in the terminal: a whole game of two people at one terminal, typed by a policy from what they hear; transcripts are in `golden/`."""

import os
from pathlib import Path
from typing import Any

import pytest

from ustolu.core.catalogue import game
from ustolu.terminal.conversation import Conversation
from ustolu.terminal.ears import Ears
from ustolu.terminal.lines import CELLS
from ustolu.terminal.local import Local, opened
from ustolu.terminal.seats import Seat
from ustolu.terminal.tongue import Tongue
from ustolu.terminal.voice import Plain

GOLDEN = Path(__file__).parent / "golden"
SKYE = game("isle_of_skye")
LOOKS = {
    "en": {
        1: ["help", "legal", "try axe L22", "ask", "ask 1", "cell 0,0"],
        4: ["grid", "ask market", "legal"],
        9: ["legal", "ask areas", "ask what scoring", "short", "legal", "grid A", "long", "rules 7"],
        14: ["scores", "turn", "last", "ask nothing"],
    },
    "cs": {
        1: ["pomoc", "tahy", "zkus axe L22", "dotaz", "dotaz 1", "pole 0,0"],
        4: ["deska", "dotaz trh", "tahy"],
        9: ["tahy", "dotaz oblasti", "dotaz co by", "krátce", "tahy", "deska A", "dlouze", "pravidla 7"],
        14: ["body", "kdo", "poslední", "dotaz nic"],
    },
}
"""What is looked at before which decision, counted over the game."""
WRONG = {2: ["axe L99", "price L22=9", "build L01 0,0 r0"], 5: ["buy L99", "price L01=1 L02=2"], 8: ["build L22 0,0 r0", "bag L22", "build"]}


class Player(Ears):
    """Types what the policy decides from the view and the legal moves of the seat that is asked."""

    def __init__(self, lang: str) -> None:
        self.lang, self.decisions = lang, 0
        self.waiting: list[str] = []
        self.conversation: Conversation

    def listen(self, prompt: str, seconds: float | None = None) -> str:
        line = self.line()
        print(f"{prompt}{line}")
        return line

    def line(self) -> str:
        known, eyes = self.conversation.known, self.conversation.eyes
        if eyes not in known.to_move() or not known.legal.get(eyes):
            return ""
        if not self.waiting:
            self.decisions += 1
            looks = LOOKS[self.lang].get(self.decisions, [])
            self.waiting = [*looks, *WRONG.get(self.decisions, []), self.move(known.view(eyes), [str(one["move"]) for one in known.legal[eyes]])]
        return self.waiting.pop(0)

    def move(self, view: dict[str, Any], legal: list[str]) -> str:
        """Prices are low; whoever can buy buys what is dearest, every second time; tiles go where they bring most."""
        if view["phase"] == "build" and view["mine"]["fits"]:
            return str(max(view["mine"]["fits"], key=lambda fit: sum(fit["gains"]) + len(fit["completes"]) + fit["roads"])["move"])
        if view["phase"] == "buy" and self.decisions % 2:
            return max(legal, key=lambda text: next((one["price"] for one in view["mine"]["purchases"] if one["move"] == text), 0))
        return legal[self.decisions % min(2, len(legal))]


def played(lang: str) -> Local:
    """The table after a whole game."""
    link = opened(SKYE, [Seat("me"), Seat("me")], {}, ["Jana", "Petr"], 3, {})
    player = Player(lang)
    player.conversation = Conversation(link, player, Plain(), Tongue(lang, SKYE))
    player.conversation.run()
    return link


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_whole_game_is_typed_by_two_at_one_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    monkeypatch.setenv("USTOLU_GAMES", str(tmp_path))
    link = played(lang)
    said = capsys.readouterr().out
    path = GOLDEN / f"isle_of_skye.{lang}.txt"
    if os.environ.get("USTOLU_GOLDEN") == "write":
        path.write_text(said, encoding="utf-8")
    assert said == path.read_text(encoding="utf-8")
    assert link.table.stage == "over"
    assert [line for line in said.splitlines() if len(line) > CELLS and ": " not in line] == []
