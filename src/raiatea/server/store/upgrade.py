"""Bring a database to the newest form, by alembic's steps in `migrations`."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from raiatea.errors import RaiateaError

ONE_AT_A_TIME = 0x7261_6961
OF_0_1 = ("0001", "0002")


class StrangeDatabase(RaiateaError):
    """A database that this version cannot read."""


def upgrade(connection: sa.Connection) -> None:
    """Raises `StrangeDatabase` for one that was made by a version too old or too new.

    All of it happens in one transaction, which is the caller's to commit.
    """
    if connection.dialect.name == "postgresql":
        lock = sa.text("select pg_advisory_xact_lock(:number)")
        connection.execute(lock, {"number": ONE_AT_A_TIME})
    else:
        connection.exec_driver_sql("begin")  # SQLite's driver does so for rows alone
    config = _config(connection)
    form_of(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def is_newest(connection: sa.Connection) -> None:
    """Raises `StrangeDatabase` for one of another form than the newest."""
    steps = ScriptDirectory.from_config(_config(connection))
    form = form_of(connection, steps)
    if form != steps.get_current_head():
        raise StrangeDatabase(f"its form is {form}, to be upgraded to {steps.get_current_head()}")


def form_of(connection: sa.Connection, steps: ScriptDirectory) -> str | None:
    """The form of a database; one of another version is refused in one line that says which."""
    form = MigrationContext.configure(connection).get_current_revision()
    if form in OF_0_1:
        raise StrangeDatabase("it was made by version 0.1, whose tables are not read: begin anew")
    if form not in (None, *[step.revision for step in steps.walk_revisions()]):
        raise StrangeDatabase(f"it was made by a newer version of Raiatea (its form is {form})")
    return form


def _config(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
