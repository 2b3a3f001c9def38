"""Why the server itself refuses something, and which text says so to people."""

SPOKEN = frozenset({
    "busy", "compile-failed", "failed", "full", "name", "not-over", "removed", "starting", "too-big", "too-fast", "too-many-tables", "unknown-game",
    "unknown-person", "unknown-table", "unknown-league", "league-bad-result", "league-closed", "league-has-result", "league-name-taken",
    "league-no-such-member", "league-no-such-table", "league-not-host", "league-round-open", "league-too-few",
})  # fmt: skip
"""Reasons that a person can meet. All others are mistakes of programs and share one text."""


def key(reason: str) -> str:
    """The Fluent id of the text for a reason code."""
    return f"table-refused-{reason}" if reason in SPOKEN else "table-refused-nonsense"
