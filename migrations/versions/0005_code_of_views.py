"""Views are numbered by the version of the code that made them. Their hashes are no longer stored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

Json = sa.JSON().with_variant(JSONB(), "postgresql")

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Drop the hashes. At the next access each match sends its viewers whole views."""
    op.add_column("matches", sa.Column("made_by", sa.String(length=32)))
    op.drop_column("matches", "digests")


def downgrade() -> None:
    """Undo the upgrade. No view has an empty hash, so the next access sends whole views again."""
    op.add_column("matches", sa.Column("digests", Json, nullable=False, server_default="{}"))
    op.drop_column("matches", "made_by")
