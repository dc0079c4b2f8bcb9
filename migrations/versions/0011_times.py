"""Matches store the remaining thinking time of each person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

Json = sa.JSON().with_variant(JSONB(), "postgresql")


def upgrade() -> None:
    op.add_column("matches", sa.Column("times", Json, nullable=False, server_default="{}"))
    if op.get_bind().dialect.name != "sqlite":  # SQLite keeps the default, as in 0004
        op.alter_column("matches", "times", server_default=None)


def downgrade() -> None:
    op.drop_column("matches", "times")
