"""Tokens store when their owners last proved their identity. Changes of accounts are stored for their owners
to see."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. Older tokens carry no proof, so their owners must prove their identity."""
    time = sa.DateTime(timezone=True)
    op.add_column("tokens", sa.Column("proved", time))
    op.add_column("tokens", sa.Column("changes_seen", time))
    op.create_table(
        "account_changes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False, index=True),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("at", time, nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("account_changes")
    op.drop_column("tokens", "changes_seen")
    op.drop_column("tokens", "proved")
