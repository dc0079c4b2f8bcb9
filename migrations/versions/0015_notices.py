"""Notifications of decisions by web push and by e-mail, with quiet hours."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

Time = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Create the tables. There are no notifications for decisions that are already open."""
    op.add_column("matches", sa.Column("notify_at", Time))
    op.create_index("ix_matches_notify_at", "matches", ["notify_at"], unique=False)
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
    )
    op.create_table(
        "subscriptions",
        _owned_column("token", sa.String(64), "tokens.digest"),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
    )
    op.create_table(
        "mails",
        _owned_column("user_id", sa.String(32), "users.id"),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirm", sa.String(64), unique=True),
        sa.Column("expires", Time),
        sa.Column("leave", sa.String(32), nullable=False, unique=True),
    )
    op.create_table(
        "quiet_hours",
        _owned_column("user_id", sa.String(32), "users.id"),
        sa.Column("channel", sa.String(8), primary_key=True),
        sa.Column("begin", sa.Integer(), nullable=False),
        sa.Column("end", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_table(
        "notices",
        _owned_column("match_id", sa.String(32), "matches.id"),
        _owned_column("user_id", sa.String(32), "users.id"),
        sa.Column("channel", sa.String(8), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("decision", sa.String(100), nullable=False),
        sa.Column("due", Time, index=True),
        sa.Column("tries", sa.Integer(), nullable=False),
    )


def _owned_column(name: str, kind: sa.types.TypeEngine, on: str) -> sa.Column:
    return sa.Column(name, kind, sa.ForeignKey(on, ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    for table in ("notices", "quiet_hours", "mails", "subscriptions", "keys"):
        op.drop_table(table)
    op.drop_index("ix_matches_notify_at", "matches")
    op.drop_column("matches", "notify_at")
