"""What can go wrong with a store, for those who call it."""


class StoreAway(Exception):
    """The database did not answer, or has no room left. Whether the last write happened is not known: read again before going on."""


class StoreTooNew(Exception):
    """The database was made by a later version of the program."""

    def __init__(self, version: str) -> None:
        super().__init__(f"the database has version {version}, which this program does not know; install a newer ustolu")


class StoreUnusable(Exception):
    """The address of the database makes no sense, or there is no getting at it."""
