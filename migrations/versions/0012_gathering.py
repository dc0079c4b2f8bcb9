"""Matches store their free seats, the round, the start of the current decision, and the rematch. Matches that
wait for players are indexed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

Json = sa.JSON().with_variant(JSONB(), "postgresql")

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

SPECTATORS = 1

matches = sa.table("matches", *map(sa.column, ("id", "free", "status")), sa.column("seqs", Json))
seats = sa.table("seats", sa.column("match_id"))


def upgrade() -> None:
    """Add the columns. Rounds and times are known from the next answer on. All spectators together count as
    one more viewer."""
    _add("free", sa.Integer(), "0")
    _add("round", sa.Integer(), "0")
    _add("asked", Json, "{}")
    op.add_column("matches", sa.Column("next", Json))
    op.create_index("ix_matches_status", "matches", ["status", "private", "created"], unique=False)
    taken = sa.select(sa.func.count()).select_from(seats).where(seats.c.match_id == matches.c.id)
    waiting = sa.select(matches.c.id, matches.c.seqs, taken.scalar_subquery().label("taken"))
    connection = op.get_bind()
    for row in connection.execute(waiting.where(matches.c.status == "lobby")).all():
        free = max(0, len(row.seqs) - SPECTATORS - row.taken)
        connection.execute(matches.update().where(matches.c.id == row.id).values(free=free))


def _add(column: str, kind: sa.types.TypeEngine, default: str) -> None:
    """Add a column. SQLite keeps the default, as in 0004."""
    op.add_column("matches", sa.Column(column, kind, nullable=False, server_default=default))
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("matches", column, server_default=None)


def downgrade() -> None:
    op.drop_index("ix_matches_status", "matches")
    for column in ("next", "asked", "round", "free"):
        op.drop_column("matches", column)
