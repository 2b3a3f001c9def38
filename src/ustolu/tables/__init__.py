"""A game being played by people: seats, sealed choices, clocks, undo, leaving and coming back. A pure state machine."""

from ustolu.tables import commands
from ustolu.tables.commands import WIRE, Command
from ustolu.tables.draft import Step
from ustolu.tables.due import due_at
from ustolu.tables.header import Header, Seat, Settings, opening
from ustolu.tables.history import history, position
from ustolu.tables.message import everything, message
from ustolu.tables.picture import picture
from ustolu.tables.receive import Again, Append, Chat, Effect, Refuse, Summary, Think, fold, follow, receive, summary
from ustolu.tables.table import Table, deciding, dump, load

__all__ = [
    "WIRE", "Again", "Append", "Chat", "Command", "Effect", "Header", "Refuse", "Seat", "Settings", "Step", "Summary", "Table", "Think",
    "commands", "deciding", "due_at", "dump", "everything", "fold", "follow", "history", "load", "message", "opening", "picture",
    "position", "receive", "summary",
]  # fmt: skip
