"""Users may ask to be admitted to private matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "knocks",
        sa.Column("match_id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
    )
    op.create_index("ix_knocks_user_id", "knocks", ["user_id"], unique=False)
    op.create_index("ix_knocks_until", "knocks", ["until"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_knocks_until", "knocks")
    op.drop_index("ix_knocks_user_id", "knocks")
    op.drop_table("knocks")
