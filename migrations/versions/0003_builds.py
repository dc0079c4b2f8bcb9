"""Fleets and decks: those that seats bring to a match, and those that users have saved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

Json = sa.JSON().with_variant(JSONB(), "postgresql")

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. Seats in the lobby have no choice yet."""
    op.add_column("seats", sa.Column("ready", sa.Boolean(), nullable=True))
    op.add_column("seats", sa.Column("build", Json, nullable=True))

    op.create_table(
        "builds",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("side", sa.String(length=32), nullable=False),
        sa.Column("fleet", Json, nullable=False),
        sa.Column("deck", Json, nullable=False),
        sa.Column("saved", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_builds_user_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_builds")),
    )
    op.create_index(op.f("ix_builds_user_id"), "builds", ["user_id"], unique=False)


def downgrade() -> None:
    """Undo the upgrade."""
    op.drop_index(op.f("ix_builds_user_id"), table_name="builds")
    op.drop_table("builds")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("build")
        seats.drop_column("ready")
