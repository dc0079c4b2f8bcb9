"""Tokens name their device, and a transfer adds another device for the user."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tokens", sa.Column("device", sa.String(40), nullable=False, server_default=""))
    if op.get_bind().dialect.name != "sqlite":  # SQLite keeps the default, as in 0004
        op.alter_column("tokens", "device", server_default=None)
    op.create_table(
        "transfers",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.UniqueConstraint("user_id"),
    )


def downgrade() -> None:
    op.drop_table("transfers")
    op.drop_column("tokens", "device")
