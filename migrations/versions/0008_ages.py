"""Matches record their last change, and tokens their last use, so that old ones can be deleted."""

from __future__ import annotations

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

Time = sa.DateTime(timezone=True)
LONG_AGO = "2026-01-01 00:00:00.000000+00:00"

matches = sa.table("matches", sa.column("id"), sa.column("head"), sa.column("changed", Time))
tokens = sa.table("tokens", sa.column("used", Time))
journal = sa.table("journal", sa.column("match_id"), sa.column("number"), sa.column("at", Time))


def upgrade() -> None:
    """Set the times. Matches that have begun get the time of their last entry. All other times are unknown,
    and set to now."""
    now = datetime.now(UTC)
    _add("matches", "changed")
    _add("tokens", "used")
    newest = (journal.c.match_id == matches.c.id) & (journal.c.number == matches.c.head)
    last = sa.select(journal.c.at).where(newest).scalar_subquery()
    op.execute(matches.update().values(changed=sa.func.coalesce(last, sa.literal(now, Time))))
    op.execute(tokens.update().values(used=now))


def _add(table: str, column: str) -> None:
    """Add a column. SQLite keeps the default, as in 0004."""
    default = LONG_AGO.removesuffix("+00:00") if _on_sqlite() else LONG_AGO
    op.add_column(table, sa.Column(column, Time, nullable=False, server_default=default))
    if not _on_sqlite():
        op.alter_column(table, column, server_default=None)


def _on_sqlite() -> bool:
    return bool(op.get_bind().dialect.name == "sqlite")


def downgrade() -> None:
    op.drop_column("tokens", "used")
    op.drop_column("matches", "changed")
