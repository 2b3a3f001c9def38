"""A game being played by people: seats, sealed choices, clocks, undo, leaving and coming back. A pure state machine."""

from ustolu.tables import commands
from ustolu.tables.commands import WIRE, Command
from ustolu.tables.draft import Step
from ustolu.tables.due import due_at
from ustolu.tables.forgetting import forget
from ustolu.tables.header import Header, Seat, Settings, opening
from ustolu.tables.machine import Again, Append, Chat, Effect, Refuse, Summary, Think, fold, follow, receive, summary
from ustolu.tables.past import history, position
from ustolu.tables.portrait import picture
from ustolu.tables.proof import verify
from ustolu.tables.record import records
from ustolu.tables.table import Table, again, deciding, dump, load
from ustolu.tables.wire import everything, message

__all__ = [
    "WIRE", "Again", "Append", "Chat", "Command", "Effect", "Header", "Refuse", "Seat", "Settings", "Step", "Summary", "Table", "Think",
    "again", "commands", "deciding", "due_at", "dump", "everything", "fold", "follow", "forget", "history", "load", "message", "opening",
    "picture", "position", "receive", "records", "summary", "verify",
]  # fmt: skip
