"""The WebSocket of a table: who it is, whether there is room, and then straight to the table."""

import importlib
from typing import TYPE_CHECKING, Any

from litestar import asgi
from litestar.handlers import ASGIRouteHandler

from ustolu.server.door import Receive, Scope, Send, header, turn_away
from ustolu.server.fault import Fault
from ustolu.server.identity import COOKIE, cookies
from ustolu.server.transport import EXTENSION, Transport

if TYPE_CHECKING:
    from ustolu.server.hall import Hall

CLOSE = {"unknown-person": 4401, "removed": 4403, "unknown-table": 4404, "full": 4503}
"""How a socket is closed after a `refused` that says why; anything else is 1011."""


def table_socket(hall: "Hall") -> ASGIRouteHandler:
    """The route `/api/tables/ID/socket`."""

    @asgi("/api/tables/{id:str}/socket", copy_scope=False)
    async def socket(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await turn_away(send, 426, "This address is for WebSockets.", kind="http")
            return
        await open_line(hall, scope, receive, send)

    return socket


async def open_line(hall: "Hall", scope: Scope, receive: Receive, send: Send) -> None:
    """One socket from its handshake to its end."""
    await receive()
    await hall.opened()
    transport = scope["extensions"].get(EXTENSION)
    if not isinstance(transport, Transport) or hall.stopping or hall.sockets >= hall.settings.limits.sockets:
        await turn_away(send, 503, "No more sockets here now.", kind="websocket.http")
        return
    person = await hall.identities.find(cookies(header(scope, b"cookie")).get(COOKIE))
    module = importlib.import_module("ustolu.server.line")
    line = module.Line(transport, person.id if person else "", person.name if person else "", hall.settings.limits)
    transport.taker = line.take
    await send({"type": "websocket.accept"})
    hall.sockets += 1
    try:
        if person is None:
            raise Fault(401, "unknown-person")
        if hall.count(person.id, 1) > hall.settings.limits.sockets_of_person:
            raise Fault(503, "full")
        await hall.join(line, scope["path_params"]["id"])
    except Fault as fault:
        line.put(module.refusal(fault.reason))
        transport.hang_up(CLOSE.get(fault.reason, 1011), fault.reason)
    try:
        while (await receive())["type"] != "websocket.disconnect":
            pass
    finally:
        hall.sockets -= 1
        if person is not None:
            hall.count(person.id, -1)
        if line.host is not None:
            line.host.leave(line)
