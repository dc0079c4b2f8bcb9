"""Matches store the absent players, the former holders of seats, and the messages that a seat has missed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

Json = sa.JSON().with_variant(JSONB(), "postgresql")

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

COLUMNS = ("absent", "handed", "missing")


def upgrade() -> None:
    """Add the columns. SQLite keeps the defaults, as in 0004."""
    for column in COLUMNS:
        op.add_column("matches", sa.Column(column, Json, nullable=False, server_default="{}"))
        if op.get_bind().dialect.name != "sqlite":
            op.alter_column("matches", column, server_default=None)
    op.create_table(
        "missed",
        sa.Column(
            "match_id",
            sa.String(32),
            sa.ForeignKey("matches.id", name="fk_missed_match_id_matches", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", "number", name="pk_missed"),
    )


def downgrade() -> None:
    op.drop_table("missed")
    for column in reversed(COLUMNS):
        op.drop_column("matches", column)
