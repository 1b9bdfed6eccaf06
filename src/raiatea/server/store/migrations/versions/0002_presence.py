"""Who is at a table, known to all processes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

MOST_PLAYERS = 5


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    for seat in range(MOST_PLAYERS):
        op.execute(
            f"insert into presence (table_id, seat, until) select id, {seat}, created from tables"
        )


def downgrade() -> None:
    op.drop_table("presence")
