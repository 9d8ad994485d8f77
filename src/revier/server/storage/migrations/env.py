"""Alembic's way in: `migrate.py` hands over its connection, with the lock taken and the transaction begun."""

from alembic import context

from revier.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()
