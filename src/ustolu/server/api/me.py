"""Oneself: the name, the language, another device, and being forgotten."""

import secrets
from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ustolu.server.api.answers import refusals
from ustolu.server.api.visitor import known, somebody
from ustolu.server.fault import Fault
from ustolu.server.given import AnyRequest, OurHall
from ustolu.server.identity import COOKIE, LANG_COOKIE, digest, now_ms, set_cookie
from ustolu.server.language import Language

LINK_MS = 7 * 24 * 3600 * 1000


class Me(Struct):
    """A person as they see themselves."""

    person: str
    name: str
    lang: str


class Change(Struct, forbid_unknown_fields=True):
    """What may be changed of oneself."""

    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    lang: Language | None = None


@get("/api/me", summary="Who am I?", responses=refusals(503))
async def me(request: AnyRequest, hall: OurHall) -> Me:
    """A stranger becomes somebody by asking: with a name to begin with, and a cookie."""
    person = await somebody(request, hall)
    return Me(person.id, person.name, person.lang)


@patch("/api/me", summary="Change my name or language", responses=refusals(503))
async def change_me(request: AnyRequest, hall: OurHall, data: JSONBody[Change]) -> Me:
    """The name is what seats taken from now on are called."""
    from ustolu.tables.header import clean

    person = await somebody(request, hall)
    name = None if data.name is None else clean(data.name)
    if name == "":
        raise Fault(400, "name", "Nothing of this name can be seen.")
    changed = await hall.store.rename(person.id, name, data.lang) or person
    hall.rename(person.id, changed.name)
    if data.lang is not None:
        base = hall.settings.address.base or "/"
        hall.leave_cookie(request, set_cookie(LANG_COOKIE, data.lang, path=base, secure=hall.secure(request), hidden=False))
    return Me(changed.id, changed.name, changed.lang)


@delete("/api/me", summary="Delete my data", status_code=204, responses=refusals(503))
async def forget_me(request: AnyRequest, hall: OurHall) -> None:
    """Name, chat, links and devices are deleted; games that were played stay, without the name."""
    from ustolu.server import lobby

    person = await known(request, hall)
    if person is not None:
        await lobby.forget(hall, person)
    hall.leave_cookie(request, set_cookie(COOKIE, "", path=hall.settings.address.base or "/", secure=hall.secure(request), age=0))


@post("/api/me/link", summary="A personal link for another device", status_code=201, responses=refusals(503))
async def link(request: AnyRequest, hall: OurHall) -> Response[dict[str, str | int]]:
    """Whoever opens the address within a week goes on as this person; a new link replaces the one before."""
    person = await somebody(request, hall)
    secret = secrets.token_urlsafe(24)
    ends_at = now_ms() + LINK_MS
    await hall.store.make_link(person.id, digest(secret), ends_at)
    return Response({"url": hall.url(request, f"/s/{secret}"), "ends_at": ends_at}, headers={"cache-control": "no-store"})


ME = [me, change_me, forget_me, link]
