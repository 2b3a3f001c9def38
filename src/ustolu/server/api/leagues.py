"""Leagues: opening one, who plays, rounds, their tables and results. Whatever is changed, the answer is the whole league."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct, field

from ustolu.server import qr
from ustolu.server.api.answers import Season, answer, refusals
from ustolu.server.api.tables import FRESH, Word
from ustolu.server.api.visitor import known, somebody
from ustolu.server.given import AnyRequest, Name, OurHall
from ustolu.server.hall import Hall
from ustolu.server.identity import now_ms

Called = Annotated[str, Meta(min_length=1, max_length=60)]
Salt = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Number = Annotated[int, PathParameter(ge=1, le=1000)]
ANSWER = {**answer(Season), **refusals(403, 404, 409, 429, 503)}


class Wish(Struct, forbid_unknown_fields=True):
    """The league that somebody wants to open, and whether they play in it themselves."""

    name: Called
    game: Word
    options: dict[str, int | str | bool] = field(default_factory=dict)
    settings: dict[str, int | bool] = field(default_factory=dict)
    playing: bool = True
    salt: Salt = ""


class Joining(Struct, forbid_unknown_fields=True):
    """Join with a name (else one's own) and a salt for the draws; `here`: the host enters somebody without a device of their own."""

    name: Called | None = None
    salt: Salt = ""
    here: bool = False


class Change(Struct, forbid_unknown_fields=True):
    """What may be changed of a member. `out`: sits out the coming rounds. `host`: gets the host's place."""

    name: Called | None = None
    out: bool | None = None
    host: bool = False


class State(Struct, forbid_unknown_fields=True):
    """What may be changed of a league."""

    closed: bool


class Place(Struct, forbid_unknown_fields=True):
    """How a table ended for one member."""

    member: int
    place: Annotated[int, Meta(ge=1, le=8)]
    score: Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)] | None = None


class Result(Struct, forbid_unknown_fields=True):
    """How a table ended; no lines take back what was typed."""

    lines: Annotated[list[Place], Meta(max_length=8)]


async def whole(request: AnyRequest, hall: Hall, id: str, person: str) -> Response[bytes]:
    """The league for the person who asks."""
    from ustolu.server import clubhouse

    return Response(await clubhouse.seen(hall, id, person), media_type="application/json", headers=FRESH)


async def changed(request: Request[Any, Any, Any], hall: Hall, id: str, step: Any) -> Response[bytes]:
    """The league after `step(leagues, league, secret, person)`, by a person who is known here or becomes it."""
    person = await somebody(request, hall)
    from ustolu import leagues
    from ustolu.server import clubhouse

    await clubhouse.change(hall, id, lambda league, secret: step(leagues, league, secret, person))
    return await whole(request, hall, id, person.id)


@post("/api/leagues", summary="Open a league", status_code=201, responses=refusals(404, 429, 503))
async def open_league(request: AnyRequest, hall: OurHall, data: JSONBody[Wish]) -> dict[str, str]:
    """The league's id and the address to send to others. Options that are not chosen are those of the game's own league."""
    person = await somebody(request, hall)
    from ustolu.server import clubhouse

    id = await clubhouse.open_league(hall, person, data)
    return {"id": id, "url": hall.url(request, f"/l/{id}")}


@get("/api/leagues", summary="My leagues", responses=refusals(503))
async def list_leagues(request: AnyRequest, hall: OurHall) -> Response[list[dict[str, Any]]]:
    """Those that I keep or play in, the last changed first."""
    person = await known(request, hall)
    from ustolu.server import clubhouse

    return Response(await clubhouse.mine(hall, person.id) if person else [], headers=FRESH)


@get("/api/leagues/{id:str}", summary="The whole league", responses=answer(Season) | refusals(404, 503))
async def league(request: AnyRequest, hall: OurHall, id: Name) -> Response[bytes]:
    """Who plays, the running table, all rounds. Whoever has the address may look."""
    person = await known(request, hall)
    return await whole(request, hall, id, person.id if person else "")


@patch("/api/leagues/{id:str}", summary="End a league, or go on with it", responses=ANSWER)
async def change_league(request: AnyRequest, hall: OurHall, id: Name, data: JSONBody[State]) -> Response[bytes]:
    """The host's."""
    return await changed(request, hall, id, lambda leagues, league, _, person: leagues.close(league, person.id, data.closed))


