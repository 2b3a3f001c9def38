"""A database is brought to the version of this program when it is opened, in one transaction, by one process at a time."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from ustolu.store.errors import StoreTooNew

NEWEST = "0002"
"""The newest step in `migrations/versions`; a test holds it true, so that an up-to-date database opens without loading Alembic."""

_LOCK = 0x75_73_74_6F
"""PostgreSQL's advisory lock of whoever migrates."""


def migrate(connection: Connection) -> None:
    """The database has the newest tables when this returns. Raises StoreTooNew when a later version of the program made it."""
    if version(connection) == NEWEST:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    _upgrade(connection)


def version(connection: Connection) -> str | None:
    """The last step the database has taken, None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    found, known = version(connection), {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StoreTooNew(found)
    command.upgrade(config, "head")
