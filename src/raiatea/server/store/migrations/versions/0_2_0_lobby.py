"""Codes that lead to a table, and parcels for another device."""

import sqlalchemy as sa
from alembic import op

revision = "0.2.0_lobby"
down_revision = "0.2.0_notices"


def upgrade() -> None:
    op.add_column("tables", sa.Column("code_lock", sa.String(64)))
    op.create_index("ix_tables_code_lock", "tables", ["code_lock"], unique=True)
    op.create_table(
        "parcels",
        sa.Column("lock", sa.String(64), primary_key=True),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
