"""What every request passes, before Litestar: base path, known host, own origin, rate; and the headers every answer gets."""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from ustolu.server.rate import Buckets
from ustolu.server.settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LOOPBACK = ("127.0.0.1", "::1", "testclient")
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; media-src 'self'; "
    "connect-src 'self' {sockets}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
    (b"x-frame-options", b"DENY"),
]

PARTS = (".js", ".css", ".ftl")
"""Parts of a page, never shown on their own: they need no policy, and a first visit loads a hundred of them."""
PICTURE = [HEADERS[0], (b"content-security-policy", b"default-src 'none'; sandbox")]
"""Of a drawing: shown on its own it runs nothing and loads nothing. The list of games has one for each game."""


def header(scope: Scope, name: bytes) -> str | None:
    """One header of a request."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


class Door:
    """Wraps the application. Refusals here are plain text: they are read by developers and by attackers."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.rates = Buckets(settings.limits.requests, settings.limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        address = self.settings.address
        scope["root_path"] = ""
        if address.base and (scope["path"] + "/").startswith(address.base + "/"):
            scope["path"] = scope["path"][len(address.base) :] or "/"
            scope["raw_path"] = scope["path"].encode()
        refusal = self.refusal(scope)
        if scope["type"] == "websocket":
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await turn_away(send, *refusal, kind="websocket.http")
            return
        dressed = self.dress(send, address.netloc or header(scope, b"host") or "", scope)
        if refusal is not None:
            await turn_away(dressed, *refusal, kind="http")
            return
        if scope["method"] == "HEAD":
            scope, dressed = {**scope, "method": "GET"}, headless(dressed)
        await self.app(scope, receive, dressed)

    def refusal(self, scope: Scope) -> tuple[int, str] | None:
        """Status and reason, when this request is not to be answered."""
        address = self.settings.address
        host = header(scope, b"host") or ""
        if not address.knows_host(host):
            return 421, f"This server does not know itself as {host!r}. Start it with --public-url and the address people use."
        client = (scope.get("client") or ("", 0))[0]
        if client not in LOOPBACK and not self.rates.take(client, time.monotonic()):
            return 429, "Too many requests from this address; wait a little."
        if scope["type"] == "websocket":
            if not address.knows_origin(header(scope, b"origin"), host):
                return 403, "Pages from elsewhere may not open sockets here."
            return None
        if scope["method"] not in SAFE:
            site = header(scope, b"sec-fetch-site")
            if site not in (None, "same-origin", "none") or (site is None and not address.knows_origin(header(scope, b"origin"), host)):
                return 403, "Pages from elsewhere may not change anything here."
        return None

    def dress(self, send: Send, host: str, scope: Scope) -> Send:
        """`send` with the headers of every answer, and the cookies that a handler left in the scope's state."""
        if scope["path"].endswith(PARTS):
            return self.wrap(send, [HEADERS[0]], scope)
        if scope["path"].endswith(".svg"):
            return self.wrap(send, PICTURE, scope)
        secure = self.settings.address.secure or scope.get("scheme") == "https"
        extra = list(HEADERS)
        extra.append((b"content-security-policy", POLICY.format(sockets=f"ws://{host} wss://{host}" if plain_host(host) else "").encode()))
        if scope["path"].startswith("/api/"):
            extra.append((b"cache-control", b"no-store"))
        if secure:
            extra.append((b"strict-transport-security", b"max-age=31536000"))
        return self.wrap(send, extra, scope)

    def wrap(self, send: Send, extra: list[tuple[bytes, bytes]], scope: Scope) -> Send:
        """`send` with these headers where an answer has none of its own by that name."""

        async def dressed(message: Any) -> None:
            if message["type"] == "http.response.start":
                state = scope.get("state") or {}
                given = {key for key, _ in message["headers"]}
                cookies = [(b"set-cookie", cookie.encode()) for cookie in state.get("cookies", ())]
                message = {**message, "headers": [*message["headers"], *(pair for pair in extra if pair[0] not in given), *cookies]}
            await send(message)

        return dressed


def headless(send: Send) -> Send:
    """`send` for a request that wants to know only the headers."""

    async def sends(message: Any) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return sends


def plain_host(host: str) -> bool:
    """Whether a `Host` is nothing but a host and a port: it is written into a header of the answer."""
    return bool(host) and all(c.isalnum() or c in ".-:[]_" for c in host)


async def turn_away(send: Send, status: int, reason: str, kind: str) -> None:
    """A short refusal, over HTTP also where a WebSocket was asked for."""
    body = reason.encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode()), (b"cache-control", b"no-store")]
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})
