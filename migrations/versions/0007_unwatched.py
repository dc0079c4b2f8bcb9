"""Matches without human players continue only while somebody watches. They have no scheduled events."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ALONE = "NOT EXISTS (SELECT 1 FROM seats WHERE seats.match_id = matches.id AND seats.user_id IS NOT NULL)"


def upgrade() -> None:
    """Stop such matches until somebody watches."""
    op.execute(f"UPDATE matches SET due_at = NULL WHERE {ALONE}")


def downgrade() -> None:
    """Let such matches continue immediately."""
    op.execute(f"UPDATE matches SET due_at = created WHERE status = 'playing' AND {ALONE}")
