"""Lines typed by people: at a terminal or through a pipe, alone or while news may come at any moment."""

import contextlib
import os
import sys
import threading
from io import TextIOWrapper
from queue import Queue

LONGEST = 1000
"""A longer line is cut: no move and no command needs it."""


class Ears:
    """Waits for a line and for nothing else. What comes through a pipe is echoed, so that a transcript reads like a screen."""

    def __init__(self, strong: bool = False) -> None:
        """`strong` prompts are bold, where the terminal can do that without confusing its own editing of the line."""
        self.typed = sys.stdin.isatty()
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self._marks = ("", "")
        if self.typed:
            with contextlib.suppress(ImportError):
                import readline  # gives `input` arrow keys and history

                readline.parse_and_bind("set enable-bracketed-paste off")
                self._marks = ("\x01\x1b[1m\x02", "\x01\x1b[0m\x02") if strong else ("", "")

    def listen(self, prompt: str) -> str | None:
        """The next line; None when something else happened first. Raises EOFError when there will be no more."""
        line = input(prompt.join(self._marks))
        if not self.typed:
            print(line[:LONGEST])
        return line[:LONGEST]


class OpenEars(Ears):
    """Waits for a line or for news, whichever comes first: a thread reads, `wake` may be called from any other."""

    def __init__(self) -> None:
        self.typed = sys.stdin.isatty()
        self._heard: Queue[bytes | None] = Queue()
        self._prompt = ""
        self._shown = False
        threading.Thread(target=self._read, name="ears", daemon=True).start()

    def wake(self) -> None:
        """News: `listen` returns None at once."""
        self._heard.put(None)

    def listen(self, prompt: str) -> str | None:
        if prompt != self._prompt or not self._shown:
            print(prompt, end="", flush=True)
            self._prompt, self._shown = prompt, bool(prompt)
        heard = self._heard.get()
        if heard is None:
            return None
        self._shown = False
        if not heard:
            raise EOFError
        line = heard.decode("utf-8", "replace").rstrip("\r\n")[:LONGEST]
        if not self.typed:
            print(line)
        return line

    def interrupt(self) -> None:
        """Something is about to be printed: a prompt that waits there is left on a line of its own."""
        if self._shown:
            print()
            self._shown = False

    def _read(self) -> None:
        """Read without Python's own buffer, whose lock a thread must not hold when the program ends."""
        rest = b""
        while data := os.read(0, 4096):
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                self._heard.put(line + b"\n")
        if rest:
            self._heard.put(rest + b"\n")
        self._heard.put(b"")
