"""The pages: one shell of HTML for all of them, which the browser client fills; guides and the personal link are written here."""

import gzip
from html import escape
from pathlib import Path
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from ustolu.server import guide, language
from ustolu.server.given import AnyRequest, Name, OurHall
from ustolu.server.hall import Hall
from ustolu.server.identity import COOKIE, digest, now_ms, set_cookie
from ustolu.server.static import Shelf

PACKAGE = Path(__file__).parent.parent
WEB = PACKAGE / "web"
TITLE = "U stolu"
shelf = Shelf()


def spoken(request: AnyRequest, hall: Hall) -> language.Language:
    """The language of the answer."""
    return language.choose(request.query_params, request.cookies, request.headers.get("accept-language"), hall.settings.lang)


def packed(request: AnyRequest, body: bytes, headers: dict[str, str]) -> bytes:
    """The body as it goes over the line: packed, and `headers` say so, where whoever asks can unpack it."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return body
    headers["content-encoding"] = "gzip"
    return gzip.compress(body, 6, mtime=0)


def page(request: AnyRequest, hall: Hall, title: str = "", main: str = "", status: int = 200) -> Response[bytes]:
    """The shell with a title and, where the server writes the page itself, its main part."""
    shell = shelf.parcel(WEB / "shell.html").plain.decode()
    values = {
        "lang": spoken(request, hall),
        "base": escape(hall.settings.address.base),
        "title": escape(f"{title} - {TITLE}" if title else TITLE),
        "main": main,
    }
    for name, value in values.items():
        shell = shell.replace("{{" + name + "}}", value)
    headers = {"cache-control": "no-store", "vary": "cookie, accept-language, accept-encoding"}
    return Response(packed(request, shell.encode(), headers), status_code=status, media_type="text/html", headers=headers)


@get(["/", "/me", "/verify"], include_in_schema=False, sync_to_thread=False)
def plain_page(request: AnyRequest, hall: OurHall) -> Response[bytes]:
    """Home, my tables, and the page that recomputes the dice."""
    return page(request, hall)


@get(["/new/{name:str}", "/t/{name:str}", "/new-league/{name:str}", "/l/{name:str}"], include_in_schema=False, sync_to_thread=False)
def named_page(request: AnyRequest, hall: OurHall, name: Name) -> Response[bytes]:
    """Opening a table or a league of a game; a table and its replay; a league."""
    return page(request, hall)


@get("/guide/{game:str}", include_in_schema=False)
async def guide_page(request: AnyRequest, hall: OurHall, game: Name) -> Response[bytes]:
    """The rules of a game for people, with an anchor `#p4.2` at §4.2."""
    try:
        title, main = guide.article(await hall.game(game), spoken(request, hall))
    except FileNotFoundError:
        raise NotFoundException("This game has no guide.") from None
    return page(request, hall, title, main)


@get("/s/{link:str}", include_in_schema=False)
async def link_page(request: AnyRequest, hall: OurHall, link: Name) -> Response[bytes]:
    """A personal link asks before it changes anything: messengers look at every address they are given."""
    await hall.opened()
    lang = spoken(request, hall)
    person = await hall.store.person_by_link(digest(link), now_ms())
    if person is None:
        return gone_page(request, hall)
    title = language.text(lang, "page-link-title")
    button = f"<button class='button primary'>{escape(language.text(lang, 'page-link-take', name=person.name))}</button>"
    return page(request, hall, title, note(title, language.text(lang, "page-link-text", name=person.name), f"<form method='post'>{button}</form>"))


def note(title: str, text: str, form: str = "") -> str:
    """The main part of a page that says one thing."""
    return f"<main class='note'><h1>{escape(title)}</h1><p>{escape(text)}</p>{form}</main>"


def gone_page(request: AnyRequest, hall: Hall) -> Response[bytes]:
    """This personal link leads nowhere any more."""
    lang = spoken(request, hall)
    title = language.text(lang, "page-link-gone-title")
    return page(request, hall, title, note(title, language.text(lang, "page-link-gone")), 404)


def missing_page(request: AnyRequest, hall: Hall) -> Response[bytes]:
    """There is no page at this address; the way home."""
    lang = spoken(request, hall)
    title = language.text(lang, "page-missing-title")
    home = f"<p><a href='{escape(hall.settings.address.base)}/'>{escape(language.text(lang, 'page-missing-home'))}</a></p>"
    return page(request, hall, title, note(title, language.text(lang, "page-missing"), home), 404)


@post("/s/{link:str}", include_in_schema=False)
async def follow_link(request: AnyRequest, hall: OurHall, link: Name) -> Response[Any]:
    """From here on this device is the person's too."""
    await hall.opened()
    person = await hall.store.person_by_link(digest(link), now_ms())
    if person is None:
        return gone_page(request, hall)
    token = await hall.identities.another_device(person)
    hall.leave_cookie(request, set_cookie(COOKIE, token, path=hall.settings.address.base or "/", secure=hall.secure(request)))
    return Redirect(f"{hall.settings.address.base}/me", status_code=303)


@get("/favicon.ico", include_in_schema=False, sync_to_thread=False)
def favicon(hall: OurHall) -> Redirect:
    """Browsers ask for it unasked."""
    return Redirect(f"{hall.settings.address.base}/web/icon.svg", status_code=301)


def _file(request: AnyRequest, root: Path, name: str) -> Response[bytes]:
    return shelf.answer(root, name, request.headers.get("if-none-match"), request.headers.get("accept-encoding"))


@get("/web/{name:path}", include_in_schema=False)
async def web_file(request: AnyRequest, name: Name) -> Response[bytes]:
    """A file of the browser client."""
    return _file(request, WEB, name)


@get("/core/texts/{name:str}", include_in_schema=False)
async def core_texts(request: AnyRequest, name: Name) -> Response[bytes]:
    """What any table says."""
    return _file(request, PACKAGE / "core" / "texts", name)


@get("/games/{game:str}/{name:path}", include_in_schema=False)
async def game_file(request: AnyRequest, hall: OurHall, game: Name, name: Name) -> Response[bytes]:
    """The drawing and texts of a game, or of a board that games share."""
    return _file(request, await hall.folder(game), name)


PAGES = [plain_page, named_page, guide_page, link_page, follow_link, favicon, web_file, core_texts, game_file]
