"""The language in which a user reads pages and letters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. It is empty until the user's page reports its language."""
    op.add_column("users", sa.Column("language", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    """Undo the upgrade."""
    op.drop_column("users", "language")
