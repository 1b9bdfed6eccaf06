"""The database: tables and what is appended to them, reviews, chat, presence, notices, parcels."""

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
    sa.Column("code_lock", sa.String(64), unique=True, index=True),
)


def _of_table(primary_key: bool = True) -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String(32),
        sa.ForeignKey(tables.c.id, ondelete="CASCADE"),
        nullable=False,
        primary_key=primary_key,
        index=not primary_key,
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

reviews = sa.Table(
    "reviews",
    metadata,
    _of_table(),
    sa.Column("bot", sa.String(32), primary_key=True),
    sa.Column("review", sa.JSON, nullable=False),
)

# How somebody wants to hear that it is their turn, held by the secret of their seat.
ways = sa.Table(
    "ways",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    _of_table(primary_key=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("lock", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("target", sa.JSON, nullable=False),
    sa.Column("stop", sa.String(64), nullable=False, unique=True),
    sa.Column("code", sa.String(64)),
    sa.Column("code_until", sa.Float, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("used", sa.Float),
)

quiet_hours = sa.Table(
    "quiet_hours",
    metadata,
    _of_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("lock", sa.String(64), nullable=False),
    sa.Column("begins", sa.Integer, nullable=False),
    sa.Column("ends", sa.Integer, nullable=False),
    sa.Column("zone", sa.String(64), nullable=False),
)

# The outbox: what has still to be sent.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    _of_table(primary_key=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column(
        "way_id",
        sa.String(32),
        sa.ForeignKey(ways.c.id, ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    sa.Column("round", sa.String(8), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("due", sa.Float, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("address", sa.String(64), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

# Nothing of a parcel can be read without the secret that it was sealed with.
parcels = sa.Table(
    "parcels",
    metadata,
    sa.Column("lock", sa.String(64), primary_key=True),
    sa.Column("sealed", sa.LargeBinary, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

# One line: how long servers have been running, all together.
running_time = sa.Table(
    "running_time",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("seconds", sa.Float, nullable=False),
)
