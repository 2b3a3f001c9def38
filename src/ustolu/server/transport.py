"""uvicorn's own WebSocket protocol with the queues taken out: a message goes straight to a callable, an answer straight to the wire.

A bare echo over 400 sockets costs the server 45 us a message with `websockets`, 46 us with `wsproto`, 29 us with `websockets-sansio`,
18 us with this class and 10 us with picows (docs/decisions/0007-websocket.md). Only large messages are packed.
"""

import zlib
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame

EXTENSION = "ustolu.transport"
PACKED_FROM = 4096
"""Bytes from which a message is packed for a reader who can unpack it; below that it costs more than it saves."""
QUICKLY = 3
"""How hard zlib tries: a late view of five seats in Ostrov Skye, 77 kB, becomes seven times smaller in less than a millisecond."""
MOST_UNSENT = 1 << 20
"""Bytes that may wait for a reader; a reader who lets more pile up is dropped."""
PATIENCE_S = 0.5
"""How long one who is shown out may take to read why. Nothing that he sends meanwhile is read."""
WHOLE_TEXT, PACKED_TEXT = 0x81, 0xC1
"""The first byte of a frame that is a whole text message."""


def packed(text: bytes) -> bytes:
    """[RFC 7692] A message as `permessage-deflate` sends it: deflated, without the empty block at the end."""
    packer = zlib.compressobj(QUICKLY, wbits=-zlib.MAX_WBITS)
    return (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


class Transport(WebSocketsSansIOProtocol):
    """One WebSocket. The application finds it in `scope["extensions"]["ustolu.transport"]` and may set `taker` before it accepts."""

    taker: Callable[[bytes], None] | None = None
    timed: Callable[[float], None] | None = None
    """Called with each round trip of a ping, in ms."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._unsent: list[bytes] = []
        self._packs = False
        if self.config.ws_per_message_deflate:
            alone = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
            self.conn.available_extensions = [alone]  # each message is packed for itself: nothing is kept between two

    def handle_connect(self, event: Any) -> None:
        """[uvicorn] The handshake goes the usual way, through ASGI; the scope also names this transport."""
        super().handle_connect(event)
        self._packs = bool(self.conn.extensions)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """[uvicorn] A whole message has come."""
        if self.taker is None:
            super().send_receive_event_to_app()
            return
        whole = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        try:
            self.taker(bytes(whole))
        except Exception:
            self.logger.exception("a message could not be taken")
            self.hang_up(1011, "failed")

    def handle_cont(self, event: Frame) -> None:
        """[uvicorn] A message in pieces must not grow past the limit of one in a piece."""
        super().handle_cont(event)
        if sum(map(len, self.frames)) > self.config.ws_max_size:
            self.hang_up(1009, "too-big")

    def handle_pong(self, event: Frame) -> None:
        """[uvicorn] A ping was answered. It holds a random number, so that no answer can be sent before it has come."""
        asked = self.pending_ping_payload
        super().handle_pong(event)
        if asked is not None and self.pending_ping_payload is None and self.timed is not None:
            self.timed(self.last_ping_rtt * 1000)

    def measure(self, every: float) -> None:
        """Ping at once, and from now on every so many seconds."""
        self.ping_interval = every
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()

    def put(self, text: bytes) -> bool:
        """Send one text message, at the latest when the event loop goes round. False: the reader is gone, or was dropped because it does not read."""
        if self.close_sent or self.disconnected:
            return False
        kind = WHOLE_TEXT
        if self._packs and len(text) >= PACKED_FROM:
            text, kind = packed(text), PACKED_TEXT
        size = len(text)
        if size < 126:
            head = bytes((kind, size))
        elif size < 65536:
            head = bytes((kind, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((kind, 127)) + size.to_bytes(8, "big")
        if not self._unsent:
            self.loop.call_soon(self.flush)
        self._unsent += (head, text)
        return True

    def flush(self) -> None:
        """Write what was put since the event loop went round: a move's events and its acknowledgement are one write."""
        unsent, self._unsent = self._unsent, []
        if not unsent or self.disconnected or self.transport.is_closing():
            return
        self.transport.write(b"".join(unsent))
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.drop()

    def hang_up(self, code: int, reason: str) -> None:
        """Say why and close; what was sent before still arrives."""
        if self.close_sent or self.disconnected:
            return
        self.flush()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.pause_reading()
        self.close_timer = self.loop.call_later(PATIENCE_S, self.end)

    def end(self) -> None:
        """Close now, without waiting for a reader who does not read."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    def shutdown(self) -> None:
        """[uvicorn] The server stops. Who does not read by then is not waited for."""
        self.flush()
        super().shutdown()
        self.loop.call_later(PATIENCE_S, self.end)

    def drop(self) -> None:
        """Cut the connection at once, unsent bytes and all."""
        self.close_sent = True
        self.transport.abort()
