"""Run by Alembic on the connection the server gives it."""

from alembic import context

from ludoteca.server.people import records as _about_people  # noqa: F401 - part of the metadata
from ludoteca.server.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
