"""The way between this terminal and its table: messages of the wire, whether the table is here or at a server."""

from typing import Any, Protocol

Message = dict[str, Any]


class LinkLost(Exception):
    """The table cannot be reached any more: `key` names the text that says why, `args_of_text` fill it."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key, self.args_of_text = key, args


class Link(Protocol):
    """A table to talk with."""

    at_a_server: bool

    def send(self, command: Message) -> Message:
        """Send a command and wait for its answer: `ok`, `refused`, or `later` where none came in time but one still may."""

    def hear(self) -> list[Message]:
        """What has arrived since the last time, without waiting."""

    def work(self, wanted: bool) -> bool:
        """Let the table do what is due (a bot's move) unless a person is `wanted` first; whether anything was done."""

    def rest(self) -> float | None:
        """In how many seconds something happens here by itself, so that `work` is to be asked again; None where nothing does."""

    def save(self, path: str) -> str:
        """Write the record (to `path`, or where it belongs) and say where it is. Raises OSError when it cannot be written."""

    def close(self) -> None:
        """Leave politely; the game can go on another time."""
