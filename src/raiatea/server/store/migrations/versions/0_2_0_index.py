"""Notices are found by their ways, with which they go."""

from alembic import op

revision = "0.2.0_index"
down_revision = "0.2.0_lobby"


def upgrade() -> None:
    op.create_index("ix_notices_way_id", "notices", ["way_id"])
