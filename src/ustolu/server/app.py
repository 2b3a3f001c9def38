"""The application: Litestar with all routes, behind the door."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ustolu.server.api import API
from ustolu.server.door import App, Door, Receive, Scope, Send
from ustolu.server.fault import Fault
from ustolu.server.given import AnyRequest
from ustolu.server.hall import Hall
from ustolu.server.pages import PAGES, missing_page
from ustolu.server.settings import Settings
from ustolu.server.socket import table_socket

if TYPE_CHECKING:
    from ustolu.store import Store

MOST_BODY = 64 * 1024
log = logging.getLogger("ustolu.server")


class Application:
    """An ASGI application with its hall of tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.inner = Door(cast(App, build(hall)), hall.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.inner(scope, receive, send)


def make_app(store: "Store | str | None", settings: Settings | None = None) -> Application:
    """An application on an open store (which stays the caller's), or on the database at a URL (None: SQLite in the user's folder)."""
    return Application(Hall(store, settings or Settings()))


def build(hall: Hall) -> Litestar:
    """Litestar with every route of `hall`."""

    def provide_hall() -> Hall:
        return hall

    config = AppConfig(
        route_handlers=[*PAGES, *API, table_socket(hall)],
        dependencies={"hall": Provide(provide_hall, sync_to_thread=False)},
        exception_handlers={
            Fault: for_people(hall, refuse),
            HTTPException: for_people(hall, refuse_http),
            RecursionError: refuse_deep,
            Exception: refuse_bug,
        },
        on_startup=[hall.start],
        on_shutdown=[hall.close],
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(title="U stolu", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]),
    )
    return Litestar.from_config(config)


def for_people(hall: Hall, refuse: Callable[[AnyRequest, Any], Response[Any]]) -> Callable[[AnyRequest, Any], Response[Any]]:
    """A refusal as `refuse` writes it, but a page with the way home for a browser that wanted a page and found none."""

    def answer(request: AnyRequest, error: Any) -> Response[Any]:
        refusal = refuse(request, error)
        wanted = request.headers.get("accept", "")
        if refusal.status_code == 404 and "text/html" in wanted and not request.url.path.startswith("/api/"):
            return missing_page(request, hall)
        return refusal

    return answer


def refuse(_: Request[Any, Any, Any], fault: Fault) -> Response[Any]:
    """A request that is not carried out, with its reason."""
    return Response(fault.body(), status_code=fault.status, media_type="application/json")


def refuse_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What Litestar refuses by itself: unknown paths, wrong methods, wrong JSON."""
    reasons = {400: "bad-json", 404: "unknown-page", 405: "wrong-method", 413: "too-big"}
    return refuse(_, Fault(error.status_code, reasons.get(error.status_code, "refused"), error.detail))


def refuse_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON nested so deeply that it cannot be read."""
    log.warning("%s %s: %s", request.method, request.url.path, error)
    return refuse(request, Fault(400, "bad-json", "This is nested too deeply."))


def refuse_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A bug of ours: the log gets everything, the outside nothing."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return refuse(request, Fault(500, "failed", "Something went wrong here; it has been noted."))
