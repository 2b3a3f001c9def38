"""One table in memory: what comes in goes into its row of commands, what goes out is told to everybody who sits or looks on."""

import asyncio
import functools
import logging
import time
from collections import deque
from typing import TYPE_CHECKING, Any

from ustolu.bots import looks
from ustolu.server.eyes import Eyes
from ustolu.server.identity import now_ms
from ustolu.server.line import Line, encode, refusal
from ustolu.server.message import All
from ustolu.server.racing import Racing
from ustolu.server.row import Row
from ustolu.store import ChatLine
from ustolu.tables import (
    Again,
    Append,
    Chat,
    Command,
    Effect,
    Refuse,
    Step,
    Table,
    Think,
    commands,
    everything,
    follow,
    history,
    message,
    picture,
)

if TYPE_CHECKING:
    from ustolu.server.hall import Hall

log = logging.getLogger("ustolu.server")
LONG = 60
"""Entries above which told events are gathered in a thread."""
SOON_S = 120
"""What becomes due later than this is left to the sweep."""
LAST = 200
"""Told events that a newcomer gets."""


class Host:
    """Keeps one table. Everything that changes it goes through `row`, one command after another."""

    __slots__ = (
        "chat_seen",
        "chats",
        "eyes",
        "hall",
        "header",
        "id",
        "lines",
        "racing",
        "row",
        "secret",
        "spectators",
        "table",
        "thinking",
        "timer",
        "used",
    )  # fmt: skip

    def __init__(self, hall: "Hall", id: str, header: bytes, secret: bytes, table: Table) -> None:
        self.hall, self.id, self.header, self.secret, self.table = hall, id, header, secret, table
        self.lines: dict[str, list[Line]] = {}
        self.row = Row(self)
        self.racing = Racing(self) if table.game and table.game.race else None
        self.eyes = Eyes(self) if table.game and looks(table.game) else None
        self.thinking: set[tuple[int, int]] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.chats: deque[tuple[str, str]] = deque(maxlen=40)
        """Who said the last lines of chat, under which ref."""
        self.chat_seen = -1
        """The last line of chat that was shown here; below 0 before the first socket."""
        self.spectators = 0
        """How many persons look on without a seat."""

    # What comes in.

    def hear(self, line: Line, said: Command | All) -> None:
        """A client has said something."""
        if isinstance(said, All):
            if line.held is None:
                line.held = []
                self.hall.spawn(self.tell_all(line))
        elif self.hall.stopping:
            return
        elif len(self.row.inbox) + (len(self.racing.waiting.claims) if self.racing else 0) >= self.hall.settings.limits.inbox:
            line.put(refusal("too-fast", said.ref))
        else:
            self.submit(line, line.person, said)

    def follow(self) -> None:
        """Another process has stored something: read it when its turn in the row comes."""
        self.submit(None, "", None)

    def submit(self, line: Line | None, by: str, command: Command | None) -> None:
        """Put a command in the row; `by` "" is the table itself. None: only look what others have stored."""
        if self.racing is None or not self.racing.takes(line, by, command):
            self.row.add(line, by, command)

    # What goes out.

    def answer(self, line: Line | None, command: Command, effects: tuple[Effect, ...]) -> None:
        """Carry out what remains of the effects, and tell the sender how it went."""
        done = True
        n = self.table.n
        for effect in effects:
            if isinstance(effect, Refuse):
                done = False
                if line is not None:
                    line.put(refusal(effect.reason, getattr(command, "ref", ""), effect.key, dict(effect.args), effect.paragraph))
                elif isinstance(command, commands.Answer | commands.Settled):
                    self.wake_at(now_ms() + 1000)
            elif isinstance(effect, Again):
                n = effect.n
            elif isinstance(effect, Think):
                self.think(effect)
        if done and line is not None:
            line.put(b'{"type":"ok","ref":%s,"n":%d}' % (encode(getattr(command, "ref", "")), n))
        self.answered(command)

    def answered(self, command: Command | None) -> None:
        """A bot that looks hears that its claim was settled, whatever came of it."""
        if self.eyes is not None and isinstance(command, commands.Settled) and isinstance(command.what, commands.Answer):
            self.eyes.answered(command.what.seat)

    def done(self, line: Line | None, command: Command, effects: tuple[Effect, ...]) -> None:
        """The entry is stored: announce it, then acknowledge it."""
        first = effects[0]
        assert isinstance(first, Append)
        self.announce(first.step)
        self.answer(line, command, effects)
        self.wake_at(first.due_at)

    def announce(self, step: Step) -> None:
        """Tell everybody here what has happened, each in the way that this person may know it."""
        self.table = step.after
        if step.after.seats is not step.before.seats:
            self.count_spectators()
        if step.after.removed is not step.before.removed:
            self.show_out()
        spectators = self.spectators
        for person, lines in self.lines.items():
            try:
                text = message(step, person, spectators)
            except Exception:  # one person's view must not keep the others from hearing, nor the clock from running
                log.exception("table %s cannot tell of entry %d", self.id, step.after.entries)
                continue
            if text is not None:
                for line in lines:
                    line.put(text)
        if self.racing is not None:
            self.racing.settle()
        self.look()

    def show_out(self) -> None:
        """Close the sockets of those whom the host has sent away."""
        for person in [person for person in self.lines if not self.table.may_enter(person)]:
            for line in self.lines[person]:
                line.put(refusal("removed"))
                line.transport.hang_up(4403, "removed")

    async def say(self, chat: Chat, ref: str) -> None:
        """Keep a line of chat, then show it to everybody here; one that is sent again after a lost connection is kept once."""
        if ref and (chat.person, ref) in self.chats:
            return
        self.chats.append((chat.person, ref))
        kept = await self.hall.store.chat_add(self.id, chat.person, chat.name, chat.text, chat.at)
        self.show_chat([kept])

    def show_chat(self, kept: list[ChatLine]) -> None:
        """Show lines of chat that have not been shown here yet."""
        for one in kept:
            if one.id > self.chat_seen:
                self.chat_seen = one.id
                self.send(encode({"type": "chat", **chat_picture(one)}))

    def send(self, text: bytes) -> None:
        """The same message to every socket here."""
        for lines in self.lines.values():
            for line in lines:
                line.put(text)

    # Other processes, clocks and bots.

    async def catch_up(self) -> None:
        """Fold what others have stored meanwhile, and announce it here. What became due by it is theirs to do; the sweep watches over it."""
        before = self.table.entries
        for _, entry in await self.hall.store.entries(self.id, after=before):
            self.announce(follow(self.table, entry))
        if self.table.entries != before:
            self.wake_at(None)
            for person in self.lines:
                self.submit(None, "", commands.Here(person=person))

    def wake_at(self, due: int | None) -> None:
        """Look at the table again when something becomes due."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if due is None:
            return
        wait = (due - now_ms()) / 1000
        if wait <= 0:
            self.tick()
        elif wait < SOON_S:
            self.timer = asyncio.get_running_loop().call_later(wait + 0.001, self.tick)

    def tick(self) -> None:
        """Let the table do what has become due."""
        self.timer = None
        if not self.hall.stopping:
            self.submit(None, "", commands.Tick())

    def think(self, effect: Think) -> None:
        """Ask a bot, once for each decision."""
        key = (effect.seat, effect.turn)
        if self.racing is not None and self.racing.waits(effect.seat):
            return
        if key not in self.thinking and not self.hall.stopping:
            self.thinking.add(key)
            self.hall.spawn(self.hall.thought.answer(self, effect, key))

    def look(self) -> None:
        """Let bots that look see how it stands, and who is here."""
        if self.eyes is not None:
            self.eyes.look()

    # Sockets.

    async def join(self, line: Line) -> None:
        """Let a socket in: it gets `all` of this very moment, then whatever happens from now on."""
        line.held = []
        self.enter(line)
        await self.tell_all(line)
        line.ready(self)

    async def tell_all(self, line: Line) -> None:
        """Send `all`, as the table stands when it is asked for."""
        table, spectators = self.table, self.spectators
        try:
            events = await self.told(table, line.person)
            chat = await self.hall.store.chat(self.id)
        except BaseException:
            line.transport.hang_up(1011, "failed")
            raise
        last = chat[-1].id if chat else 0
        if self.chat_seen < 0:
            self.chat_seen = last
        self.show_chat(chat)
        line.transport.put(everything(table, line.person, events, [chat_picture(one) for one in chat], spectators))
        line.release(last)

    async def told(self, table: Table, person: str) -> dict[str, Any]:
        """The last events as this person was told them."""
        entries = [entry for _, entry in await self.hall.store.entries(self.id)][: table.entries]
        if len(entries) < LONG:
            return history(self.header, entries, self.secret, person, last=LAST)
        return await asyncio.to_thread(functools.partial(history, self.header, entries, self.secret, person, last=LAST))

    def enter(self, line: Line) -> None:
        """A socket has come."""
        lines = self.lines.setdefault(line.person, [])
        lines.append(line)
        if self.racing is not None:
            self.racing.measure(line)
        if len(lines) == 1:
            self.submit(None, "", commands.Here(person=line.person))
            self.present(line.person)
        self.count_spectators()
        self.look()

    def leave(self, line: Line) -> None:
        """A socket is gone; with the last one its person is."""
        lines = self.lines.get(line.person, [])
        if line not in lines:
            return
        lines.remove(line)
        self.used = time.monotonic()
        if not lines:
            del self.lines[line.person]
            if not self.hall.stopping:
                self.submit(None, "", commands.Gone(person=line.person))
                for seat in self.table.held(line.person):
                    self.hall.spawn(self.hall.store.unseen(self.id, seat))
        self.count_spectators()
        if self.racing is not None:
            self.racing.settle()
        self.look()

    def present(self, person: str) -> None:
        """Note for other processes that this person's seats are held here."""
        for seat in self.table.held(person):
            self.hall.store.seen(self.id, seat, now_ms())

    def count_spectators(self) -> None:
        """Tell the table, a moment later, when the number of those who look on has changed."""
        number = sum(1 for person in self.lines if not self.table.held(person))
        if number != self.spectators:
            self.spectators = number
            asyncio.get_running_loop().call_later(0.2, self.tell_spectators, number)

    def tell_spectators(self, number: int) -> None:
        """Tell it, unless it has changed again."""
        if number == self.spectators:
            self.send(encode({"type": "presence", "table": picture(self.table, number)}))

    def everybody(self) -> list[Line]:
        """Every socket here."""
        return [line for lines in self.lines.values() for line in lines]

    def at_rest(self) -> bool:
        """Whether nothing is under way here."""
        return self.row.at_rest() and not (self.racing and self.racing.waiting.claims)

    def idle(self, now: float) -> bool:
        """Whether it may be put out of memory."""
        looking = self.eyes is not None and self.eyes.mind.plans.of
        return not self.lines and not self.thinking and not looking and self.at_rest() and now - self.used > self.hall.settings.times.idle


def chat_picture(one: ChatLine) -> dict[str, Any]:
    """A line of chat for the wire."""
    return {"id": one.id, "from": one.person, "name": one.name, "text": one.text, "at": one.at}
