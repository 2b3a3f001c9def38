"""Lines typed by people: at a terminal or through a pipe, alone or while news may come at any moment."""

import contextlib
import os
import sys
import threading
import time
from io import TextIOWrapper
from queue import Empty, Queue

from ustolu.terminal.keys import Keys

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

    def forget(self) -> None:
        """What was typed is not for the next person: no arrow brings it back, nor what was cut out of a line."""
        if readline := sys.modules.get("readline"):
            readline.clear_history()
            readline.parse_and_bind('"\\C-y": ""')

    def listen(self, prompt: str, seconds: float | None = None) -> str | None:
        """The next line; None when something else happened first, or so many seconds are over. Raises EOFError when there will be no more.

        These ears wait for nothing but a line, however long it takes.
        """
        line = input(prompt.join(self._marks))
        if not self.typed:
            print(line[:LONGEST])
        return line[:LONGEST]


class OpenEars(Ears):
    """Waits for a line or for news, whichever comes first: a thread reads, `wake` may be called from any other.

    At a terminal what has been typed so far is shown again after the news, where the terminal can be told to send single keys.
    """

    def __init__(self) -> None:
        self.typed = sys.stdin.isatty()
        self._heard: Queue[bytes | None] = Queue()
        self._prompt = ""
        self._shown = False
        self._keys: Keys | None = None
        if self.typed:
            with contextlib.suppress(ImportError):
                self._keys = Keys()
        threading.Thread(target=self._read, name="ears", daemon=True).start()

    def wake(self) -> None:
        """News: `listen` returns None at once."""
        self._heard.put(None)

    def listen(self, prompt: str, seconds: float | None = None) -> str | None:
        ends = None if seconds is None else time.monotonic() + seconds
        line = None
        while line is None:
            self._show(prompt)
            line = self._keys.take(b"") if self._keys else None
            if line is None:
                try:
                    heard = self._heard.get(timeout=None if ends is None else max(0.0, ends - time.monotonic()))
                except Empty:
                    return None
                if heard is None:
                    return None
                line = self._take(heard)
        self._shown = False
        if not self.typed:
            print(line[:LONGEST])
        return line[:LONGEST]

    def _take(self, heard: bytes) -> str | None:
        """The line that this completes. Raises EOFError where there will be no more."""
        if not heard:
            self._shown = False
            raise EOFError
        return self._keys.take(heard) if self._keys else heard.decode("utf-8", "replace").rstrip("\r\n")

    def _show(self, prompt: str) -> None:
        """The prompt, and behind it what has been typed already, if it does not stand there."""
        typed = self._keys.text if self._keys else ""
        if prompt != self._prompt or not self._shown:
            self.interrupt()
            print(prompt + typed, end="", flush=True)
            self._prompt = prompt
        self._shown = bool(prompt or typed)

    def interrupt(self) -> None:
        """Something is about to be printed: a prompt that waits there is left on a line of its own."""
        if self._shown:
            print()
            self._shown = False

    def _read(self) -> None:
        """Read without Python's own buffer, whose lock a thread must not hold when the program ends."""
        rest = b""
        while data := os.read(0, 4096):
            if self._keys:
                self._heard.put(data)
                continue
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                self._heard.put(line + b"\n")
        if rest:
            self._heard.put(rest + b"\n")
        self._heard.put(b"")
