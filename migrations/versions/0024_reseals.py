"""Matches restored from a backup continue with new dice, because players saw the old ones."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the later seeds. A match under way without ``made_by`` comes from a backup."""
    op.create_table(
        "reseals",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("since", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_reseals_match_id_matches", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "since", name="pk_reseals"),
    )
    op.add_column("matches", sa.Column("reseal", sa.Boolean, nullable=False, server_default=sa.false()))
    matches = sa.table("matches", *map(sa.column, ("id", "reseal", "status", "made_by")))
    restored = matches.c.status.in_(["playing", "paused"]) & matches.c.made_by.is_(None)
    op.execute(sa.update(matches).where(restored).values(reseal=sa.true()))
    connection = op.get_bind()
    ids = connection.execute(sa.select(matches.c.id).where(matches.c.reseal)).scalars().all()
    reseals = sa.table("reseals", sa.column("match_id"), sa.column("since"), sa.column("seed"))
    for match_id in ids:
        seed = {"match_id": match_id, "since": -1, "seed": secrets.token_bytes(32)}
        connection.execute(sa.insert(reseals).values(seed))


def downgrade() -> None:
    """Undo the upgrade."""
    op.drop_column("matches", "reseal")
    op.drop_table("reseals")
