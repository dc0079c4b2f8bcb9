"""People can declare publicly that they read slowly. Their windows last longer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

Json = sa.JSON().with_variant(JSONB(), "postgresql")

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. No player has declared it yet."""
    op.add_column("matches", sa.Column("slow", Json, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Undo the upgrade."""
    op.drop_column("matches", "slow")
