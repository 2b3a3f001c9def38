"""For tests of tables on a server: a server in a process of its own, somebody else at the table, and a wire that can be cut."""

import contextlib
import json
import re
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect


class Server:
    """`ustolu serve` on a free port."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        command = [sys.executable, "-m", "ustolu.cli", "serve", "--no-browser", "--port", "0", "--database", f"sqlite:///{folder / 'server.sqlite'}"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", env=environment)
        assert self.process.stdout is not None
        said = ""
        for line in self.process.stdout:
            said += line
            if match := re.search(r"http://[^/\s]+:(\d+)", line):
                self.port = int(match[1])
                break
        else:
            raise AssertionError(f"the server did not start: {said}")
        threading.Thread(target=self.process.stdout.read, daemon=True).start()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Host:
    """Somebody at a browser who opens a table and plays."""

    def __init__(self, port: int) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20)
        self.port = port
        self.http.get("/api/me").raise_for_status()
        self.table: dict[str, Any] = {}
        self.legal: dict[str, Any] = {}
        self.number = 0
        self.open = contextlib.ExitStack()
        self.socket: ClientConnection

    def open_table(self, *seats: str, **wish: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": "paper_islands", "seats": list(seats), "options": {"grid": 3}, **wish})
        answer.raise_for_status()
        id = str(answer.json()["id"])
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.port}/api/tables/{id}/socket?from=0"
        self.socket = self.open.enter_context(connect(address, additional_headers={"Cookie": cookie}))
        self.until(lambda said: said["type"] == "all")
        return id

    def until(self, happened: Any) -> dict[str, Any]:
        """Read until something has happened."""
        while True:
            said: dict[str, Any] = json.loads(self.socket.recv(timeout=40))
            self.table = said.get("table", self.table)
            self.legal |= said.get("legal", {})
            if happened(said):
                return said

    def sees(self, holds: Any) -> None:
        """Read until the table is so."""
        if not holds(self.table):
            self.until(lambda said: holds(self.table))

    def do(self, kind: str, **fields: Any) -> None:
        self.number += 1
        ref = f"h{self.number}"
        self.socket.send(json.dumps({"type": kind, "ref": ref, **fields}))
        answer = self.until(lambda said: said.get("ref") == ref)
        assert answer["type"] == "ok", answer

    def turn(self, seat: str) -> int:
        return next(int(one["turn"]) for one in self.table["seats"] if one["seat"] == seat)

    def move(self, seat: str) -> None:
        """The first legal move, as soon as this seat is asked and has not chosen."""
        self.sees(lambda table: any(one["seat"] == seat and one["on_turn"] and not one["chose"] for one in table["seats"]))
        self.do("move", seat=seat, turn=self.turn(seat), move=self.legal[seat][0]["move"])

    def close(self) -> None:
        self.open.close()
        self.http.close()


class Wire:
    """A port that passes everything on to another, and can be cut."""

    def __init__(self, port: int) -> None:
        self.behind = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        self.whole = True
        self.ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.behind if self.whole else 0))
            except OSError:
                near.close()
                continue
            self.ends += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Every connection breaks, and no new one is made."""
        self.whole = False
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self.listener.close()
