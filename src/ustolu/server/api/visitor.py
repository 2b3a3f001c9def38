"""Who asks: the person of the cookie, or a new one."""

import time
from typing import TYPE_CHECKING

from ustolu.server.door import LOOPBACK
from ustolu.server.fault import Fault
from ustolu.server.given import AnyRequest
from ustolu.server.identity import COOKIE, set_cookie
from ustolu.server.pages import spoken

if TYPE_CHECKING:
    from ustolu.server.hall import Hall
    from ustolu.store import Person


async def known(request: AnyRequest, hall: "Hall") -> "Person | None":
    """The person who asks, if we know one."""
    await hall.opened()
    return await hall.identities.find(request.cookies.get(COOKIE))


async def somebody(request: AnyRequest, hall: "Hall") -> "Person":
    """The person who asks; a stranger (or one whose cookie has expired) becomes a new person and gets a cookie. Raises Fault too-fast."""
    person = await known(request, hall)
    if person is not None:
        return person
    client = request.client.host if request.client else ""
    if client not in LOOPBACK and not hall.strangers.take(client, time.monotonic()):
        raise Fault(429, "too-fast", "Too many new persons from this address.")
    person, token = await hall.identities.make(spoken(request, hall))
    hall.leave_cookie(request, set_cookie(COOKIE, token, path=hall.settings.address.base or "/", secure=hall.secure(request)))
    return person
