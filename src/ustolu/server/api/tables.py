"""Tables from outside: opening one, lists, the whole table, replay, record, and the invitation as a QR code."""

from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import Meta, Struct, field

from ustolu.server import qr
from ustolu.server.api.answers import Position, Whole, answer, refusals
from ustolu.server.api.visitor import known, somebody
from ustolu.server.given import AnyRequest, Name, OurHall
from ustolu.server.pages import packed

Word = Annotated[str, Meta(max_length=100)]
FRESH = {"cache-control": "no-store"}


def large(request: AnyRequest, body: bytes) -> Response[bytes]:
    """An answer in JSON that may be large."""
    headers = dict(FRESH)
    return Response(packed(request, body, headers), media_type="application/json", headers=headers)


class Wish(Struct, forbid_unknown_fields=True):
    """The table that somebody wants to open. A seat is `me`, `me:Name`, `open`, `bot:1` to `bot:3`, `random` or `greedy`."""

    game: Word
    seats: Annotated[list[Word], Meta(min_length=1, max_length=8)]
    options: dict[str, int | str | bool] = field(default_factory=dict)
    settings: dict[str, int | bool] = field(default_factory=dict)
    listed: bool = False


@post("/api/tables", summary="Open a table", status_code=201, responses=refusals(404, 429, 503))
async def open_table(request: AnyRequest, hall: OurHall, data: JSONBody[Wish]) -> dict[str, str]:
    """The table's id and the address to send to others."""
    await hall.opened()
    from ustolu.server import lobby

    id = await lobby.open_table(hall, await somebody(request, hall), data)
    return {"id": id, "url": hall.url(request, f"/t/{id}")}


@get("/api/tables", summary="My tables, or the open ones", responses=refusals(503))
async def list_tables(request: AnyRequest, hall: OurHall, of: FromQuery[Literal["me", "open"]] = "me") -> Response[list[dict[str, Any]]]:
    """The newest first. `open`: listed tables that wait for people."""
    person = await known(request, hall)
    from ustolu.server import lobby

    if of == "open":
        rows = await hall.store.open_tables()
    else:
        rows = await hall.store.tables_of(person.id) if person is not None else []
    return Response([lobby.listed(row, person.id if person else "", hall.hosts.get(row.id)) for row in rows], headers=FRESH)


@get("/api/tables/{id:str}", summary="The whole table, as its socket would say it", responses=answer(Whole) | refusals(403, 404, 503))
async def table(request: AnyRequest, hall: OurHall, id: Name) -> Response[bytes]:
    """The `all` message for the person who asks."""
    person = await known(request, hall)
    from ustolu.server import lobby

    return large(request, await lobby.everything(hall, id, person.id if person else ""))


@get("/api/tables/{id:str}/at/{n:int}", summary="The table after event n", responses=answer(Position) | refusals(403, 404, 503))
async def position(request: AnyRequest, hall: OurHall, id: Name, n: Annotated[int, PathParameter(ge=0)]) -> Response[bytes]:
    """For the replay: the views then, and the events up to then, as this person may know them."""
    person = await known(request, hall)
    from ustolu.server import lobby

    return large(request, await lobby.position(hall, id, n, person.id if person else ""))


@get(
    "/api/tables/{id:str}/record",
    summary="The record as JSON Lines",
    responses=answer(str, "application/jsonl") | refusals(403, 404, 409, 503),
)
async def record(request: AnyRequest, hall: OurHall, id: Name, form: FromQuery[Literal["public", "mine", "full"]] = "public") -> Response[bytes]:
    """`public`: what everybody may know. `mine`: what my seats may. `full`: everything, after the end."""
    person = await known(request, hall)
    from ustolu.server import lobby

    lines = await lobby.record(hall, id, form, person.id if person else "")
    headers = {**FRESH, "content-disposition": f'attachment; filename="{id}.jsonl"'}
    return Response(lines, media_type="application/jsonl", headers=headers)


@get("/api/tables/{id:str}/qr.svg", summary="The invitation as a QR code", responses=answer(str, "image/svg+xml") | refusals(404, 503))
async def invitation(request: AnyRequest, hall: OurHall, id: Name) -> Response[bytes]:
    """A picture of the table's address, for phones."""
    await hall.host(id)
    return Response(qr.svg(hall.url(request, f"/t/{id}")), media_type="image/svg+xml", headers=FRESH)


TABLES = [open_table, list_tables, table, position, record, invitation]
