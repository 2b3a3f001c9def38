"""A table on a server, over the wire: the same cookie every time, back by itself after a break, nothing sent twice, nothing lost."""

import contextlib
import json
import os
import re
import secrets
import threading
import time
from collections.abc import Callable
from http.cookiejar import LoadError, LWPCookieJar
from itertools import count
from pathlib import Path
from queue import Empty, Queue
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

import platformdirs
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ustolu.terminal.link import LinkLost, Message

ADDRESS = re.compile(r"(https?://[^/?#\s]+(?:/[^?#\s]*?)?)/t/([^/?#\s]+)(?:[?#].*)?")
PATIENCE = 5.0
"""Seconds to wait for the answer to a command; it is not lost after that, and is sent again after a break."""
PAUSES = (0.2, 0.5, 1, 1, 2)
"""Seconds between tries to connect again; the last one over and over."""
LARGEST = 4 << 20
UNKNOWN_PERSON = 4401
CLOSED = {4403: "term-sent-away", 4404: "term-no-table", 4503: "term-full"}
"""Closing codes after which there is nothing to come back to."""
ENDS = {"removed": CLOSED[4403], "unknown-table": CLOSED[4404], "full": CLOSED[4503]}
"""Reasons, said before the table has answered anything, that mean the same."""


class Remote:
    """A link to a table on a server; a thread of its own listens and calls `wake` when something has arrived."""

    at_a_server = True

    def __init__(self, url: str, wake: Callable[[], None], lang: str) -> None:
        """Find the table and connect. Raises LinkLost where the address, the server or the table is wrong."""
        if not (match := ADDRESS.fullmatch(url.strip())):
            raise LinkLost("term-bad-url", url=url)
        self.base, self.id = match[1], match[2]
        self._url = url
        self._cookies = cookies(self.base)
        self._http = build_opener(HTTPCookieProcessor(self._cookies))
        self._http.addheaders = [("Accept-Language", lang)]
        self.person = self._get("me")
        self.game = str(self._table()["game"])
        self._wake = wake
        self._news: Queue[Message] = Queue()
        self._answers: Queue[Message] = Queue()
        self._pending: dict[str, str] = {}
        self._n = 0
        self._awaited = ""
        self._ref, self._run = count(1), secrets.token_hex(4)
        self._salted = self._closed = self._lost = self._over = False
        self._lock = threading.Lock()
        self._socket: ClientConnection | None = None
        self._came = threading.Event()
        threading.Thread(target=self._listen, name="wire", daemon=True).start()
        if not self._came.wait(10):
            raise LinkLost("term-no-answer", url=url)

    def _get(self, path: str) -> Any:
        try:
            with self._http.open(Request(f"{self.base}/api/{path}"), timeout=10) as answer:
                found = json.load(answer)
        except HTTPError as error:
            raise LinkLost("term-no-table" if error.code == 404 else "term-no-answer", url=self._url) from None
        except (URLError, OSError, ValueError):
            raise LinkLost("term-no-answer", url=self._url) from None
        self._cookies.save(ignore_discard=True)
        Path(str(self._cookies.filename)).chmod(0o600)
        return found

    def _table(self) -> dict[str, Any]:
        found: dict[str, Any] = self._get(f"tables/{self.id}")
        return dict(found.get("table", found))

    def send(self, command: Message) -> Message:
        ref = f"{self._run}-{next(self._ref)}"
        text = json.dumps({**command, "ref": ref})
        if command["type"] == "all":
            self._put(text)
            return {}
        with self._lock:
            self._pending[ref] = text
            self._awaited, self._answers = ref, Queue()
        self._put(text)
        try:
            if self._socket is not None:
                return self._answers.get(timeout=PATIENCE)
        except Empty:
            pass
        finally:
            with self._lock:
                self._awaited = ""
        return {"type": "later"}

    def _put(self, text: str) -> None:
        """Send now if there is a connection; what is pending is sent again when there is one."""
        socket = self._socket
        if socket is not None:
            try:
                socket.send(text)
            except WebSocketException:
                return

    def hear(self) -> list[Message]:
        found: list[Message] = []
        while True:
            try:
                found.append(self._news.get_nowait())
            except Empty:
                return found

    def work(self, wanted: bool) -> bool:
        return False

    def rest(self) -> float | None:
        return None

    def save(self, path: str) -> str:
        """Fetch the record as this person may have it now, and write it beside the games of this computer."""
        from ustolu.terminal.saves import folder  # needs the tables, which a visitor of a server does without

        form = "full" if self._over else "mine"
        target = Path(path).expanduser() if path else folder() / f"{self.game}-{self.id}.jsonl"
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            with self._http.open(f"{self.base}/api/tables/{self.id}/record?form={form}", timeout=10) as answer:
                target.write_bytes(answer.read())
        except HTTPError as error:
            raise OSError(error.code, error.reason) from None
        return str(target)

    def close(self) -> None:
        self._closed = True
        if self._socket is not None:
            self._socket.close()

    def _listen(self) -> None:
        """Connect, listen, and begin again after a break, until this link is closed or the server closes the table to us."""
        tries = 0
        while not self._closed:
            code: int | None = None
            try:
                with self._connect() as socket:
                    self._greet(socket)
                    tries = 0
                    for heard in socket:
                        self._take(json.loads(heard))
                    code = socket.close_code
            except (OSError, WebSocketException, TimeoutError):
                pass
            self._socket = None
            if self._closed or self._farewell(code):
                return
            if not self._lost and self._came.is_set():
                self._tell({"type": "lost"})
            self._lost = True
            time.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    def _greet(self, socket: ClientConnection) -> None:
        """After a break say so, and send again what has had no answer."""
        self._socket = socket
        if self._lost and self._came.is_set():
            self._tell({"type": "back"})
        self._lost = False
        with self._lock:
            again = list(self._pending.values())
        for text in again:
            socket.send(text)

    def _farewell(self, code: int | None) -> bool:
        """Whether the server has closed the table to us; whom it does not know any more becomes somebody new."""
        if code in CLOSED:
            self._end(CLOSED[code])
            return True
        if code == UNKNOWN_PERSON:
            with contextlib.suppress(LinkLost):
                self._get("me")
        return False

    def _end(self, key: str) -> None:
        self._closed = True
        self._tell({"type": "ended", "key": key, "args": {"url": self._url}})
        self._came.set()

    def _connect(self) -> ClientConnection:
        parts = urlsplit(self.base)
        request = Request(f"{self.base}/api/")
        self._cookies.add_cookie_header(request)
        address = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{parts.path}/api/tables/{self.id}/socket?from={self._n}"
        headers = {"Cookie": request.get_header("Cookie") or ""}
        return connect(
            address,
            origin=Origin(f"{parts.scheme}://{parts.netloc}"),
            additional_headers=headers,
            open_timeout=5,
            close_timeout=1,
            ping_interval=10,
            ping_timeout=10,
            max_size=LARGEST,
        )

    def _take(self, message: Message) -> None:
        """Answers go to whoever waits for them, all else to the conversation."""
        kind = message.get("type")
        if kind in ("ok", "refused") and message.get("ref"):
            self._answer(message)
            return
        if kind == "refused" and message.get("reason") in ENDS and not message.get("ref"):
            self._end(ENDS[message["reason"]])
            return
        if kind in ("all", "events"):
            self._n = int(message.get("n", self._n))
            self._over = message.get("table", {}).get("stage") in ("over", "closed")
            self._salt(message)
            self._came.set()
        self._tell(message)

    def _answer(self, message: Message) -> None:
        """An answer: for whoever waits for it; a refusal that comes too late for that is still told."""
        with self._lock:
            known = self._pending.pop(message["ref"], None)
            if known is not None and message["ref"] == self._awaited:
                self._answers.put(message)
                return
        if known is not None and message["type"] == "refused":
            self._tell(message)

    def _salt(self, message: Message) -> None:
        """Add our own luck to the dice before the game begins."""
        if not self._salted and message.get("you", {}).get("seats") and message.get("table", {}).get("stage") == "gathering":
            self._salted = True
            self._put(json.dumps({"type": "salt", "salt": secrets.token_hex(32), "ref": f"{self._run}-salt"}))

    def _tell(self, message: Message) -> None:
        self._news.put(message)
        self._wake()


def cookies(base: str) -> LWPCookieJar:
    """The cookies of this user's terminal; USTOLU_COOKIES names another file. A person stays the same person this way."""
    path = Path(os.environ.get("USTOLU_COOKIES") or platformdirs.user_data_path("ustolu") / "cookies")
    path.parent.mkdir(parents=True, exist_ok=True)
    jar = LWPCookieJar(str(path))
    if path.exists():
        try:
            jar.load(ignore_discard=True)
        except (LoadError, OSError):
            jar.clear()
    return jar
