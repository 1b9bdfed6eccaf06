"""Reviews of finished games, each made once."""

import sqlalchemy as sa
from alembic import op

revision = "0.2.0_reviews"
down_revision = "0.2.0"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("bot", sa.String(32), primary_key=True),
        sa.Column("review", sa.JSON, nullable=False),
    )
