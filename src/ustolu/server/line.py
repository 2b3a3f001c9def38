"""One open socket: a person at a table. It reads what comes, keeps to the rate, and sends what the table says."""

import time
from typing import TYPE_CHECKING, Any

import msgspec

from ustolu.server import message
from ustolu.server.rate import Bucket
from ustolu.server.reason import key
from ustolu.server.settings import Limits
from ustolu.server.transport import Transport
from ustolu.tables.commands import Chat
from ustolu.tables.race import Trip

if TYPE_CHECKING:
    from ustolu.server.host import Host

encode = msgspec.json.encode
CHATS_A_SECOND, CHATS_AT_ONCE = 0.5, 8
COST_OF_ALL = 4
"""How many messages more it counts to ask for everything."""
MOST_HELD = 1000
CHAT = b'{"type":"chat"'
MOST_EARLY = 50
"""Messages that may wait while the table is still being laid out for a new socket."""


def refusal(reason: str, ref: str = "", text: str = "", args: dict[str, Any] | None = None, paragraph: str = "") -> bytes:
    """A `refused` message."""
    return encode(
        {"type": "refused", "ref": ref, "reason": reason, "key": text or key(reason), "args": args or {}, "paragraph": paragraph}
    )


class Line:
    """A socket after its handshake."""

    __slots__ = ("bucket", "chats", "early", "excess", "held", "host", "limits", "name", "person", "transport", "trip")

    def __init__(self, transport: Transport, person: str, name: str, limits: Limits) -> None:
        now = time.monotonic()
        self.transport, self.person, self.name, self.limits = transport, person, name, limits
        self.host: Host | None = None
        self.bucket = Bucket(limits.messages, limits.message_burst, now)
        self.chats = Bucket(CHATS_A_SECOND, CHATS_AT_ONCE, now)
        self.excess = 0
        self.trip = Trip()
        """How long the way to this reader and back takes."""
        transport.timed = self.trip.add
        self.early: list[bytes] = []
        self.held: list[bytes] | None = None
        """What happens while `all` is being written; it follows after it."""

    def put(self, text: bytes) -> None:
        """Send one message; a reader who does not read is dropped by the transport."""
        if self.held is None:
            self.transport.put(text)
        elif len(self.held) < MOST_HELD:
            self.held.append(text)
        else:
            self.transport.drop()

    def release(self, chat_seen: int) -> None:
        """`all` has been sent, with lines of chat up to the one numbered `chat_seen`: send what was held back meanwhile."""
        held, self.held = self.held or [], None
        for text in held:
            if not text.startswith(CHAT) or msgspec.json.decode(text)["id"] > chat_seen:
                self.transport.put(text)

    def take(self, text: bytes) -> None:
        """A message has come. Called by the transport, never waits."""
        now = time.monotonic()
        if not self.bucket.take(now):
            self.overrun()
            return
        host = self.host
        if host is None:
            if len(self.early) < MOST_EARLY:
                self.early.append(text)
            return
        try:
            said = message.read(text, self.limits.depth)
        except message.Unreadable as why:
            self.put(refusal(why.reason, why.ref))
            return
        if isinstance(said, message.All):
            self.bucket.left -= COST_OF_ALL
        if isinstance(said, message.Ping):
            self.transport.put(b'{"type":"pong","t":%s}' % encode(said.t))
        elif isinstance(said, Chat) and not self.chats.take(now):
            self.put(refusal("too-fast", said.ref))
        else:
            host.hear(self, said)

    def overrun(self) -> None:
        """Over the rate: said once in a while, not once a message; who does not stop is shown out."""
        if self.excess % 50 == 0:
            self.transport.put(refusal("too-fast"))
        self.excess += 1
        if self.excess > self.limits.excess:
            self.transport.hang_up(1008, "too-fast")

    def ready(self, host: "Host") -> None:
        """The table is laid out: from now on messages go to it, first those that came early."""
        self.host = host
        early, self.early = self.early, []
        for text in early:
            self.take(text)
