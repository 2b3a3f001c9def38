"""A table in this process: the same pure machine as on the server, its log on this computer's disk."""

import json
import time
from collections import deque
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from ustolu import bots, tables
from ustolu.core import Game
from ustolu.core.dice import new_secret
from ustolu.tables import WIRE, Append, Refuse, Table, Think, looking
from ustolu.tables.commands import Answer, Tick
from ustolu.terminal.link import Message
from ustolu.terminal.saves import ME, First, Save, name
from ustolu.terminal.seats import Seat

SETTINGS = {"chat": False, "clock_s": 0, "bot_pace_ms": 0}
EVERYTHING = 1_000_000
PUT_AWAY = 3_600_000
"""Milliseconds after which a game that stood still counts as put away."""


def opened(game: Game, seats: list[Seat], options: dict[str, Any], names: list[str], seed: int | None, by_hand: dict[str, bool]) -> "Local":
    """A new table that has begun; `by_hand` are its settings `real_dice` and `real_cards`.

    With a `seed` its falls and its bots are the same every time. Raises BadMessage for bad options.
    """
    secret = new_secret() if seed is None else sha256(f"ustolu {seed}".encode()).digest()
    base = int.from_bytes(secret[:6], "big") if seed is None else seed
    id = "local" if seed is not None else sha256(secret + b"id").hexdigest()[:10]
    places = [f"me:{names[i]}" if seat.kind == "me" else _bot(seat.level) for i, seat in enumerate(seats)]
    header = tables.opening(
        id, game.id, host=ME, name=names[0], seats=places, secret=secret, now=_now(), options=options, settings=SETTINGS | by_hand
    )
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    local = Local(Save.create(name(game.id, stamp), First(header, secret, base)))
    local.send({"type": "start"})
    return local


def _bot(level: str) -> str:
    return level if level in ("random", "greedy") else f"bot:{level}"


def _now() -> int:
    return int(time.time() * 1000)


def _ticks() -> float:
    """Milliseconds of a clock that never goes back."""
    return time.monotonic() * 1000


class Local:
    """A link to a table here. What was stored is told; nothing else is."""

    at_a_server = False

    def __init__(self, save: Save) -> None:
        """Go on with a saved game. Raises ValueError or BadMessage when it cannot be read."""
        self.saved = save
        self.table: Table = tables.fold(save.first.header, save.entries, save.first.secret)
        self._news: deque[Message] = deque()
        self._refs = 0
        self._run = f"{_now():x}"
        self._due = tables.due_at(self.table)
        game = self.table.game
        self._eyes = looking.Eyes(game, save.first.seed) if game and bots.looks(game) else None
        past = tables.history(save.first.header, save.entries, save.first.secret, ME, last=EVERYTHING)
        self._news.append(json.loads(tables.everything(self.table, ME, past)))

    def send(self, command: Message) -> Message:
        self._refs += 1
        ref = f"{self._run}-{self._refs}"
        return self._do(ME, msgspec.convert({"ref": ref, **command}, WIRE)) | {"ref": ref}

    def _do(self, by: str, command: Any) -> Message:
        """Let the table receive a command; store, then tell, then answer."""
        table, effects = tables.receive(self.table, by, command, self._clock())
        answer: Message = {"type": "ok"}
        for effect in effects:
            match effect:
                case Append(entry=entry, due_at=due, step=step):
                    self.saved.append(entry)
                    self.table, self._due = table, due
                    if told := tables.message(step, ME):
                        self._news.append(json.loads(told))
                case Refuse(reason=reason, key=key, args=args, paragraph=paragraph):
                    answer = {"type": "refused", "reason": reason, "key": key, "args": args, "paragraph": paragraph}
                case Think(seat=seat, who=who, turn=turn):
                    self._think(seat, who, turn)
        return answer

    def _think(self, seat: int, who: str, turn: int) -> None:
        game = self.table.game
        assert game is not None
        seed = bots.seed(self.saved.first.seed, seat, turn)
        decision = bots.decided(game, tables.deciding(self.table, seat), seat, who, seed)
        self._do("", Answer(seat=seat, turn=turn, move=decision.codes, how=decision.how))

    def hear(self) -> list[Message]:
        news = list(self._news)
        self._news.clear()
        return news

    def _clock(self) -> int:
        """Now; but a game that was put away for weeks is not abandoned, it goes on as if it had been a moment."""
        return min(_now(), self.table.at + PUT_AWAY)

    def work(self, wanted: bool) -> bool:
        """Bots decide when no person here is wanted, so that a person may change a choice, or correct a die, before they do.

        In a race they act when they have seen something.
        """
        if self._look():
            return True
        if self._due is None or wanted or self._due > self._clock():
            return False
        before = self.table
        self._do("", Tick())
        return self.table is not before

    def _look(self) -> bool:
        """Let bots of a race see how it stands, and act if their time has come; whether one did anything."""
        if self._eyes is None:
            return False
        now, before, seats = _ticks(), self.table, looking.seats(self.table)
        self._eyes.see(before, seats, now)
        for seat in self._eyes.plans.ready(now):
            plan = self._eyes.plans.of.pop(seat)
            if plan.codes:
                self._do("", Answer(seat=seat, turn=self.table.turns[seat], move=plan.codes))
            if self.table is not before:
                return True
        for seat in seats:
            if seat not in self._eyes.plans.of:
                self._eyes.keep(seat, self._eyes.task(before, seat)(), now, before, before, now)
        return False

    def rest(self) -> float | None:
        first = self._eyes.plans.first() if self._eyes is not None and self._eyes.plans.of else None
        return None if first is None else max(0.0, first - _ticks()) / 1000

    def save(self, path: str) -> str:
        return str(self.saved.write(Path(path).expanduser() if path else None))

    def close(self) -> None:
        """Everything is on disk already; the record is brought up to date."""
        self.saved.write()
