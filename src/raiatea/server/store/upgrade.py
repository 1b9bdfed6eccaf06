"""Bring a database to the newest form, by alembic's steps in `migrations`."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

ONE_AT_A_TIME = 0x7261_6961


def upgrade(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        lock = sa.text("select pg_advisory_xact_lock(:number)")
        connection.execute(lock, {"number": ONE_AT_A_TIME})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
