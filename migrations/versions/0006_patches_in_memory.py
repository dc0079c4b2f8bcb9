"""Patches are no longer stored. A viewer who was away for long gets a whole view."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop the patches. Views are computed from the match."""
    op.drop_table("frames")


def downgrade() -> None:
    """Undo the upgrade. Without patches every gap leads to a whole view, as an old gap always did."""
    op.create_table(
        "frames",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("viewer", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_frames_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "viewer", "seq", name=op.f("pk_frames")),
    )
