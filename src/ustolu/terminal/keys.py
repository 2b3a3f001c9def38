"""A line that is being typed at a terminal while news may come: what was typed is known, so that it can be shown again after them."""

import codecs
import sys

CLEARS, WORD, END = "\x15", "\x17", "\x04"
"""Ctrl-U, Ctrl-W and Ctrl-D."""


class Keys:
    """Takes single keys from a terminal and shows them. Only the end of the line can be changed; other keys do nothing."""

    def __init__(self) -> None:
        """Raises OSError where the standard input is no terminal, and ImportError where terminals cannot be told to send single keys."""
        import atexit
        import termios
        import tty

        before = termios.tcgetattr(0)
        atexit.register(termios.tcsetattr, 0, termios.TCSANOW, before)
        tty.setcbreak(0, termios.TCSANOW)
        self.text = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._rest = ""
        self._escape = ""

    def take(self, data: bytes) -> str | None:
        """The line, if this completes one; what follows it is kept. Raises EOFError at Ctrl-D on an empty line."""
        self._rest += self._decoder.decode(data)
        while self._rest:
            key, self._rest = self._rest[0], self._rest[1:]
            if self._escape or key == "\x1b":
                self._skip(key)
            elif key in "\r\n":
                line, self.text = self.text, ""
                print(flush=True)
                return line
            elif key == END and not self.text:
                raise EOFError
            elif key in "\x7f\b":
                self._erase(1)
            elif key == CLEARS:
                self._erase(len(self.text))
            elif key == WORD:
                kept = "".join(self.text.rstrip().rpartition(" ")[:2])
                self._erase(len(self.text) - len(kept))
            elif key.isprintable():
                self.text += key
                sys.stdout.write(key)
        sys.stdout.flush()
        return None

    def _skip(self, key: str) -> None:
        """Arrows and the like come as several characters: an escape, mostly `[` or `O`, and a last one."""
        self._escape += key
        if (len(self._escape) == 2 and key not in "[O") or (len(self._escape) > 2 and "@" <= key <= "~"):
            self._escape = ""

    def _erase(self, count: int) -> None:
        self.text = self.text[: len(self.text) - count]
        sys.stdout.write("\b \b" * count)
