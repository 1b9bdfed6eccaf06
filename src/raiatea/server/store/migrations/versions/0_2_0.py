"""Tables, entries, snapshots, chat and who is there, as of version 0.2.0."""

import sqlalchemy as sa
from alembic import op

revision = "0.2.0"
down_revision = None


def of_table() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    op.create_table(
        "tables",
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
        sa.Column("takeback", sa.JSON),
        sa.Column("rematch", sa.String(32)),
        sa.Column("brought", sa.JSON),
    )
    op.create_table(
        "entries",
        of_table(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(200), nullable=False),
        sa.Column("stay", sa.Integer, nullable=False),
        sa.Column("outcomes", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        of_table(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("game", sa.JSON, nullable=False),
    )
    op.create_table(
        "chat",
        of_table(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    running_time = op.create_table(
        "running_time",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
    )
    op.bulk_insert(running_time, [{"id": 1, "seconds": 0.0}])
