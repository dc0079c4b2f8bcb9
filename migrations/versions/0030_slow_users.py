"""Users who read slowly declare it for every seat that they take from then on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. No such user is known yet."""
    op.add_column("users", sa.Column("slow", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Undo the upgrade."""
    op.drop_column("users", "slow")
