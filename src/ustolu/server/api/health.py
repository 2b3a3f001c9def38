"""Whether the server is well."""

from litestar import Response, get

from ustolu.server.given import OurHall


@get("/health", summary="Is the server well?")
async def health(hall: OurHall) -> Response[dict[str, int | str]]:
    """200 and a few numbers when the database answers, else 503."""
    try:
        await hall.opened()
        await hall.store.check()
    except Exception as error:
        return Response({"status": "away", "why": type(error).__name__}, status_code=503, headers={"cache-control": "no-store"})
    return Response({"status": "stopping" if hall.stopping else "ok", **hall.health()}, headers={"cache-control": "no-store"})


HEALTH = [health]
