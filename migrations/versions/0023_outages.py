"""The server records a heartbeat, so that the clocks of players do not run during an outage."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the server's heartbeat, and the last outage for which each match has corrected its clocks."""
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("leapt", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.create_table(
        "outages",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("begin", sa.DateTime(timezone=True), nullable=False),
        sa.Column("end", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_outages"),
    )
    op.add_column("matches", sa.Column("outage", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Undo the upgrade."""
    op.drop_column("matches", "outage")
    op.drop_table("outages")
    op.drop_table("pulse")
