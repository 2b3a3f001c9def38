"""Why a request over HTTP is not carried out."""

from typing import Any

from ustolu.server.reason import key


class Fault(Exception):
    """`reason` is a short code for programs, `detail` an English sentence, `key` the Fluent id of the sentence for people."""

    def __init__(self, status: int, reason: str, detail: str = "", args: dict[str, Any] | None = None) -> None:
        super().__init__(reason)
        self.status, self.reason, self.detail, self.arguments = status, reason, detail, args or {}

    def body(self) -> dict[str, Any]:
        """The JSON of the answer; the same names as in a `refused` of the socket."""
        return {"reason": self.reason, "key": key(self.reason), "args": self.arguments, "paragraph": "", "detail": self.detail}
