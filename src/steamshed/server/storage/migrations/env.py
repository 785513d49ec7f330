"""Runs the migrations on the connection that ``steamshed.server.storage.migrate`` hands over."""

from __future__ import annotations

from alembic import context

from steamshed.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
context.run_migrations()
