"""`ustolu serve`: open the tables to browsers."""

import asyncio
import gc
import logging
import os
import sys
import webbrowser
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from ustolu.server import language, qr
from ustolu.server import port as ports
from ustolu.server.address import Address
from ustolu.server.settings import Settings

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Coroutine

PORT = 8470
"""Where to find us unless said otherwise; the next free one if it is taken."""


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=f"Port to listen on; {PORT} or the next free one if not given, 0 = any.")] = None,
    database: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://...; a file in your data folder if not given.")] = None,
    lang: Annotated[str | None, typer.Option(help="Language for those whose browser does not say one: cs or en.")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in your browser.")] = True,
    public_url: Annotated[str | None, typer.Option(help="Address that people use, when there is a proxy: https://example.org/ustolu")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let phones and computers in your network in; shows the address and a QR code.")] = False,
) -> None:
    """Serve the pages and tables; Ctrl+C ends it, games in play stay saved."""
    spoken = language.known(lang) or language.preferred(os.environ.get("LANG", "").replace("_", "-")) or "en"
    if lang is not None and language.known(lang) is None:
        raise typer.BadParameter(f"{' or '.join(language.LANGUAGES)}, not {lang!r}", param_hint="--lang")
    if public_url is not None and not (public_url.startswith(("http://", "https://")) and urlsplit(public_url).hostname):
        raise typer.BadParameter("is like https://example.org/ustolu", param_hint="--public-url")
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if lan and host == "127.0.0.1":
        host = "0.0.0.0"
    show = browser and has_screen()
    if port is None and database is None and ports.is_ours(PORT):
        typer.echo(language.text(spoken, "serve-already", url=f"http://localhost:{PORT}/"))
        if show:
            webbrowser.open(f"http://localhost:{PORT}/")
        return
    sock = bind(host, port, spoken)
    bound: int = sock.getsockname()[1]
    network = f"{ports.network_address()}:{bound}" if host in ("0.0.0.0", "::") else None
    address = Address(public_url, network)
    here = public_url or f"http://{'localhost' if network or host == '127.0.0.1' else host}:{bound}/"

    def welcome() -> None:
        typer.echo(language.text(spoken, "serve-open", url=here))
        if lan and network is not None:
            typer.echo(language.text(spoken, "serve-phones", url=f"http://{network}/"))
            typer.echo(qr.lines(public_url or f"http://{network}/"))
        typer.echo(language.text(spoken, "serve-stop"))
        sys.stdout.flush()

    try:
        trouble = run(sock, database, Settings(address=address, lang=spoken), welcome, here if show else None)
    finally:
        sock.close()
    if trouble is not None:
        typer.echo(language.text(spoken, "serve-no-database", why=str(trouble)), err=True)
        raise typer.Exit(1)
    typer.echo(language.text(spoken, "serve-stopping"))


def bind(host: str, port: int | None, lang: language.Language) -> "socket.socket":
    """The socket to listen on; says so when it had to be another port, ends the program when there is none."""
    try:
        if port is not None:
            return ports.listen(host, port)
        sock = ports.listen_near(host, PORT)
    except ports.PortTaken:
        typer.echo(language.text(lang, "serve-taken", port=str(port or PORT), other=str((port or PORT) + 1)), err=True)
        raise typer.Exit(2) from None
    except OSError as error:
        typer.echo(language.text(lang, "serve-no-address", host=host, why=error.strerror or str(error)), err=True)
        raise typer.Exit(2) from None
    if sock.getsockname()[1] != PORT:
        typer.echo(language.text(lang, "serve-moved", port=str(PORT), other=str(sock.getsockname()[1])))
    return sock


def has_screen() -> bool:
    """Whether a browser can be opened that does not take over this terminal."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run(sock: "socket.socket", database: str | None, settings: Settings, welcome: "Callable[[], None]", show: str | None) -> Exception | None:
    """Serve until told to stop; returns what kept the database from opening, if anything did. Pages are answered before it is open.

    `welcome` is called once it is open; `show`: an address to open in the browser then.
    """
    from ustolu.server.app import make_app
    from ustolu.server.service import Service

    application = make_app(database, settings)
    service = Service(application)

    async def watched() -> Exception | None:
        serving = asyncio.create_task(service.serve([sock]))
        trouble: Exception | None = None
        try:
            await service.up.wait()
            await application.hall.opened()
            welcome()
            if show is not None:
                await asyncio.to_thread(webbrowser.open, show)
            settle()
        except Exception as error:
            trouble = error
            service.should_exit = True
        await serving
        return trouble

    return loop_runner()(watched())


def settle() -> None:
    """What was imported stays for good, so the collector of garbage need not look at it again; it looks at the rest less often.

    The database's thread gives the interpreter back to the sockets within 0.1 ms instead of 5: it served a fifth more moves so.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    sys.setswitchinterval(0.0001)


def loop_runner() -> "Callable[[Coroutine[Any, Any, Exception | None]], Exception | None]":
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run
    return uvloop.run
