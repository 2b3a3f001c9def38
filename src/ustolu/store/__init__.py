"""The event log and everything else that is kept, in SQLite or PostgreSQL."""

from ustolu.store.errors import StoreAway, StoreTooNew, StoreUnusable
from ustolu.store.rows import Announcement, ChatLine, LeagueRow, Person, Summary, TableRow
from ustolu.store.store import Store, open_store

__all__ = [
    "Announcement",
    "ChatLine",
    "LeagueRow",
    "Person",
    "Store",
    "StoreAway",
    "StoreTooNew",
    "StoreUnusable",
    "Summary",
    "TableRow",
    "open_store",
]
