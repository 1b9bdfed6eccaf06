"""Run by alembic: the connection comes from `upgrade`."""

from alembic import context

from raiatea.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
