"""The declaration that a user reads slowly applies to all seats that they take from then on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. No user has declared this yet."""
    op.add_column("users", sa.Column("slow", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Undo the upgrade."""
    op.drop_column("users", "slow")
