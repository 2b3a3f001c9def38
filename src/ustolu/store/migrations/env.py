"""Alembic runs this file; the connection comes from `ustolu.store.migration`."""

from alembic import context

from ustolu.store.schema import META

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=META, render_as_batch=connection.dialect.name == "sqlite")
context.run_migrations()
