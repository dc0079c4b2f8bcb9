"""The catalogues with which matches began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Store catalogues by digest. Earlier matches have no digest and need the package's own catalogue."""
    op.create_table(
        "catalogues",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_catalogues")),
    )
    op.add_column("matches", sa.Column("catalogue", sa.String(length=64), nullable=True))


def downgrade() -> None:
    """Undo the upgrade."""
    op.drop_column("matches", "catalogue")
    op.drop_table("catalogues")
