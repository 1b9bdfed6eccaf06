"""The database: tables, the entries appended to them, snapshots, chat and who is there."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False, index=True),
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("catalogue", sa.String(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(80), nullable=False),
    sa.Column("salt", sa.String(80), nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("host_lock", sa.String(64), nullable=False),
    sa.Column("spectator_lock", sa.String(64), nullable=False),
    sa.Column("takeback", sa.JSON(none_as_null=True)),
    sa.Column("rematch", sa.String(32)),
    sa.Column("brought", sa.JSON(none_as_null=True)),
)


def _of_table() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True
    )


entries = sa.Table(
    "entries",
    metadata,
    _of_table(),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.String(200), nullable=False),
    sa.Column("stay", sa.Integer, nullable=False),
    sa.Column("outcomes", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    _of_table(),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("game", sa.JSON, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    _of_table(),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

presence = sa.Table(
    "presence",
    metadata,
    _of_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
)

# One line: how long servers have been running, all together.
running_time = sa.Table(
    "running_time",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("seconds", sa.Float, nullable=False),
)
