"""Notices that it is somebody's turn, by which ways and when; addresses that a host has banned."""

import sqlalchemy as sa
from alembic import op

revision = "0.2.0_notices"
down_revision = "0.2.0_reviews"


def of_table(primary_key: bool = False) -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String(32),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        nullable=False,
        primary_key=primary_key,
        index=not primary_key,
    )


def upgrade() -> None:
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), primary_key=True),
        of_table(),
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
    op.create_table(
        "quiet_hours",
        of_table(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("lock", sa.String(64), nullable=False),
        sa.Column("begins", sa.Integer, nullable=False),
        sa.Column("ends", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), primary_key=True),
        of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column(
            "way_id", sa.String(32), sa.ForeignKey("ways.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("round", sa.String(8), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