@post("/api/leagues/{id:str}/members", summary="Join, or enter somebody", status_code=200, responses=ANSWER)
async def join(request: AnyRequest, hall: OurHall, id: Name, data: JSONBody[Joining]) -> Response[bytes]:
    """Who has joined before comes back as the same member."""
    if data.here:
        return await changed(request, hall, id, lambda leagues, league, _, person: leagues.add(league, person.id, data.name or ""))
    return await changed(
        request, hall, id, lambda leagues, league, _, person: leagues.join(league, person.id, data.name or person.name, data.salt)
    )  # fmt: skip


@patch("/api/leagues/{id:str}/members/{number:int}", summary="Rename a member, let them sit out, make them host", responses=ANSWER)
async def change_member(request: AnyRequest, hall: OurHall, id: Name, number: Number, data: JSONBody[Change]) -> Response[bytes]:
    """Oneself, or as the host anybody."""

    def step(leagues: Any, league: Any, _: bytes, person: Any) -> Any:
        if data.name is not None:
            league = leagues.rename(league, person.id, number, data.name)
        if data.out is not None:
            league = leagues.set_out(league, person.id, number, data.out)
        return leagues.give_on(league, person.id, number) if data.host else league

    return await changed(request, hall, id, step)


@delete("/api/leagues/{id:str}/members/{number:int}", summary="Leave a league, or take somebody out", status_code=200, responses=ANSWER)
async def leave(request: AnyRequest, hall: OurHall, id: Name, number: Number) -> Response[bytes]:
    """Results stay."""
    return await changed(request, hall, id, lambda leagues, league, _, person: leagues.leave(league, person.id, number))


@post("/api/leagues/{id:str}/rounds", summary="Draw a round", status_code=200, responses=ANSWER)
async def draw(request: AnyRequest, hall: OurHall, id: Name) -> Response[bytes]:
    """The host's, once every table of the last round has ended or is given up."""
    return await changed(request, hall, id, lambda leagues, league, secret, person: leagues.draw(league, person.id, secret, now_ms()))


@post("/api/leagues/{id:str}/rounds/{round:int}/tables", summary="Open the tables of a round", status_code=200, responses=ANSWER)
async def open_tables(request: AnyRequest, hall: OurHall, id: Name, round: Number) -> Response[bytes]:
    """All that are neither played nor given up."""
    person = await somebody(request, hall)
    from ustolu.server import clubhouse

    await clubhouse.open_tables(hall, id, person.id, round)
    return await whole(request, hall, id, person.id)


@post("/api/leagues/{id:str}/rounds/{round:int}/tables/{table:int}", summary="Open one table", status_code=200, responses=ANSWER)
async def open_table(request: AnyRequest, hall: OurHall, id: Name, round: Number, table: Number) -> Response[bytes]:
    """Again, if it was closed before its end."""
    person = await somebody(request, hall)
    from ustolu.server import clubhouse

    await clubhouse.open_tables(hall, id, person.id, round, table)
    return await whole(request, hall, id, person.id)


@put("/api/leagues/{id:str}/rounds/{round:int}/tables/{table:int}", summary="Type in a result", responses=ANSWER)
async def type_in(request: AnyRequest, hall: OurHall, id: Name, round: Number, table: Number, data: JSONBody[Result]) -> Response[bytes]:
    """For a table that is played elsewhere; what was typed can be corrected. The host's."""

    def step(leagues: Any, league: Any, _: bytes, person: Any) -> Any:
        lines = [leagues.Line(line.member, line.place, line.score) for line in data.lines]
        return leagues.type_in(league, person.id, round, table, lines)

    return await changed(request, hall, id, step)


@delete("/api/leagues/{id:str}/rounds/{round:int}/tables/{table:int}", summary="Give a table up", status_code=200, responses=ANSWER)
async def give_up(request: AnyRequest, hall: OurHall, id: Name, round: Number, table: Number) -> Response[bytes]:
    """It was not played and is not waited for; it can still be played, or its result typed. The host's."""
    return await changed(request, hall, id, lambda leagues, league, _, person: leagues.drop(league, person.id, round, table))


@get("/api/leagues/{id:str}/qr.svg", summary="The invitation as a QR code", responses=answer(str, "image/svg+xml") | refusals(404, 503))
async def invitation(request: AnyRequest, hall: OurHall, id: Name) -> Response[bytes]:
    """A picture of the league's address, for phones."""
    await hall.opened()
    from ustolu.server import clubhouse

    await clubhouse.find(hall, id)
    return Response(qr.svg(hall.url(request, f"/l/{id}")), media_type="image/svg+xml", headers=FRESH)


LEAGUES = [
    open_league, list_leagues, league, change_league, join, change_member, leave, draw, open_tables, open_table, type_in, give_up, invitation,
]  # fmt: skip
