"""Whoever reads slowly says so wherever they sit down from then on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is known to."""
    op.add_column("users", sa.Column("slow", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget who does."""
    op.drop_column("users", "slow")
