"""A bare echo on the server's own stack (uvicorn, uvloop and `server.transport`): what a message costs before anything is done with it."""

import asyncio
from typing import Any

from ustolu.server.port import listen
from ustolu.server.transport import EXTENSION, Transport


async def application(scope: Any, receive: Any, send: Any) -> None:
    """[ASGI] Whatever is said is said back."""
    transport = scope["extensions"][EXTENSION]
    await receive()
    transport.taker = transport.put
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


def main() -> None:
    """Serve on any free port of this machine, and say which."""
    import uvicorn

    sock = listen("127.0.0.1", 0)
    print(f"http://127.0.0.1:{sock.getsockname()[1]}/", flush=True)
    config = uvicorn.Config(application, ws=Transport, loop="none", lifespan="off", log_level="warning", ws_per_message_deflate=False)
    runner = asyncio.run
    try:
        import uvloop
    except ImportError:
        pass
    else:
        runner = uvloop.run
    runner(uvicorn.Server(config).serve([sock]))
