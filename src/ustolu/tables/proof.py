"""Checking a record without trusting who wrote it: the promise, every fall, every move, the result, and the chain of hashes."""

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from ustolu.core import CHANCE, LETTERS, SEALED, BadMessage, Game, IllegalMove, State, copy, play, sides, turn
from ustolu.core.catalogue import game as find
from ustolu.core.dice import Dice
from ustolu.core.referee import event
from ustolu.tables.falls import typed_by_hand
from ustolu.tables.record import FORMAT, Line, chain, genesis, seal, several

MANY = 1 << 16
"""So many draws are taken for possible in a hidden event of a game that is not known here."""


class Verifier:
    """Reads a record line by line and collects what is wrong with it."""

    def __init__(self, top: Line) -> None:
        self.top = top
        self.problems: list[str] = []
        self.notes: list[str] = []
        self.secret = bytes.fromhex(top["secret"]) if top.get("secret") else None
        self.game = self._rules()
        self.state: State = None
        self.before: State = None
        self.dice: Dice | None = None
        self.real_dice = self.real_cards = False
        """Whether dice, and what else falls, are typed by the seats."""
        self.typed: dict[int, tuple[State, str, int]] = {}
        """What was typed since the last decision, by the event: the position before it, the text, and the number of the next draw."""
        self.draws = 0
        self.most_draws = MANY if self.game is None else self.game.longest if self.game.compound else 1
        """How many draws one event may have."""
        self.unseen = 0
        """Events since the last draw that may have been draws."""
        self.n = 0
        self.ended = False
        """Whether the table has come to its end: only then is its secret shown."""
        self.previous = genesis(top)
        if self.secret is None:
            self.notes.append("the secret is not shown yet: the falls cannot be checked")
        elif hashlib.sha256(self.secret).hexdigest() != top.get("commitment"):
            self.problems.append("the secret is not the one that was promised")

    def _rules(self) -> Game | None:
        try:
            game = find(self.top["game"])
        except BadMessage:
            self.notes.append(f"the game {self.top['game']!r} is not known here: the moves cannot be checked")
            return None
        if game.version != self.top["version"]:
            self.notes.append(f"the record has version {self.top['version']} of the rules, here is {game.version}: the moves cannot be checked")
            return None
        return game

    def wrong(self, line: Line, what: str) -> None:
        self.problems.append(f"event {line.get('n')}: {what}")

    def line(self, line: Line) -> None:
        """Check one event."""
        if line["n"] != self.n + 1:
            self.wrong(line, f"follows event {self.n}")
        self.n = line["n"]
        self._chain(line)
        if "draw" in line:
            self._draw(line)
        if ("typed" in line or "draw" in line) and self._by_hand() not in (None, "typed" in line):
            self.wrong(line, "did not fall as the dice of this table do: typed or drawn")
        did = line.get("did")
        if isinstance(did, dict):
            self._table_event(line, did)
        elif did is None or "?" in did:
            self.unseen += 1
            if self.game:
                self.notes.append(f"event {self.n} is hidden in this file: from there on the moves cannot be checked")
            self.game = None
        elif self.game:
            self._play(line, did)

    def _chain(self, line: Line) -> None:
        if "seal" in line:
            locked = bytes.fromhex(line["seal"])
            if "public" in line and not self._opens(line, locked):
                self.notes.append(f"event {self.n}: what this file says of it is more than everybody knew, and not proved here")
        elif self.secret is not None:
            locked = seal(self.secret, self.top["table"], line["n"], line.get("did"), line.get("draw"))
        else:
            self.wrong(line, "has neither a seal nor a secret to work it out")
            return
        self.previous = chain(self.previous, line, locked)
        if self.previous.hex() != line.get("hash"):
            self.wrong(line, "was changed, or something before it: the hash does not fit")
            self.previous = bytes.fromhex(line.get("hash") or "")

    def _opens(self, line: Line, locked: bytes) -> bool:
        """Whether the seal of an event closes just what this line says was done."""
        return self.secret is not None and seal(self.secret, self.top["table"], line["n"], line.get("did"), line.get("draw")) == locked

    def _draw(self, line: Line) -> None:
        """Check how each die of the event fell. What was hidden before may have been draws, more than one an event where the game has such."""
        for k, ways, way in several(line["draw"]):
            if not all(type(number) is int for number in (k, ways, way)) or not (0 <= k < 2**63 and 0 <= way < ways <= 2**62):
                self.wrong(line, f"is no draw: {line['draw']}")
                return
            if not self.draws <= k <= self.draws + self.unseen * self.most_draws:
                self.wrong(line, f"is draw {k}, but draw {self.draws} was due")
            self.draws, self.unseen = k + 1, 0
            if self.dice and self.dice.fall(k, ways) != way:
                self.wrong(line, "did not fall as the dice did")

    def _by_hand(self) -> bool | None:
        """Whether the fall now due has to be typed; None where that cannot be known."""
        if not self.real_dice and not self.real_cards:
            return False
        if self.game is None or self.state is None:
            return None
        return typed_by_hand(self.game, self.state, self.real_dice, self.real_cards)

    def _table_event(self, line: Line, did: dict[str, Any]) -> None:
        what = did.get("what")
        if what == "start":
            self.real_dice, self.real_cards = did["real_dice"], did.get("real_cards", False)
            salts = [bytes.fromhex(salt) for salt in did["salts"]]
            if self.secret is not None:
                self.dice = Dice(self.secret, self.top["table"], salts)
            if self.game:
                self.state = self.game.new(self.top["count"], **self.top["options"])
        elif what == "corrected" and self.game is None:
            self.draws = min(self.draws, did.get("draws", self.draws))
        elif what in ("over", "closed"):
            self.ended = True
            if what == "over" and self.game and self.state is not None:
                self._over(line, did)
        elif self.game and self.state is not None:
            if what == "undo":
                self._undo(line)
            elif what in ("chose", "claimed"):
                self.typed = {}
            elif what == "corrected":
                self._correct(line, did)

    def end(self) -> None:
        """Check that nothing was cut off after the last event."""
        if self.secret is not None and not self.ended:
            self.problems.append(f"event {self.n} is the last one here: the end of the game is missing")

    def _undo(self, line: Line) -> None:
        """Taking back a sealed choice changes nothing that is in the record."""
        if turn(self.state) & SEALED:
            return
        if self.before is None:
            self.wrong(line, "there is nothing to take back")
        else:
            self.state, self.before = self.before, None

    def _correct(self, line: Line, did: dict[str, Any]) -> None:
        """What was typed, and all that fell after it, counts no more."""
        n = did.get("event") or max(self.typed, default=0)
        if n not in self.typed or did.get("was", self.typed[n][1]) != self.typed[n][1]:
            self.wrong(line, "corrects what could not be corrected")
            self.game = None
            return
        self.state, _, draws = self.typed[n]
        if did.get("draws", draws) != draws:
            self.wrong(line, f"lets the falls be drawn from number {did['draws']} on, not from {draws}")
        if "draws" in did:
            self.draws = draws
        self.typed = {event: typed for event, typed in self.typed.items() if event < n}
        self._play({**line, "by": "chance", "typed": line["by"]}, did["fall"])

    def _play(self, line: Line, did: str) -> None:
        assert self.game is not None
        who = CHANCE if line["by"] == "chance" else LETTERS.find(line["by"])
        if self.state is None:
            self.wrong(line, "comes before the start")
            return
        try:
            codes = event(self.game, self.state, who, did)
        except (IllegalMove, BadMessage) as error:
            self.wrong(line, f"{did} is not possible here ({error})")
            self.game = None
            return
        if who == CHANCE and "typed" not in line:
            if "draw" not in line and self.secret is None and not self.game.public_falls:
                self.unseen += 1
            elif "draw" not in line:
                self.wrong(line, "has no draw")
            elif not self._drawn(several(line["draw"]), did):
                self.wrong(line, f"{did} is not what was drawn")
            else:
                codes = tuple(way for _, _, way in several(line["draw"]))
        if who != CHANCE:
            self.typed = {}
        elif "typed" in line:
            self.typed[line["n"]] = (self.state, did, self.draws)
        self.before = self.state
        self.state = copy(self.state)
        for code in codes:
            play(self.state, who, code)

    def _drawn(self, draws: list[Any], did: str) -> bool:
        """Whether these draws are the event written `did`: dice with the sides that were due, and their falls."""
        assert self.game is not None
        s = copy(self.state)
        for _, ways, way in draws:
            if turn(s) != CHANCE or ways != sides(s):
                return False
            play(s, CHANCE, way)
        return not self.game.unfinished(s) and self.game.text(self.state, CHANCE, [way for _, _, way in draws]) == did

    def _over(self, line: Line, did: dict[str, Any]) -> None:
        assert self.game is not None
        if not self.game.is_over(self.state):
            self.wrong(line, "the game is not over here")
        elif did.get("scores") != self.game.scores(self.state) or did.get("places") != self.game.places(self.state):
            self.wrong(line, "the result is another")


def verify(lines: Iterable[str]) -> tuple[list[str], list[str]]:
    """What is wrong with a record, and what could not be checked. Two empty lists: everything holds."""
    verifier: Verifier | None = None
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        try:
            line = msgspec.json.decode(text)
            if verifier is None:
                if line["record"] != FORMAT:
                    return [f"this is not a record of the form {FORMAT!r}"], []
                verifier = Verifier(line)
            else:
                verifier.line(line)
        except (msgspec.DecodeError, LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError, BadMessage) as error:
            return [*(verifier.problems if verifier else []), f"line {number} cannot be read ({type(error).__name__}: {error})"], []
    if verifier is None:
        return ["there is nothing in this file"], []
    verifier.end()
    return verifier.problems, verifier.notes
