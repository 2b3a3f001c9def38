"""Which database an address means."""

from pathlib import Path

from platformdirs import user_data_path

from ustolu.store.database import Database
from ustolu.store.errors import StoreUnusable


def find(url: str | None, patience: float) -> Database:
    """The database at `url`, not yet open; None is a SQLite file in the user's data folder. Raises StoreUnusable."""
    if url is None:
        url = f"sqlite:///{user_data_path('ustolu', appauthor=False) / 'ustolu.sqlite'}"
    kind, separator, rest = url.partition("://")
    if separator and kind == "sqlite" and len(rest) > 1 and rest[0] == "/":
        from ustolu.store.sqlite import Sqlite

        return Sqlite(Path(rest[1:]).expanduser(), patience)
    if separator and kind in ("postgresql", "postgres"):
        from ustolu.store.postgres import Postgres

        return Postgres(url, patience)
    raise StoreUnusable(f"{url!r} is no address of a database: sqlite:///FILE or postgresql://user@host/name")
