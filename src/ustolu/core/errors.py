"""The two mistakes that are expected: a person's and a program's. Everything else is a bug."""


class IllegalMove(Exception):
    """A person's mistake at the table: what is wrong, as a Fluent id with arguments, and the paragraph of the rules."""

    def __init__(self, key: str, args: dict[str, str | int] | None = None, paragraph: str = "") -> None:
        super().__init__(f"{key} {paragraph}".strip())
        self.key = key
        self.arguments = args or {}
        self.paragraph = paragraph


class BadMessage(Exception):
    """A program's mistake: a message, option or command that no person can send by the ordinary ways.

    `reason` is a short code for machines, `detail` one English sentence for developers.
    """

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail
